fn main() { println!("{:?}", kit::S); }
