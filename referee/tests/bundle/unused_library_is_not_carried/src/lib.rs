pub fn unused() -> u8 { 1 }
#[macro_export]
macro_rules! unused { () => {}; }
