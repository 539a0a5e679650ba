macro_rules! value { () => { 1 }; }
#[macro_use]
mod macros { macro_rules! later { ($x:expr) => { $x * 100 }; } macro_rules! unused { () => {}; } }
pub mod a { macro_rules! value { () => { 2 }; } pub fn run() -> i32 { value!() } }
macro_rules! value2 { () => { value!() + 2 }; }
pub fn run() -> i32 { later!(value2!()) }
