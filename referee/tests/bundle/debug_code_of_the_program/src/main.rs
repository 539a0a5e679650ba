fn main() { if cfg!(debug_assertions) { println!("{}", kit::one()); } }
