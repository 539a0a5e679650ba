use std::ops::Mul;
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Modular<const M: u64>(u64);
impl<const M: u64> Modular<M> {
    pub const fn new(value: u64) -> Self { Modular(value % M) }
    pub fn value(self) -> u64 { self.0 }
    pub fn inverse(self) -> Self { self }
}
impl<const M: u64> Mul for Modular<M> { type Output = Self; fn mul(self, other: Self) -> Self { Modular::new(self.0 * other.0) } }
pub struct Matrix<const R: usize, const C: usize>;
impl<const R: usize, const C: usize> Matrix<R, C> { pub const SIZE: usize = R * C; }
