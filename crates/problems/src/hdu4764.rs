//! HDU 4764: Stone.

use rules::prelude::*;

const MOST_N: u64 = 100_000_000;
const MOST_K: u64 = 100;
/// The statement sets no limit; longer inputs are not expected.
const MOST_LINES: usize = 100_000;

/// Whoever writes `n` or more loses; a number exceeds the one before it by at most `k`.
#[derive(Debug, Clone, Default, PartialEq, Eq, Hash)]
pub struct Line {
    pub n: u64,
    pub k: u64,
}

pub struct Stone;

impl Statement for Stone {
    type Case = Line;
    type Game = Self;
    const CASES: Cases = Cases::Until("0 0", MOST_LINES);

    fn form(form: &mut Form, Line { n, k }: &mut Line) -> FormResult {
        form.line_of([("N", n, 1..=MOST_N), ("k", k, 1..=MOST_K)])
    }

    asks_who_wins!("Jiang", "Tang");
}

impl Game for Stone {
    type Case = Line;
    /// The case with the distance from the last number to N in the place of `n`; the last number is 0 at first.
    type Position = Line;
    /// The player without a move wins, as the other has written `N` or more.
    const KIND: Kind = Kind::Impartial(Convention::Misere);
    const SHARED: bool = true;

    /// Tang moves first.
    fn starts(line: &Line) -> impl Iterator<Item = Line> {
        [line.clone()].into_iter()
    }

    /// The next number is larger by 1 to k. As long as `N` is not reached, there is one to write.
    fn moves(line: &Line, &Line { n, k }: &Line, moves: &mut Moves<Line>) {
        for step in (1..=k).filter(|_| n > 0) {
            let option = Line { n: n.saturating_sub(step), k };
            moves.to(option, || {
                let next = line.n - n + step;
                Handle::on([0], text!("write {next}", "写 {next}")).amounts([next])
            });
        }
    }

    fn draw(line: &Line, &Line { n, k }: &Line) -> Drawing {
        let last = line.n as i64 - n as i64;
        Drawing::numbers([
            (&text!("last number", "上一个数"), last),
            ("N", line.n as i64),
            ("k", k as i64),
        ])
    }
}

impl Trials for Stone {
    const RANDOM_SIZE: usize = 2_000;
    const COORDINATES: &'static [&'static str] = &["N", "k"];

    fn extremes(extremes: &mut Extremes<Line>) {
        extremes.full(
            "many-lines: a slow reader, or a table of 10^8 positions | \
             读入太慢，或者对 10^8 个局面打表",
            |random, _| Line { n: random.u64(MOST_N / 10..=MOST_N), k: random.u64(1..=MOST_K) },
        );
        extremes.full(
            "around-the-period: N stones instead of N - 1 | 把 N - 1 颗石子当作 N 颗",
            |random, _| {
                let k = random.u64(1..=MOST_K);
                let multiple = random.u64(1..MOST_N / (k + 1)) * (k + 1);
                Line { n: multiple + random.u64(..=2), k }
            },
        );
        extremes.full(
            "greatest-n: a bound that is wrong by one: every k | 边界差 1：每个 k 都有",
            |_, line| Line { n: MOST_N, k: 1 + line as u64 % MOST_K },
        );
        extremes.full(
            "at-once: the first number taken to be 0: small N, every k | \
             以为第一个数可以是 0：N 很小，每个 k 都有",
            |_, line| Line {
                n: 1 + line as u64 / MOST_K % (MOST_K + 1),
                k: 1 + line as u64 % MOST_K,
            },
        );
    }
}
