//! AGC 017 D: Game on Tree.

use game::{Moves, Searched};
use rules::shapes::tree::Tree;
use rules::{Cases, Checked, Drawing, Form, Game, Rules, Trials, Worst, asks_who_wins};

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
}
