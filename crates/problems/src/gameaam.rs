//! GAMEAAM: Subtraction Game.

use game::{Moves, Searched};
use rules::shapes::euclid::longest_play;
use rules::{Cases, Checked, Drawing, Form, Game, Rules, Trials, Worst, asks_who_wins, search};

const MOST_TESTS: usize = 100;
const MOST_PAIRS: usize = 100;
const MOST: u64 = 100_000_000;

/// Pairs of numbers, in any order.
type Pairs = Vec<[u64; 2]>;

pub struct Gameaam;

impl Rules for Gameaam {
    type Case = Pairs;
    type Game = Euclid;
    const CASES: Cases = Cases::Counted(MOST_TESTS);

    fn form(form: &mut Form, pairs: &mut Pairs) -> Checked {
        form.length("N", pairs, 1..=MOST_PAIRS)?;
        form.line();
        form.each("pair", pairs, |form, [a, b]| {
            form.number("first number", a, 1..=MOST)?;
            form.number("second number", b, 1..=MOST)?;
            form.line();
            form.check(a != b, || format!("both numbers are {a}, but they must differ"))
        })
    }

    asks_who_wins!("NO", "YES");
}

/// A longer play is not searched.
const MOST_MOVES: usize = 10_000;

/// Euclid's game with several pairs, in which no number becomes 0.
pub struct Euclid;

impl Game for Euclid {
    type Case = Pairs;
    /// The pairs that are left, each in descending order, and they in ascending order.
    type Position = Pairs;
    const SHARED: bool = true;

    fn fits(pairs: &Pairs) -> Searched<()> {
        let moves: u64 = pairs.iter().copied().map(longest_play).sum();
        search::room(moves, MOST_MOVES, "moves of the longest play")
    }

    fn starts(pairs: &Pairs) -> impl Iterator<Item = Pairs> {
        [left(pairs)].into_iter()
    }

    /// A positive multiple of the smaller number of a pair is subtracted from the larger one; both stay positive.
    fn moves(_: &Pairs, pairs: &Pairs, moves: &mut Moves<Pairs>) {
        for (number, &[a, b]) in pairs.iter().enumerate() {
            for multiple in 1..a.div_ceil(b) {
                let mut option = pairs.clone();
                option[number] = [a - multiple * b, b];
                moves.to(left(&option), || format!("subtract {multiple} times {b} from {a}"));
            }
        }
    }

    fn draw(_: &Pairs, pairs: &Pairs) -> Drawing {
        Drawing::strip(pairs.iter().map(|[a, b]| format!("{a}, {b}")))
    }
}

/// Equal numbers are removed, and no order matters.
fn left(pairs: &[[u64; 2]]) -> Pairs {
    let different = pairs.iter().filter(|[a, b]| a != b);
    let mut left: Pairs = different.map(|&[a, b]| [a.max(b), a.min(b)]).collect();
    left.sort_unstable();
    left
}

impl Trials for Gameaam {
    const LARGE: usize = 200;
    const COORDINATES: &'static [&'static str] = &["a", "b"];
    const EXPLORED: &'static str = "grossman";

    fn at(coordinates: &[u64]) -> Option<Pairs> {
        Some(vec![coordinates.try_into().ok()?])
    }

    const WORST: &'static [Worst<Pairs>] = &[
        Worst::new(
            "fibonacci: the most steps of Euclid's algorithm, and ratios next to phi",
            |_| {
                let (mut pairs, mut pair) = (Pairs::new(), [2, 1]);
                while pair[0] <= MOST {
                    pairs.push(pair);
                    pair = [pair[0] + pair[1], pair[0]];
                }
                vec![pairs.into_iter().cycle().skip(20).take(MOST_PAIRS).collect(); MOST_TESTS]
            },
        ),
        Worst::new("random: everything together", |random| {
            full(|| pair(random.u64(1..=MOST), random.u64(1..MOST)))
        }),
        Worst::new("greatest-values: nim-sums of 27 bits, and a loop over all moves", |random| {
            full(|| [1, MOST - random.u64(0..1000)])
        }),
        Worst::new("turned-round: pairs that cancel, if their order does not matter", |random| {
            let half: Pairs =
                (0..50).map(|_| pair(random.u64(1..=MOST), random.u64(1..MOST))).collect();
            vec![half.iter().flat_map(|&[a, b]| [[a, b], [b, a]]).collect()]
        }),
        Worst::new("neighbours: products of 64 bits: x and x + 1", |_| {
            vec![(0..100).map(|i| [MOST - i, MOST - i - 1]).collect()]
        }),
    ];
}

/// Two numbers that differ.
fn pair(a: u64, b: u64) -> [u64; 2] {
    [a, b + u64::from(b >= a)]
}

/// As many tests as are allowed, of as many pairs.
fn full(mut pair: impl FnMut() -> [u64; 2]) -> Vec<Pairs> {
    let mut test = |_| (0..MOST_PAIRS).map(|_| pair()).collect();
    (0..MOST_TESTS).map(&mut test).collect()
}
