//! The sum of the first Grundy values of a subtraction game: its set, and how many.

use cgt::short::impartial::games::subtraction::Sub;

fn main() {
    let words: Vec<String> = std::env::args().collect();
    let [_, set, size] = &words[..] else { panic!("which set, such as 1,3,4, and how many values?") };
    let set = set.split(',').map(|word| word.parse().expect("a number")).collect();
    let size = size.parse().expect("a number");
    let values = Sub::new(set).grundy_sequence().take(size);
    println!("{}", values.map(|value| u64::from(value.value())).sum::<u64>());
}
