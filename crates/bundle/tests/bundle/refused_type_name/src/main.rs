fn main() { println!("{}", kit::name()); }
