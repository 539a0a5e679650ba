pub trait Ring { type Item; const ZERO: Self::Item; fn add(a: Self::Item, b: Self::Item) -> Self::Item; }
pub struct Mod7;
impl Ring for Mod7 { type Item = u32; const ZERO: u32 = 0; fn add(a: u32, b: u32) -> u32 { (a + b) % MODULUS } }
const MODULUS: u32 = 7;
