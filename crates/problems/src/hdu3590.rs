//! HDU 3590: PP and QQ.

use rules::prelude::*;
use rules::shapes::tree::Tree;

/// The statement does not limit the cases.
const MOST_CASES: usize = 1000;
const MOST_TREES: usize = 99;
const MOST_NODES: usize = 99;

pub struct CutTrees;

impl Statement for CutTrees {
    type Case = Vec<Tree>;
    type Game = Self;
    const CASES: Cases = Cases::ToTheEnd(MOST_CASES);

    fn form(form: &mut Form, trees: &mut Vec<Tree>) -> FormResult {
        form.counted("trees", "tree", trees, 1..=MOST_TREES, |form, tree| {
            tree.form(form, "nodes", 1..=MOST_NODES)
        })
    }

    asks_who_wins!("QQ", "PP");
}

impl Game for CutTrees {
    type Case = Vec<Tree>;
    /// The set of the nodes that are left, tree by tree.
    type Position = Vec<u64>;
    const KIND: Kind = Kind::Impartial(Convention::Misere);

    fn fits(trees: &Vec<Tree>) -> SearchResult<()> {
        trees.iter().try_for_each(|tree| tree.set().map(|_| ()))
    }

    /// PP moves first.
    fn starts(trees: &Vec<Tree>) -> impl Iterator<Item = Vec<u64>> {
        trees.iter().map(Tree::set).collect::<Result<_, _>>().into_iter()
    }

    /// A player cuts an edge, and what only this edge joins to the root of its tree vanishes.
    fn moves(trees: &Vec<Tree>, sets: &Vec<u64>, moves: &mut Moves<Vec<u64>>) {
        for (number, tree) in trees.iter().enumerate() {
            for ([child, parent], left) in tree.cuts(sets[number]) {
                let mut option = sets.clone();
                option[number] = left;
                moves.to(option, || {
                    let (child, parent, tree) = (child + 1, parent + 1, number + 1);
                    let words = text!(
                        "cut {child} from {parent} in tree {tree}",
                        "在第 {tree} 棵树中剪断 {parent} 与 {child} 之间的边"
                    );
                    Handle::on([100 * tree + child], words)
                });
            }
        }
    }

    /// Node 7 of tree 2 has the number 207, so that no two have the same one.
    fn draw(trees: &Vec<Tree>, sets: &Vec<u64>) -> Drawing {
        let numbered = (1..).zip(trees.iter().zip(sets));
        Drawing::Tree(
            numbered.flat_map(|(number, (tree, set))| tree.drawn(*set, 100 * number + 1)).collect(),
        )
    }
}

impl Trials for CutTrees {
    const RANDOM_SIZE: usize = 20;

    fn extremes(extremes: &mut Extremes<Vec<Tree>>) {
        Tree::extremes(extremes, MOST_NODES, |random, tree| {
            let mut forest = |_| (0..MOST_TREES).map(|_| tree(random)).collect();
            (0..MOST_CASES / 10).map(&mut forest).collect()
        });
        extremes.full(
            "nothing-to-cut: a program that expects an edge | 以为至少有一条边的程序",
            |_, _| vec![Tree::default()],
        );
    }
}
