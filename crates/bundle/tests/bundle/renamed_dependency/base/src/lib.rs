pub fn one() -> u8 { 1 }
pub mod inner { pub fn two() -> u8 { crate::one() * 2 } }
