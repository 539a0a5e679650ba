use kit::*;
use std::cmp::*;
fn main() { println!("{} {}", max(1, 2), shown()); }
