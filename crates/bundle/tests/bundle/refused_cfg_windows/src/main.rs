fn main() { println!("{}", kit::newline()); }
