use itertools::Itertools;
fn main() { println!("{:?}", (0..3).map(|x| x * x).collect_vec()); }
