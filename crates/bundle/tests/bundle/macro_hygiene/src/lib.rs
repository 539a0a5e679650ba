#[macro_export]
macro_rules! plus_one { ($e:expr) => {{ let x = 1; $e + x }}; }
