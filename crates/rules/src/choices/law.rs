//! Laws, held against random inputs.

use super::{Choices, shrink};
use std::fmt::Debug;

/// Holds a law against this many random inputs, each from a seed of its own.
///
/// ```
/// use rules::choices::assert_law;
///
/// let list = |choices: &mut rules::Choices| {
///     let length = choices.pick(0..=9);
///     choices.several(length, 0..=99_u64)
/// };
/// assert_law(100, list, |list| {
///     let (mut there, mut back) = (list.clone(), list.clone());
///     there.sort();
///     back.reverse();
///     back.sort();
///     if there == back { Ok(()) } else { Err(format!("{there:?} is not {back:?}")) }
/// });
/// ```
///
/// # Panics
///
/// If an input breaks it: with one that is as small as was found, and what the law says of it.
#[track_caller]
pub fn assert_law<T: Debug>(
    rounds: u64,
    generate: impl Fn(&mut Choices) -> T,
    law: impl Fn(&T) -> Result<(), String>,
) {
    for seed in 0..rounds {
        let broken = |choices: &mut Choices| {
            let input = generate(choices);
            law(&input).err().map(|broken| (input, broken))
        };
        let mut choices = Choices::random(seed);
        let Some(first) = broken(&mut choices) else { continue };
        let (small, broken) = shrink(first, choices.record(), broken);
        panic!("seed {seed}: {broken}\nThe input, made small: {small:?}");
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_law_that_holds_is_asked_in_each_round() {
        let count = std::cell::Cell::new(0);
        assert_law(
            7,
            |choices| choices.pick(0..=9_u64),
            |_| {
                count.set(count.get() + 1);
                Ok(())
            },
        );
        assert_eq!(count.get(), 7);
    }

    #[test]
    #[should_panic(expected = "50 is too large\nThe input, made small: 50")]
    fn a_law_that_is_broken_names_the_least_input() {
        assert_law(
            100,
            |choices| choices.pick(0..=99_u64),
            |&number| if number < 50 { Ok(()) } else { Err(format!("{number} is too large")) },
        );
    }
}
