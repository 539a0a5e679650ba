fn main() { println!("{}", kit::first(&[7, 8])); }
