//! P2599: Stones from Both Ends.

use super::{Worst, write_line};

const MOST_CASES: usize = 10;
const MOST_HEAPS: usize = 1000;
const MOST_STONES: u32 = 1_000_000_000;

pub const WORST: &[Worst] = &[
    Worst {
        name: "random",
        breaks: "more than O(n^2) a case",
        write: |out, random| {
            write_line(out, [MOST_CASES])?;
            for _ in 0..MOST_CASES {
                write_line(out, [MOST_HEAPS])?;
                write_line(out, (0..MOST_HEAPS).map(|_| random.u32(1..=MOST_STONES)))?;
            }
            Ok(())
        },
    },
    Worst {
        name: "close-together",
        breaks: "a wrong comparison where heaps are equal or differ by one",
        write: |out, random| {
            write_line(out, [MOST_CASES])?;
            for _ in 0..MOST_CASES {
                write_line(out, [MOST_HEAPS])?;
                write_line(
                    out,
                    (0..MOST_HEAPS).map(|_| random.u32(MOST_STONES - 3..=MOST_STONES)),
                )?;
            }
            Ok(())
        },
    },
    Worst {
        name: "shrinking",
        breaks: "a table that keeps what an earlier, longer case left in it",
        write: |out, random| {
            write_line(out, [MOST_CASES])?;
            for n in [MOST_HEAPS, 999, 500, 100, 10, 4, 3, 2, 2, 1] {
                write_line(out, [n])?;
                write_line(out, (0..n).map(|_| random.u32(1..=2)))?;
            }
            Ok(())
        },
    },
];
