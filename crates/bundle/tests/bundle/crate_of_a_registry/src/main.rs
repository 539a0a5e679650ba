fn main() { println!("{}", kit::draw()); }
