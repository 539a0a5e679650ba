pub fn draw() -> u8 { fastrand::u8(0..1) }
