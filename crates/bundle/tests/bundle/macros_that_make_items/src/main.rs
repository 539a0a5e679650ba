use kit::{Apple, Fruit};
fn main() { println!("{} {}", Apple.name(), 3u8.name()); }
