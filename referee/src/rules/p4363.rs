//! P4363: Chess (nine provinces 2018).

use super::{Worst, write_line};

const MOST_ROWS: usize = 10;
const MOST_COLUMNS: usize = 10;
const MOST_POINTS: u32 = 100_000;

pub const WORST: &[Worst] = &[Worst {
    name: "full-board",
    breaks: "a search that does not meet each of the 184,756 positions once",
    write: |out, random| {
        write_line(out, [MOST_ROWS, MOST_COLUMNS])?;
        for _ in 0..2 * MOST_ROWS {
            write_line(out, (0..MOST_COLUMNS).map(|_| random.u32(..=MOST_POINTS)))?;
        }
        Ok(())
    },
}];
