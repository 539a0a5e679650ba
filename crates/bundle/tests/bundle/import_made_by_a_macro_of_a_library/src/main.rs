fn main() { println!("{}", kit::three()); }
