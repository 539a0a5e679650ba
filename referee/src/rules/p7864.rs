//! P7864: Leaf picking.

use super::{Worst, write_line};
use fastrand::Rng;
use std::io::{self, Write};

const MOST_TESTS: usize = 10;
const MOST_VERTICES: usize = 1_000_000;

pub const WORST: &[Worst] = &[
    Worst {
        name: "shuffled-path",
        breaks: "recursion, and walks that read memory in any order more than once a vertex",
        write: |out, random| write_trees(out, random, MOST_VERTICES, |vertex, _| vertex - 1),
    },
    Worst {
        name: "even-legs",
        breaks: "programs that hope for an odd chain: there is none",
        // Legs of two vertices hang at the root or at the feet of other legs.
        write: |out, random| {
            write_trees(out, random, MOST_VERTICES - 1, |vertex, random| match vertex % 2 {
                0 => 2 * random.usize(..vertex / 2) + 1,
                _ => vertex - 1,
            })
        },
    },
    Worst {
        name: "random-trees",
        breaks: "slow readers, and lists of children that jump through memory",
        write: |out, random| {
            write_trees(out, random, MOST_VERTICES, |vertex, random| random.usize(1..vertex))
        },
    },
];

/// Writes trees of `n` vertices. `parent` is smaller than its vertex, and not 0; all vertices but the
/// root are then renamed.
fn write_trees(
    out: &mut dyn Write,
    random: &mut Rng,
    n: usize,
    parent: impl Fn(usize, &mut Rng) -> usize,
) -> io::Result<()> {
    write_line(out, [MOST_TESTS])?;
    for _ in 0..MOST_TESTS {
        let mut names: Vec<usize> = (0..=n).collect();
        random.shuffle(&mut names[2..]);
        let mut parents = vec![0; n + 1];
        for vertex in 2..=n {
            parents[names[vertex]] = names[parent(vertex, random)];
        }
        write_line(out, [n])?;
        write_line(out, &parents[2..])?;
    }
    Ok(())
}
