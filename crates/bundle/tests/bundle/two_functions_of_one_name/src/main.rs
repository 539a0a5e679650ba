use kit::{a, b};
fn main() { println!("{} {}", a::value(), b::value()); }
