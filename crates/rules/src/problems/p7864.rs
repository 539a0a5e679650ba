//! P7864: Leaf picking.

use crate::shapes::tree::{Groups, Tree, bits};
use crate::{Cases, Checked, Choices, Drawing, Form, Game, Rules, Trials, Worst, Wrong, search};
use fastrand::Rng;
use game::{Moves, Searched, Unsolved};
use std::iter::successors;

const TESTS: usize = 10;
const MOST_VERTICES: usize = 1_000_000;
/// How many leaves a search takes. Later positions have no more leaves.
const MOST_LEAVES: usize = 20;

/// The parents of the vertices 2, 3, ... of the statement, counted from 0 as all vertices here.
type Parents = Vec<usize>;

pub struct P7864;

impl Rules for P7864 {
    type Case = Parents;
    type Answer = bool;
    type Game = Leaves;
    const CASES: Cases = Cases::Counted(TESTS);

    fn form(form: &mut Form, parents: &mut Parents) -> Checked {
        let mut n = parents.len() + 1;
        form.number("n", &mut n, 1..=MOST_VERTICES)?;
        form.line();
        parents.resize(n - 1, 0);
        let (mut vertex, mut groups) = (0, Groups::new(n));
        form.each("parent", parents, |form, parent| {
            form.index("", parent, n)?;
            vertex += 1;
            form.check(groups.join(vertex, *parent), || {
                format!("the parent {} of vertex {} closes a cycle", *parent + 1, vertex + 1)
            })
        })?;
        form.line();
        Ok(())
    }

    fn answers(cases: &[Parents]) -> Searched<Vec<bool>> {
        search::first_player_wins::<Leaves>(cases)
    }

    fn print(first_player_wins: &bool) -> String {
        u8::from(*first_player_wins).to_string()
    }
}

pub struct Leaves;

impl Game for Leaves {
    type Case = Parents;
    /// The vertices that are still there, as a set of bits.
    type Position = u64;

    fn fits(parents: &Parents) -> Searched<()> {
        bits(parents.len() + 1, "vertices")?;
        let leaves = child_counts(parents).into_iter().filter(|&count| count == 0).count();
        let error = Unsolved::TooLarge { what: "leaves", most: MOST_LEAVES };
        if leaves <= MOST_LEAVES { Ok(()) } else { Err(error) }
    }

    fn starts(parents: &Parents) -> impl Iterator<Item = u64> {
        [u64::MAX >> (63 - parents.len())].into_iter()
    }

    /// A player removes some leaves, at least one. Who removes the root has won, since nothing is left.
    fn moves(parents: &Parents, &there: &u64, moves: &mut Moves<u64>) {
        let children = (1..).zip(parents).filter(|&(vertex, _)| has(there, vertex));
        let leaves = children.fold(there, |leaves, (_, parent)| leaves & !(1 << parent));
        // All sets of leaves, from the full one down to the one before the empty one.
        let mut picked = leaves;
        while picked != 0 {
            moves.to(there & !picked, || {
                let vertices = (0..=parents.len()).filter(|&vertex| has(picked, vertex));
                let words: Vec<_> = vertices.map(|vertex| (vertex + 1).to_string()).collect();
                format!("remove {}", words.join(", "))
            });
            picked = (picked - 1) & leaves;
        }
    }

    fn draw(parents: &Parents, &there: &u64) -> Drawing {
        let vertices = (0..=parents.len()).filter(|&vertex| has(there, vertex));
        let above = |vertex: usize| vertex.checked_sub(1).map(|index| parents[index] + 1);
        Drawing::Tree(vertices.map(|vertex| (vertex + 1, above(vertex))).collect())
    }
}

fn has(set: u64, vertex: usize) -> bool {
    set >> vertex & 1 == 1
}

impl Trials for P7864 {
    const LARGE: usize = 22;

    /// Any tree of at most 7 vertices.
    fn small(choices: &mut Choices) -> Parents {
        let n = choices.pick(1..=7);
        Tree::generate(choices, n).parents()
    }

    /// At most `size` vertices. Many are trees in which legs of two vertices hang at the root and at the
    /// feet of legs, sometimes with one more vertex anywhere.
    fn random(choices: &mut Choices, size: usize) -> Parents {
        let n = choices.pick(1..=size.clamp(1, MOST_VERTICES));
        if choices.flip() {
            return Tree::generate(choices, n).parents();
        }
        let mut names: Vec<usize> = (0..n).collect();
        choices.shuffle(&mut names[1..]);
        renamed(&names, |vertex| match vertex % 2 {
            0 => vertex - 1,
            1 if vertex == n - 1 => choices.pick(0..=vertex - 1),
            _ => 2 * choices.pick(0..=vertex / 2),
        })
    }

    const WORST: &'static [Worst<Parents>] = &[
        Worst::new(
            "shuffled-path",
            "recursion, and walks that read memory in any order more than once a vertex",
            |random| trees(random, MOST_VERTICES, |vertex, _| vertex - 1),
        ),
        Worst::new(
            "even-legs",
            "programs that hope for an odd chain: there is none",
            // Legs of two vertices hang at the root or at the feet of other legs.
            |random| {
                trees(random, MOST_VERTICES - 1, |vertex, random| match vertex % 2 {
                    0 => vertex - 1,
                    _ => 2 * random.usize(..=vertex / 2),
                })
            },
        ),
        Worst::new(
            "random-trees",
            "slow readers, and lists of children that jump through memory",
            |random| trees(random, MOST_VERTICES, |vertex, random| random.usize(..vertex)),
        ),
    ];

    const WRONG: &'static [Wrong<Parents, bool>] = &[
        Wrong::new(
            "even-chain-wins",
            "a tutorial says so: an even path is won, an odd one lost",
            |parents| chains(parents).iter().any(|length| length % 2 == 0),
        ),
        Wrong::new("nim-sum-of-chains", "chains look like the components of a sum", |parents| {
            chains(parents).iter().sum::<usize>() % 2 == 1
        }),
        Wrong::new(
            "fork-is-in-the-chain",
            "the vertex where chains meet seems to belong to them",
            |parents| {
                let is_path = child_counts(parents).iter().all(|&count| count < 2);
                let fork = usize::from(!is_path);
                chains(parents).iter().any(|length| (length + fork) % 2 == 1)
            },
        ),
        Wrong::new(
            "one-leaf-a-turn",
            "taking several leaves at once is overread, so that only their number counts",
            |parents| parents.len() % 2 == 0,
        ),
        Wrong::new(
            "parents-are-smaller",
            "in random data they are, and then a loop from the last vertex down will do",
            from_the_last_vertex_down,
        ),
    ];
}

fn child_counts(parents: &Parents) -> Vec<usize> {
    let mut children = vec![0; parents.len() + 1];
    parents.iter().for_each(|&parent| children[parent] += 1);
    children
}

/// For each leaf, the number of vertices from it up to the first that has several children, which is not
/// counted, or up to the root.
fn chains(parents: &Parents) -> Vec<usize> {
    let children = child_counts(parents);
    let above = |&vertex: &usize| {
        let parent = *parents.get(vertex.checked_sub(1)?)?;
        (children[parent] < 2).then_some(parent)
    };
    let leaves = (0..children.len()).filter(|&vertex| children[vertex] == 0);
    leaves.map(|leaf| successors(Some(leaf), above).count()).collect()
}

/// Whether some chain is odd, where the chains up to a vertex's children are lost if they come later.
fn from_the_last_vertex_down(parents: &Parents) -> bool {
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
    wins
}

/// As many trees of `n` vertices as are allowed, in any order but for the root.
fn trees(random: &mut Rng, n: usize, parent: fn(usize, &mut Rng) -> usize) -> Vec<Parents> {
    let tree = |_| {
        let mut names: Vec<usize> = (0..n).collect();
        random.shuffle(&mut names[1..]);
        renamed(&names, |vertex| parent(vertex, random))
    };
    (0..TESTS).map(tree).collect()
}

/// The tree in which each vertex has a `parent` that is smaller, under other names; the root keeps its own.
fn renamed(names: &[usize], mut parent: impl FnMut(usize) -> usize) -> Parents {
    let mut parents = vec![0; names.len()];
    for vertex in 1..names.len() {
        parents[names[vertex]] = names[parent(vertex)];
    }
    parents.split_off(1)
}
