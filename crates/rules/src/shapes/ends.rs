//! Rows from whose ends a move takes one thing.

use crate::drawing::{Drawing, Numbered};
use crate::search;
use crate::statement::{Game, Kind};
use game::{Handle, Moves, SearchResult};
use language::{Text, text};
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

/// Most numbers of a row that is searched: a position is a stretch of it.
const MOST_SEARCHED: usize = 1000;

/// A row of numbers, of which a move takes the first or the last and scores it. The case is the numbers from left to
/// right.
pub struct Deque;

impl Game for Deque {
    type Case = Vec<u64>;
    /// The places that are left.
    type Position = Range<usize>;
    const KIND: Kind = Kind::Scoring;
    const NUMBERED: Option<Numbered> = Some(Numbered::CellsFrom(1));

    fn fits(row: &Vec<u64>) -> SearchResult<()> {
        search::ensure_small(row.len(), MOST_SEARCHED, Text("numbers", "数的个数"))
    }

    fn starts(row: &Vec<u64>) -> impl Iterator<Item = Range<usize>> {
        std::iter::once(0..row.len())
    }

    fn moves(row: &Vec<u64>, left: &Range<usize>, moves: &mut Moves<Range<usize>>) {
        for (end, option) in ends(left) {
            moves.gain(row[end] as i64, option, || {
                let (place, number) = (end + 1, row[end]);
                Handle::on(
                    [end],
                    text!("number {place}: {number}", "取第 {place} 个数（{number}）"),
                )
            });
        }
    }

    fn draw(row: &Vec<u64>, left: &Range<usize>) -> Drawing {
        Drawing::strip(cells(row, left))
    }
}
