#[cfg(test)]
mod tests;
#[cfg(test)]
pub fn helper() {}
pub struct S;
#[cfg(not(test))]
impl S { pub fn one() -> u8 { 1 } #[cfg(test)] pub fn tested() {} }
