pub fn count() -> usize { dbg!(3) }
#[macro_export]
macro_rules! dbg { () => {}; }
