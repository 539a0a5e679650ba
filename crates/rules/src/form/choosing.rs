//! Cases that the form makes: each number is chosen from its range.

use super::{Form, Way};
use crate::choices::Choices;
use std::ops::RangeInclusive;

impl<'a> Form<'a> {
    /// Chooses numbers that rise above the least of their ranges by at most `size` together. Names of things and letters
    /// are chosen freely. A part that breaks a rule is chosen up to `tries` times; then the case is given up.
    ///
    /// ```
    /// use rules::{Form, choices::every};
    ///
    /// let rows = every(|choices| {
    ///     let mut row: Vec<u64> = Vec::new();
    ///     Form::choosing(choices, 2, 1).list("n", "heap", &mut row, 1..=2, 1..=9).map(|()| row)
    /// });
    /// let rows: Vec<_> = rows.flatten().collect();
    /// assert_eq!(rows, [vec![1], vec![2], vec![3], vec![1, 1], vec![1, 2], vec![2, 1]]);
    /// ```
    pub fn choosing(choices: &'a mut Choices, size: u64, tries: usize) -> Self {
        Form { left: size, tries, ..Self::new(Way::Choosing(choices)) }
    }

    /// Part of the size that the chosen numbers have not used.
    pub fn left(&self) -> u64 {
        self.left
    }
}

/// A number of the range, if it is not empty.
pub(super) fn number(
    choices: &mut Choices,
    left: &mut u64,
    (least, most): (i128, i128),
) -> Option<i128> {
    let room = u64::try_from(most - least).ok()?.min(*left);
    let above = choices.pick(0..=room);
    *left -= above;
    Some(least + i128::from(above))
}

/// A word of the letters.
pub(super) fn word(
    choices: &mut Choices,
    left: &mut u64,
    letters: &str,
    lengths: &RangeInclusive<usize>,
) -> String {
    let letters: Vec<char> = letters.chars().collect();
    let room = ((lengths.end() - lengths.start()) as u64).min(*left);
    let above = choices.pick(0..=room);
    *left -= above;
    let length = lengths.start() + above as usize;
    choices.word(&letters, length..=length)
}
