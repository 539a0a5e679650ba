mod a { mod b { pub fn far() -> u8 { 2 } pub fn other() {} } pub use b::*; pub fn near() -> u8 { 1 } }
pub use a::*;
