mod inner { pub fn value() -> u8 { 1 } }
fn main() { println!("{}", kit::value!() + kit::other()); }
