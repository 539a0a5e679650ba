mod private { #[macro_export] macro_rules! maximum { ($a:expr, $b:expr) => { if $a < $b { $a = $b } }; } }
pub fn inner() -> i32 { let mut x = 1; maximum!(x, 2); crate::maximum!(x, 3); x }
