//! Work that several threads share.

use anyhow::Result;
use language::within;
use std::num::NonZero;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::thread;

/// The number of programs that can run at a time.
pub fn processors() -> usize {
    thread::available_parallelism().map_or(1, NonZero::get)
}

/// Runs `act` for the ascending `turns` on `jobs` threads, and returns the result of the first turn that has one. One
/// thread would return the same, as the turns before a result are finished. All threads use the language of this one.
///
/// # Errors
///
/// If `act` fails at a turn before the first find.
pub fn first<T: Send>(
    jobs: usize,
    turns: impl Iterator<Item = usize> + Send,
    act: impl Fn(usize) -> Result<Option<T>> + Sync,
) -> Result<Option<(usize, T)>> {
    let turns = Mutex::new(turns);
    let first: Mutex<Option<(usize, Result<T>)>> = Mutex::new(None);
    let is_first = |turn: &usize| lock(&first).as_ref().is_none_or(|(earliest, _)| turn < earliest);
    let take_turns = || {
        let next = || lock(&turns).next();
        while let Some(turn) = next().filter(is_first) {
            if let Some(found) = act(turn).transpose() {
                keep_earlier(&first, turn, found);
            }
        }
    };
    let language = language::current();
    thread::scope(|scope| {
        let take_turns_in_it = || within(language, take_turns);
        let start = |_| thread::Builder::new().spawn_scoped(scope, take_turns_in_it).ok();
        // This thread works, too: where no other one can be started, alone.
        let _others: Vec<_> = (1..jobs).map_while(start).collect();
        take_turns();
    });
    let first = first.into_inner().unwrap_or_else(PoisonError::into_inner);
    first.map(|(turn, found)| found.map(|found| (turn, found))).transpose()
}

/// Keeps a find unless another thread has an earlier one.
fn keep_earlier<T>(first: &Mutex<Option<(usize, T)>>, turn: usize, found: T) {
    let mut first = lock(first);
    if first.as_ref().is_none_or(|(earliest, _)| turn < *earliest) {
        *first = Some((turn, found));
    }
}

/// A panic of another thread ends the scope; until then, what it left is whole.
fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use super::*;
    use anyhow::bail;
    use language::Language;
    use std::sync::atomic::{AtomicUsize, Ordering};
    use std::time::Duration;

    #[test]
    fn the_first_find_is_that_of_one_thread_alone() {
        for jobs in [1, 2, 7] {
            let taken: Vec<AtomicUsize> = (0..100).map(|_| AtomicUsize::new(0)).collect();
            let found = first(jobs, 0..100, |turn| {
                taken[turn].fetch_add(1, Ordering::Relaxed);
                // Those that find more are sooner there.
                thread::sleep(Duration::from_millis(if turn == 11 { 20 } else { 0 }));
                Ok((turn >= 11).then_some(turn * 2))
            });
            assert_eq!(found.expect("nothing fails"), Some((11, 22)), "{jobs} jobs");
            assert!(taken[..12].iter().all(|times| times.load(Ordering::Relaxed) == 1));
        }
        let nothing = first(3, 0..50, |_| Ok(None::<()>));
        assert_eq!(nothing.expect("nothing fails"), None);
    }

    #[test]
    fn all_threads_speak_the_language_of_the_one_that_starts_them() {
        let found = within(Language::Chinese, || {
            first(3, 0..50, |_| {
                thread::sleep(Duration::from_millis(1));
                Ok((language::current() == Language::English).then_some(()))
            })
        });
        assert_eq!(found.expect("nothing fails"), None);
    }

    #[test]
    fn after_an_error_nobody_has_more_turns() {
        let last = AtomicUsize::new(0);
        let result = first(2, 0..1_000_000, |turn| -> Result<Option<()>> {
            last.fetch_max(turn, Ordering::Relaxed);
            bail!("turn {turn}")
        });
        assert_eq!(result.expect_err("it fails").to_string(), "turn 0");
        assert!(last.load(Ordering::Relaxed) < 3);
    }
}
