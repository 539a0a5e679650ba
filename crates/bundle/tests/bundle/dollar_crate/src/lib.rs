pub mod deep { pub fn double(x: i32) -> i32 { x * 2 } pub fn unused() {} }
#[macro_export]
macro_rules! twice_plus { ($x:expr) => { $crate::deep::double($x) + 2 }; }
