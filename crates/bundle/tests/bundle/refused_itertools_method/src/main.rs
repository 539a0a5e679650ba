use itertools::Itertools;
fn main() { println!("{:?}", [3, 1].iter().sorted().collect::<Vec<_>>()); }
