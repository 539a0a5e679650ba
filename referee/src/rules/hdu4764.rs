//! HDU 4764: Stone.

use super::{Worst, write_line};
use std::io::{self, Write};

const MOST_N: u32 = 100_000_000;
const MOST_K: u32 = 100;
/// The statement does not say how many; this many are ours.
const LINES: usize = 100_000;

pub const WORST: &[Worst] = &[
    Worst {
        name: "many-lines",
        breaks: "a slow reader, or a table of 10^8 positions a line",
        write: |out, random| {
            write_lines(out, || [random.u32(MOST_N / 10..=MOST_N), random.u32(1..=MOST_K)])
        },
    },
    Worst {
        name: "around-the-period",
        breaks: "a heap of N stones instead of N - 1",
        write: |out, random| {
            write_lines(out, || {
                let k = random.u32(1..=MOST_K);
                let multiple = random.u32(1..MOST_N / (k + 1)) * (k + 1);
                [multiple + random.u32(..=2), k]
            })
        },
    },
    Worst {
        name: "at-once",
        breaks: "the first number taken to be 0: every N up to 101, every k",
        write: |out, _| {
            let mut pairs = (1..=MOST_K + 1).flat_map(|n| (1..=MOST_K).map(move |k| [n, k]));
            pairs.try_for_each(|pair| write_line(out, pair))?;
            write_line(out, [0, 0])
        },
    },
];

fn write_lines(out: &mut dyn Write, mut line: impl FnMut() -> [u32; 2]) -> io::Result<()> {
    for _ in 0..LINES {
        write_line(out, line())?;
    }
    write_line(out, [0, 0])
}
