pub fn gen() -> u8 { 4 }
