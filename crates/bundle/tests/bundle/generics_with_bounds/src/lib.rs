pub trait Monoid { type T: Clone; fn id() -> Self::T; fn op(a: &Self::T, b: &Self::T) -> Self::T; }
pub struct Max;
impl Monoid for Max { type T = i64; fn id() -> i64 { i64::MIN } fn op(a: &i64, b: &i64) -> i64 { *a.max(b) } }
pub struct Add;
impl Monoid for Add { type T = i64; fn id() -> i64 { 0 } fn op(a: &i64, b: &i64) -> i64 { a + b } }
pub struct SegmentTree<M: Monoid> { n: usize, d: Vec<M::T> }
impl<M> SegmentTree<M> where M: Monoid {
    pub fn new(n: usize) -> Self { SegmentTree { n, d: vec![M::id(); 2 * n] } }
    pub fn set(&mut self, i: usize, v: M::T) { let mut i = i + self.n; self.d[i] = v; while i > 1 { i /= 2; self.d[i] = M::op(&self.d[2 * i], &self.d[2 * i + 1]); } }
    pub fn fold(&self, l: usize, r: usize) -> M::T { (l..r).fold(M::id(), |a, i| M::op(&a, &self.d[i + self.n])) }
    pub fn get(&self, i: usize) -> M::T { self.d[i + self.n].clone() }
}
impl<M: Monoid> From<Vec<M::T>> for SegmentTree<M> { fn from(v: Vec<M::T>) -> Self { let mut t = Self::new(v.len()); v.into_iter().enumerate().for_each(|(i, x)| t.set(i, x)); t } }
