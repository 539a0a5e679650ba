//! An order of the positions in which their options come before them.

use super::any::Starts;
use super::rules::Rules;
use crate::cell;
use crate::question::Flow;

/// Positions that are tried for an order, and options of each.
const TRIED: usize = 16;
const MOST_OPTIONS: usize = 1000;

/// The numbers of the starts, column by column or diagonal by diagonal, if options lie before their positions in this
/// order and not row by row. It is a guess from some positions: no answer rests on it.
pub(super) fn order(
    rules: &Rules<'_>,
    starts: &Starts<'_>,
) -> Option<Box<dyn Iterator<Item = usize>>> {
    let Starts::Table { sizes, .. } = starts else { return None };
    let &[width, height] = *sizes else { return None };
    let total = width * height;
    let is_before = |option: &[u64], position: &[u64], order: usize| match order {
        0 => (option[1], option[0]) < (position[1], position[0]),
        1 => option[0] < position[0],
        _ => option[0] + option[1] < position[0] + position[1],
    };
    if total == 0 || rules.is_sum {
        return None;
    }
    let mut fits = [true; 3];
    for number in (1..=TRIED).map(|part| (total - 1) * part / TRIED) {
        let position = cell::position(number, sizes);
        let mut options = 0;
        let _ = rules.options(&starts.position(number)?, &mut |option| {
            options += 1;
            for part in option.chunks_exact(2) {
                let kept = |order: usize| fits[order] && is_before(part, &position, order);
                fits = [0, 1, 2].map(kept);
            }
            if options < MOST_OPTIONS { Flow::Continue(()) } else { Flow::Break(()) }
        });
    }
    match fits {
        [true, ..] => None,
        [_, true, _] => Some(Box::new((0..total).map(move |n| n / height + n % height * width))),
        [.., true] => Some(Box::new((0..width + height - 1).flat_map(move |sum| {
            let rows = (sum + 1).saturating_sub(width)..height.min(sum + 1);
            rows.map(move |row| row * width + sum - row)
        }))),
        _ => None,
    }
}
