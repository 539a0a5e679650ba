pub fn one() -> u8 { 1 }
pub mod deep { pub fn zero() -> u8 { 0 } }
