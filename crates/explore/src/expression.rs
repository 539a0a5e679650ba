//! Moves of a game, written on the command line: `n-1, n-3, (n-2)/2 + (n-2)/2`.
//!
//! ```text
//! moves      move { "," move }
//! move       position { "+" position } { "for" name "in" sum ".." ["="] sum } [ "if" condition ]
//! position   heap | "(" sum "," sum { "," sum } ")"
//! heap       a sum without "+"
//! sum        terms joined by | ^ & << >> + - * / %, which bind as in Rust
//! term       number | name | "-" term | "(" sum ")" | function "(" sum { "," sum } ")"
//! function   "min" | "max" | "gcd" | "pow" | "abs" | "isprime" | "isfibonacci" | "popcount" | "twos"
//! condition  tests joined by "or", "and", "not", or by "||", "&&", "!", which bind in this order; "(" condition ")"
//! test       sum ("==" | "!=" | "<" | "<=" | ">" | ">=") sum | ("isprime" | "isfibonacci") "(" sum ")"
//! ```
//!
//! `n` is the heap. If moves leave tuples, the names that occur are the coordinates: letters such as a, b, c or x, y in
//! their order, others in the order in which they first occur, unless their order is given. A `+` between heaps or tuples lays them side by side; in
//! parentheses it adds. `/` rounds so that `%`, which is what it leaves, is never negative: down, unless the divisor is
//! negative. A move that would leave a negative number of stones does not exist; a heap of 0 is no heap, and has no
//! moves. All heaps must be smaller than `n`, so that play ends; of tuples the engines tell if play does not end.

mod condition;
mod foreign;
pub mod formula;
mod make;
mod names;
mod parse;
mod shapes;
mod tokens;
mod value;

use crate::wording::Wording;
use language::text;
use make::Scratch;
use std::cell::{Cell, RefCell};
use std::fmt::{self, Display};
use std::ops::Range;
use value::Node;

/// Moves that were written as text.
#[derive(Debug)]
pub struct Moves {
    text: String,
    /// The names of the coordinates.
    axes: Vec<String>,
    moves: Vec<Move>,
    mistake: RefCell<Option<Mistake>>,
    tried: Cell<u64>,
    scratch: RefCell<Scratch>,
}

#[derive(Debug)]
struct Move {
    place: Range<usize>,
    /// For each position that is left, as many as there are coordinates.
    numbers: Vec<Number>,
    variables: Vec<Variable>,
    tests: Vec<Test>,
    /// True if some position allowed it.
    is_made: Cell<bool>,
}

#[derive(Debug, Clone)]
struct Number {
    place: Range<usize>,
    node: Node,
    /// The factors of all names, and a constant, if it is a sum of multiples of these.
    factors: Option<Vec<i64>>,
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
    holds: condition::Comparison,
    /// The opposite.
    fails: condition::Comparison,
}

/// A mistake in an expression, and its place.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Mistake {
    text: String,
    place: Range<usize>,
    message: String,
}

impl Mistake {
    fn new(text: &str, place: Range<usize>, message: String) -> Mistake {
        Mistake { text: text.into(), place, message }
    }
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
    /// # Example
    ///
    /// ```
    /// use explore::expression::Moves;
    /// use std::ops::ControlFlow;
    ///
    /// let moves = Moves::parse("n-1, n-3, (n-2)/2 + (n-2)/2")?;
    /// let mut options = Vec::new();
    /// let _ = moves.each_option(&[6], &mut |heaps| {
    ///     options.push(heaps.to_vec());
    ///     ControlFlow::Continue(())
    /// });
    /// assert_eq!(options, [vec![5], vec![3], vec![2, 2]]);
    /// assert!(Moves::parse("n-*1").unwrap_err().to_string().ends_with("n-*1\n    ^"));
    /// # Ok::<(), explore::expression::Mistake>(())
    /// ```
    pub fn parse(text: &str) -> Result<Moves, Mistake> {
        Moves::named(text, &[])
    }

    /// Reads moves on coordinates of these names; of those that occur, if none are given.
    pub fn named(text: &str, coordinates: &[String]) -> Result<Moves, Mistake> {
        let (axes, moves) = parse::parse(text, coordinates)?;
        Ok(Moves {
            text: text.into(),
            axes,
            moves,
            mistake: RefCell::default(),
            tried: Cell::new(0),
            scratch: RefCell::default(),
        })
    }

    /// The same moves, of which none was made.
    pub fn again(&self) -> Option<Moves> {
        Moves::named(&self.text, &self.axes).ok()
    }

    pub fn text(&self) -> &str {
        &self.text
    }

    /// The names of the coordinates: `n` alone if a position is a heap.
    pub fn axes(&self) -> &[String] {
        &self.axes
    }

    /// True if a move can leave several positions.
    pub fn splits(&self) -> bool {
        self.moves.iter().any(|one| one.numbers.len() > self.axes.len())
    }

    /// The first mistake that showed in play, such as a division by zero, since this was last asked. Until then there are
    /// no further options.
    pub fn mistake(&self) -> Option<Mistake> {
        self.mistake.take()
    }

    /// The number of values of variables that were tried so far, in vain or not.
    pub fn tried(&self) -> u64 {
        self.tried.get()
    }

    /// The moves that no position so far allowed, as they were written.
    pub fn untried(&self) -> Vec<Wording> {
        // A move whose condition has several cases is that of all of them.
        let moves = self.moves.chunk_by(|one, next| one.place == next.place);
        let untried = moves.filter(|cases| cases.iter().all(|one| !one.is_made.get()));
        let named = |cases: &[Move]| {
            let Range { start, end } = cases[0].place;
            let text: String = self.text.chars().take(end).skip(start).collect();
            Wording::of(|| text!("the move {text:?}", "走法 {text:?}"))
        };
        untried.map(named).collect()
    }
}

#[cfg(test)]
mod tests;
