//! CF 1537D: Deleting Divisors.

use rules::prelude::*;

const MOST_TESTS: usize = 10_000;
const MOST: u64 = 1_000_000_000;
/// Greatest number of a search.
const MOST_SEARCHED: usize = 5000;

pub struct DeletingDivisors;

impl Statement for DeletingDivisors {
    type Case = u64;
    type Game = Self;
    const CASES: Cases = Cases::Counted(MOST_TESTS);

    fn form(form: &mut Form, n: &mut u64) -> FormResult {
        form.line_of([("n", n, 1..=MOST)])
    }

    asks_who_wins!("Bob", "Alice");
}

impl Game for DeletingDivisors {
    type Case = u64;
    type Position = u64;
    const SHARED: bool = true;

    fn fits(&n: &u64) -> SearchResult<()> {
        search::ensure_small(n, MOST_SEARCHED, Text("positions", "局面数"))
    }

    /// Alice moves first.
    fn starts(&n: &u64) -> impl Iterator<Item = u64> {
        [n].into_iter()
    }

    /// A divisor other than 1 and the number itself is subtracted.
    fn moves(_: &u64, &n: &u64, moves: &mut Moves<u64>) {
        for divisor in (2..n).filter(|&divisor| n.is_multiple_of(divisor)) {
            moves.to(n - divisor, || {
                let words = text!("subtract {divisor}", "减去 {divisor}");
                Handle::on([0], words).amounts([divisor])
            });
        }
    }

    fn draw(_: &u64, &n: &u64) -> Drawing {
        Drawing::numbers([("n", n as i64)])
    }
}

impl Trials for DeletingDivisors {
    const RANDOM_SIZE: usize = 400;
    const COORDINATES: &'static [&'static str] = &["n"];

    fn extremes(extremes: &mut Extremes<u64>) {
        extremes.full(
            "greatest: a loop over divisors for each | 每个数都枚举约数",
            |_, test| MOST - test as u64,
        );
        extremes.full("random: a table | 打表", |random, _| random.u64(1..=MOST));
        extremes.full("least: from 1 on | 从 1 开始", |_, test| test as u64 + 1);
        extremes.full(
            "near-powers: powers of 2 and their neighbours | 2 的幂和它的邻居",
            |_, test| {
                let power = 1 << (1 + test / 3 % 29);
                power + test as u64 % 3 - 1
            },
        );
        extremes.full("three-times: 3 times a power of 2 | 2 的幂的 3 倍", |random, _| {
            3 << random.u32(..29)
        });
        extremes.full("two-bits: a few ones in binary | 二进制中 1 很少", |random, _| {
            (1 << random.u32(..29)) + (1 << random.u32(..29))
        });
        extremes
            .full("odd: Bob wins all | 全是 Bob 胜", |random, _| 2 * random.u64(..MOST / 2) + 1);
        extremes
            .full("twice-odd: Alice wins but for 2 | 除 2 以外都是 Alice 胜", |random, _| {
                4 * random.u64(..MOST / 4) + 2
            });
        extremes.each(&[(
            "odd-exponent: 2^29, and a loop of powers that overflows | 2^29，以及溢出的幂",
            1 << 29,
        )]);
    }
}
