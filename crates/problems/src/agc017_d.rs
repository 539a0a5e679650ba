//! AGC 017 D: Game on Tree.

use rules::gestures::cut;
use rules::prelude::*;
use rules::shapes::tree::Tree;

const MOST_VERTICES: usize = 100_000;

pub struct GameOnTree;

impl Statement for GameOnTree {
    type Case = Tree;
    type Game = Self;

    fn form(form: &mut Form, tree: &mut Tree) -> FormResult {
        tree.form(form, "N", 2..=MOST_VERTICES)
    }

    asks_who_wins!("Bob", "Alice");
}

impl Game for GameOnTree {
    type Case = Tree;
    /// The set of the vertices that are left.
    type Position = u64;

    fn fits(tree: &Tree) -> SearchResult<()> {
        tree.set().map(|_| ())
    }

    /// Alice moves first.
    fn starts(tree: &Tree) -> impl Iterator<Item = u64> {
        tree.set().into_iter()
    }

    /// A player removes an edge, and with it what only this edge joins to vertex 1.
    fn moves(tree: &Tree, set: &u64, moves: &mut Moves<u64>) {
        for ([child, parent], option) in tree.cuts(*set) {
            moves.to(option, || cut(child + 1, parent + 1));
        }
    }

    fn draw(tree: &Tree, set: &u64) -> Drawing {
        Drawing::Tree(tree.drawn(*set, 1))
    }
}

impl Trials for GameOnTree {
    const RANDOM_SIZE: usize = 27;
    const EXPLORED: &'static str = "green-tree PARENTS";

    fn extremes(extremes: &mut Extremes<Tree>) {
        Tree::extremes(extremes, MOST_VERTICES, |random, tree| vec![tree(random)]);
        extremes.add(
            "equal-arms: two equal branches, so that Bob wins | 两个相等的分支，Bob 胜",
            |random| {
                let parent = |_: &mut _, vertex: usize| vertex.saturating_sub(2);
                vec![Tree::by_parents(random, MOST_VERTICES - 1, 1, parent)]
            },
        );
    }
}
