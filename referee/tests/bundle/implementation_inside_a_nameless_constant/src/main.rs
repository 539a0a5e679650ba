fn main() { let _guard = kit::Guard; println!("held"); }
