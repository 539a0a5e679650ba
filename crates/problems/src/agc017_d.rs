//! AGC 017 D: Game on Tree.

use game::{Moves, Searched};
use rules::shapes::tree::Tree;
use rules::{Cases, Checked, Drawing, Form, Game, Rules, Trials, Worst, Wrong, asks_who_wins};

const MOST_VERTICES: usize = 100_000;

pub struct Agc017D;

impl Rules for Agc017D {
    type Case = Tree;
    /// Whether Alice, who begins, wins.
    type Game = GameOnTree;
    const CASES: Cases = Cases::One;

    fn form(form: &mut Form, tree: &mut Tree) -> Checked {
        tree.form(form, "N", 2..=MOST_VERTICES)
    }

    asks_who_wins!("Bob", "Alice");
}

pub struct GameOnTree;

impl Game for GameOnTree {
    type Case = Tree;
    /// The set of the vertices that are left.
    type Position = u64;

    fn fits(tree: &Tree) -> Searched<()> {
        tree.set().map(|_| ())
    }

    fn starts(tree: &Tree) -> impl Iterator<Item = u64> {
        tree.set().into_iter()
    }

    /// A player removes an edge, and with it what only this edge joins to vertex 1.
    fn moves(tree: &Tree, set: &u64, moves: &mut Moves<u64>) {
        for ([child, parent], option) in tree.cuts(*set) {
            moves.to(option, || format!("cut {} from {}", child + 1, parent + 1));
        }
    }

    fn draw(tree: &Tree, set: &u64) -> Drawing {
        Drawing::Tree(tree.drawn(*set, 1))
    }
}

impl Trials for Agc017D {
    const LARGE: usize = 27;
    const EXPLORED: &'static str = "green-tree PARENTS";

    const WORST: &'static [Worst<Tree>] = &[
        Worst::new(
            "shuffled-path: recursion, and walks over lists of neighbours that jump through memory",
            |random| {
                let mut names: Vec<usize> = (0..MOST_VERTICES).collect();
                random.shuffle(&mut names[1..]);
                let edges = names.windows(2).map(|pair| [pair[0], pair[1]]).collect();
                vec![Tree::shuffled(random, edges)]
            },
        ),
        Worst::new(
            "random-tree: a root that is taken for a leaf, parents with larger numbers",
            |random| {
                let mut names: Vec<usize> = (0..MOST_VERTICES).collect();
                random.shuffle(&mut names);
                let edge = |i| [names[i], names[random.usize(..i)]];
                let edges = (1..MOST_VERTICES).map(edge).collect();
                vec![Tree::shuffled(random, edges)]
            },
        ),
        Worst::new(
            "equal-arms: answers for odd numbers of vertices, and deep recursion: Bob wins",
            // Vertex 1 in the middle of a path.
            |random| {
                let edge = |child: usize| [child.saturating_sub(2), child];
                vec![Tree::shuffled(random, (1..MOST_VERTICES - 1).map(edge).collect())]
            },
        ),
    ];

    const WRONG: &'static [Wrong<Tree, bool>] = &[
        Wrong::new(
            "parity-of-edges: the value has the parity of the edges, so this is right whenever it \
             is odd",
            |tree| tree.edges.len() % 2 == 1,
        ),
        Wrong::new(
            "one-is-added-last: both belong to the formula, and only their order is wrong",
            |tree| {
                // Those of the children of each vertex, if it has any.
                let mut nim_sums = vec![None; tree.vertices()];
                let value = |nim_sum: Option<usize>| nim_sum.map_or(0, |nim_sum| nim_sum + 1);
                for [child, parent] in tree.leaves_first() {
                    nim_sums[parent] = Some(nim_sums[parent].unwrap_or(0) ^ value(nim_sums[child]));
                }
                value(nim_sums[0]) > 0
            },
        ),
        Wrong::new(
            "parents-are-smaller: in many inputs they are, and then a loop from the last vertex \
             down will do",
            |tree| {
                let mut edges: Vec<_> =
                    tree.edges.iter().map(|&[a, b]| [a.max(b), a.min(b)]).collect();
                edges.sort_unstable();
                value(tree, edges.into_iter().rev()) > 0
            },
        ),
        Wrong::new("first-end-is-the-parent: in the samples it always is", |tree| {
            value(tree, tree.parents_named_first()) > 0
        }),
        Wrong::new(
            "root-may-be-a-leaf: a vertex with one edge is taken for a leaf, which has the value 0",
            |tree| {
                let is_leaf = tree.edges.iter().filter(|edge| edge.contains(&0)).count() == 1;
                !is_leaf && value(tree, tree.leaves_first()) > 0
            },
        ),
    ];
}

/// What the formula gives for vertex 1 when it meets these children, each with its parent, in turn.
fn value(tree: &Tree, children: impl IntoIterator<Item = [usize; 2]>) -> usize {
    let mut values = vec![0; tree.vertices()];
    for [child, parent] in children {
        values[parent] ^= values[child] + 1;
    }
    values[0]
}
