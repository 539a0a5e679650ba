pub fn one() -> u8 { include!("one.in") }
