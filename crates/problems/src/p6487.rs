//! P6487: Heap (COCI 2010/2011, HRPA).

use rules::prelude::*;
use rules::shapes::fibonacci;

const LEAST_STONES: u64 = 2;
const MOST_STONES: u64 = 1_000_000_000_000_000;
/// The greatest Fibonacci number up to `MOST_STONES`.
const FIBONACCI: u64 = 806_515_533_049_393;
/// Most stones of a play that is searched. A heap of n stones has about n^3 / 12 moves.
const MOST_PLAYED: usize = 200;

pub struct Heap;

impl Statement for Heap {
    /// The stones.
    type Case = u64;
    /// The least number to take with which the first player wins, or -1.
    type Answer = i64;
    type Game = Self;

    fn form(form: &mut Form, stones: &mut u64) -> FormResult {
        form.line_of([("N", stones, LEAST_STONES..=MOST_STONES)])
    }

    fn answers(cases: &[u64]) -> SearchResult<Vec<i64>> {
        let limits = fibonacci::least_limits(cases, None)?;
        Ok(limits.into_iter().map(|least| least.map_or(-1, |taken| taken as i64)).collect())
    }
}

impl Game for Heap {
    type Case = u64;
    /// The stones, and how many of them the next move may take.
    type Position = (u64, u64);
    const SHARED: bool = true;

    fn fits(&stones: &u64) -> SearchResult<()> {
        search::ensure_small(stones, MOST_PLAYED, Text("stones", "石子数"))
    }

    fn starts(&stones: &u64) -> impl Iterator<Item = (u64, u64)> {
        [(stones, stones)].into_iter()
    }

    fn moves(_: &u64, position: &(u64, u64), moves: &mut Moves<(u64, u64)>) {
        fibonacci::moves(position, moves);
    }

    fn draw(_: &u64, position: &(u64, u64)) -> Drawing {
        fibonacci::draw(position)
    }
}

impl Trials for Heap {
    const RANDOM_SIZE: usize = 600;
    const COORDINATES: &'static [&'static str] = &["N"];
    const EXPLORED: &'static str = "fibonacci-limit";

    fn extremes(extremes: &mut Extremes<u64>) {
        extremes.each(&[
            (
                "fibonacci-number: a loop over moves: the first that wins takes all | \
                 逐个枚举取法：第一个必胜的要全取",
                FIBONACCI,
            ),
            (
                "below-fibonacci-number: a walk that skips terms: half are there | \
                 跳过一些项的走法：有一半的项",
                FIBONACCI - 1,
            ),
            (
                "most-stones: 32 bits, or a table that ends too early | 32 位，或者表打得太短",
                MOST_STONES,
            ),
            (
                "least-stones: the usual rule: never all at once | 照搬通常的规则：不能一次取完",
                LEAST_STONES,
            ),
        ]);
    }
}
