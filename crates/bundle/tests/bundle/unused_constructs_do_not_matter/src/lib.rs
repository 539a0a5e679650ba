pub fn one() -> u8 { 1 }
pub fn file() -> &'static str { file!() }
#[cfg(windows)]
pub fn only_there() {}
pub fn manifest() -> &'static str { env!("CARGO_PKG_NAME") }
