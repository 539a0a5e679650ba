//! Tables whose zeros are pairs in either order, as in Wythoff's game: the smaller number by a
//! Beatty sequence, the difference by a line.

use super::beatty::{self, ENOUGH, Slope};
use super::form::Body;
use super::meaning::Meaning;
use super::statement::{Says, Statement};
use crate::cell::Table;
use crate::wording::{Wording, axis, list};
use language::text;

/// Most pairs before the rule begins.
const LATE_START: usize = 3;
/// Least number of pairs for a statement.
const FEWEST: usize = 8;

/// The `k`-th pair, for all `k` from some place on.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Line {
    slope: Slope,
    step: u64,
    base: u64,
}

impl Line {
    /// The line on which these pairs lie, the first of them by a number `k`.
    fn through(pairs: &[[u64; 2]], first: u64) -> Option<Line> {
        let smaller: Vec<u64> = pairs.iter().map(|pair| pair[0]).collect();
        let slope = beatty::slope(&smaller, first)?;
        let difference = |pair: &[u64; 2]| pair[1] - pair[0];
        let step = difference(pairs.get(1)?).checked_sub(difference(&pairs[0]))?;
        let base = difference(&pairs[0]).checked_sub(step * first)?;
        Some(Line { slope, step, base })
    }

    fn pair(&self, k: u64) -> Option<[u64; 2]> {
        let smaller = self.slope.times(k)?;
        Some([smaller, smaller + self.step * k + self.base])
    }

    /// True if each number above 0 is in a pair for exactly one k: the slope x has 1 / x + 1 / (x + step) = 1 (Beatty 1926).
    fn has_each_number(&self) -> bool {
        let Slope { whole, radicand, divisor } = self.slope;
        let step = i128::from(self.step);
        let is_root = i128::from(radicand) * 4 == (step * step + 4) * i128::from(divisor).pow(2);
        self.base == 0 && is_root && 2 * i128::from(whole) == (2 - step) * i128::from(divisor)
    }

    fn text(&self, axes: &[String]) -> String {
        let smaller = self.slope.text();
        let step = if self.step == 1 { "k".to_string() } else { format!("{} k", self.step) };
        let base = if self.base == 0 { String::new() } else { format!(" + {}", self.base) };
        let [x, y] = [0, 1].map(|i| axis(&axes[i]));
        text!(
            "{x} and {y} are {smaller} and {smaller} + {step}{base}, in either order",
            "{x} 与 {y} 为 {smaller} 与 {smaller} + {step}{base}，顺序不限"
        )
    }
}

/// The statement that the zeros are pairs on a line, and a few before.
pub(super) fn propose(table: &Table) -> Option<Statement> {
    let pairs = pairs_in(table).filter(|pairs| pairs.len() >= FEWEST)?;
    let lines = |start: usize| Some((start, Line::through(&pairs[start..], start as u64)?));
    let (start, line) = (0..=LATE_START).find_map(lines)?;
    let (early, enough) = (pairs[..start].to_vec(), ENOUGH + start);
    let text = Wording::of(|| {
        let (later, early) = (line.text(&table.axes), early.iter());
        let early: Vec<String> = early.map(|[a, b]| format!("({a}, {b})")).collect();
        match (start, list(&early)) {
            (0, _) => later,
            (_, early) => text!(
                "{later}, for k >= {start}; before, {early} in either order",
                "{later}，k >= {start}；此前为 {early}，顺序不限"
            ),
        }
    });
    let (step, from) = (line.step, start as u64);
    let meaning = || Meaning::BeattyPairs { step, from, early: early.clone() };
    let meaning = line.has_each_number().then(meaning);
    let statement = Statement::new(Body::Zeros(text), 6 + 2 * start as u64, move |table| {
        let side = table.sizes.iter().copied().max().unwrap_or(0);
        let later = (start as u64..).map_while(|k| line.pair(k));
        let inside = later.take_while(|&[_, larger]| larger < side as u64);
        // The first larger number beside each smaller one, and all others.
        let (mut partners, mut others) = (vec![u64::MAX; side], Vec::new());
        for [smaller, larger] in early.iter().copied().chain(inside) {
            match &mut partners[smaller as usize] {
                free @ &mut u64::MAX => *free = larger,
                _ => others.push([smaller, larger]),
            }
        }
        others.sort_unstable();
        Box::new(move |at| {
            let (smaller, larger) = (at[0].min(at[1]), at[0].max(at[1]));
            let is_first = partners[smaller as usize] == larger;
            Says::Zero(is_first || others.binary_search(&[smaller, larger]).is_ok())
        })
    });
    // The pairs in a table that agrees are those of the line.
    Some(statement.means(meaning).short_if(move |table| {
        let side = table.sizes.iter().copied().min().unwrap_or(0) as u64;
        let later = (start as u64..).map_while(|k| line.pair(k));
        later.take_while(|&[_, larger]| larger < side).take(enough).count() + start >= enough
    }))
}

/// The zeros `(a, b)` with `a <= b`, by `a`, within the largest square, which a pair enters in both
/// orders or not at all. Nothing if the mirror image of some zero is none.
fn pairs_in(table: &Table) -> Option<Vec<[u64; 2]>> {
    let side = *table.sizes.iter().min()?;
    // Of a table that begins at 1 the first pair is not known.
    let is_zero = |x: usize, y: usize| match table.number(y * table.sizes[0] + x) {
        None => (x, y) == (0, 0),
        number => number == Some(0),
    };
    let square = (0..side).flat_map(|y| (0..side).map(move |x| (x, y)));
    let zeros: Vec<(usize, usize)> = square.filter(|&(x, y)| is_zero(x, y)).collect();
    let pairs = zeros.iter().filter(|(x, y)| y <= x).map(|&(x, y)| [y as u64, x as u64]);
    zeros.iter().all(|&(x, y)| is_zero(y, x)).then(|| pairs.collect())
}
