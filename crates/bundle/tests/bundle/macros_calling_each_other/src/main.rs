fn main() { println!("{}", kit::sum!(1, 2, 3)); }
