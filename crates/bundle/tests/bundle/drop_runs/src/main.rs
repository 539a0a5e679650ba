fn main() { let _guard = kit::guard(); println!("body"); }
