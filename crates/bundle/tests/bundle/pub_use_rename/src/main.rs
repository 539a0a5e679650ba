use kit::{Public, run};
fn main() { println!("{}", run(Public(4))); }
