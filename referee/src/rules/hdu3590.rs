//! HDU 3590: PP and QQ.

use super::{Worst, write_line};
use fastrand::Rng;
use std::io::{self, Write};

const MOST_TREES: usize = 99;
const MOST_NODES: usize = 99;
/// The statement does not limit the cases; these make 6 MB.
const CASES: usize = 100;

pub const WORST: &[Worst] = &[
    Worst {
        name: "paths",
        breaks: "slow reading, and recursion as deep as the tree",
        write: |out, random| write_cases(out, random, |_, node| node - 1),
    },
    Worst {
        name: "random-trees",
        breaks: "lists of neighbours that are kept from case to case",
        write: |out, random| write_cases(out, random, |random, node| random.usize(1..node)),
    },
    Worst {
        name: "two-equal-branches",
        breaks: "the SJ theorem on whole trees, which then all have the value 0",
        write: |out, random| write_cases(out, random, |_, node| node.saturating_sub(2).max(1)),
    },
];

/// Full cases of full trees in which `parent` names the parent of a node, both counted from 1. The
/// root keeps its number; the other nodes are shuffled, and so are the edges and their ends.
fn write_cases(
    out: &mut dyn Write,
    random: &mut Rng,
    parent: fn(&mut Rng, usize) -> usize,
) -> io::Result<()> {
    for _ in 0..CASES {
        write_line(out, [MOST_TREES])?;
        for _ in 0..MOST_TREES {
            let mut names: Vec<usize> = (0..=MOST_NODES).collect();
            random.shuffle(&mut names[2..]);
            let mut edges: Vec<_> =
                (2..=MOST_NODES).map(|node| [names[node], names[parent(random, node)]]).collect();
            random.shuffle(&mut edges);
            write_line(out, [MOST_NODES])?;
            for mut edge in edges {
                random.shuffle(&mut edge);
                write_line(out, edge)?;
            }
        }
    }
    Ok(())
}
