use kit::{Log, log};
fn value() -> usize { log("temporary").len() + { let _local = log("local"); 0 } }
fn main() { println!("{}", value() + kit::tail()); let _: Option<Log> = None; }
