fn main() { println!("{}", kit::gen()); }
