pub mod b;
mod c;
pub fn value() -> u8 { c::one() }
