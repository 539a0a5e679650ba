//! AGC 017 D: Game on Tree.

use super::{Worst, write_line};
use fastrand::Rng;
use std::io::{self, Write};

const MOST_VERTICES: usize = 100_000;

pub const WORST: &[Worst] = &[
    Worst {
        name: "shuffled-path",
        breaks: "recursion, and walks over lists of neighbours that jump through memory",
        write: |out, random| {
            let mut names: Vec<usize> = (1..=MOST_VERTICES).collect();
            random.shuffle(&mut names[1..]);
            let mut edges: Vec<_> = names.windows(2).map(|pair| [pair[0], pair[1]]).collect();
            write_tree(out, random, &mut edges)
        },
    },
    Worst {
        name: "random-tree",
        breaks: "a root that is taken for a leaf, parents with larger numbers",
        write: |out, random| {
            let mut names: Vec<usize> = (1..=MOST_VERTICES).collect();
            random.shuffle(&mut names);
            let mut edges: Vec<_> =
                (1..MOST_VERTICES).map(|i| [names[i], names[random.usize(..i)]]).collect();
            write_tree(out, random, &mut edges)
        },
    },
    Worst {
        name: "equal-arms",
        breaks: "answers for odd numbers of vertices, and deep recursion: Bob wins",
        write: |out, random| {
            // Vertex 1 in the middle of a path.
            let mut edges: Vec<_> =
                (2..MOST_VERTICES).map(|child| [(child - 2).max(1), child]).collect();
            write_tree(out, random, &mut edges)
        },
    },
];

/// Writes the edges in any order and direction, behind the number of vertices.
fn write_tree(out: &mut dyn Write, random: &mut Rng, edges: &mut [[usize; 2]]) -> io::Result<()> {
    write_line(out, [edges.len() + 1])?;
    random.shuffle(edges);
    for edge in edges {
        random.shuffle(edge);
        write_line(out, edge)?;
    }
    Ok(())
}
