fn main() { println!("{} {}", kit::SIZE, kit::seven()); }
