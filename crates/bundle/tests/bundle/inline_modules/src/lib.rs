pub mod outer {
    const BASE: u8 = 40;
    pub mod inner { pub fn value() -> u8 { super::BASE + self::more() + crate::one() } fn more() -> u8 { 1 } }
    pub mod empty {}
}
fn one() -> u8 { 1 }
