//! How much work the tests do. Both tiers hold the same laws: `cargo test` on some inputs, in minutes and
//! without a compiler; `SENTE_TESTS=all cargo test`, as in `.ci/run`, on all of them.

use std::env;

/// The first tier does one of this many random rounds.
const FEWER: u64 = 10;

/// Whether everything is worked through, however long it takes.
pub fn all() -> bool {
    env::var("SENTE_TESTS").is_ok_and(|value| value == "all")
}

/// How many of this many random rounds a test does. `ROUNDS=20` asks for twenty times as many as there are.
pub fn rounds(all_of_them: u64) -> u64 {
    let times = env::var("ROUNDS").ok().and_then(|times| times.parse::<u64>().ok());
    match times {
        Some(times) => all_of_them * times,
        None if all() => all_of_them,
        None => all_of_them.div_ceil(FEWER),
    }
}

/// All items, or in the first tier every `step`th, from the first on.
pub fn some<T>(items: impl IntoIterator<Item = T>, step: usize) -> impl Iterator<Item = T> {
    items.into_iter().step_by(if all() { 1 } else { step })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn some_are_not_none() {
        assert!(rounds(1) >= 1 && rounds(10) >= 1);
        assert_eq!(some([7], 100).collect::<Vec<_>>(), [7]);
        let expected = if all() { vec![0, 1, 2, 3, 4] } else { vec![0, 2, 4] };
        assert_eq!(some(0..5, 2).collect::<Vec<_>>(), expected);
    }
}
