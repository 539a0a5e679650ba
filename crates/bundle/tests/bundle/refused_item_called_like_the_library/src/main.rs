mod kit { pub fn one() -> u8 { 2 } }
fn main() { println!("{}", kit::one() + ::kit::one()); }
