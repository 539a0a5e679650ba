use kit::maximum;
fn main() { let mut best = 3; maximum!(best, 7); println!("{best} {}", kit::inner()); }
