//! HDU 3590: PP and QQ.

use super::{Rules, Worst, Wrong, line, write_line};
use crate::choices::Choices;
use crate::game::{Graph, Play, Unsolved};
use crate::reader::{Invalid, Reader};
use crate::tree::Tree;
use fastrand::Rng;
use std::io::{self, Write};

const MOST_TREES: usize = 99;
const MOST_NODES: usize = 99;
/// The statement does not limit the cases; these make 6 MB.
const CASES: usize = 100;
/// A search of a forest takes no more positions than this.
const BOUND: usize = 200_000;

pub struct Game;

impl Rules for Game {
    /// The trees.
    type Case = Vec<Tree>;
    const MOST_CASES: usize = 1000;
    const SMALL: usize = 7;
    const LARGE: usize = 20;

    fn parse(reader: &mut Reader<'_>) -> Result<Vec<Vec<Tree>>, Invalid> {
        let mut cases = Vec::new();
        while cases.is_empty() || !reader.is_at_end() {
            let count = reader.size("the number of trees", 1..=MOST_TREES)?;
            let mut trees = Vec::with_capacity(count);
            for tree in 1..=count {
                let what = format!("the number of nodes of tree {tree}");
                let nodes = reader.size(&what, 1..=MOST_NODES)?;
                trees.push(Tree::read(reader, nodes)?);
            }
            cases.push(trees);
        }
        Ok(cases)
    }

    fn print(cases: &[Vec<Tree>]) -> String {
        let print = |trees: &Vec<Tree>| {
            line([trees.len()]) + &trees.iter().map(Tree::print).collect::<String>()
        };
        cases.iter().map(print).collect()
    }

    /// At most `size` nodes in all; in larger forests, the edges in any order and direction.
    fn generate(choices: &mut Choices, size: usize) -> Vec<Tree> {
        let (mut trees, mut left) = (Vec::new(), size.max(1));
        while left > 0 && trees.len() < MOST_TREES {
            // 0 nodes end the forest.
            let least = usize::from(trees.is_empty());
            let nodes = choices.size(least..=left.min(MOST_NODES));
            if nodes == 0 {
                break;
            }
            let mut tree = Tree::generate(choices, nodes);
            if size > Self::SMALL {
                tree.shuffle(choices);
            }
            left -= nodes;
            trees.push(tree);
        }
        trees
    }

    fn answers(cases: &[Vec<Tree>]) -> Result<Vec<String>, Unsolved> {
        cases.iter().map(|trees| Ok(winner(mover_wins(trees)?))).collect()
    }

    const WORST: &'static [Worst] = &[
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
        Worst {
            name: "nothing-to-cut",
            breaks: "a program that expects an edge: whoever has no move has won",
            write: |out, _| (0..Self::MOST_CASES).try_for_each(|_| write_line(out, [1, 1])),
        },
    ];

    const WRONG: &'static [Wrong<Vec<Tree>>] = &[
        Wrong {
            name: "trees-as-components",
            because: "the SJ theorem is quoted without its condition",
            answer: |trees| {
                let value = |tree| nim_sum(&branches(tree, |_, _, _| true));
                Ok(winner(theorem(&trees.iter().map(value).collect::<Vec<_>>())))
            },
        },
        Wrong {
            name: "normal-play",
            because: "most games are lost by the player who has no move",
            answer: |trees| Ok(winner(nim_sum(&all_branches(trees, |_, _, _| true)) > 0)),
        },
        Wrong {
            name: "normal-play-inverted",
            because: "who loses under normal play should win under misère play",
            answer: |trees| Ok(winner(nim_sum(&all_branches(trees, |_, _, _| true)) == 0)),
        },
        Wrong {
            name: "first-end-is-the-parent",
            because: "in many inputs it is",
            answer: |trees| {
                let sees = |tree: &Tree, child, parent| tree.edges.contains(&[parent, child]);
                Ok(winner(theorem(&all_branches(trees, sees))))
            },
        },
    ];
}

/// A position is the set of the nodes that are still there, tree by tree. A player cuts an edge,
/// and what only this edge joins to the root of its tree vanishes; an edge is there as long as this
/// changes something.
fn mover_wins(trees: &[Tree]) -> Result<bool, Unsolved> {
    let start = trees.iter().map(Tree::set).collect::<Result<Vec<u64>, _>>()?;
    let cuts: Vec<Vec<u64>> = trees.iter().map(Tree::cuts).collect();
    let moves = |position: &Vec<u64>| {
        let mut options = Vec::new();
        for (tree, cuts) in cuts.iter().enumerate() {
            for joined in cuts {
                let mut option = position.clone();
                option[tree] &= joined;
                if option != *position {
                    options.push(((), option));
                }
            }
        }
        options
    };
    Ok(Graph::explore([start], moves, BOUND)?.wins(Play::Misere)?[0])
}

fn winner(mover_wins: bool) -> String {
    if mover_wins { "PP" } else { "QQ" }.to_string()
}

/// The SJ theorem, on whatever is taken for the components.
fn theorem(values: &[usize]) -> bool {
    (nim_sum(values) != 0) == values.iter().any(|&value| value > 1)
}

fn nim_sum(values: &[usize]) -> usize {
    values.iter().fold(0, |sum, value| sum ^ value)
}

fn all_branches(trees: &[Tree], sees: fn(&Tree, usize, usize) -> bool) -> Vec<usize> {
    trees.iter().flat_map(|tree| branches(tree, sees)).collect()
}

/// The values of the branches at the root, for a program that `sees` only some edges from a child
/// to its parent.
fn branches(tree: &Tree, sees: fn(&Tree, usize, usize) -> bool) -> Vec<usize> {
    let mut values = vec![0; tree.vertices()];
    let mut branches = Vec::new();
    for [child, parent] in tree.leaves_first() {
        if sees(tree, child, parent) {
            let branch = values[child] + 1;
            values[parent] ^= branch;
            if parent == 0 {
                branches.push(branch);
            }
        }
    }
    branches
}

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
