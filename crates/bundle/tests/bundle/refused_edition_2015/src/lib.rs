pub fn one() -> u8 { ::inner::one() }
mod inner { pub fn one() -> u8 { 1 } }
