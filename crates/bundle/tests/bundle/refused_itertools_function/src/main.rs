fn main() { println!("{:?}", itertools::max([1, 2])); }
