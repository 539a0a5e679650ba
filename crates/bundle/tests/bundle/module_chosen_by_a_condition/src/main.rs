fn main() { println!("{}", kit::imp::name()); }
