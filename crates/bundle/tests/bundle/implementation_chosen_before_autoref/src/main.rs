use kit::{ByRef, ByValue};
fn main() { println!("{} {}", kit::Thing.name(), (&kit::Thing).name()); }
