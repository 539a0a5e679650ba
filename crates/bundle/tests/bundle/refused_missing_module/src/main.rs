fn main() { println!("{}", kit::a::one()); }
