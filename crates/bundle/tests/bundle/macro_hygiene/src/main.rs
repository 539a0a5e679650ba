fn main() { let x = 5; println!("{}", kit::plus_one!(x)); }
