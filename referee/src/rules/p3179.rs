//! P3179: Array game.

use super::{Worst, write_line};
use fastrand::Rng;
use std::io::{self, Write};

const MOST_CELLS: u64 = 1_000_000_000;
const MOST_QUERIES: usize = 100;
const MOST_WHITE: u64 = 100;

pub const WORST: &[Worst] = &[
    Worst {
        name: "most-cells",
        breaks: "two divisions for each block of equal quotients",
        write: |out, random| write_queries(out, random, MOST_CELLS),
    },
    Worst {
        name: "square",
        breaks: "a square root that is wrong by one, or counts a quotient twice",
        write: |out, random| write_queries(out, random, 31_622 * 31_622),
    },
    Worst {
        name: "oblong",
        breaks: "tables that are split at the square root and miss the quotient between",
        write: |out, random| write_queries(out, random, 31_622 * 31_623),
    },
];

/// Writes as many queries as there may be: the first cells, and others of every magnitude.
fn write_queries(out: &mut dyn Write, random: &mut Rng, cells: u64) -> io::Result<()> {
    write_line(out, [cells])?;
    write_line(out, [MOST_QUERIES])?;
    for query in 0..MOST_QUERIES {
        let mut white: Vec<u64> = match query % 2 {
            0 => (1..=random.u64(1..=MOST_WHITE)).collect(),
            _ => (0..MOST_WHITE)
                .map(|_| (random.u64(1..=cells) >> random.u32(..30)).max(1))
                .collect(),
        };
        white.sort_unstable();
        white.dedup();
        random.shuffle(&mut white);
        write_line(out, [white.len()])?;
        write_line(out, &white)?;
    }
    Ok(())
}
