pub fn name() -> &'static str { env!("CARGO_PKG_NAME") }
