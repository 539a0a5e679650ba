mod geometry;
mod helpers { pub mod deep { use super::super::geometry::side; pub fn area() -> u32 { crate::geometry::side() * side() * kit::one() } } }
fn main() { println!("{}", helpers::deep::area()); }
