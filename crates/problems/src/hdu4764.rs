//! HDU 4764: Stone.

use game::{Moves, Play};
use rules::{Cases, Checked, Drawing, Form, Game, Kind, Rules, Trials, Worst, asks_who_wins};

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

pub struct Hdu4764;

impl Rules for Hdu4764 {
    type Case = Line;
    /// Whether Tang, who begins, wins.
    type Game = Stone;
    const CASES: Cases = Cases::Until("0 0", MOST_LINES);

    fn form(form: &mut Form, Line { n, k }: &mut Line) -> Checked {
        form.number("N", n, 1..=MOST_N)?;
        form.number("k", k, 1..=MOST_K)?;
        form.line();
        Ok(())
    }

    asks_who_wins!("Jiang", "Tang");
}

pub struct Stone;

impl Game for Stone {
    type Case = Line;
    /// `n` is what the last number, at first 0, lacks to N.
    type Position = Line;
    /// Who need not move any more because the other has written `N` or more is the winner.
    const KIND: Kind = Kind::Impartial(Play::Misere);
    const SHARED: bool = true;

    fn starts(line: &Line) -> impl Iterator<Item = Line> {
        [line.clone()].into_iter()
    }

    /// The next number is larger by 1 to k. As long as `N` is not reached, there is one to write.
    fn moves(line: &Line, &Line { n, k }: &Line, moves: &mut Moves<Line>) {
        for step in (1..=k).filter(|_| n > 0) {
            let option = Line { n: n.saturating_sub(step), k };
            moves.to(option, || format!("write {}", line.n - n + step));
        }
    }

    fn draw(line: &Line, &Line { n, k }: &Line) -> Drawing {
        let last = line.n as i64 - n as i64;
        Drawing::numbers([("last number", last), ("N", line.n as i64), ("k", k as i64)])
    }
}

impl Trials for Hdu4764 {
    const LARGE: usize = 2_000;
    const COORDINATES: &'static [&'static str] = &["N", "k"];

    fn at(coordinates: &[u64]) -> Option<Line> {
        let &[n, k] = coordinates else { return None };
        Some(Line { n, k })
    }

    const WORST: &'static [Worst<Line>] = &[
        Worst::new("many-lines: a slow reader, or a table of 10^8 positions a line", |random| {
            lines(|| Line { n: random.u64(MOST_N / 10..=MOST_N), k: random.u64(1..=MOST_K) })
        }),
        Worst::new("around-the-period: a heap of N stones instead of N - 1", |random| {
            lines(|| {
                let k = random.u64(1..=MOST_K);
                let multiple = random.u64(1..MOST_N / (k + 1)) * (k + 1);
                Line { n: multiple + random.u64(..=2), k }
            })
        }),
        Worst::new(
            "greatest-n: a bound that is wrong by one: every k, with N at its greatest",
            |_| (1..=MOST_K).map(|k| Line { n: MOST_N, k }).collect(),
        ),
        Worst::new("at-once: the first number taken to be 0: every N up to 101, every k", |_| {
            let of_n = |n| (1..=MOST_K).map(move |k| Line { n, k });
            (1..=MOST_K + 1).flat_map(of_n).collect()
        }),
    ];
}

/// As many lines as are allowed.
fn lines(mut line: impl FnMut() -> Line) -> Vec<Line> {
    (0..MOST_LINES).map(|_| line()).collect()
}
