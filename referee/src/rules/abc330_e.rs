//! ABC 330 E: Mex and Update.

use super::{Worst, write_line};
use std::io::{self, Write};

const MOST_ELEMENTS: usize = 200_000;
const MOST_ASSIGNMENTS: usize = 200_000;
const MOST_VALUE: usize = 1_000_000_000;

pub const WORST: &[Worst] = &[
    Worst {
        name: "permutation",
        breaks: "search trees with a node for each absent integer",
        // Elements swap their values with a spare element, so that the mex is random.
        write: |out, random| {
            let mut values: Vec<usize> = (0..MOST_ELEMENTS).collect();
            random.shuffle(&mut values);
            write_array(out, &values)?;
            for assignment in 0..MOST_ASSIGNMENTS {
                let index = random.usize(..MOST_ELEMENTS);
                let value =
                    if assignment % 2 == 0 { MOST_VALUE } else { random.usize(..MOST_ELEMENTS) };
                write_line(out, [index + 1, value])?;
            }
            Ok(())
        },
    },
    Worst {
        name: "bounce",
        breaks: "a pointer that walks to the mex: it jumps between 0 and the greatest mex",
        write: |out, _| {
            let values: Vec<usize> = (0..MOST_ELEMENTS).collect();
            write_array(out, &values)?;
            (0..MOST_ASSIGNMENTS)
                .try_for_each(|assignment| write_line(out, [1, (assignment + 1) % 2 * MOST_VALUE]))
        },
    },
    Worst {
        name: "random",
        breaks: "search trees that hold the absent integers: there are many",
        write: |out, random| {
            let values: Vec<usize> =
                (0..MOST_ELEMENTS).map(|_| random.usize(..MOST_ELEMENTS)).collect();
            write_array(out, &values)?;
            (0..MOST_ASSIGNMENTS).try_for_each(|_| {
                let index = random.usize(1..=MOST_ELEMENTS);
                write_line(out, [index, random.usize(..MOST_ELEMENTS)])
            })
        },
    },
];

fn write_array(out: &mut dyn Write, values: &[usize]) -> io::Result<()> {
    write_line(out, [MOST_ELEMENTS, MOST_ASSIGNMENTS])?;
    write_line(out, values)
}
