fn main() { println!("{}", kit::name::<u8>()); }
