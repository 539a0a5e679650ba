struct Item(u8);
impl Item { fn new() -> Self { Item(1) } }
fn helper() -> u8 { 10 }
fn main() { println!("{} {} {}", Item::new().0, kit::Item::new().get(), helper() + kit::helper()); }
