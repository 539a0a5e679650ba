pub use base::one;
pub fn deep() -> u8 { base::inner::two() }
