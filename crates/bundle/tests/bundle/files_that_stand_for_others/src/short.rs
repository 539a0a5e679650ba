pub fn read() -> &'static str { "short" }
