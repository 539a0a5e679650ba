#[macro_export]
macro_rules! one { () => { 1 }; }
