fn main() { println!("{}", kit::run()); }
