//! P5675: Stone Taking Game.

use super::{Worst, write_line};

const MOST_HEAPS: usize = 200;
const MOST_STONES: u32 = 200;

pub const WORST: &[Worst] = &[
    Worst {
        name: "random",
        breaks: "a table of nim-sums that ends at 200, or one more factor of n",
        write: |out, random| {
            write_line(out, [MOST_HEAPS])?;
            write_line(out, (0..MOST_HEAPS).map(|_| random.u32(1..=MOST_STONES)))
        },
    },
    Worst {
        name: "all-greatest",
        breaks: "a count that takes equal heaps for one, or 2^n in an integer",
        write: |out, _| {
            write_line(out, [MOST_HEAPS])?;
            write_line(out, (0..MOST_HEAPS).map(|_| MOST_STONES))
        },
    },
    Worst {
        name: "one-high-heap",
        breaks: "nim-sums of all heaps where those of the others are asked for: only one has the bit 128",
        write: |out, random| {
            write_line(out, [MOST_HEAPS])?;
            write_line(out, (1..MOST_HEAPS).map(|_| random.u32(1..128)).chain([128]))
        },
    },
];
