#[macro_export]
macro_rules! chmin { ($a:expr, $b:expr) => { if $b < $a { $a = $b } }; }
mod deep {
    #[macro_export]
    macro_rules! chmax { ($a:expr, $b:expr) => { if $b > $a { $a = $b } }; }
}
pub mod prelude {
    pub use crate::{chmax, chmin};
    pub use crate::*;
}
pub fn one() -> u8 { 1 }
