//! The pattern of a table: the simplest statement that agrees with all cells, attacked with more of them.

mod beatty;
mod digits;
mod features;
mod pairs;
mod period;
mod periodic;
mod recurrence;
mod sets;
pub mod statement;
mod sums;

use crate::cell::Table;
use statement::Finding;

/// The pattern of a table, if there is one.
///
/// `more` is asked for a table of larger sizes; it may answer with a smaller one or with nothing.
pub fn find(_table: &Table, _more: &mut dyn FnMut(&[usize]) -> Option<Table>) -> Option<Finding> {
    None
}
