//! P2252: Wythoff's game.

use rules::gestures::take;
use rules::prelude::*;

/// Limit of one heap. The statement sets no lower limit; that of the original problem is 0.
const MOST_STONES: u64 = 1_000_000_000;
/// The last lost pair whose heaps have at most `MOST_STONES` stones.
const LAST_LOST_PAIR: [u64; 2] = [618_033_988, 999_999_999];

/// Most stones of a case that is searched.
const MOST_SEARCHED: usize = 10_000;

pub struct Wythoff;

impl Statement for Wythoff {
    type Case = [u64; 2];
    type Game = Self;

    fn form(form: &mut Form, [a, b]: &mut [u64; 2]) -> FormResult {
        form.line_of([("heap a", a, 0..=MOST_STONES), ("heap b", b, 0..=MOST_STONES)])
    }

    asks_who_wins!("0", "1");
}

impl Game for Wythoff {
    type Case = [u64; 2];
    type Position = [u64; 2];
    const SHARED: bool = true;

    fn fits(heaps: &[u64; 2]) -> SearchResult<()> {
        heaps.iter().try_for_each(|&heap| {
            search::ensure_small(heap, MOST_SEARCHED, Text("stones in a heap", "一堆的石子数"))
        })
    }

    fn starts(&heaps: &[u64; 2]) -> impl Iterator<Item = [u64; 2]> {
        [heaps].into_iter()
    }

    fn standing_for(_: &Self::Case, [a, b]: [u64; 2]) -> [u64; 2] {
        [a.min(b), a.max(b)]
    }

    /// One or more stones are taken from one heap, or the same number from both.
    fn moves(_: &[u64; 2], &[a, b]: &[u64; 2], moves: &mut Moves<[u64; 2]>) {
        (1..=a).for_each(|k| moves.to([a - k, b], || take(k, 0)));
        (1..=b).for_each(|k| moves.to([a, b - k], || take(k, 1)));
        for k in 1..=a.min(b) {
            moves.to([a - k, b - k], || {
                let stones = counted(k, "stone", "颗");
                let words = text!("take {stones} from both heaps", "从两堆中各取 {stones}");
                Handle::on([0, 1], words).amounts([k])
            });
        }
    }

    fn draw(_: &[u64; 2], heaps: &[u64; 2]) -> Drawing {
        Drawing::Heaps(heaps.to_vec())
    }
}

impl Trials for Wythoff {
    const RANDOM_SIZE: usize = 90;
    const COORDINATES: &'static [&'static str] = &["heap a", "heap b"];
    const EXPLORED: &'static str = "wythoff";

    fn extremes(extremes: &mut Extremes<[u64; 2]>) {
        extremes.each(&[
            (
                "lost-and-double-wins: the golden ratio in double precision, which prints 1 | \
                 双精度的黄金比，输出 1",
                [433_494_436, 701_408_732],
            ),
            (
                "won-and-double-loses: the same, which prints 0; a fixed order of heaps | \
                 同上，输出 0；以及认定两堆有固定的顺序",
                [701_408_733, 433_494_437],
            ),
            (
                "last-lost-pair: 32 bits: 5 k k is 7 * 10^17, the largest for a lost pair | \
                 32 位：5 k k 是 7 * 10^17，必败态中最大的",
                LAST_LOST_PAIR,
            ),
            (
                "most-stones: a special case for equal heaps | 对两堆相等的特殊处理",
                [MOST_STONES; 2],
            ),
        ]);
    }
}
