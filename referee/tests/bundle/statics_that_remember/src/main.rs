fn main() { println!("{} {} {}", kit::a::next(), kit::a::next(), kit::b::next()); }
