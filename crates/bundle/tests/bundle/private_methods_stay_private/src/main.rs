use kit::{Item, Say};
fn main() { println!("{}", Item.say()); }
