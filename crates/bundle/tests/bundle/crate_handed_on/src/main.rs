fn main() { println!("{}", kit::unionfind::find()); }
