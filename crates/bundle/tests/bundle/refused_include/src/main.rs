fn main() { println!("{}", kit::text().len()); }
