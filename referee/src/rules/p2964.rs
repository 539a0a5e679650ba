//! P2964: A Coin Game.

use super::{Worst, write_line};

const MOST_COINS: usize = 2000;
const MOST_VALUE: u32 = 100_000;

pub const WORST: &[Worst] = &[
    Worst {
        name: "random",
        breaks: "a search of every take for every limit, O(n^3), and two tables of n^2 totals",
        write: |out, random| {
            write_line(out, [MOST_COINS])?;
            (0..MOST_COINS).try_for_each(|_| write_line(out, [random.u32(1..=MOST_VALUE)]))
        },
    },
    Worst {
        name: "all-greatest",
        breaks: "a recursion as deep as the coins are many, one coin a turn",
        write: |out, _| {
            write_line(out, [MOST_COINS])?;
            (0..MOST_COINS).try_for_each(|_| write_line(out, [MOST_VALUE]))
        },
    },
    Worst {
        name: "rich-at-the-bottom",
        breaks: "a player who takes what is at hand: half of the total is in the last coins",
        write: |out, random| {
            write_line(out, [MOST_COINS])?;
            (0..MOST_COINS).try_for_each(|coin| {
                let rich = coin >= MOST_COINS - 20;
                write_line(out, [if rich { MOST_VALUE } else { random.u32(1..=2000) }])
            })
        },
    },
];
