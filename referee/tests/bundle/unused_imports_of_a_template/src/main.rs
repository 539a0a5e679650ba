#[allow(unused_imports)]
use kit::{input, modular::{self, pow, MOD}, read, tree::Tree};
#[allow(unused_imports)]
use std::collections::*;
fn main() { println!("{}", read()); }
