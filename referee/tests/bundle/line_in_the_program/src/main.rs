fn main() { println!("{}", kit::one() + line!()); }
