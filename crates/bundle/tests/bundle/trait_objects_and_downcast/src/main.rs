use kit::{shapes, Square};
fn main() { let s = shapes(); println!("{} {}", s.iter().map(|s| s.area()).sum::<u32>(), s[0].any().downcast_ref::<Square>().is_some()); }
