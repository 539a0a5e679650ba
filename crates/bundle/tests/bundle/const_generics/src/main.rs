use kit::{Matrix, Modular};
type Z = Modular<13>;
fn main() { println!("{} {}", (Z::new(7) * Z::new(5)).value(), Matrix::<2, 3>::SIZE); }
