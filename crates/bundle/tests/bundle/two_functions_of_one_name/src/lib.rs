pub mod a { pub fn value() -> u8 { step() } fn step() -> u8 { 1 } }
pub mod b { pub fn value() -> u8 { step() } fn step() -> u8 { 2 } }
pub mod c { pub fn step() -> u8 { 3 } }
