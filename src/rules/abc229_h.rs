//! ABC 229 H: Advance or Eat.

use super::{Worst, write_line};
use std::io::{self, Write};

const MOST_ROWS: usize = 8;

pub const WORST: &[Worst] = &[
    Worst {
        name: "pieces-below-gaps",
        breaks: "a search of whole boards, or of columns without a memo",
        write: |out, random| {
            write_board(out, |row, _| if row < 3 { '.' } else { ['W', 'B'][random.usize(..2)] })
        },
    },
    Worst {
        name: "full-board",
        breaks: "a search of whole boards, which has 2^64 of them ahead",
        write: |out, random| write_board(out, |_, _| ['W', 'B'][random.usize(..2)]),
    },
    Worst {
        name: "checkerboard",
        breaks: "a sum that is compared through an epsilon, or 0 taken for a win",
        write: |out, _| write_board(out, |row, column| ['W', 'B'][(row + column) % 2]),
    },
];

fn write_board(
    out: &mut dyn Write,
    mut square: impl FnMut(usize, usize) -> char,
) -> io::Result<()> {
    write_line(out, [MOST_ROWS])?;
    for row in 0..MOST_ROWS {
        let row: String = (0..MOST_ROWS).map(|column| square(row, column)).collect();
        write_line(out, [row])?;
    }
    Ok(())
}
