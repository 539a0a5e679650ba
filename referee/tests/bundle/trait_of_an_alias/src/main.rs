use kit::{MatExt, Wrap};
fn main() { println!("{} {}", vec![vec![1, 2], vec![3, 4]].trace(), Wrap(9u8).get()); }
