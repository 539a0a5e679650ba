fn main() { println!("{}", kit::make().shown); }
