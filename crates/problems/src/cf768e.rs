//! CF 768 E: Game of Stones.

use rules::prelude::*;

const MOST_PILES: usize = 1_000_000;
const MOST_STONES: u64 = 60;
/// Most piles and stones of a search, which looks at sets of amounts.
const MOST_SEARCHED: usize = 40;

/// Each amount is taken at most once from each pile.
pub struct EachAmountOnce;

impl Statement for EachAmountOnce {
    /// The stones of each pile.
    type Case = Vec<u64>;
    type Game = Self;

    fn form(form: &mut Form, piles: &mut Vec<u64>) -> FormResult {
        form.length("n", piles, 1..=MOST_PILES)?;
        form.line();
        form.column("pile", piles, 1..=MOST_STONES)
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
        let size = piles.len() as u64 + piles.iter().sum::<u64>();
        search::ensure_small(size, MOST_SEARCHED, Text("piles and stones", "堆数与石子数之和"))
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
                moves.to(option, || {
                    let (what, place) = (counted(amount, "stone", "颗"), index + 1);
                    let words = text!("take {what} from pile {place}", "从第 {place} 堆取 {what}");
                    Handle::on([index * columns + amount as usize], words)
                });
            }
        }
    }

    /// A row for each pile: its stones, and what may be taken of them.
    fn draw(all: &Vec<u64>, piles: &Self::Position) -> Drawing {
        let columns = columns(all);
        let row = |&(stones, taken): &(u64, u64)| {
            let amounts = (1..columns as u64).map(move |amount| {
                let is_free = amount <= stones && taken >> amount & 1 == 0;
                if is_free { format!("-{amount}") } else { String::new() }
            });
            std::iter::once(stones.to_string()).chain(amounts)
        };
        Drawing::grid(columns, piles.iter().flat_map(row))
    }
}

impl Trials for EachAmountOnce {
    const RANDOM_SIZE: usize = 20;

    /// Up to four piles.
    fn random(choices: &mut Choices, size: usize) -> Vec<u64> {
        let count = choices.pick(1..=4.min(size / 3 + 1));
        let most = (size / count) as u64 + 1;
        choices.several(count, 1..=most.min(MOST_STONES))
    }

    fn extremes(extremes: &mut Extremes<Vec<u64>>) {
        let mut add = |title, n, pile: fn(&mut Rng, usize) -> u64| extremes.list(title, n, pile);
        add("random: slow reading, 3 MB | 读入太慢，3 MB", MOST_PILES, |random, _| {
            random.u64(1..=MOST_STONES)
        });
        let n = 30_000;
        add(
            "long: numbers of two digits, one pile less | 全是两位数，少一堆",
            n - 1,
            |random, _| random.u64(10..=MOST_STONES),
        );
        add("borders: j(j + 1)/2, and one less | j(j + 1)/2，以及少 1", n, |random, _| {
            let j = random.u64(2..=10);
            j * (j + 1) / 2 - random.u64(0..=1)
        });
        add("triangular: 1 3 6 10 again and again | 反复出现 1 3 6 10", n, |_, place| {
            [1, 3, 6, 10][place % 4]
        });
        add("one-below: 28, and a single 27 | 全是 28，只有一个 27", n, |_, place| {
            28 - u64::from(place == 20_000)
        });
        add("greatest: equal piles | 各堆相等", n, |_, _| MOST_STONES);
        extremes.add("in-pairs: random, with nim-sum 0 | 随机，异或和为 0", |random| {
            let half: Vec<u64> = (0..30_000).map(|_| random.u64(1..=MOST_STONES)).collect();
            vec![half.repeat(2)]
        });
        extremes.each(&[
            ("equal-values: 59 and 60 | 59 与 60", vec![59, 60]),
            ("next-values: 54 and 55 | 54 与 55", vec![54, 55]),
            ("single: one stone | 一颗石子", vec![1]),
        ]);
    }
}
