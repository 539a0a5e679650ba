pub trait Area { fn area(&self) -> u32; fn unused_default(&self) -> u32 { 1 } }
pub struct Square(u32);
pub fn square(side: u32) -> Square { Square(side) }
impl Area for Square { fn area(&self) -> u32 { self.0 * self.0 } }
impl Area for u8 { fn area(&self) -> u32 { 0 } }
pub struct Circle;
impl Area for Circle { fn area(&self) -> u32 { 3 } }
