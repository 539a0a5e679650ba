//! AGC 017 D: Game on Tree.

use super::{Rules, Worst, Wrong, write_line};
use crate::choices::Choices;
use crate::game::{Graph, Play, Unsolved};
use crate::reader::{Invalid, Reader};
use crate::tree::Tree;
use fastrand::Rng;
use std::io::{self, Write};

const MOST_VERTICES: usize = 100_000;
/// A search of a tree takes no more positions than this.
const BOUND: usize = 200_000;

pub struct Game;

impl Rules for Game {
    type Case = Tree;
    const MOST_CASES: usize = 1;
    const SMALL: usize = 6;
    const LARGE: usize = 27;

    fn parse(reader: &mut Reader<'_>) -> Result<Vec<Tree>, Invalid> {
        let n = reader.size("the number of vertices", 2..=MOST_VERTICES)?;
        Ok(vec![Tree::read(reader, n)?])
    }

    fn print(cases: &[Tree]) -> String {
        cases.iter().map(Tree::print).collect()
    }

    /// At most `size` vertices; on larger trees, the edges in any order and direction.
    fn generate(choices: &mut Choices, size: usize) -> Tree {
        let n = choices.size(2..=size.clamp(2, MOST_VERTICES));
        let mut tree = Tree::generate(choices, n);
        if size > Self::SMALL {
            tree.shuffle(choices);
        }
        tree
    }

    fn answers(cases: &[Tree]) -> Result<Vec<String>, Unsolved> {
        cases.iter().map(|tree| Ok(winner(alice_wins(tree)?))).collect()
    }

    const WORST: &'static [Worst] = &[
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

    const WRONG: &'static [Wrong<Tree>] = &[
        Wrong {
            name: "parity-of-edges",
            because: "the value has the parity of the edges, so this is right whenever it is odd",
            answer: |tree| Ok(winner(tree.edges.len() % 2 == 1)),
        },
        Wrong {
            name: "one-is-added-last",
            because: "both belong to the formula, and only their order is wrong",
            answer: |tree| {
                // Of the children of each vertex, if it has any.
                let mut nim_sums = vec![None; tree.vertices()];
                let value = |nim_sum: Option<usize>| nim_sum.map_or(0, |nim_sum| nim_sum + 1);
                for [vertex, parent] in tree.leaves_first() {
                    nim_sums[parent] =
                        Some(nim_sums[parent].unwrap_or(0) ^ value(nim_sums[vertex]));
                }
                Ok(winner(value(nim_sums[0]) > 0))
            },
        },
        Wrong {
            name: "parents-are-smaller",
            because: "in many inputs they are, and then a loop from the last vertex down will do",
            answer: |tree| {
                let mut edges: Vec<_> =
                    tree.edges.iter().map(|&[a, b]| (a.max(b), a.min(b))).collect();
                edges.sort_unstable();
                Ok(winner(value(tree, edges.into_iter().rev()) > 0))
            },
        },
        Wrong {
            name: "first-end-is-the-parent",
            because: "in the samples it always is",
            answer: |tree| {
                let order = tree.leaves_first().into_iter();
                let named = order.filter(|&[child, parent]| tree.edges.contains(&[parent, child]));
                Ok(winner(value(tree, named.map(|[child, parent]| (child, parent))) > 0))
            },
        },
        Wrong {
            name: "root-may-be-a-leaf",
            because: "a vertex with one edge is taken for a leaf, which has the value 0",
            answer: |tree| {
                let is_leaf = tree.edges.iter().filter(|edge| edge.contains(&0)).count() == 1;
                let order = tree.leaves_first().into_iter().map(|[child, parent]| (child, parent));
                Ok(winner(!is_leaf && value(tree, order) > 0))
            },
        },
    ];
}

/// A position is the set of the vertices that are still there. A player removes an edge, and with
/// it what only this edge joins to vertex 1; an edge is there as long as this changes something.
fn alice_wins(tree: &Tree) -> Result<bool, Unsolved> {
    let start = tree.set()?;
    let cuts = tree.cuts();
    let moves = |&position: &u64| {
        let options = cuts.iter().map(|joined| position & joined);
        options.filter(|&option| option != position).map(|option| ((), option)).collect()
    };
    Ok(Graph::explore([start], moves, BOUND)?.wins(Play::Normal)?[0])
}

fn winner(alice_wins: bool) -> String {
    if alice_wins { "Alice" } else { "Bob" }.to_string()
}

/// What the formula gives for vertex 1 when it meets these children, each with its parent, in turn.
fn value(tree: &Tree, children: impl Iterator<Item = (usize, usize)>) -> usize {
    let mut values = vec![0; tree.vertices()];
    for (child, parent) in children {
        values[parent] ^= values[child] + 1;
    }
    values[0]
}

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
