fn main() { println!("{:?}", kit::parse("7")); }
