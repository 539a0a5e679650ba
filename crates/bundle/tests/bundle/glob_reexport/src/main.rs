use kit::*;
fn main() { println!("{} {}", near(), far()); }
