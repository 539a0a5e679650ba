macro_rules! vec { ($($x:expr),*) => { 0 }; }
fn main() { println!("{} {}", vec![1], kit::count()); }
