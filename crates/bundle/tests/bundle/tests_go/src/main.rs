use kit::S;
fn main() { println!("{}", S::one()); }
#[cfg(test)]
mod tests { #[test] fn fails() { panic!() } }
#[test]
fn other() {}
