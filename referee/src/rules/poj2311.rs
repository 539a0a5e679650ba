//! POJ 2311: Cutting Game.

use super::{Worst, write_line};

const SIDES: std::ops::RangeInclusive<usize> = 2..=200;

pub const WORST: &[Worst] = &[
    Worst {
        name: "all-sizes",
        breaks: "a table that is computed anew for each case",
        write: |out, random| {
            let mut sizes: Vec<_> = SIDES.flat_map(|w| SIDES.map(move |h| [w, h])).collect();
            random.shuffle(&mut sizes);
            sizes.iter().try_for_each(|size| write_line(out, size))
        },
    },
    Worst {
        name: "growing",
        breaks: "a table that is made anew when a larger sheet comes",
        write: |out, _| SIDES.into_iter().try_for_each(|side| write_line(out, [side, side])),
    },
];
