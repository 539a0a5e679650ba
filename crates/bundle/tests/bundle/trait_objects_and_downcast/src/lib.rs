use std::any::Any;
pub trait Shape { fn area(&self) -> u32; fn any(&self) -> &dyn Any; }
pub struct Square(u32);
struct Dot;
struct Never;
impl Shape for Square { fn area(&self) -> u32 { self.0 * self.0 } fn any(&self) -> &dyn Any { self } }
impl Shape for Dot { fn area(&self) -> u32 { 0 } fn any(&self) -> &dyn Any { self } }
impl Shape for Never { fn area(&self) -> u32 { 9 } fn any(&self) -> &dyn Any { self } }
pub fn shapes() -> Vec<Box<dyn Shape>> { vec![Box::new(Square(3)), Box::new(Dot)] }
