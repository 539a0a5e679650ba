fn main() { let _guard = kit::Guard(vec![1, 2]); println!("held"); }
