use kit::size;
fn main() { let size = size(&[1, 2]); let kit = size; println!("{size} {kit}"); }
