pub fn value() -> u8 { 1 }
