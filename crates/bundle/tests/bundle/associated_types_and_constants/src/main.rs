use kit::Ring;
fn sum<R: Ring>(items: &[R::Item]) -> R::Item where R::Item: Copy { items.iter().fold(R::ZERO, |a, b| R::add(a, *b)) }
fn main() { println!("{}", sum::<kit::Mod7>(&[3, 5, 6])); }
