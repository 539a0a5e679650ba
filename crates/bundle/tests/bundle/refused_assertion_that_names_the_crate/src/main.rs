fn main() { println!("{}", kit::deep::check(3)); }
