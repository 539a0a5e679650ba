use kit::prelude::*;
fn main() { println!("{}", 3.shout()); }
