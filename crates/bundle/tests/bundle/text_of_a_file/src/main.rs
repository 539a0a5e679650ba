fn main() { assert_eq!(kit::one(), 1); print!("{}{:?}", kit::text(), kit::bytes()); }
