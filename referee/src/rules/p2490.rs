//! P2490: Black and White Pieces.

use super::{Worst, write_line};

const MOST_CELLS: usize = 10_000;
const MOST_PIECES: usize = 100;

pub const WORST: &[Worst] = &[
    Worst {
        name: "one-piece-a-turn",
        breaks: "a table of all C(n, k), and more than O(n k log n): d = 1 allows most counts",
        write: |out, _| write_line(out, [MOST_CELLS, MOST_PIECES, 1]),
    },
    Worst {
        name: "two-pieces-a-turn",
        breaks: "a nim-sum: every count must be divisible by 3",
        write: |out, _| write_line(out, [MOST_CELLS, MOST_PIECES, 2]),
    },
    Worst {
        name: "all-pieces-a-turn",
        breaks: "an index of d + 1 = 101 pieces where there are 50 gaps",
        write: |out, _| write_line(out, [MOST_CELLS, MOST_PIECES, MOST_PIECES]),
    },
    Worst {
        name: "full-board",
        breaks: "a logarithm of n - k = 0",
        write: |out, _| write_line(out, [MOST_PIECES, MOST_PIECES, 1]),
    },
];
