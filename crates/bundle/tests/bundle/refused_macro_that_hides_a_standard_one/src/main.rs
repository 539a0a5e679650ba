fn main() { println!("{}", kit::count()); kit::dbg!(); }
