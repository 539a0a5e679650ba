pub fn draw() -> u8 { fastrand::Rng::with_seed(1).u8(0..1) }
