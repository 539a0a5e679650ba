//! Sums of independent parts: by Sprague and Grundy, a position is lost iff the nim-sum of its parts' values is 0.

use crate::Saying;
use crate::nim;
use crate::words::{LINES, filled};
use sente::mex::MexSet;

/// More parts are not listed one by one.
pub(crate) const LISTED: usize = 8;
/// So many values of options are listed.
const OPTIONS: usize = 6;

/// Why a position without a move is lost.
pub(crate) const NO_MOVE: &str = "No move is left.";
/// Why any other position with the nim-sum 0 is.
const BALANCED: &str = "The nim-sum is 0: every move changes it, and the answer makes it 0 again.";

/// Why a position with the nim-sum 0 is lost, by whether it is without a move.
pub(crate) fn lost(is_stuck: bool) -> &'static str {
    if is_stuck { NO_MOVE } else { BALANCED }
}

/// What follows from the names and the values of the parts. `winning` is asked only if the nim-sum is not 0: the words of
/// a move that gives the part of this number this lesser value, and how the value comes about. Otherwise `lost` says why
/// no move helps.
pub(crate) fn says(
    heading: &str,
    parts: &[(String, u64)],
    lost: &str,
    winning: impl FnOnce(usize, u64) -> Option<[String; 2]>,
) -> Option<Saying> {
    let heading = filled(heading);
    let falling = falling(parts);
    let why = match falling {
        None => filled(lost),
        Some((number, value)) => {
            let [words, value] = winning(number, value)?;
            let before = parts[number].1;
            filled(&format!("{words}: the value {before} becomes {value}, and the nim-sum 0."))
        }
    };
    // Beside the parts there is the nim-sum.
    let room = LINES.saturating_sub(heading.len() + why.len() + 1);
    let table = nim::table(&listed(parts, room.clamp(2, LISTED)));
    Some(Saying::outcome(falling.is_some(), [heading, table, why].concat()))
}

/// Named parts as they are listed, with the values of their options, and their own values: the mex of these.
pub(crate) fn with_options(parts: &[(String, Vec<u64>)]) -> Vec<(String, u64)> {
    let mut set = MexSet::new();
    let width = parts.iter().map(|part| part.0.chars().count()).max().unwrap_or(0);
    let (mut rows, mut values) = (Vec::new(), Vec::new());
    for (name, options) in parts {
        let mut options = options.clone();
        options.sort_unstable();
        options.dedup();
        let mut words: Vec<String> = options.iter().take(OPTIONS).map(u64::to_string).collect();
        if options.len() > OPTIONS {
            words.push("...".into());
        }
        rows.push(format!("{name:<width$}  mex {{{}}}", words.join(", ")));
        options.iter().for_each(|&value| set.insert(value as usize));
        values.push(set.take_mex() as u64);
    }
    rows.into_iter().zip(values).collect()
}

/// At most so many parts, the last of which may be the nim-sum of several.
pub(crate) fn listed(parts: &[(String, u64)], most: usize) -> Vec<(String, u64)> {
    if parts.len() <= most {
        return parts.to_vec();
    }
    let (first, others) = parts.split_at(most - 1);
    let mut listed = first.to_vec();
    listed.push((format!("and {} more", others.len()), nim_sum(others)));
    listed
}

fn nim_sum(parts: &[(String, u64)]) -> u64 {
    parts.iter().fold(0, |sum, part| sum ^ part.1)
}

/// A part whose value falls when the nim-sum becomes 0 by it alone, and its value then. Such a part has the highest bit of
/// the nim-sum.
fn falling(parts: &[(String, u64)]) -> Option<(usize, u64)> {
    let sum = nim_sum(parts);
    let number = parts.iter().position(|&(_, value)| value ^ sum < value)?;
    Some((number, parts[number].1 ^ sum))
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::session::Worth;

    fn parts(values: &[u64]) -> Vec<(String, u64)> {
        values.iter().map(|&value| (format!("part of {value}"), value)).collect()
    }

    #[test]
    fn without_a_part_no_move_wins() {
        let saying = says("Nothing.", &[], NO_MOVE, |_, _| None).unwrap();
        assert_eq!(saying.worth, Some(Worth::Lost));
        assert_eq!(saying.lines, ["Nothing.", "nim-sum  0 = 0", "No move is left."]);
    }

    #[test]
    fn a_part_with_the_highest_bit_of_the_nim_sum_falls() {
        assert_eq!(falling(&parts(&[1, 6, 4])), Some((1, 5)));
        assert_eq!(falling(&parts(&[1, 2, 3])), None);
    }

    #[test]
    fn the_rest_of_many_parts_is_a_row() {
        let rows = listed(&parts(&[1; 12]), LISTED);
        assert_eq!(rows.len(), LISTED);
        assert_eq!(rows[LISTED - 1], ("and 5 more".into(), 1));
        assert_eq!(nim_sum(&rows), 0);
        assert_eq!(listed(&parts(&[3; 8]), LISTED), parts(&[3; 8]));
    }

    #[test]
    fn a_value_is_the_mex_of_the_options() {
        let rows = [("a".into(), vec![]), ("bc".into(), vec![9, 3, 1, 0, 1, 2, 5, 7])];
        let named = with_options(&rows);
        assert_eq!(named[0], ("a   mex {}".into(), 0));
        assert_eq!(named[1], ("bc  mex {0, 1, 2, 3, 5, 7, ...}".into(), 4));
    }
}
