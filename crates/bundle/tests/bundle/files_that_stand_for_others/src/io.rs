pub fn read() -> &'static str { "long" }
