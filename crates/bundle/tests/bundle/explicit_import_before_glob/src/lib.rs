mod a { pub fn f() -> u8 { 1 } }
mod b { pub fn f() -> u8 { 2 } pub fn g() -> u8 { 3 } }
use a::f;
use b::*;
pub fn run() -> u8 { f() * 10 + g() }
