//! P3210: Stone Row Score Game.

use super::{Worst, write_line};

const MOST_PILES: usize = 1_000_000;
const MOST_STONES: u32 = 100_000_000;

pub const WORST: &[Worst] = &[
    Worst {
        name: "every-other-pile-removed",
        breaks: "a slow sort: nothing merges, and half a million piles are left",
        write: |out, random| {
            write_line(out, [MOST_PILES])?;
            write_line(
                out,
                (0..MOST_PILES).map(|i| if i % 2 == 0 { 0 } else { random.u32(1..=MOST_STONES) }),
            )
        },
    },
    Worst {
        name: "valley",
        breaks: "a sort that is slow on what is nearly sorted; nothing merges, and all piles are left",
        write: |out, random| {
            let mut piles: Vec<u32> =
                (2..MOST_PILES).map(|_| random.u32(1..=MOST_STONES)).collect();
            let (down, up) = piles.split_at_mut(MOST_PILES / 2);
            down.sort_unstable_by(|a, b| b.cmp(a));
            up.sort_unstable();
            piles.insert(0, 0);
            piles.push(0);
            write_line(out, [MOST_PILES])?;
            write_line(out, piles)
        },
    },
    Worst {
        name: "random-stack",
        breaks: "slow reading, 10 MB, and merging that rescans the row",
        write: |out, random| {
            write_line(out, [MOST_PILES])?;
            write_line(
                out,
                (0..MOST_PILES).map(|i| if i == 0 { 0 } else { random.u32(1..=MOST_STONES) }),
            )
        },
    },
    Worst {
        name: "comb",
        breaks: "32-bit totals and merged piles, which go down to -5 * 10^13",
        write: |out, _| {
            write_line(out, [MOST_PILES])?;
            let pile = |i| if i % 2 == 0 { 1 } else { MOST_STONES };
            write_line(out, (0..MOST_PILES).map(|i| if i + 1 < MOST_PILES { pile(i) } else { 0 }))
        },
    },
];
