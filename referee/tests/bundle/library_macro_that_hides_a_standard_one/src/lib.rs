pub mod before { pub fn count() -> usize { vec![1, 2].len() } }
#[macro_export]
macro_rules! vec { ($($x:expr),*) => { [$($x, 0),*] }; }
pub mod after { pub fn count() -> usize { vec![1, 2].len() } }
