use kit::Area as _;
fn main() { println!("{}", kit::square(3).area()); }
