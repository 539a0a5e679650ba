//! The end of work that takes too much, in words: what is missing, and what to type.

use super::Cut;
use crate::budget::{BYTES_OF_CELL, Budget, Ended, Observer};
use crate::units::{SECOND, amount, duration, option, seconds};
use language::text;

/// The part of the memory that is counted, in tenths: the rest is for the program itself.
const COUNTED: u64 = 9;

/// A budget of so many bytes of memory and seconds of work.
pub fn budget<'a>(memory: u64, seconds: u64, observer: &'a dyn Observer) -> Budget<'a> {
    let cells = usize::try_from(memory / 10 * COUNTED / BYTES_OF_CELL).unwrap_or(usize::MAX);
    Budget::new(seconds.saturating_mul(SECOND), cells, observer)
}

/// The amount of memory that has so many cells.
fn memory_of(cells: u64) -> u64 {
    (cells.saturating_mul(BYTES_OF_CELL) / COUNTED).saturating_mul(10)
}

/// The refusal of a table that does not fit.
pub(super) fn too_large(total: u64) -> String {
    let (needed, enough) = (amount(memory_of(total)), option(memory_of(total + total / 8)));
    text!(
        "that is a table of {total} values, and takes {needed} of memory: ask for fewer, by --to, or allow more, by \
         --memory {enough}",
        "这张表有 {total} 个值，需要 {needed} 内存：请用 --to 要少一些，或者用 --memory {enough} 多给内存"
    )
}

/// The end of a computation of `total` answers by `part`, a share of a budget of so many operations and cells, after
/// `done` answers.
pub(super) fn cut(
    [done, total]: [usize; 2],
    is_asked_for: bool,
    part: &Budget<'_>,
    operations: u64,
    cells: usize,
) -> Cut {
    let remedy = match part.ended {
        None => text!(
            "the others take too large a search. Ask for fewer, by --to",
            "其余的要搜索太多局面。请用 --to 要少一些"
        ),
        Some(Ended::Memory) => {
            let memory = memory_of(cells as u64);
            // As if the memory grew with the answers.
            let needed = part.needed.filter(|&needed| needed < usize::MAX);
            let needed = needed.unwrap_or(cells.saturating_mul(4)) as u64;
            let enough = match done as u64 {
                0 => needed,
                done => needed.saturating_mul(total as u64) / done,
            };
            let enough = enough.saturating_add(total as u64 / 4);
            let enough = memory_of(enough.saturating_add(enough / 8));
            let enough = option(enough.max(memory.saturating_mul(2)));
            text!(
                "{memory} of memory is not enough. Ask for fewer, by --to, or allow more, by --memory {enough}",
                "{memory} 内存不够。请用 --to 要少一些，或者用 --memory {enough} 多给内存",
                memory = amount(memory)
            )
        }
        Some(_) => {
            let all = part.estimate().filter(|&all| all > operations);
            let enough = all.unwrap_or(operations.saturating_mul(10));
            let (taken, enough) =
                (duration(operations), seconds(enough.saturating_add(enough / 2)));
            match all.map(duration) {
                Some(all) => text!(
                    "they took {taken} of work, and all take about {all}. Ask for fewer, by --to, or allow more, by \
                     --seconds {enough}",
                    "已经用了 {taken}，全部约需 {all}。请用 --to 要少一些，或者用 --seconds {enough} 多给时间"
                ),
                None => text!(
                    "they took {taken} of work. Ask for fewer, by --to, or allow more, by --seconds {enough}",
                    "已经用了 {taken}。请用 --to 要少一些，或者用 --seconds {enough} 多给时间"
                ),
            }
        }
    };
    Cut { total, ended: part.ended, is_asked_for, remedy }
}
