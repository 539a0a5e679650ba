pub trait Speak { fn speak(&self) -> String; }
impl Speak for u8 { fn speak(&self) -> String { loud("u8") } }
impl Speak for bool { fn speak(&self) -> String { loud("bool") } }
impl Speak for char { fn speak(&self) -> String { quiet("char") } }
pub trait Decide { fn decide(&self) -> &'static str { "by default" } }
impl Decide for &u8 { fn decide(&self) -> &'static str { "a reference" } }
impl Decide for u8 {}
fn loud(text: &str) -> String { text.to_uppercase() }
fn quiet(text: &str) -> String { text.to_lowercase() }
pub struct Guard;
impl Drop for Guard { fn drop(&mut self) { println!("dropped"); } }
pub struct Late;
impl Drop for Late { fn drop(&mut self) { println!("never"); } }
pub fn long() {}
