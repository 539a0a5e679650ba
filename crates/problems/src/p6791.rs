//! P6791: Taking stones (SNOI 2020).

use rules::prelude::*;
use rules::search::BUDGET;
use rules::shapes::fibonacci;

const MOST_TESTS: usize = 100_000;
const MOST_STONES: u64 = 1_000_000_000_000_000_000;
/// Most stones of a heap that is searched. The search of n stones has about n^2 / 2 moves.
const MOST_SEARCHED: usize = 3_900;
/// Most stones of a play that is searched. The number of moves grows with their third power.
const MOST_PLAYED: usize = 150;

/// Limit `k` of the first move, and the greatest heap `n` of the question.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Heaps {
    pub k: u64,
    pub n: u64,
}

pub struct LastLoses;

impl Statement for LastLoses {
    type Case = Heaps;
    /// Number of heaps of 1 to `n` stones that the first player wins.
    type Answer = usize;
    type Game = Self;
    const CASES: Cases = Cases::Counted(MOST_TESTS);

    fn form(form: &mut Form, Heaps { k, n }: &mut Heaps) -> FormResult {
        form.line_of([("k", k, 1..=MOST_STONES), ("N", n, 1..=MOST_STONES)])
    }

    fn answers(cases: &[Heaps]) -> SearchResult<Vec<usize>> {
        let most = cases.iter().map(|case| case.n).max().unwrap_or(0);
        search::ensure_small(most, MOST_SEARCHED, Text("stones", "石子数"))?;
        let heaps = cases.iter().map(|case| case.n).sum::<u64>();
        search::ensure_small(heaps, BUDGET, Text("heaps in all cases", "各组数据的堆数之和"))?;
        // Without stones the player to move has won already, as the other took the last one.
        let limits = fibonacci::least_limits(&Vec::from_iter(0..=most), Some(0))?;
        let count = |&Heaps { k, n }: &Heaps| {
            let wins = |limit: &&Option<u64>| limit.is_some_and(|limit| limit <= k);
            limits[1..=n as usize].iter().filter(wins).count()
        };
        Ok(cases.iter().map(count).collect())
    }
}

impl Game for LastLoses {
    type Case = Heaps;
    /// The stones, and how many of them the next move may take.
    type Position = (u64, u64);
    /// Who finds no stone has won: the other had to take the last one.
    const KIND: Kind = Kind::Impartial(Convention::Misere);
    const SHARED: bool = true;

    fn fits(case: &Heaps) -> SearchResult<()> {
        search::ensure_small(case.n, MOST_PLAYED, Text("stones", "石子数"))
    }

    /// The heaps of `n` to 1 stones, the greatest first for people to play.
    fn starts(&Heaps { k, n }: &Heaps) -> impl Iterator<Item = (u64, u64)> {
        (1..=n).rev().map(move |stones| (stones, stones.min(k)))
    }

    fn moves(_: &Heaps, position: &(u64, u64), moves: &mut Moves<(u64, u64)>) {
        fibonacci::moves(position, moves);
    }

    fn draw(_: &Heaps, position: &(u64, u64)) -> Drawing {
        fibonacci::draw(position)
    }
}

impl Trials for LastLoses {
    const RANDOM_SIZE: usize = 1_000;
    const COORDINATES: &'static [&'static str] = &["k", "N"];
    const EXPLORED: &'static str = "fibonacci-limit --ask misere";

    fn extremes(extremes: &mut Extremes<Heaps>) {
        extremes.full(
            "long-walks: digits that no processor guesses: k = 1 | 处理器猜不中的各位：k = 1",
            |random, _| Heaps { k: 1, n: random.u64(MOST_STONES / 2..=MOST_STONES) },
        );
        extremes.full(
            "every-scale: a walk that starts at N's length | 从 N 的位数开始走",
            |random, _| Heaps { k: any_scale(random), n: any_scale(random) },
        );
        extremes.full(
            "greatest-n: 32 bits, and doubles: N = 10^18, any k | \
             32 位，以及浮点数：N = 10^18，k 任意",
            |random, _| Heaps { k: any_scale(random), n: MOST_STONES },
        );
        extremes.full(
            "greatest-k: a table that ends below k = 10^18 | 不到 k = 10^18 就结束的表",
            |random, _| Heaps { k: MOST_STONES, n: MOST_STONES - random.u64(..10) },
        );
        extremes.full(
            "around-fibonacci-numbers: a bound that is wrong by one | 边界差 1",
            |random, _| {
                let mut near = || fibonacci(random.usize(..86)) + 2 - random.u64(..3);
                Heaps { k: near().max(2) - 1, n: near() }
            },
        );
        extremes.full(
            "every-second-digit: as many terms as can be, and one more | 项数最多，以及再多一项",
            |random, _| {
                let last = random.usize(..86);
                let sum: u64 = (0..=last).rev().step_by(2).map(fibonacci).sum();
                let n = (sum + 1 + random.u64(..2)).min(MOST_STONES);
                Heaps { k: fibonacci(random.usize(..=last)), n }
            },
        );
        extremes.full(
            "k-near-n: a special case for k above the heap | k 大于堆时的特殊处理",
            |random, _| {
                let n = any_scale(random);
                Heaps { k: (n + 2).saturating_sub(random.u64(..4)).clamp(1, MOST_STONES), n }
            },
        );
        extremes.full(
            "one-stone: N - 1 = 0: no greatest Fibonacci number | N - 1 = 0：没有最大的斐波那契数",
            |random, _| Heaps { k: any_scale(random), n: 1 },
        );
        extremes.full(
            "small: a write, or a flush, for each answer | 每个答案写一次，或者刷新一次输出",
            |random, _| Heaps { k: random.u64(1..=9), n: random.u64(1..=9) },
        );
    }
}

/// A number with any count of binary digits, each equally likely.
fn any_scale(random: &mut Rng) -> u64 {
    let power = 1 << random.u32(..60);
    random.u64(power..2 * power).min(MOST_STONES)
}

/// 1, 2, 3, 5, ... by their number, which begins with 0.
fn fibonacci(number: usize) -> u64 {
    (0..number).fold((1, 2), |(a, b), _| (b, a + b)).0
}
