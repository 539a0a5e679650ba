fn main() { println!("{} {}", kit::plain(), kit::other()); }
