//! P4279: Little John's Game.

use super::{Worst, write_line};
use std::io::{self, Write};

const MOST_TESTS: usize = 500;
const MOST_HEAPS: usize = 50;
const MOST_STONES: u32 = 5_000;

pub const WORST: &[Worst] = &[
    Worst {
        name: "four-digits",
        breaks: "a slow reader: 25,000 heaps, as long as they come",
        write: |out, random| {
            write_tests(out, |_| (0..MOST_HEAPS).map(|_| random.u32(1_000..=MOST_STONES)).collect())
        },
    },
    Worst {
        name: "ones",
        breaks: "normal play: 1 to 50 heaps of 1",
        write: |out, _| write_tests(out, |test| vec![1; 1 + test % MOST_HEAPS]),
    },
    Worst {
        name: "one-heap-above-1",
        breaks: "a flag that the last heap overwrites, or that the next test inherits",
        write: |out, random| {
            write_tests(out, |test| {
                let mut heaps = vec![1; 1 + test / 2 % MOST_HEAPS];
                if test % 2 == 0 {
                    let index = random.usize(..heaps.len());
                    heaps[index] = random.u32(2..=MOST_STONES);
                }
                heaps
            })
        },
    },
    Worst {
        name: "all-equal",
        breaks: "a nim-sum of 0 out of the largest heaps",
        write: |out, _| write_tests(out, |_| vec![MOST_STONES; MOST_HEAPS]),
    },
];

fn write_tests(out: &mut dyn Write, mut heaps: impl FnMut(usize) -> Vec<u32>) -> io::Result<()> {
    write_line(out, [MOST_TESTS])?;
    for test in 0..MOST_TESTS {
        let heaps = heaps(test);
        write_line(out, [heaps.len()])?;
        write_line(out, heaps)?;
    }
    Ok(())
}
