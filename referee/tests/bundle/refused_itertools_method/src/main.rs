use itertools::Itertools;
fn main() { println!("{:?}", [3, 1].iter().tree_reduce(|a, b| a.max(b))); }
