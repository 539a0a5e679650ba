pub fn value() -> u8 { 2 }
