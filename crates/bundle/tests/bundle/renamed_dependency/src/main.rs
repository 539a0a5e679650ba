use short::one;
fn main() { println!("{}", one() + short::deep()); }
