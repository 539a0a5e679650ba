pub trait Convert<T> { fn convert(self) -> T; }
pub struct Unnamed(u8);
impl Convert<Unnamed> for u8 { fn convert(self) -> Unnamed { Unnamed(self) } }
impl Unnamed { pub fn show(&self) -> String { format!("<{}>", self.0) } }
