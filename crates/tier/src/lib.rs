//! How much work the tests do. Both tiers hold the same laws: `cargo test` on some inputs, in minutes and
//! without a compiler; `SENTE_TESTS=all cargo test`, as in `.ci/run`, on all of them.

use std::env;
use std::sync::Mutex;
use std::thread;

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

/// What comes of each item, in any order, worked through on all cores: for a test that takes longer than all others
/// beside it.
///
/// # Panics
///
/// If the work on some item does.
pub fn on_all_cores<T, R: Send>(
    items: impl IntoIterator<Item = T, IntoIter: Send>,
    work: impl Fn(T) -> R + Sync,
) -> Vec<R> {
    let (items, results) = (Mutex::new(items.into_iter()), Mutex::new(Vec::new()));
    // A statement of its own, so that nobody waits for the work on the item of another.
    let next = || items.lock().expect("to take an item does not panic").next();
    thread::scope(|scope| {
        for _ in 0..thread::available_parallelism().map_or(1, usize::from) {
            scope.spawn(|| {
                while let Some(item) = next() {
                    let result = work(item);
                    results.lock().expect("to add a result does not panic").push(result);
                }
            });
        }
    });
    results.into_inner().expect("all threads have ended well")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_item_is_worked_on_once() {
        assert_eq!(on_all_cores([0; 0], |item| item), []);
        let mut squares = on_all_cores(0..1000, |item| item * item);
        squares.sort();
        assert_eq!(squares, (0..1000).map(|item| item * item).collect::<Vec<_>>());
    }

    #[test]
    #[should_panic]
    fn a_failure_on_any_core_is_a_failure() {
        on_all_cores(0..100, |item| assert!(item != 57));
    }

    #[test]
    fn some_are_not_none() {
        assert!(rounds(1) >= 1 && rounds(10) >= 1);
        assert_eq!(some([7], 100).collect::<Vec<_>>(), [7]);
        let expected = if all() { vec![0, 1, 2, 3, 4] } else { vec![0, 2, 4] };
        assert_eq!(some(0..5, 2).collect::<Vec<_>>(), expected);
    }
}
