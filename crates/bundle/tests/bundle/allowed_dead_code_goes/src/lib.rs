#![allow(dead_code, unused_imports)]
use std::collections::HashMap;
#[allow(dead_code)]
fn dead() -> HashMap<u8, u8> { HashMap::new() }
pub fn one() -> u8 { 1 }
