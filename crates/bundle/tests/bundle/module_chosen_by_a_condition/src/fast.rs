pub fn name() -> &'static str { "fast" }
