use kit::{alloc::{f, Pool}, core::mem, std_ext::swap};
fn main() { println!("{} {} {} {}", f(), Pool(3).get(), mem::swap(1), swap(5)); }
