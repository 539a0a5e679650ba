#[cfg_attr(unix, derive(Debug))]
pub struct S;
