fn main() { println!("{}", kit::place()); }
