extern crate kit;
extern crate kit as k;
fn main() { println!("{} {}", kit::one(), k::one()); }
