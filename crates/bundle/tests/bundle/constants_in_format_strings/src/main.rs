fn main() { println!("{} {}", kit::a(), kit::b()); }
