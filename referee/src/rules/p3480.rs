//! P3480: Pebbles (POI 2009, KAM).

use super::{Worst, write_line};
use std::io::{self, Write};

const MOST_ARRANGEMENTS: usize = 10;
const MOST_HEAPS: usize = 1_000;
/// In all heaps of an arrangement together.
const MOST_STONES: usize = 10_000;

pub const WORST: &[Worst] = &[
    Worst {
        name: "many-heaps",
        breaks: "a search: 1000 heaps that share 10,000 stones at random",
        write: |out, random| {
            write_arrangements(out, |_| {
                let mut heaps = vec![0; MOST_HEAPS];
                let mut left = MOST_STONES;
                while left > 0 {
                    // One stone more from some heap on.
                    let raised = random.usize(1..=MOST_HEAPS.min(left));
                    heaps[MOST_HEAPS - raised..].iter_mut().for_each(|heap| *heap += 1);
                    left -= raised;
                }
                heaps
            })
        },
    },
    Worst {
        name: "one-step",
        breaks: "parity from the left: all stones in the last heaps, 1 to 10 of them",
        write: |out, _| {
            write_arrangements(out, |number| {
                let mut heaps = vec![0; MOST_HEAPS - number];
                let start = heaps.len() - (number + 1);
                heaps[start..].fill(MOST_STONES / (number + 1));
                heaps
            })
        },
    },
    Worst {
        name: "one-heap",
        breaks: "a left neighbour that is left over from the arrangement before",
        write: |out, _| write_arrangements(out, |_| vec![MOST_STONES]),
    },
    Worst {
        name: "all-zero",
        breaks: "a loop that waits for a stone",
        write: |out, _| write_arrangements(out, |_| vec![0; MOST_HEAPS]),
    },
];

fn write_arrangements(
    out: &mut dyn Write,
    mut heaps: impl FnMut(usize) -> Vec<usize>,
) -> io::Result<()> {
    write_line(out, [MOST_ARRANGEMENTS])?;
    for number in 0..MOST_ARRANGEMENTS {
        let heaps = heaps(number);
        write_line(out, [heaps.len()])?;
        write_line(out, heaps)?;
    }
    Ok(())
}
