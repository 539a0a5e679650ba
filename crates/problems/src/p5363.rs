//! P5363: Moving coins (SDOI 2019).

use rules::gestures::step;
use rules::prelude::*;
use std::iter;

const MOST_CELLS: usize = 150_000;
const MOST_COINS: usize = 50;
const MODULUS: usize = 1_000_000_009;
/// Most layouts of a search, which begins at all of them.
const MOST_LAYOUTS: usize = 20_000;

/// The numbers of cells and of coins. More coins than cells have no layout; the statement does not exclude them.
pub type Strip = [usize; 2];

pub struct MovingCoins;

impl Statement for MovingCoins {
    type Case = Strip;
    /// The number of layouts that the first player wins, modulo `MODULUS`.
    type Answer = usize;
    type Game = Self;

    fn form(form: &mut Form, [n, m]: &mut Strip) -> FormResult {
        form.line_of([("n", n, 1..=MOST_CELLS), ("m", m, 1..=MOST_COINS)])
    }

    fn answers(cases: &[Strip]) -> SearchResult<Vec<usize>> {
        starts::won::<MovingCoins>(cases, MODULUS)
    }
}

/// The cells of the coins from left to right.
type Layout = Vec<usize>;

impl Game for MovingCoins {
    type Case = Strip;
    type Position = Layout;
    const SHARED: bool = true;
    const SIGNS: &'static [Sign] =
        &[Sign::of_nobody("o", Text("coin", "硬币")).drawn(Piece::Heads)];
    const NUMBERED: Option<Numbered> = Some(Numbered::CellsFrom(1));

    fn fits(strip: &Strip) -> SearchResult<()> {
        match layouts(strip).nth(MOST_LAYOUTS) {
            None => Ok(()),
            Some(_) => {
                Err(Unsolved::TooLarge { what: Text("layouts", "放法数"), most: MOST_LAYOUTS })
            }
        }
    }

    /// All layouts, first one with room to move for people to play.
    fn starts(strip: &Strip) -> impl Iterator<Item = Layout> {
        let &[n, m] = strip;
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
                moves.to(option, || step(cell, to));
            }
        }
    }

    fn draw(&[n, _]: &Strip, layout: &Layout) -> Drawing {
        Drawing::strip((0..n).map(|cell| if layout.contains(&cell) { "o" } else { "" }))
    }
}

/// All layouts in lexicographic order.
fn layouts(&[n, m]: &Strip) -> impl Iterator<Item = Layout> + use<> {
    let first = Some((0..m).collect()).filter(|_| m <= n);
    iter::successors(first, move |layout: &Layout| {
        let last = (0..m).rev().find(|&coin| layout[coin] < n - m + coin)?;
        let next = layout[last] + 1..;
        Some(layout[..last].iter().copied().chain(next).take(m).collect())
    })
}

impl Trials for MovingCoins {
    const RANDOM_SIZE: usize = 30;
    const COORDINATES: &'static [&'static str] = &["n", "m"];

    fn extremes(extremes: &mut Extremes<Strip>) {
        let mut add = |title, [n, m]: [usize; 2]| extremes.add(title, move |_| vec![[n, m]]);
        add(
            "most-coins: a table of all C(n, m), and a modulus with a 7 | \
                 全部 C(n, m) 的表，以及末尾是 7 的模数",
            [MOST_CELLS, MOST_COINS],
        );
        add(
            "odd-coins: half of the coins, rounded down | 金币数除以二，向下取整",
            [MOST_CELLS, 49],
        );
        add(
            "half-of-the-coins: a bound on m that depends on n | m 的上界取决于 n",
            [MOST_CELLS, 25],
        );
        add("four-coins: three gaps that share the rest | 三个间隔分剩下的格子", [MOST_CELLS, 4]);
        add("three-coins: two gaps that must be equal | 两个间隔必须相等", [MOST_CELLS, 3]);
        add(
            "one-coin: the cells behind the coin taken for a heap | 把金币后面的格子当作一堆",
            [MOST_CELLS, 1],
        );
        add(
            "below-a-power: 2^17 - 1 free cells: a highest bit too few | \
                 2^17 - 1 个空格：最高位少算一位",
            [131_121, MOST_COINS],
        );
        add(
            "at-a-power: 2^17 free cells: a highest bit that only they have | \
                 2^17 个空格：只有它们才有的最高位",
            [131_122, MOST_COINS],
        );
        add(
            "above-a-power: 2^17 + 1 free cells: an odd sum | 2^17 + 1 个空格：和为奇数",
            [131_123, MOST_COINS],
        );
        add(
            "subtask: the greatest strip of the small tests | 小数据中最长的一行",
            [250, MOST_COINS],
        );
        add("full-strip: a logarithm of n - m = 0 | 对 n - m = 0 取对数", [MOST_COINS, MOST_COINS]);
        add("more-coins-than-cells: an index of n - m < 0 | 下标 n - m < 0", [1, MOST_COINS]);
    }
}
