fn main() { println!("{}", kit::one().len()); }
