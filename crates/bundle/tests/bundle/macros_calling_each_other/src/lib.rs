#[macro_export]
macro_rules! sum { () => { 0 }; ($x:expr $(, $rest:expr)*) => { $crate::add!($x, $crate::sum!($($rest),*)) }; }
#[macro_export]
macro_rules! add { ($a:expr, $b:expr) => { $crate::plus($a, $b) }; }
#[macro_export]
macro_rules! never { () => { $crate::gone() }; }
pub fn plus(a: i32, b: i32) -> i32 { a + b }
pub fn gone() {}
