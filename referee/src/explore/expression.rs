//! Moves of a heap game, written on the command line: `n-1, n-3, (n-2)/2 + (n-2)/2`.
//!
//! ```text
//! moves      move { "," move }
//! move       heap { "+" heap } { "for" name "in" sum ".." ["="] sum } [ "if" test { "and" test } ]
//! heap       product { "-" product }
//! sum        product { ("+" | "-") product }
//! product    factor { ("*" | "/" | "%") factor }
//! factor     number | name | "-" factor | "(" sum ")"
//! test       sum ("==" | "!=" | "<" | "<=" | ">" | ">=") sum
//! ```
//!
//! `n` is the heap. A `+` between heaps lays them side by side; in parentheses it adds. `/` rounds so that `%`, which
//! is what it leaves, is never negative: down, unless the divisor is negative. A move that would leave a negative number of stones does not
//! exist; a heap of 0 is no heap, and has no moves. All heaps must be smaller than `n`, so that play ends.

mod never;
mod parse;

use std::fmt::{self, Display};
use std::ops::Range;

/// A move is made for no more values of its variables than this.
const MOST_OPTIONS: usize = 1_000_000;

/// Moves, ready to be made.
#[derive(Debug, Clone)]
pub struct Moves {
    text: String,
    moves: Vec<Move>,
}

#[derive(Debug, Clone)]
struct Move {
    place: Range<usize>,
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

#[derive(Debug, Clone)]
enum Node {
    Number(i128),
    /// The heap, or the variable of this number, counted from 1.
    Name(usize),
    Binary {
        operator: char,
        place: Range<usize>,
        left: Box<Node>,
        right: Box<Node>,
    },
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
    /// use referee::explore::expression::Moves;
    ///
    /// let moves = Moves::parse("n-1, n-3, (n-2)/2 + (n-2)/2").unwrap();
    /// let mut options = Vec::new();
    /// moves.options(6, &mut |heaps| options.push(heaps.to_vec())).unwrap();
    /// assert_eq!(options, [vec![5], vec![3], vec![2, 2]]);
    /// assert!(Moves::parse("n-*1").unwrap_err().to_string().ends_with("n-*1\n    ^"));
    /// ```
    pub fn parse(text: &str) -> Result<Self, Mistake> {
        Ok(Moves { text: text.into(), moves: parse::parse(text)? })
    }

    /// As it was written.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// Whether a move can leave several heaps.
    pub fn splits(&self) -> bool {
        self.moves.iter().any(|one| one.heaps.len() > 1)
    }

    /// The numbers to take, if each move takes a fixed one from the heap.
    pub fn subtraction_set(&self) -> Option<Vec<usize>> {
        let taken = |one: &Move| match &one.heaps[..] {
            [Heap { size: Node::Binary { operator: '-', left, right, .. }, .. }]
                if one.variables.is_empty() && one.tests.is_empty() =>
            {
                match (&**left, &**right) {
                    (Node::Name(0), Node::Number(taken)) => usize::try_from(*taken).ok(),
                    _ => None,
                }
            }
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

    /// Calls `each` with the heaps of every option of a heap of `n`.
    ///
    /// # Errors
    ///
    /// If a move does not make the heap smaller, divides by zero, or overflows.
    pub fn options(&self, n: u64, each: &mut dyn FnMut(&[u64])) -> Result<(), Mistake> {
        (0..self.moves.len()).try_for_each(|number| self.options_of(number, n, each))
    }

    /// Tries all moves from the heaps of up to 100, and of `most`.
    ///
    /// # Errors
    ///
    /// Those of [`options`](Self::options); and if a move can never be made.
    pub fn check(&self, most: u64) -> Result<(), Mistake> {
        for (number, one) in self.moves.iter().enumerate() {
            if let Some(heap) = never::negative_heap(one) {
                let message = "this move can never be made: it would leave less than nothing";
                return Err(self.mistake(&heap.place, message.into()));
            }
            for n in (0..=most.min(100)).chain([most]) {
                self.options_of(number, n, &mut |_| {})?;
            }
        }
        Ok(())
    }

    /// Those options that the move of this number, in the order of [`texts`](Self::texts), makes.
    ///
    /// # Errors
    ///
    /// Those of [`options`](Self::options).
    pub fn options_of(
        &self,
        number: usize,
        n: u64,
        each: &mut dyn FnMut(&[u64]),
    ) -> Result<(), Mistake> {
        let one = &self.moves[number];
        if n == 0 {
            return Ok(());
        }
        let mut names = vec![i128::from(n)];
        let mut left = MOST_OPTIONS;
        self.choose(one, &mut names, &mut left, each)
    }

    /// Gives the next variable of the move all its values.
    fn choose(
        &self,
        one: &Move,
        names: &mut Vec<i128>,
        left: &mut usize,
        each: &mut dyn FnMut(&[u64]),
    ) -> Result<(), Mistake> {
        let Some(variable) = one.variables.get(names.len() - 1) else {
            return self.make(one, names, each);
        };
        let (first, last) =
            (self.value(&variable.first, names)?, self.value(&variable.last, names)?);
        let end = last.saturating_add(i128::from(variable.with_last));
        for value in first..end {
            if *left == 0 {
                let message = format!("from {} this is more than {MOST_OPTIONS} moves", names[0]);
                return Err(self.mistake(&variable.place, message));
            }
            *left -= 1;
            names.push(value);
            self.choose(one, names, left, each)?;
            names.pop();
        }
        Ok(())
    }

    fn make(
        &self,
        one: &Move,
        names: &[i128],
        each: &mut dyn FnMut(&[u64]),
    ) -> Result<(), Mistake> {
        for test in &one.tests {
            if !(test.holds)(&self.value(&test.left, names)?, &self.value(&test.right, names)?) {
                return Ok(());
            }
        }
        let mut heaps = Vec::with_capacity(one.heaps.len());
        let mut exists = true;
        for heap in &one.heaps {
            let size = self.value(&heap.size, names)?;
            exists &= size >= 0;
            heaps.push(size);
        }
        if !exists {
            return Ok(());
        }
        if let Some(number) = heaps.iter().position(|&size| size >= names[0]) {
            let message = format!(
                "from a heap of {} this leaves a heap of {}, which is no smaller: play would not end",
                names[0], heaps[number]
            );
            return Err(self.mistake(&one.heaps[number].place, message));
        }
        let heaps: Vec<u64> = heaps.iter().filter(|&&size| size > 0).map(|&s| s as u64).collect();
        each(&heaps);
        Ok(())
    }

    fn value(&self, node: &Node, names: &[i128]) -> Result<i128, Mistake> {
        let (operator, place, left, right) = match node {
            Node::Number(number) => return Ok(*number),
            Node::Name(name) => return Ok(names[*name]),
            Node::Binary { operator, place, left, right } => (operator, place, left, right),
        };
        let (left, right) = (self.value(left, names)?, self.value(right, names)?);
        let value = match operator {
            '+' => left.checked_add(right),
            '-' => left.checked_sub(right),
            '*' => left.checked_mul(right),
            _ if right == 0 => {
                let message = format!("from a heap of {} this divides by zero", names[0]);
                return Err(self.mistake(place, message));
            }
            '/' => left.checked_div_euclid(right),
            _ => left.checked_rem_euclid(right),
        };
        value.ok_or_else(|| {
            self.mistake(place, format!("from a heap of {} this is too large a number", names[0]))
        })
    }

    fn mistake(&self, place: &Range<usize>, message: String) -> Mistake {
        Mistake { text: self.text.clone(), place: place.clone(), message }
    }
}

#[cfg(test)]
mod tests;
