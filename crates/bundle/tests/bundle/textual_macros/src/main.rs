fn main() { println!("{} {}", kit::a::run(), kit::run()); }
