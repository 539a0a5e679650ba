macro_rules! draw { ($r:expr) => { $r.gen() }; }
fn main() { let mut rng = kit::gen(); println!("{} {}", rng.gen(), draw!(rng)); }
