fn main() { println!("{}", kit::io::read()); }
