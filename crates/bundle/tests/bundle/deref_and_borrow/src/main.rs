use kit::Stack;
fn main() { let mut s = Stack::new(); s.push(1); s.push(2); println!("{} {:?}", s.len(), s.iter().rev().collect::<Vec<_>>()); }
