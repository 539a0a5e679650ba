use std::iter::Sum;
use std::ops::*;
#[derive(Clone, Copy)]
pub struct V(pub i32, pub i32);
impl Add for V { type Output = V; fn add(self, o: V) -> V { V(self.0 + o.0, self.1 + o.1) } }
impl AddAssign for V { fn add_assign(&mut self, o: V) { *self = *self + o; } }
impl Neg for V { type Output = V; fn neg(self) -> V { V(-self.0, -self.1) } }
impl Sum for V { fn sum<I: Iterator<Item = V>>(iter: I) -> V { iter.fold(V(0, 0), Add::add) } }
pub struct Grid { width: usize, cells: Vec<i32> }
impl Grid { pub fn new(width: usize) -> Self { Grid { width, cells: vec![0; width * width] } } }
impl Index<(usize, usize)> for Grid { type Output = i32; fn index(&self, (r, c): (usize, usize)) -> &i32 { &self.cells[r * self.width + c] } }
impl IndexMut<(usize, usize)> for Grid { fn index_mut(&mut self, (r, c): (usize, usize)) -> &mut i32 { &mut self.cells[r * self.width + c] } }
