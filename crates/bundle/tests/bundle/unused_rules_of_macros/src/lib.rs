#[macro_export]
macro_rules! pick {
    (a) => { $crate::one() };
    (b) => { $crate::two() };
    ($($other:tt)*) => { compile_error!("neither a nor b") };
}
pub fn one() -> i32 { 1 }
pub fn two() -> i32 { 2 }
