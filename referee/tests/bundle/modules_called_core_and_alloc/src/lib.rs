pub mod core { pub mod mem { pub fn swap(a: u8) -> u8 { a + 1 } } pub fn f() -> u8 { 1 } }
pub mod alloc { pub use super::core::f; pub struct Pool(pub u8); impl Pool { pub fn get(&self) -> u8 { self.0 } } }
pub mod std_ext { pub use crate::core::mem::swap; }
