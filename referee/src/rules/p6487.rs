//! P6487: Heap (COCI 2010/2011, HRPA).

use super::{Worst, write_line};

const LEAST_STONES: u64 = 2;
const MOST_STONES: u64 = 1_000_000_000_000_000;
/// The greatest Fibonacci number up to `MOST_STONES`.
const FIBONACCI: u64 = 806_515_533_049_393;

pub const WORST: &[Worst] = &[
    Worst {
        name: "fibonacci-number",
        breaks: "a loop over the first moves: the least one that wins takes all",
        write: |out, _| write_line(out, [FIBONACCI]),
    },
    Worst {
        name: "below-fibonacci-number",
        breaks: "a greedy walk that skips terms: 1 less has every second one",
        write: |out, _| write_line(out, [FIBONACCI - 1]),
    },
    Worst {
        name: "most-stones",
        breaks: "32 bits, or a table that ends too early",
        write: |out, _| write_line(out, [MOST_STONES]),
    },
    Worst {
        name: "least-stones",
        breaks: "the usual rule, by which the first player must not take all",
        write: |out, _| write_line(out, [LEAST_STONES]),
    },
];
