//! MARK: the title. What the statement says and nothing more: no theorem.

use rules::gestures::take_from_it;
use rules::prelude::*;

/// MARK: the statement's limits.
const MOST_STONES: u64 = 1_000_000_000;

/// MARK: the game. Here: one or two stones are taken.
pub struct Skeleton;

impl Statement for Skeleton {
    /// MARK: what one case holds. Here: a heap.
    type Case = u64;
    type Game = Self;

    /// MARK: the form of a case, with its limits.
    fn form(form: &mut Form, heap: &mut u64) -> FormResult {
        form.line_of([("heap", heap, 1..=MOST_STONES)])
    }

    // MARK: the judge's words for lost and won; `Statement` says how other answers are described.
    asks_who_wins!("No", "Yes");
}

impl Game for Skeleton {
    type Case = u64;
    type Position = u64;

    /// MARK: how many positions a search meets, at least.
    fn fits(&heap: &u64) -> SearchResult<()> {
        search::ensure_small(heap, search::most(), Text("stones", "石子数"))
    }

    fn starts(&heap: &u64) -> impl Iterator<Item = u64> {
        std::iter::once(heap)
    }

    fn moves(_: &u64, &heap: &u64, moves: &mut Moves<u64>) {
        (1..=heap.min(2)).for_each(|taken| moves.to(heap - taken, || take_from_it(taken)));
    }

    fn draw(_: &u64, &heap: &u64) -> Drawing {
        Drawing::Heaps(vec![heap])
    }
}

impl Trials for Skeleton {
    /// MARK: the numbers of a random case rise above the least ones by at most that much together.
    const RANDOM_SIZE: usize = 1000;

    // MARK: which programs are too slow, too large or too narrow.
    fn extremes(extremes: &mut Extremes<u64>) {
        extremes.each(&[("most-stones: a search | 搜索", MOST_STONES)]);
    }
}
