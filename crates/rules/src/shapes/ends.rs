//! Rows from whose ends a move takes one thing.

use crate::drawing::Drawing;
use std::fmt::Display;
use std::ops::Range;

/// The ends of what is left of a row: the place of each, and what is left without it.
///
/// ```
/// use rules::shapes::ends::ends;
///
/// assert!(ends(&(2..5)).eq([(2, 3..5), (4, 2..4)]));
/// assert!(ends(&(2..3)).eq([(2, 3..3)]));
/// assert_eq!(ends(&(0..0)).count(), 0);
/// ```
pub fn ends(left: &Range<usize>) -> impl Iterator<Item = (usize, Range<usize>)> {
    let Range { start, end } = *left;
    let last = end.saturating_sub(1);
    [(start, start + 1..end), (last, start..last)].into_iter().take(left.len())
}

/// The numbers that are left of the row, each in its place.
pub fn cells(row: &[impl Display], left: &Range<usize>) -> Vec<String> {
    Drawing::left(row, |place| left.contains(&place))
}
