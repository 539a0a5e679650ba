fn main() { println!("{} {}", kit::a::value(), kit::a::b::value()); }
