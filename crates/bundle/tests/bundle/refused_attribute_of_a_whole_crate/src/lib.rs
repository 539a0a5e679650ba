#![no_implicit_prelude]
pub fn one() -> u8 { 1 }
