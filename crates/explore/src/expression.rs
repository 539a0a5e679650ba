//! Moves of a heap game, written on the command line: `n-1, n-3, (n-2)/2 + (n-2)/2`.
//!
//! ```text
//! moves      move { "," move }
//! move       position { "+" position } { "for" name "in" sum ".." ["="] sum } [ "if" test { "and" test } ]
//! position   heap | "(" sum "," sum { "," sum } ")"
//! heap       a sum without "+"
//! sum        terms joined by | ^ & << >> + - * / %, which bind as in Rust
//! term       number | name | "-" term | "(" sum ")" | function "(" sum { "," sum } ")"
//! function   "min" | "max" | "gcd" | "pow" | "abs" | "isprime" | "popcount"
//! test       sum ("==" | "!=" | "<" | "<=" | ">" | ">=") sum | "isprime" "(" sum ")"
//! ```
//!
//! `n` is the heap. If moves leave tuples, the names that occur are the coordinates: letters such as a, b, c or x, y in
//! their order, others in the order in which they first occur. A `+`
//! between heaps or tuples lays them side by side; in parentheses it adds. `/` rounds so that `%`, which is what it leaves,
//! is never negative: down, unless the divisor is negative. A move that would leave a negative number of stones does not
//! exist; a heap of 0 is no heap, and has no moves. All heaps must be smaller than `n`, so that play ends. What moves
//! of tuples do is for the search to find: it tells if play does not end.

mod coordinates;
mod make;
mod never;
mod node;
mod numbers;
mod parse;
mod token;

use super::games::Flow;
use crate::solve::positions;
use node::{Node, Operator};
use std::fmt::{self, Display};
use std::ops::Range;

/// No more values of the variables are tried in a row that give no move.
const MOST_IN_VAIN: u64 = 10_000_000;
/// No more values are tried before play.
const MOST_BEFORE_PLAY: u64 = 2_000_000;

/// Moves, ready to be made.
#[derive(Debug, Clone)]
pub struct Moves {
    text: String,
    /// What the coordinates are called.
    axes: Vec<String>,
    moves: Vec<Move>,
}

#[derive(Debug, Clone)]
struct Move {
    place: Range<usize>,
    coordinates: usize,
    /// So many for each position that is left.
    heaps: Vec<Heap>,
    variables: Vec<Variable>,
    tests: Vec<Test>,
}

#[derive(Debug, Clone)]
struct Heap {
    place: Range<usize>,
    size: Node,
}

/// A name that takes all values of a range.
#[derive(Debug, Clone)]
struct Variable {
    place: Range<usize>,
    first: Node,
    last: Node,
    with_last: bool,
}

#[derive(Debug, Clone)]
struct Test {
    left: Node,
    right: Node,
    holds: fn(&i128, &i128) -> bool,
}

/// Moves in the making.
struct Making<'a> {
    /// What the last one left.
    heaps: Vec<u64>,
    /// How many more values of variables may be tried in vain, and how many were tried.
    left: u64,
    tried: &'a mut u64,
}

/// What is wrong with an expression, and where.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Mistake {
    text: String,
    place: Range<usize>,
    message: String,
}

impl Display for Mistake {
    /// The message, and under it the expression with carets under the place.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (start, end) = (self.place.start, self.place.end.max(self.place.start + 1));
        write!(f, "{}\n\n  {}\n", self.message, self.text)?;
        write!(f, "  {}{}", " ".repeat(start), "^".repeat(end - start))
    }
}

impl std::error::Error for Mistake {}

impl Moves {
    /// Reads moves.
    ///
    /// # Errors
    ///
    /// If the text is malformed; the message points at the character.
    ///
    /// # Example
    ///
    /// ```
    /// use explore::expression::Moves;
    ///
    /// let moves = Moves::parse("n-1, n-3, (n-2)/2 + (n-2)/2").unwrap();
    /// let mut options = Vec::new();
    /// moves.options(&[6], &mut |heaps| options.push(heaps.to_vec())).unwrap();
    /// assert_eq!(options, [vec![5], vec![3], vec![2, 2]]);
    /// assert!(Moves::parse("n-*1").unwrap_err().to_string().ends_with("n-*1\n    ^"));
    /// ```
    pub fn parse(text: &str) -> Result<Self, Mistake> {
        let (axes, moves) = parse::parse(text)?;
        Ok(Moves { text: text.into(), axes, moves })
    }

    /// What the coordinates are called: `n` if a position is a heap.
    pub fn axes(&self) -> &[String] {
        &self.axes
    }

    /// As it was written.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// Whether a move can leave several positions.
    pub fn splits(&self) -> bool {
        self.moves.iter().any(|one| one.heaps.len() > one.coordinates)
    }

    /// The numbers to take, if each move takes a fixed one from the heap.
    pub fn subtraction_set(&self) -> Option<Vec<usize>> {
        let taken = |one: &Move| match &one.heaps[..] {
            [
                Heap {
                    size: Node::Binary { operator: Operator::Subtract, left, right, .. }, ..
                },
            ] if one.variables.is_empty() && one.tests.is_empty() => match (&**left, &**right) {
                (Node::Name(0), Node::Number(taken)) => usize::try_from(*taken).ok(),
                _ => None,
            },
            _ => None,
        };
        self.moves.iter().map(taken).collect()
    }

    /// The moves, each as it was written.
    pub fn texts(&self) -> impl Iterator<Item = String> {
        let text = |one: &Move| {
            self.text.chars().skip(one.place.start).take(one.place.len()).collect::<String>()
        };
        self.moves.iter().map(text)
    }

    /// Calls `each` with the numbers of every option of a position: heaps, or coordinates one position after the
    /// other.
    ///
    /// # Errors
    ///
    /// If a move does not make the heap smaller or changes nothing, divides by zero, or overflows.
    pub fn options(&self, position: &[u64], each: &mut dyn FnMut(&[u64])) -> Result<(), Mistake> {
        let mut each = |_: usize, heaps: &[u64]| {
            each(heaps);
            Flow::Continue(())
        };
        self.each_option(position, &mut 0, &mut each).map(|_| ())
    }

    /// Calls `each` with the number of the move, in the order of [`texts`](Self::texts), and the numbers of every
    /// option of a position, until it breaks; `tried` grows by the number of values that the variables had.
    ///
    /// # Errors
    ///
    /// Those of [`options`](Self::options), and if very many values in a row give no move.
    pub fn each_option(
        &self,
        position: &[u64],
        tried: &mut u64,
        each: &mut dyn FnMut(usize, &[u64]) -> Flow,
    ) -> Result<Flow, Mistake> {
        for (number, one) in self.moves.iter().enumerate() {
            if self.options_by(one, position, tried, &mut |heaps| each(number, heaps))?.is_break() {
                return Ok(Flow::Break(()));
            }
        }
        Ok(Flow::Continue(()))
    }

    /// Tries all moves from the heaps of up to 100, and of `most`, unless these are very many; with several
    /// coordinates, from all that are small, and from the last.
    ///
    /// # Errors
    ///
    /// Those of [`options`](Self::options); and if a move can never be made.
    pub fn check(&self, most: u64) -> Result<(), Mistake> {
        for one in &self.moves {
            if let Some(heap) = never::negative_heap(one) {
                let message = "this move can never be made: it would leave less than nothing";
                return Err(self.mistake(&heap.place, message.into()));
            }
        }
        let mut tried = 0;
        for one in &self.moves {
            let small = [100, 30, 10, 5, 4, 3][self.axes.len() - 1].min(most) as usize + 1;
            let sizes = vec![small; self.axes.len()];
            for position in positions(&sizes).chain([vec![most; sizes.len()]]) {
                let mut left = MOST_BEFORE_PLAY.saturating_sub(tried);
                let flow = self.options_by(one, &position, &mut tried, &mut |_| {
                    left = left.saturating_sub(1);
                    if left == 0 { Flow::Break(()) } else { Flow::Continue(()) }
                })?;
                if flow.is_break() || tried >= MOST_BEFORE_PLAY {
                    return Ok(());
                }
            }
        }
        Ok(())
    }

    fn options_by(
        &self,
        one: &Move,
        position: &[u64],
        tried: &mut u64,
        each: &mut dyn FnMut(&[u64]) -> Flow,
    ) -> Result<Flow, Mistake> {
        if position == [0] {
            return Ok(Flow::Continue(()));
        }
        let mut making = Making { heaps: Vec::new(), left: MOST_IN_VAIN, tried };
        let mut names = position.iter().map(|&number| number.into()).collect();
        self.choose(one, &mut names, &mut making, each)
    }

    /// Gives the next variable of the move all its values.
    fn choose(
        &self,
        one: &Move,
        names: &mut Vec<i128>,
        making: &mut Making<'_>,
        each: &mut dyn FnMut(&[u64]) -> Flow,
    ) -> Result<Flow, Mistake> {
        let Some(variable) = one.variables.get(names.len() - one.coordinates) else {
            return match self.make(one, names, &mut making.heaps)? {
                true => {
                    making.left = MOST_IN_VAIN;
                    Ok(each(&making.heaps))
                }
                false => Ok(Flow::Continue(())),
            };
        };
        let (first, last) =
            (self.value(&variable.first, names)?, self.value(&variable.last, names)?);
        let end = last.saturating_add(i128::from(variable.with_last));
        for value in first..end {
            if making.left == 0 {
                let from = self.shown(names);
                let message =
                    format!("from {from} no move comes of {MOST_IN_VAIN} values in a row");
                return Err(self.mistake(&variable.place, message));
            }
            making.left -= 1;
            *making.tried += 1;
            names.push(value);
            let flow = self.choose(one, names, making, each)?;
            names.pop();
            if flow.is_break() {
                return Ok(flow);
            }
        }
        Ok(Flow::Continue(()))
    }

    fn mistake(&self, place: &Range<usize>, message: String) -> Mistake {
        Mistake { text: self.text.clone(), place: place.clone(), message }
    }
}

#[cfg(test)]
mod tests;
