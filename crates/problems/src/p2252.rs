//! P2252: Wythoff's game.

use game::{Moves, SearchResult};
use rules::{
    Cases, Drawing, Extremes, Form, FormResult, Game, Rules, Trials, asks_who_wins, search,
};

/// In one heap. The statement sets no lower bound, and that of the original is 0.
const MOST_STONES: u64 = 1_000_000_000;
/// The last within `MOST_STONES`.
const LAST_LOST_PAIR: [u64; 2] = [618_033_988, 999_999_999];

/// More are not searched.
const MOST_SEARCHED: usize = 10_000;

pub struct P2252;

impl Rules for P2252 {
    type Case = [u64; 2];
    /// Whether the first player wins.
    type Game = Wythoff;
    const CASES: Cases = Cases::One;

    fn form(form: &mut Form, [a, b]: &mut [u64; 2]) -> FormResult {
        form.number("heap a", a, 0..=MOST_STONES)?;
        form.number("heap b", b, 0..=MOST_STONES)?;
        form.line();
        Ok(())
    }

    asks_who_wins!("0", "1");
}

pub struct Wythoff;

impl Game for Wythoff {
    type Case = [u64; 2];
    /// In ascending order: the order of the heaps does not matter.
    type Position = [u64; 2];
    const SHARED: bool = true;

    fn fits(heaps: &[u64; 2]) -> SearchResult<()> {
        heaps
            .iter()
            .try_for_each(|&heap| search::ensure_small(heap, MOST_SEARCHED, "stones in a heap"))
    }

    fn starts(&heaps: &[u64; 2]) -> impl Iterator<Item = [u64; 2]> {
        [ascending(heaps)].into_iter()
    }

    /// One or more stones are taken from one heap, or the same number from both.
    fn moves(_: &[u64; 2], &[a, b]: &[u64; 2], moves: &mut Moves<[u64; 2]>) {
        let smaller = (1..=a).map(|k| ([a - k, b], k, "the smaller heap"));
        let larger = (1..=b).map(|k| ([a, b - k], k, "the larger heap"));
        let both = (1..=a).map(|k| ([a - k, b - k], k, "both heaps"));
        for (left, k, from) in smaller.chain(larger).chain(both) {
            moves.to(ascending(left), || format!("take {k} from {from}"));
        }
    }

    fn draw(_: &[u64; 2], heaps: &[u64; 2]) -> Drawing {
        Drawing::Heaps(heaps.to_vec())
    }
}

fn ascending([a, b]: [u64; 2]) -> [u64; 2] {
    [a.min(b), a.max(b)]
}

impl Trials for P2252 {
    const RANDOM_SIZE: usize = 90;
    const COORDINATES: &'static [&'static str] = &["heap a", "heap b"];
    const EXPLORED: &'static str = "wythoff";

    fn at(coordinates: &[u64]) -> Option<[u64; 2]> {
        coordinates.try_into().ok()
    }

    fn extremes(extremes: &mut Extremes<[u64; 2]>) {
        extremes.each(&[
            (
                "lost-and-double-wins: the golden ratio in double precision, which prints 1",
                [433_494_436, 701_408_732],
            ),
            (
                "won-and-double-loses: the same, which prints 0; a fixed order of heaps",
                [701_408_733, 433_494_437],
            ),
            (
                "last-lost-pair: 32 bits: 5 k k is 7 * 10^17, the largest for a lost pair",
                LAST_LOST_PAIR,
            ),
            ("most-stones: a special case for equal heaps", [MOST_STONES; 2]),
        ]);
    }
}
