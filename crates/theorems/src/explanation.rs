//! Explanations as data: values of the parts of a position, their sum, and the claim that follows.

mod lines;

pub use lines::Columns;

use language::{Text, text};
use rules::Player;
use rules::session::Worth;

/// A theorem applied to a position, in the language of the reader.
#[derive(Debug, Clone, PartialEq)]
pub struct Explanation {
    /// Rule for the values of the parts.
    pub rule: String,
    /// The parts of the position, each with its value.
    pub parts: Vec<Part>,
    /// Operation that combines the values.
    pub sum: Sum,
    /// Worth of the position to the player to move.
    pub worth: Worth,
    /// Reason why the sum has that worth.
    pub why: String,
    /// Further marks of a picture.
    pub picture: Picture,
}

/// Marks on parts of the drawing, beside the values of those in a sum.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Picture {
    /// Pairs of parts that belong together, as in a matching, a chain or an interval.
    pub links: Vec<[usize; 2]>,
    /// Values of parts; an outcome is that of whoever is to move there, and a second one that of the other player.
    pub values: Vec<(usize, Value)>,
}

/// A part of a position.
#[derive(Debug, Clone, PartialEq)]
pub struct Part {
    /// The number of the part in the drawing, if it is one thing there.
    pub place: Option<usize>,
    /// The words for it: `heap 3`.
    pub name: String,
    /// Computation of its value, in figures: `mex {0, 1}`.
    pub how: String,
    /// The figure beside it.
    pub value: Value,
}

/// The value of a part.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Value {
    /// A Grundy value.
    Nimber(u64),
    /// The numerator, and the power of 2 that is the denominator.
    Number(i64, u32),
    /// The outcome for whoever is to move there.
    Worth(Worth),
}

/// Operation that combines the values of the parts.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Sum {
    /// Their bitwise exclusive or.
    Nim,
    /// Their sum as numbers.
    Total,
    /// The sum of the numbers, and beside it the nim-sum of the nimbers.
    TotalAndNim,
    /// The number of ones in each binary place, modulo this.
    Ones(usize),
    /// The claim follows from the parts themselves.
    None,
}

impl Value {
    /// The nimber; other values have none.
    fn nimber(self) -> u64 {
        match self {
            Value::Nimber(value) => value,
            _ => 0,
        }
    }
}

impl Part {
    pub(crate) fn new(
        place: Option<usize>,
        name: impl Into<String>,
        how: impl Into<String>,
        value: Value,
    ) -> Self {
        Part { place, name: name.into(), how: how.into(), value }
    }

    /// The heap of this index, with a nimber.
    pub(crate) fn heap(index: usize, how: impl Into<String>, value: u64) -> Self {
        let name = text!("heap {number}", "第 {number} 堆", number = index + 1);
        Part::new(Some(index), name, how, Value::Nimber(value))
    }

    /// An integer that belongs to the whole position.
    pub(crate) fn number(
        name: impl Into<String>,
        how: impl Into<String>,
        number: impl TryInto<i64>,
    ) -> Self {
        let number = number.try_into().unwrap_or(i64::MAX);
        Part::new(None, name, how, Value::Number(number, 0))
    }

    /// The same of a number that needs no figures.
    pub(crate) fn figure(name: impl Into<String>, number: impl TryInto<i64>) -> Self {
        Part::number(name, "", number)
    }

    /// A yes-or-no question as the number 1 or 0, with the figures that decide it.
    pub(crate) fn yes_or_no(name: String, by: impl Into<String>, holds: bool) -> Self {
        let answer = if holds { text!("yes", "能") } else { text!("no", "不能") };
        let mut how: String = by.into();
        if !how.is_empty() {
            how += Text(": ", "：").get();
        }
        Part::number(name, how + &answer, u64::from(holds))
    }
}

impl Explanation {
    /// A claim that follows from the parts themselves.
    pub(crate) fn new(rule: String, parts: Vec<Part>, worth: Worth, why: String) -> Self {
        Explanation { rule, parts, sum: Sum::None, worth, why, picture: Picture::default() }
    }

    /// The same with links between parts of the drawing.
    pub(crate) fn linked(mut self, links: Vec<[usize; 2]>) -> Self {
        self.picture.links = links;
        self
    }

    /// The same with values of parts of the drawing.
    pub(crate) fn valued(mut self, values: impl IntoIterator<Item = (usize, Value)>) -> Self {
        self.picture.values = values.into_iter().collect();
        self
    }

    /// A claim about points: the mover leads by as much from here on.
    pub(crate) fn lead(rule: String, parts: Vec<Part>, sum: Sum, lead: i64) -> Self {
        let why = match lead {
            0 => text!(
                "So with best play both get as much from here on.",
                "所以双方都走最优时，此后得分相同。"
            ),
            1.. => text!(
                "So with best play the mover gets {lead} more than the opponent.",
                "所以双方都走最优时，当前操作者比对手多得 {lead}。"
            ),
            _ => text!(
                "So with best play the opponent gets {behind} more than the mover.",
                "所以双方都走最优时，对手比当前操作者多得 {behind}。",
                behind = -lead
            ),
        };
        Explanation { sum, ..Explanation::new(rule, parts, Worth::Score(lead), why) }
    }

    /// A sum of independent games, in which whoever cannot move loses: lost iff the nim-sum is 0 (Sprague and Grundy).
    pub(crate) fn nim_sum(rule: String, parts: Vec<Part>) -> Self {
        let wins = nim_sum(&parts) != 0;
        let why = match wins {
            true => text!(
                "The nim-sum is not 0: some move makes it 0.",
                "异或和不为 0：有一步能把它变成 0。"
            ),
            false => {
                text!(
                    "The nim-sum is 0: every move changes it, and the answer makes it 0 again.",
                    "异或和为 0：无论怎么走，它都会改变；对手总能再把它变回 0。"
                )
            }
        };
        Explanation { sum: Sum::Nim, ..Explanation::new(rule, parts, outcome(wins), why) }
    }

    /// A sum of games in which whoever cannot move wins, where misère play follows the heaps of Nim: with a value above 1
    /// lost iff the nim-sum is 0, without one lost iff it is 1.
    pub(crate) fn misere_nim_sum(rule: String, parts: Vec<Part>) -> Self {
        let is_large = parts.iter().any(|part| part.value.nimber() > 1);
        let wins = (nim_sum(&parts) != 0) == is_large;
        let why = match (is_large, wins) {
            (true, true) => {
                text!(
                    "There is a value above 1, and the nim-sum is not 0: some move leaves a \
                     lost position.",
                    "有大于 1 的值，且异或和不为 0：有一步能走到必败态。"
                )
            }
            (true, false) => {
                text!(
                    "There is a value above 1, and the nim-sum is 0: every move makes it \
                     another number, or leaves an even number of ones.",
                    "有大于 1 的值，但异或和为 0：每一步要么使它不为 0，要么只剩偶数个 1。"
                )
            }
            (false, true) => {
                text!(
                    "No value is above 1, and the ones are even in number: the opponent makes \
                     the last move.",
                    "没有大于 1 的值，且 1 有偶数个：最后一步由对手走。"
                )
            }
            (false, false) => {
                text!(
                    "No value is above 1, and the ones are odd in number: every move leaves an \
                     even number of them, or a larger value.",
                    "没有大于 1 的值，且 1 有奇数个：每一步要么剩下偶数个 1，要么留下大于 1 的值。"
                )
            }
        };
        Explanation { sum: Sum::Nim, ..Explanation::new(rule, parts, outcome(wins), why) }
    }

    /// A sum of numbers: Left, to move, wins iff it is positive, Right iff it is negative. The names are
    /// those of Left and Right.
    pub(crate) fn sum_of_numbers(
        rule: String,
        parts: Vec<Part>,
        mover: Player,
        [left, right]: [&str; 2],
    ) -> Self {
        let sum = match total(&parts) {
            Value::Number(sum, _) => sum,
            _ => 0,
        };
        let (wins, why) = match mover {
            Player::Left if sum > 0 => (
                true,
                text!(
                    "The sum is positive: each move of {left} lowers it, and one keeps it at 0 or more.",
                    "和为正：{left} 的每一步都使它变小，但总有一步使它不小于 0。"
                ),
            ),
            Player::Left => (
                false,
                text!(
                    "The sum is not positive, and each move of {left} lowers it: {right} then keeps it at 0 \
                     or less.",
                    "和不为正，{left} 的每一步又使它变小：此后 {right} 总能使它不大于 0。"
                ),
            ),
            Player::Right if sum < 0 => (
                true,
                text!(
                    "The sum is negative: each move of {right} raises it, and one keeps it at 0 or less.",
                    "和为负：{right} 的每一步都使它变大，但总有一步使它不大于 0。"
                ),
            ),
            Player::Right => (
                false,
                text!(
                    "The sum is not negative, and each move of {right} raises it: {left} then keeps it at 0 \
                     or more.",
                    "和不为负，{right} 的每一步又使它变大：此后 {left} 总能使它不小于 0。"
                ),
            ),
        };
        Explanation { sum: Sum::Total, ..Explanation::new(rule, parts, outcome(wins), why) }
    }
}

/// For each binary place, the highest one first: the number of values that have a one there, modulo `modulus`.
pub(crate) fn remainders(
    parts: &[Part],
    modulus: usize,
    digits: usize,
) -> impl Iterator<Item = u64> {
    (0..digits).rev().map(move |place| {
        let ones = parts.iter().filter(|part| part.value.nimber() >> place & 1 == 1);
        (ones.count() % modulus) as u64
    })
}

/// The nim-sum of the values.
pub(crate) fn nim_sum(parts: &[Part]) -> u64 {
    parts.iter().fold(0, |sum, part| sum ^ part.value.nimber())
}

/// The sum of the numbers.
pub(crate) fn total(parts: &[Part]) -> Value {
    let of = |part: &Part| match part.value {
        Value::Number(numerator, power) => (numerator, power),
        _ => (0, 0),
    };
    let power = parts.iter().map(|part| of(part).1).max().unwrap_or(0);
    Value::Number(parts.iter().map(of).map(|(top, own)| top << (power - own)).sum(), power)
}

/// The worth of a game that is won or lost.
pub(crate) fn outcome(wins: bool) -> Worth {
    if wins { Worth::Won } else { Worth::Lost }
}
