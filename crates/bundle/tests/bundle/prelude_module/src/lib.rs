pub mod prelude { pub use crate::shout::Shout; pub use crate::unused::Unused; }
mod shout { pub trait Shout { fn shout(&self) -> String; } impl Shout for i32 { fn shout(&self) -> String { format!("{self}!") } } }
mod unused { pub struct Unused; }
