//! Moves whose options only become more along one coordinate, such as the limit in Fibonacci Nim. A line along it is
//! filled cell by cell, and no option is looked at twice.

use super::places::reach;
use super::rules::Rules;
use crate::budget::{BYTES_OF_CELL, Budget};
use crate::cell::{place, positions};
use crate::expression::Moves;
use crate::question::{Flow, Fold};

/// The cost of a cell and of an option, in operations.
const CELL: u64 = 8;
const OPTION: u64 = 50;

/// The answers below `sizes`, fewer if the budget ended the work; None if moves have another form, or lead to lines that
/// are not known.
pub(super) fn answers(
    moves: &Moves,
    rules: &Rules<'_>,
    mut fold: impl Fold,
    sizes: &[usize],
    budget: &mut Budget<'_>,
) -> Option<Vec<u32>> {
    let axis = moves.growing_axis()?;
    let wide = reach(rules);
    let stride: usize = wide[..axis].iter().product();
    let total = wide.iter().product::<usize>();
    let is_room = budget.room(total * size_of::<u32>() / BYTES_OF_CELL as usize);
    // Each answer plus 1; 0 for an unknown one.
    let mut answers = vec![0; if is_room { total } else { 0 }];
    let starts = wide.iter().enumerate().map(|(other, &size)| if other == axis { 1 } else { size });
    for mut position in positions(&starts.collect::<Vec<usize>>()) {
        let first = place(&position, &wide)?;
        let (mut flow, mut options, mut is_known) = (Flow::Continue(()), 0, true);
        let mut done = Vec::new();
        fold.begin();
        for n in 0..wide[axis] {
            position[axis] = n as u64;
            // After a break nothing changes the answer.
            if flow.is_continue() {
                flow = moves.further_options(&position, &mut done, &mut |option| {
                    options += 1;
                    let answer = place(option, &wide).map_or(0, |place| answers[place]);
                    is_known &= answer > 0;
                    if is_known { fold.enter(answer - 1) } else { Flow::Break(()) }
                })?;
            }
            if !is_known {
                return None;
            }
            answers[first + n * stride] = fold.answer() + 1;
        }
        if !is_room || !budget.spend(wide[axis] as u64 * CELL + options * OPTION, 0) {
            break;
        }
    }
    if wide == sizes {
        return Some(answers.into_iter().map_while(|answer| answer.checked_sub(1)).collect());
    }
    let answer = |position: Vec<u64>| answers.get(place(&position, &wide)?)?.checked_sub(1);
    Some(positions(sizes).map_while(answer).collect())
}
