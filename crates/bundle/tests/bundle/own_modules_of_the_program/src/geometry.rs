use kit::one;
pub fn side() -> u32 { 2 + one() }
