use kit::Loud;
fn main() { println!("{}", "hey".loud()); }
