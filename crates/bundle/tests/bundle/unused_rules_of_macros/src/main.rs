fn main() { println!("{}", kit::pick!(b)); }
