//! P2197: Nim.

use super::{Worst, write_line};
use fastrand::Rng;
use std::io::{self, Write};

const MOST_TESTS: usize = 10;
const MOST_HEAPS: usize = 10_000;
const MOST_STONES: u32 = 9_999;

pub const WORST: &[Worst] = &[
    Worst {
        name: "four-digits",
        breaks: "a slow reader: 100,000 heaps, as long as they come",
        write: |out, random| write_tests(out, || random.u32(1_000..=MOST_STONES)),
    },
    Worst {
        name: "all-zero",
        breaks: "a heap of 0 taken for the end",
        write: |out, _| write_tests(out, || 0),
    },
    Worst {
        name: "all-equal",
        breaks: "a nim-sum of 0 out of the largest heaps, where a sum is 99,990,000",
        write: |out, _| write_tests(out, || MOST_STONES),
    },
    Worst {
        name: "not-reset",
        breaks: "a nim-sum that outlives its test: one heap, then only lost positions",
        write: |out, random| {
            write_line(out, [MOST_TESTS])?;
            write_heaps(out, &[MOST_STONES])?;
            (1..MOST_TESTS).try_for_each(|_| write_heaps(out, &lost(random)))
        },
    },
];

fn write_tests(out: &mut dyn Write, mut heap: impl FnMut() -> u32) -> io::Result<()> {
    write_line(out, [MOST_TESTS])?;
    for _ in 0..MOST_TESTS {
        let heaps: Vec<u32> = (0..MOST_HEAPS).map(|_| heap()).collect();
        write_heaps(out, &heaps)?;
    }
    Ok(())
}

fn write_heaps(out: &mut dyn Write, heaps: &[u32]) -> io::Result<()> {
    write_line(out, [heaps.len()])?;
    write_line(out, heaps)
}

/// Every heap twice, in any order.
fn lost(random: &mut Rng) -> Vec<u32> {
    let half: Vec<u32> = (0..MOST_HEAPS / 2).map(|_| random.u32(..=MOST_STONES)).collect();
    let mut heaps = [half.as_slice(), &half].concat();
    random.shuffle(&mut heaps);
    heaps
}
