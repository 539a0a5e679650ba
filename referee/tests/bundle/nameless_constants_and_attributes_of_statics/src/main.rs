fn main() { println!("{}", kit::call(4)); }
