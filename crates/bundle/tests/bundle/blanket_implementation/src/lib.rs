use std::fmt::Display;
pub trait Loud { fn loud(&self) -> String; }
impl<T: Display + ?Sized> Loud for T { fn loud(&self) -> String { self.to_string().to_uppercase() } }
