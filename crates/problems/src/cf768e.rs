//! CF 768 E: Game of Stones.

use rules::gestures::take;
use rules::prelude::*;
use rules::shapes::heaps::{Row, size};

const ROW: Row = Row { heaps: 1..=1_000_000, stones: 1..=60 };

/// Each amount is taken at most once from each pile.
pub struct EachAmountOnce;

impl Statement for EachAmountOnce {
    /// The stones of each pile.
    type Case = Vec<u64>;
    type Game = Self;

    fn form(form: &mut Form, piles: &mut Vec<u64>) -> FormResult {
        form.length("n", piles, ROW.heaps)?;
        form.line();
        form.column("pile", piles, ROW.stones)
    }

    asks_who_wins!("YES", "NO");
}

/// The cells of a pile's row: its stones, and the amounts up to the largest pile.
pub fn columns(piles: &[u64]) -> usize {
    1 + piles.iter().max().map_or(0, |&most| most as usize)
}

impl Game for EachAmountOnce {
    type Case = Vec<u64>;
    /// The stones of each pile in its place, and the set of the amounts that have been taken from it.
    type Position = Vec<(u64, u64)>;
    const SHARED: bool = true;
    const SIGNS: &'static [Sign] =
        &[Sign::of_nobody("-n", Text("an amount that may be taken", "还可以取的颗数"))];

    fn fits(piles: &Vec<u64>) -> SearchResult<()> {
        // A search looks at sets of amounts.
        search::ensure_small(size(piles), 40, Text("piles and stones", "堆数与石子数之和"))
    }

    /// Sam moves first.
    fn starts(piles: &Vec<u64>) -> impl Iterator<Item = Self::Position> {
        [piles.iter().map(|&pile| (pile, 0)).collect()].into_iter()
    }

    /// Amounts above what is left do not matter, nor does a pile without a move.
    fn standing_for(_: &Self::Case, mut piles: Self::Position) -> Self::Position {
        piles.iter_mut().for_each(|(stones, taken)| *taken &= (1 << (*stones + 1)) - 1);
        piles.retain(|&(stones, taken)| u64::from(taken.count_ones()) < stones);
        piles.sort_unstable();
        piles
    }

    fn moves(all: &Vec<u64>, piles: &Self::Position, moves: &mut Moves<Self::Position>) {
        let columns = columns(all);
        for (index, &(stones, taken)) in piles.iter().enumerate() {
            for amount in (1..=stones).filter(|amount| taken >> amount & 1 == 0) {
                let mut option = piles.clone();
                option[index] = (stones - amount, taken | 1 << amount);
                let cell = index * columns + amount as usize;
                moves.to(option, || Handle::on([cell], take(amount, index).words));
            }
        }
    }

    /// A row for each pile: its stones, and what may be taken of them.
    fn draw(all: &Vec<u64>, piles: &Self::Position) -> Drawing {
        let columns = columns(all);
        let cell = |cell: usize| match (piles[cell / columns], (cell % columns) as u64) {
            ((stones, _), 0) => stones.to_string(),
            ((stones, taken), amount) if amount <= stones && taken >> amount & 1 == 0 => {
                format!("-{amount}")
            }
            _ => String::new(),
        };
        Drawing::grid(columns, (0..columns * piles.len()).map(cell))
    }
}

impl Trials for EachAmountOnce {
    const RANDOM_SIZE: usize = 20;

    /// Up to four piles.
    fn random(choices: &mut Choices, size: usize) -> Vec<u64> {
        ROW.few(choices, 4.min(size / 3 + 1), size)
    }

    fn extremes(extremes: &mut Extremes<Vec<u64>>) {
        const N: usize = 30_000;
        let mut add = |title, n, pile: fn(&mut Rng, usize) -> u64| extremes.list(title, n, pile);
        let any = |random: &mut Rng, _| random.u64(ROW.stones);
        add("random: slow reading, 3 MB | 读入太慢，3 MB", *ROW.heaps.end(), any);
        add("long: two digits, one pile less | 全是两位数", N - 1, |random, _| {
            random.u64(10..=60)
        });
        add("borders: j(j + 1)/2, and one less | j(j + 1)/2，以及少 1", N, |random, _| {
            let j = random.u64(2..=10);
            j * (j + 1) / 2 - random.u64(0..=1)
        });
        add("triangular: 1 3 6 10 | 反复出现 1 3 6 10", N, |_, place| [1, 3, 6, 10][place % 4]);
        add("one-below: a single 27 | 只有一个 27", N, |_, place| {
            28 - u64::from(place == 20_000)
        });
        add("greatest: equal piles | 各堆相等", N, |_, _| *ROW.stones.end());
        extremes.add("in-pairs: random, with nim-sum 0 | 随机，异或和为 0", move |random| {
            let half: Vec<u64> = (0..N).map(|place| any(random, place)).collect();
            vec![half.repeat(2)]
        });
        extremes.each(&[
            ("equal-values: 59 and 60 | 59 与 60", vec![59, 60]),
            ("next-values: 54 and 55 | 54 与 55", vec![54, 55]),
            ("single: one stone | 一颗石子", vec![1]),
        ]);
    }
}
