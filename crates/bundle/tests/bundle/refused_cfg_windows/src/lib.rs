#[cfg(windows)]
pub fn newline() -> &'static str { "\r\n" }
#[cfg(not(windows))]
pub fn newline() -> &'static str { "\n" }
