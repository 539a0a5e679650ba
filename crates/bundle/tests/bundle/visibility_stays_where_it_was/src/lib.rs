pub(crate) fn max(a: i32, b: i32) -> i32 { a.min(b) }
pub mod a { pub(super) fn hidden() -> i32 { 3 } pub(crate) struct Ordering; impl Ordering { pub(crate) const X: i32 = 4; } }
pub fn shown() -> i32 { max(9, a::hidden()) + a::Ordering::X }
