use kit::{Max, Monoid, SegmentTree};
fn main() { let mut t = SegmentTree::<Max>::new(4); t.set(2, 9); t.set(1, 4); println!("{} {}", t.fold(0, 2), Max::op(&1, &2)); }
