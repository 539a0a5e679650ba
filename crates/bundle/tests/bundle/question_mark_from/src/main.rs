use kit::{run, Failure};
fn main() { println!("{:?} {:?}", run("12"), run("x").map_err(|Failure(text)| text.len() > 3)); }
