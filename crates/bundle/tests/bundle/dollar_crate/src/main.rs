use kit::twice_plus;
fn main() { println!("{}", twice_plus!(20)); }
