pub fn name() -> &'static str { "slow" }
