//! P7864: Leaf picking.

use super::{Rules, Worst, Wrong, line, write_line};
use crate::choices::Choices;
use crate::game::{Graph, Play, Unsolved};
use crate::reader::{Invalid, Reader};
use crate::tree::{Groups, Tree, bits};
use fastrand::Rng;
use std::io::{self, Write};

const MOST_TESTS: usize = 10;
const MOST_VERTICES: usize = 1_000_000;
/// A search of a tree takes no more positions than this.
const BOUND: usize = 200_000;

/// The parents of the vertices 2, 3, ... of the statement, counted from 0 as all vertices here.
pub struct Parents(Vec<usize>);

pub struct Game;

impl Rules for Game {
    type Case = Parents;
    const MOST_CASES: usize = MOST_TESTS;
    const SMALL: usize = 7;
    const LARGE: usize = 22;

    fn parse(reader: &mut Reader<'_>) -> Result<Vec<Parents>, Invalid> {
        let tests = reader.size("the number of tests", 1..=MOST_TESTS)?;
        let mut cases = Vec::with_capacity(tests);
        for _ in 0..tests {
            let n = reader.size("the number of vertices", 1..=MOST_VERTICES)?;
            let mut groups = Groups::new(n);
            let mut parents = Vec::with_capacity(n - 1);
            for vertex in 2..=n {
                let parent = reader.size("a parent", 1..=n)?;
                if !groups.join(vertex - 1, parent - 1) {
                    let problem = format!("the parent {parent} of vertex {vertex} closes a cycle");
                    return Err(reader.broken(problem));
                }
                parents.push(parent - 1);
            }
            cases.push(Parents(parents));
        }
        Ok(cases)
    }

    fn print(cases: &[Parents]) -> String {
        let print = |Parents(parents): &Parents| {
            line([parents.len() + 1]) + &line(parents.iter().map(|parent| parent + 1))
        };
        line([cases.len()]) + &cases.iter().map(print).collect::<String>()
    }

    /// At most `size` vertices. Among the larger trees are many in which legs of two vertices hang
    /// at the root and at the feet of legs, sometimes with one more vertex anywhere.
    fn generate(choices: &mut Choices, size: usize) -> Parents {
        let n = choices.size(1..=size.clamp(1, MOST_VERTICES));
        let has_legs = size > Self::SMALL && choices.pick(0..=1) == 1;
        if !has_legs {
            let tree = Tree::generate(choices, n);
            let mut parents = vec![0; n];
            tree.leaves_first().into_iter().for_each(|[child, parent]| parents[child] = parent);
            return Parents(parents.split_off(1));
        }
        let mut names: Vec<usize> = (0..n).collect();
        for index in 2..n {
            names.swap(index, choices.size(1..=index));
        }
        let mut parents = vec![0; n];
        for vertex in 1..n {
            parents[names[vertex]] = names[match vertex % 2 {
                0 => vertex - 1,
                1 if vertex == n - 1 => choices.size(0..=vertex - 1),
                _ => 2 * choices.size(0..=vertex / 2),
            }];
        }
        Parents(parents.split_off(1))
    }

    fn answers(cases: &[Parents]) -> Result<Vec<String>, Unsolved> {
        cases.iter().map(|parents| Ok(won(first_player_wins(parents)?))).collect()
    }

    const WORST: &'static [Worst] = &[
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

    const WRONG: &'static [Wrong<Parents>] = &[
        Wrong {
            name: "even-chain-wins",
            because: "a tutorial says so: an even path is won, an odd one lost",
            answer: |parents| Ok(won(chains(parents).iter().any(|length| length % 2 == 0))),
        },
        Wrong {
            name: "nim-sum-of-chains",
            because: "chains look like the components of a sum",
            answer: |parents| Ok(won(chains(parents).iter().sum::<usize>() % 2 == 1)),
        },
        Wrong {
            name: "fork-is-in-the-chain",
            because: "the vertex where chains meet seems to belong to them",
            answer: |parents| {
                let children = child_counts(parents);
                let is_path = children.iter().all(|&count| count < 2);
                let fork = usize::from(!is_path);
                Ok(won(chains(parents).iter().any(|length| (length + fork) % 2 == 1)))
            },
        },
        Wrong {
            name: "one-leaf-a-turn",
            because: "taking several leaves at once is overread, so that only their number counts",
            answer: |Parents(parents)| Ok(won(parents.len() % 2 == 0)),
        },
        Wrong {
            name: "parents-are-smaller",
            because: "in random data they are, and then a loop from the last vertex down will do",
            answer: |Parents(parents)| {
                // For each vertex, the chains up to its children, as far as those were met before.
                let mut below: Vec<Vec<usize>> = vec![Vec::new(); parents.len() + 1];
                let mut wins = false;
                for vertex in (0..below.len()).rev() {
                    let length = match below[vertex][..] {
                        [] => 1,
                        [0] => 0,
                        [length] => length + 1,
                        ref lengths => {
                            wins |= lengths.iter().any(|length| length % 2 == 1);
                            0
                        }
                    };
                    match vertex {
                        0 => wins |= length % 2 == 1,
                        _ => below[parents[vertex - 1]].push(length),
                    }
                }
                Ok(won(wins))
            },
        },
    ];
}

/// A position is the set of the vertices that are still there. A player removes some of those that
/// no child of theirs keeps, at least one. Who removes the root has won, since nothing is left.
fn first_player_wins(Parents(parents): &Parents) -> Result<bool, Unsolved> {
    let start = bits(parents.len() + 1, "vertices")?;
    let moves = |&position: &u64| {
        let is_there = |vertex: usize| position >> vertex & 1 == 1;
        let mut leaves = position;
        for (vertex, &parent) in (1..).zip(parents) {
            if is_there(vertex) {
                leaves &= !(1 << parent);
            }
        }
        // All sets of leaves, from the full one down to the one before the empty one.
        let smaller = |&picked: &u64| Some((picked - 1) & leaves).filter(|&picked| picked != 0);
        let picks = std::iter::successors(Some(leaves).filter(|&leaves| leaves != 0), smaller);
        picks.map(|picked| ((), position & !picked)).collect()
    };
    Ok(Graph::explore([start], moves, BOUND)?.wins(Play::Normal)?[0])
}

fn won(first_player_wins: bool) -> String {
    u8::from(first_player_wins).to_string()
}

fn child_counts(Parents(parents): &Parents) -> Vec<usize> {
    let mut children = vec![0; parents.len() + 1];
    parents.iter().for_each(|&parent| children[parent] += 1);
    children
}

/// For each leaf, the number of vertices from it up to the first that has several children, which
/// is not counted, or up to the root.
fn chains(parents: &Parents) -> Vec<usize> {
    let children = child_counts(parents);
    let above = |&vertex: &usize| {
        let parent = *parents.0.get(vertex.checked_sub(1)?)?;
        (children[parent] < 2).then_some(parent)
    };
    let leaves = (0..children.len()).filter(|&vertex| children[vertex] == 0);
    leaves.map(|leaf| std::iter::successors(Some(leaf), above).count()).collect()
}

/// Writes trees of `n` vertices. `parent` is smaller than its vertex, and not 0; all vertices but
/// the root are then renamed.
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
