//! P2252: Wythoff's game.

use super::{Worst, write_line};

const MOST_STONES: u32 = 1_000_000_000;
/// The last within `MOST_STONES`.
const LAST_LOST_PAIR: [u32; 2] = [618_033_988, 999_999_999];

pub const WORST: &[Worst] = &[
    Worst {
        name: "lost-and-double-wins",
        breaks: "the golden ratio in double precision, which prints 1",
        write: |out, _| write_line(out, [433_494_436, 701_408_732]),
    },
    Worst {
        name: "won-and-double-loses",
        breaks: "the golden ratio in double precision, which prints 0; a fixed order of the heaps",
        write: |out, _| write_line(out, [701_408_733, 433_494_437]),
    },
    Worst {
        name: "last-lost-pair",
        breaks: "32 bits: 5 k k is 7 * 10^17, the largest for a lost pair",
        write: |out, _| write_line(out, LAST_LOST_PAIR),
    },
    Worst {
        name: "most-stones",
        breaks: "a special case for equal heaps, which are won in one move",
        write: |out, _| write_line(out, [MOST_STONES, MOST_STONES]),
    },
];
