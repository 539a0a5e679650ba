pub trait Fruit { fn name(&self) -> String; }
macro_rules! fruits { ($($name:ident)*) => { $( pub struct $name; impl Fruit for $name { fn name(&self) -> String { stringify!($name).into() } } )* }; }
fruits! { Apple Pear }
macro_rules! numbers { ($($t:ty),*) => { $( impl Fruit for $t { fn name(&self) -> String { format!("number {self}") } } )* }; }
numbers!(u8, u16);
macro_rules! constants { ($($n:ident = $v:expr;)*) => { $( pub const $n: u8 = $v; )* }; }
constants! { ONE = 1; TWO = 2; }
