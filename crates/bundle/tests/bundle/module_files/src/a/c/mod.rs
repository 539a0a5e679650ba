#![allow(dead_code)]
pub fn one() -> u8 { 1 }
pub fn unused() {}
