fn main() { println!("{:?} {}", kit::TABLE, kit::LAST); }
