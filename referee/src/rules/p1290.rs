//! P1290: Euclid's game.

use super::{Worst, write_line};
use std::io::{self, Write};

const MOST_TESTS: usize = 6;
/// Also the largest `int`.
const MOST_NUMBER: u32 = 2_147_483_647;

pub const WORST: &[Worst] = &[
    Worst {
        name: "one-at-a-time",
        breaks: "a loop, or a recursion, that subtracts once a step: 2^31 - 1 steps",
        write: |out, _| write_tests(out, [[MOST_NUMBER, 1], [1, MOST_NUMBER]]),
    },
    Worst {
        name: "fibonacci-numbers",
        breaks: "floating point, and Euclid's algorithm at its slowest: ratios next to phi",
        write: |out, _| {
            write_tests(out, [[1_836_311_903, 1_134_903_170], [1_134_903_170, 701_408_733]])
        },
    },
    Worst {
        name: "large-and-close",
        breaks: "32 bits: doubled, or multiplied, both numbers overflow",
        write: |out, _| {
            write_tests(out, [[MOST_NUMBER, MOST_NUMBER - 1], [MOST_NUMBER, MOST_NUMBER]])
        },
    },
    Worst {
        name: "ratio-rounded",
        breaks: "the ratio in double precision, which is rounded to phi",
        write: |out, _| write_tests(out, [[102_334_155, 165_580_141], [165_580_141, 267_914_296]]),
    },
];

/// As many tests as the statement allows, these two in turn.
fn write_tests(out: &mut dyn Write, tests: [[u32; 2]; 2]) -> io::Result<()> {
    write_line(out, [MOST_TESTS])?;
    tests.iter().cycle().take(MOST_TESTS).try_for_each(|test| write_line(out, test))
}
