use kit::prelude::*;
fn main() { let mut a = one(); chmin!(a, 0); chmax!(a, 5); println!("{a}"); }
