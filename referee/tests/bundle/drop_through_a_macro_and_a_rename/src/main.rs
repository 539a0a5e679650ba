fn main() { let _watch = kit::watch(); println!("held"); }
