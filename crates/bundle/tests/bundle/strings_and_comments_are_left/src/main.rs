fn main() { println!("{}", kit::text()); }
