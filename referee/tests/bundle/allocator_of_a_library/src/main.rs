fn main() { println!("{}", kit::grows()); }
