//! P2252: Wythoff's game.

use game::{Moves, Searched};
use rules::{
    Cases, Checked, Drawing, Form, Game, Rules, Trials, Worst, Wrong, asks_who_wins, search,
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

    fn form(form: &mut Form, [a, b]: &mut [u64; 2]) -> Checked {
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

    fn fits(heaps: &[u64; 2]) -> Searched<()> {
        heaps.iter().try_for_each(|&heap| search::room(heap, MOST_SEARCHED, "stones in a heap"))
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
    const LARGE: usize = 90;
    const COORDINATES: &'static [&'static str] = &["heap a", "heap b"];
    const EXPLORED: &'static str = "wythoff";

    fn at(coordinates: &[u64]) -> Option<[u64; 2]> {
        coordinates.try_into().ok()
    }

    const WORST: &'static [Worst<[u64; 2]>] = &[
        Worst::new(
            "lost-and-double-wins: the golden ratio in double precision, which prints 1",
            |_| vec![[433_494_436, 701_408_732]],
        ),
        Worst::new(
            "won-and-double-loses: the golden ratio in double precision, which prints 0; a fixed \
             order of heaps",
            |_| vec![[701_408_733, 433_494_437]],
        ),
        Worst::new(
            "last-lost-pair: 32 bits: 5 k k is 7 * 10^17, the largest for a lost pair",
            |_| vec![LAST_LOST_PAIR],
        ),
        Worst::new(
            "most-stones: a special case for equal heaps, which are won in one move",
            |_| vec![[MOST_STONES; 2]],
        ),
    ];

    const WRONG: &'static [Wrong<[u64; 2], bool>] = &[
        Wrong::new(
            "golden-ratio-in-double: 15 digits seem enough for numbers of 9, and it is in \
                 print",
            |&heaps| !is_multiple(heaps, (1.0 + 5_f64.sqrt()) / 2.0),
        )
        .only_on("lost-and-double-wins"),
        Wrong::new(
            "golden-ratio-of-3-digits: 1.618 is what one remembers of it, and small heaps \
                 bear it out",
            |&heaps| !is_multiple(heaps, 1.618),
        )
        .only_on("lost-and-double-wins"),
        Wrong::new(
            "smaller-heap-first: lost pairs are written so, and the sample passes in \
                 either order",
            |&[a, b]| a > b || !is_multiple([a, b], (1.0 + 5_f64.sqrt()) / 2.0),
        ),
        Wrong::new("nim: the move on both heaps is overlooked: equal heaps are lost", |&[a, b]| {
            a != b
        }),
        Wrong::new(
            "any-from-both: it is overlooked that both heaps lose the same number: all can \
                 be taken",
            |&[a, b]| a + b > 0,
        ),
    ];
}

/// Whether the smaller heap is the difference times `ratio`, rounded down.
fn is_multiple([a, b]: [u64; 2], ratio: f64) -> bool {
    (a.abs_diff(b) as f64 * ratio) as u64 == a.min(b)
}
