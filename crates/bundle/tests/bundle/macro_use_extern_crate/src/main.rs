#[macro_use]
extern crate kit;
fn main() { println!("{}", one!()); }
