//! The error of an input.

use std::fmt::{self, Display};

/// Why a value could not be read, and where.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct InputError(Box<Details>);

/// In a box, so that a result is no larger than most values.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Details {
    /// The variable and the indices in it, as far as they are known.
    place: String,
    /// Line and column of the token, in bytes, both from 1.
    line: usize,
    column: usize,
    problem: String,
}

impl InputError {
    pub(super) fn new(line: usize, column: usize, problem: String) -> Self {
        InputError(Box::new(Details { place: String::new(), line, column, problem }))
    }

    /// The error of an element, seen from its vector.
    #[cold]
    pub(super) fn at(mut self, index: usize) -> Self {
        self.0.place.insert_str(0, &format!("[{index}]"));
        self
    }

    /// The error, seen from the variable `name`.
    pub(super) fn of(mut self, name: &str) -> Self {
        // A pattern with many names comes as several lines.
        let name: Vec<&str> = name.split_whitespace().collect();
        self.0.place.insert_str(0, &name.join(" "));
        self
    }
}

impl Display for InputError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Details { place, line, column, problem } = &*self.0;
        let place = if place.is_empty() { "a value" } else { place };
        write!(f, "{place} at line {line}, column {column}: {problem}")
    }
}

impl std::error::Error for InputError {}
