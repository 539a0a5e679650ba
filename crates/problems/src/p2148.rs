//! P2148: E&D (SDOI 2009).

use fastrand::Rng;
use game::{Moves, Searched};
use rules::{Cases, Checked, Drawing, Form, Game, Rules, Trials, Worst, asks_who_wins, search};

const MOST_TESTS: usize = 20;
const MOST_HEAPS: usize = 20_000;
const MOST: u64 = 2_000_000_000;
/// How many stones a search begins with.
const MOST_SEARCHED: usize = 400;

/// The heaps, two by two.
type Pairs = Vec<[u64; 2]>;

pub struct P2148;

impl Rules for P2148 {
    type Case = Pairs;
    type Game = ThrowAndSplit;
    const CASES: Cases = Cases::Counted(MOST_TESTS);

    fn form(form: &mut Form, pairs: &mut Pairs) -> Checked {
        let mut heaps = 2 * pairs.len();
        form.number("N", &mut heaps, 2..=MOST_HEAPS)?;
        form.check(heaps.is_multiple_of(2), || format!("N is {heaps}, but it must be even"))?;
        form.line();
        pairs.resize(heaps / 2, [0; 2]);
        form.row("heap", pairs.as_flattened_mut(), 1..=MOST)
    }

    asks_who_wins!("NO", "YES");
}

pub struct ThrowAndSplit;

impl Game for ThrowAndSplit {
    type Case = Pairs;
    /// The pairs in which a move is left, each in ascending order, and they in ascending order.
    type Position = Pairs;
    const SHARED: bool = true;

    fn fits(pairs: &Pairs) -> Searched<()> {
        let stones: u64 = pairs.iter().flatten().sum();
        search::room(stones, MOST_SEARCHED, "stones")
    }

    fn starts(pairs: &Pairs) -> impl Iterator<Item = Pairs> {
        [left(pairs)].into_iter()
    }

    /// One heap of a pair is thrown away, and the other one is split into two that are not empty.
    fn moves(_: &Pairs, pairs: &Pairs, moves: &mut Moves<Pairs>) {
        for (number, pair) in pairs.iter().enumerate() {
            for (&heap, &thrown) in pair.iter().zip(pair.iter().rev()) {
                for part in 1..=heap / 2 {
                    let mut option = pairs.clone();
                    option[number] = [part, heap - part];
                    let words = || format!("throw {thrown} away, split {heap} at {part}");
                    moves.to(left(&option), words);
                }
            }
        }
    }

    fn draw(_: &Pairs, pairs: &Pairs) -> Drawing {
        Drawing::strip(pairs.iter().map(|[a, b]| format!("{a}, {b}")))
    }
}

/// Pairs of single stones are removed, and no order matters.
fn left(pairs: &[[u64; 2]]) -> Pairs {
    let movable = pairs.iter().filter(|&&pair| pair != [1, 1]);
    let mut left: Pairs = movable.map(|&[a, b]| [a.min(b), a.max(b)]).collect();
    left.sort_unstable();
    left
}

impl Trials for P2148 {
    const LARGE: usize = 50;
    const COORDINATES: &'static [&'static str] = &["a", "b"];
    const EXPLORED: &'static str = "delete-nim";

    fn at(coordinates: &[u64]) -> Option<Pairs> {
        Some(vec![coordinates.try_into().ok()?])
    }

    const WORST: &'static [Worst<Pairs>] = &[
        Worst::new("random: slow reading: 400,000 numbers", |random| {
            tests(|_| pairs(|| [random.u64(1..=MOST), random.u64(1..=MOST)]))
        }),
        Worst::new("many-ones: a loop over the places, or a recursion, a pair", |random| {
            tests(|_| pairs(|| with_ones(random, 30)))
        }),
        Worst::new("balanced: pairs of different heaps that cancel", |random| {
            tests(|_| balanced(random))
        }),
        Worst::new("balanced-but-one: a value that is wrong by one, anywhere", |random| {
            tests(|_| {
                let mut pairs = balanced(random);
                let changed = random.usize(..pairs.len());
                let places = random.u32(..=30);
                pairs[changed] = with_ones(random, places);
                pairs
            })
        }),
        Worst::new("greatest-value: a shift of a signed 1: the values 31 and 30", |_| {
            tests(|_| vec![[1 << 30, (1 << 30) + 1], [1 << 30, 1]])
        }),
        Worst::new("most-stones: sums of two heaps in 32 bits: all 2 * 10^9", |_| {
            tests(|_| vec![[MOST; 2]; MOST_HEAPS / 2])
        }),
        Worst::new("powers-of-two: all places below one that is 1", |random| {
            tests(|_| pairs(|| [1 << random.u32(..31), 1 << random.u32(..31)]))
        }),
        Worst::new("odd: every value is 0", |random| {
            tests(|_| pairs(|| [random.u64(..MOST) | 1, random.u64(..MOST) | 1]))
        }),
        Worst::new("single-stones: a loop that ends at a 1 in a - 1", |_| {
            tests(|_| vec![[1; 2]; MOST_HEAPS / 2])
        }),
        Worst::new("one-pair: a loop over more pairs than there are", |_| vec![vec![[1, 1]]]),
    ];
}

/// As many tests as are allowed, each by its number from 0.
fn tests(test: impl FnMut(usize) -> Pairs) -> Vec<Pairs> {
    (0..MOST_TESTS).map(test).collect()
}

/// As many pairs as are allowed.
fn pairs(mut pair: impl FnMut() -> [u64; 2]) -> Pairs {
    (0..MOST_HEAPS / 2).map(|_| pair()).collect()
}

/// A pair of heaps in which one or both have a 1 in each of the lowest places, if one stone is taken away from each.
fn with_ones(random: &mut Rng, places: u32) -> [u64; 2] {
    let ones = (1 << places) - 1;
    let mine = random.u64(..) & ones;
    let above = (MOST >> (places + 1)).saturating_sub(1);
    let high = |random: &mut Rng| random.u64(..=above) << (places + 1);
    let [a, b] = [high(random), high(random)];
    [a + mine + 1, b + (ones ^ mine) + 1]
}

/// Every value comes twice, and the pairs in any order.
fn balanced(random: &mut Rng) -> Pairs {
    let places = |random: &mut Rng| random.u32(..20);
    let values: Vec<u32> = (0..MOST_HEAPS / 4).map(|_| places(random)).collect();
    let twice = values.iter().chain(&values);
    let mut pairs: Pairs = twice.map(|&value| with_ones(random, value)).collect();
    random.shuffle(&mut pairs);
    pairs
}
