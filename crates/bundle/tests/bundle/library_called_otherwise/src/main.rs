use kit as k;
use kit::deep as d;
mod inner { use kit::one; pub fn two() -> u8 { one() + ::kit::one() + kit::deep::zero() } }
fn main() { println!("{} {} {}", k::one(), d::zero(), inner::two()); }
