fn main() { println!("{}", util::first()); }
