#[macro_export]
macro_rules! value { () => { crate::inner::value() }; }
mod inner { pub fn value() -> u8 { 2 } }
pub fn other() -> u8 { value!() }
