const N: usize = 5;
pub const TABLE: [u32; N] = { let mut t = [0; N]; let mut i = 0; while i < N { t[i] = square(i as u32); i += 1; } t };
pub const LAST: u32 = TABLE[N - 1];
const fn square(x: u32) -> u32 { x * x }
const fn cube(x: u32) -> u32 { x * x * x }
