fn main() { println!("{}", kit::a::value() + kit::inline::b::value()); }
