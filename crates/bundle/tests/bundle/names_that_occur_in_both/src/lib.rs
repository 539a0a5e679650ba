pub struct Item(u8);
impl Item { pub fn new() -> Self { Item(2) } pub fn get(&self) -> u8 { self.0 } }
pub fn helper() -> u8 { 20 }
