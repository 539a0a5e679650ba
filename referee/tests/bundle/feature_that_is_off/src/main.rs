fn main() { println!("{}", kit::one()); }
