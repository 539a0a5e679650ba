//! The library.

/// One.
///
/// ```
/// assert_eq!(kit::one(), 1);
/// ```
#[doc(hidden)]
pub fn one() -> u8 { 1 /* kept */ }
