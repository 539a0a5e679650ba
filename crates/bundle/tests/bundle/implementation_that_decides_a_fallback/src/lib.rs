pub trait Speak { fn speak(&self) -> &'static str; }
impl Speak for i32 { fn speak(&self) -> &'static str { "i32" } }
impl Speak for u64 { fn speak(&self) -> &'static str { "u64" } }
pub fn speak(x: impl Speak) -> &'static str { x.speak() }
