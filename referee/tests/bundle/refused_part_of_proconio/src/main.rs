use proconio::{input, source::RuntimeReadable};
fn main() { input! { n: u8 } println!("{n}"); }
