mod inner { pub struct Guard(pub u32); }
pub use inner::Guard as Watch;
macro_rules! dropping { ($name:ident) => { impl Drop for $name { fn drop(&mut self) { println!("{}", self.0); } } }; }
dropping!(Watch);
pub fn watch() -> Watch { inner::Guard(7) }
