//! Statements on tables: a form for people, and with it what is said of each cell.

use crate::cell::Table;
use crate::theorem::Period;
use std::fmt::{self, Display};

/// The text of a statement before it is put into words for numbers, or for lost and won.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Form {
    /// A formula for the values.
    Formula(String),
    /// A condition for the zeros.
    Zeros(String),
    /// The first values, and the period of the others.
    Written {
        /// The values before the period and in it.
        beginning: Vec<u32>,
        /// The period.
        period: Period,
    },
    /// All values are this one.
    Always(u32),
}

/// The content of a statement at one cell.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Says {
    /// The value is this one.
    Value(u32),
    /// The value is 0, or it is not; no more.
    Zero(bool),
    /// A formula without a value, such as a logarithm of 0: it holds nowhere.
    Nonsense,
    /// Nothing; the text says where that is so.
    Nothing,
}

/// The content of a statement at each place of one table.
pub type Reading = Box<dyn Fn(usize) -> Says>;

/// A form, and its content.
pub struct Statement {
    /// For people.
    pub form: Form,
    /// The first number of which something is said, on one axis.
    pub from: u64,
    /// About the number of numbers in it: the cheapest statement wins.
    pub cost: u64,
    /// The period of the values, or of the zeros, if there is one.
    pub period: Option<Period>,
    /// Made ready for one table, then asked place by place.
    pub(crate) says: Box<dyn Fn(&Table) -> Reading>,
    /// True where it takes much less to say than the table, with which it agrees.
    pub(crate) is_short: Box<dyn Fn(&Table) -> bool>,
}

/// A statement that held for a while and then broke.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Refuted {
    /// The statement.
    pub form: Form,
    /// The last number up to which it agreed with all cells.
    pub held_to: u64,
    /// The first position of which it is wrong.
    pub broke_at: Vec<u64>,
}

/// The trust that a statement deserves.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Claim {
    /// It holds for ever, for this reason.
    Proved(String),
    /// It agrees with every value up to this one.
    CheckedTo(u64),
    /// It agrees with what was computed, which is too little to tell it from a coincidence.
    Observed,
}

impl Display for Claim {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Claim::Proved(reason) => write!(f, "proved: {reason}"),
            Claim::CheckedTo(last) => write!(f, "checked to {last}"),
            Claim::Observed => write!(f, "observed"),
        }
    }
}

/// The outcome of a search for a pattern.
pub struct Finding {
    /// The pattern; None if there are only refuted ones to tell of.
    pub statement: Option<Statement>,
    /// The trust that it deserves. A search never proves: that is for provers.
    pub claim: Claim,
    /// The last number up to which everything agrees.
    pub checked_to: u64,
    /// Statements that held for a while and then broke.
    pub refuted: Vec<Refuted>,
}
