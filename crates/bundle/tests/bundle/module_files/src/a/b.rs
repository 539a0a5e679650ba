//! Documentation.
pub fn value() -> u8 { super::c::one() + crate::a::c::one() }
