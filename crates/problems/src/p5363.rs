//! P5363: Moving coins (SDOI 2019).

use game::{Moves, Searched, Unsolved};
use rules::{Cases, Checked, Drawing, Form, Game, Rules, Trials, Worst, Wrong, search};
use std::iter;

const MOST_CELLS: usize = 150_000;
const MOST_COINS: usize = 50;
const MODULUS: u64 = 1_000_000_009;
/// A search begins at all of them.
const MOST_LAYOUTS: usize = 20_000;

/// How many cells and coins there are. More coins than cells have no layout; the statement does not
/// exclude them.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Strip {
    n: usize,
    m: usize,
}

pub struct P5363;

impl Rules for P5363 {
    type Case = Strip;
    /// How many layouts the first player wins, modulo `MODULUS`.
    type Answer = u64;
    type Game = Coins;
    const CASES: Cases = Cases::One;

    fn form(form: &mut Form, Strip { n, m }: &mut Strip) -> Checked {
        form.number("n", n, 1..=MOST_CELLS)?;
        form.number("m", m, 1..=MOST_COINS)?;
        form.line();
        Ok(())
    }

    fn answers(cases: &[Strip]) -> Searched<Vec<u64>> {
        let wins = search::at_starts::<Coins, bool>(cases, search::wins::<Coins>)?;
        let count = |wins: Vec<bool>| wins.into_iter().filter(|&wins| wins).count() as u64;
        Ok(wins.into_iter().map(|wins| count(wins) % MODULUS).collect())
    }

    fn print(won: &u64) -> String {
        won.to_string()
    }
}

/// The cells of the coins from left to right.
type Layout = Vec<usize>;

pub struct Coins;

impl Game for Coins {
    type Case = Strip;
    type Position = Layout;
    const SHARED: bool = true;

    fn fits(strip: &Strip) -> Searched<()> {
        match layouts(strip).nth(MOST_LAYOUTS) {
            None => Ok(()),
            Some(_) => Err(Unsolved::TooLarge { what: "layouts", most: MOST_LAYOUTS }),
        }
    }

    /// All layouts, first one with room to move for people to play.
    fn starts(strip: &Strip) -> impl Iterator<Item = Layout> {
        let &Strip { n, m } = strip;
        let spread: Layout = (1..=m).map(|coin| (coin * n / m).saturating_sub(1)).collect();
        let first = Some(spread.clone()).filter(|_| m <= n);
        first.into_iter().chain(layouts(strip).filter(move |layout| *layout != spread))
    }

    /// A coin goes to a free cell on its left, short of the next coin.
    fn moves(_: &Strip, layout: &Layout, moves: &mut Moves<Layout>) {
        for (coin, &cell) in layout.iter().enumerate() {
            let free = coin.checked_sub(1).map_or(0, |left| layout[left] + 1)..cell;
            for to in free {
                let mut option = layout.clone();
                option[coin] = to;
                moves.to(option, || format!("push {} to {}", cell + 1, to + 1));
            }
        }
    }

    fn draw(strip: &Strip, layout: &Layout) -> Drawing {
        let cell = |cell| if layout.contains(&cell) { "o" } else { "" };
        Drawing::strip((0..strip.n).map(cell))
    }
}

/// All layouts in lexicographic order.
fn layouts(&Strip { n, m }: &Strip) -> impl Iterator<Item = Layout> + use<> {
    let first = Some((0..m).collect()).filter(|_| m <= n);
    iter::successors(first, move |layout: &Layout| {
        let last = (0..m).rev().find(|&coin| layout[coin] < n - m + coin)?;
        let next = layout[last] + 1..;
        Some(layout[..last].iter().copied().chain(next).take(m).collect())
    })
}

impl Trials for P5363 {
    const LARGE: usize = 30;
    const COORDINATES: &'static [&'static str] = &["n", "m"];

    fn at(coordinates: &[u64]) -> Option<Strip> {
        rules::exactly(coordinates).map(|[n, m]| Strip { n, m })
    }

    const WORST: &'static [Worst<Strip>] = &[
        Worst::new("most-coins: a table of all C(n, m), and a modulus with a 7", |_| {
            strip(MOST_CELLS, MOST_COINS)
        }),
        Worst::new("odd-coins: half of the coins, rounded down", |_| strip(MOST_CELLS, 49)),
        Worst::new("half-of-the-coins: a bound on m that depends on n", |_| strip(MOST_CELLS, 25)),
        Worst::new("four-coins: three gaps that share the rest", |_| strip(MOST_CELLS, 4)),
        Worst::new("three-coins: two gaps that must be equal", |_| strip(MOST_CELLS, 3)),
        Worst::new("two-coins: one gap that counts", |_| strip(MOST_CELLS, 2)),
        Worst::new("one-coin: the cells behind the coin taken for a heap", |_| {
            strip(MOST_CELLS, 1)
        }),
        Worst::new("below-a-power: 2^17 - 1 free cells: a highest bit too few", |_| {
            strip((1 << 17) - 1 + MOST_COINS, MOST_COINS)
        }),
        Worst::new("at-a-power: 2^17 free cells: a highest bit that only they have", |_| {
            strip((1 << 17) + MOST_COINS, MOST_COINS)
        }),
        Worst::new("above-a-power: 2^17 + 1 free cells: an odd sum", |_| {
            strip((1 << 17) + 1 + MOST_COINS, MOST_COINS)
        }),
        Worst::new("subtask: the greatest strip of the small tests", |_| strip(250, MOST_COINS)),
        Worst::new("subtask-odd: the same with one coin less", |_| strip(250, 49)),
        Worst::new("one-free-cell: a logarithm of n - m = 1", |_| {
            strip(MOST_COINS + 1, MOST_COINS)
        }),
        Worst::new("full-strip: a logarithm of n - m = 0", |_| strip(MOST_COINS, MOST_COINS)),
        Worst::new("more-coins-than-cells: an index of n - m < 0", |_| strip(1, MOST_COINS)),
        Worst::new("two-cells: the least strip with a move", |_| strip(2, 1)),
        Worst::new("one-cell: a loop from 2", |_| strip(1, 1)),
    ];

    const WRONG: &'static [Wrong<Strip, u64>] = &[
        Wrong::new(
            "last-gap-too: every second gap counts, but seemingly from the right end on",
            |&Strip { n, m }| won(n, m, (m + 2) / 2, MODULUS),
        ),
        Wrong::new("all-gaps: each coin seems to be a heap of the cells before it", |strip| {
            won(strip.n, strip.m, strip.m, MODULUS)
        }),
        Wrong::new("rounded-down: half of an odd number of coins", |&Strip { n, m }| {
            won(n, m, m / 2, MODULUS)
        }),
        Wrong::new("nothing-behind: the cells behind the last coin are forgotten", |strip| {
            let &Strip { n, m } = strip;
            // What is lost with the last coin on the last cell.
            let [all, before] = [n, n - 1].map(|n| won(n, m, m.div_ceil(2), MODULUS));
            (choose(m, n - 1, MODULUS)[n - 1] + all + MODULUS - before) % MODULUS
        }),
        Wrong::new("sides-swapped: it counts the layouts with nim-sum 0", |&Strip { n, m }| {
            (choose(m, n, MODULUS)[n] + MODULUS - won(n, m, m.div_ceil(2), MODULUS)) % MODULUS
        }),
        Wrong::new("modulus-with-a-7: most problems end with 7", |&Strip { n, m }| {
            won(n, m, m.div_ceil(2), 1_000_000_007)
        })
        .only_on("most-coins"),
        Wrong::new("sixteen-places: no gap that counts seems to reach 2^16", |&Strip { n, m }| {
            won_in_places(n, m, m.div_ceil(2), MODULUS, 16)
        })
        .only_on("at-a-power"),
    ];
}

fn strip(n: usize, m: usize) -> Vec<Strip> {
    vec![Strip { n, m }]
}

/// The published count with that many gaps that count, and with binary places enough.
fn won(n: usize, m: usize, heaps: usize, modulus: u64) -> u64 {
    won_in_places(n, m, heaps, modulus, 18)
}

/// All layouts, less those whose gaps that count have an even number of ones in every binary place.
fn won_in_places(n: usize, m: usize, heaps: usize, modulus: u64, places: u32) -> u64 {
    let Some(free) = n.checked_sub(m) else { return 0 };
    let mut ways = vec![0; free + 1];
    ways[0] = 1;
    let odd: Vec<u64> = (0..=heaps).map(|count| choose(count, heaps, modulus)[heaps]).collect();
    for bit in (0..places).map(|place| 1 << place) {
        for sum in (0..=free).rev() {
            let counts = (0..=heaps.min(sum / bit)).step_by(2);
            let way = |count: usize| odd[count] * ways[sum - count * bit] % modulus;
            ways[sum] = counts.map(way).sum::<u64>() % modulus;
        }
    }
    // The others share the rest.
    let others = m + 1 - heaps;
    let shared = choose(others - 1, n, modulus);
    let layouts = |sum: usize| shared[free - sum + others - 1];
    let lost = ways.iter().enumerate().map(|(sum, ways)| ways * layouts(sum) % modulus);
    (choose(m, n, modulus)[n] + modulus - lost.sum::<u64>() % modulus) % modulus
}

/// The ways to choose `k` of 0, 1, ..., `most`: of i + 1 things, the last one is chosen or is not.
fn choose(k: usize, most: usize, modulus: u64) -> Vec<u64> {
    let mut row = vec![1; most + 1];
    for _ in 0..k {
        let mut sum = 0;
        for entry in &mut row {
            let next = (sum + *entry) % modulus;
            *entry = sum;
            sum = next;
        }
    }
    row
}
