//! P8347: The Other Side of the Moon.

use rules::prelude::*;
use rules::shapes::tree::Tree;

const TESTS: usize = 5;
const MOST_VERTICES: usize = 100_000;

pub struct KeepAPart;

impl Statement for KeepAPart {
    type Case = Tree;
    type Game = Self;
    const CASES: Cases = Cases::Counted(TESTS);

    fn form(form: &mut Form, tree: &mut Tree) -> FormResult {
        tree.form(form, "n", 2..=MOST_VERTICES)
    }

    asks_who_wins!("Luna", "Hifuu");
}

impl Game for KeepAPart {
    type Case = Tree;
    /// The set of the vertices that are left.
    type Position = u64;
    /// A player who is left with a single vertex cannot move, and has won.
    const KIND: Kind = Kind::Impartial(Convention::Misere);

    fn fits(tree: &Tree) -> SearchResult<()> {
        tree.set().map(|_| ())
    }

    /// Hifuu moves first.
    fn starts(tree: &Tree) -> impl Iterator<Item = u64> {
        tree.set().into_iter()
    }

    /// A vertex is deleted, and the part of one of its neighbours is kept.
    fn moves(tree: &Tree, &set: &u64, moves: &mut Moves<u64>) {
        for ([child, parent], above) in tree.cuts(set) {
            for (deleted, kept, part) in [(child, parent, above), (parent, child, set & !above)] {
                let [deleted, kept] = [deleted + 1, kept + 1];
                moves.to(part, || {
                    let words = text!(
                        "delete {deleted}, keep the part of {kept}",
                        "删去 {deleted}，留下 {kept} 所在的部分"
                    );
                    Handle::on([deleted], words).to([kept])
                });
            }
        }
    }

    fn draw(tree: &Tree, set: &u64) -> Drawing {
        Drawing::Tree(tree.drawn(*set, 1))
    }
}

impl Trials for KeepAPart {
    const RANDOM_SIZE: usize = 11;

    /// Trees of a few vertices; half of them grow by two leaves at a time, so that all degrees are odd.
    fn random(choices: &mut Choices, size: usize) -> Tree {
        let n = choices.pick(2..=size + 2);
        let in_pairs = choices.flip();
        let mut edges = vec![[0, 1]];
        while edges.len() + 1 < n {
            let above = choices.pick(0..=edges.len());
            let leaves = if in_pairs { 2 } else { 1 };
            (0..leaves).for_each(|_| edges.push([above, edges.len() + 1]));
        }
        choices.shuffle(&mut edges);
        Tree { edges }
    }

    fn extremes(extremes: &mut Extremes<Tree>) {
        Tree::extremes(extremes, MOST_VERTICES, |random, tree| {
            (0..TESTS).map(|_| tree(random)).collect()
        });
        // Two leaves at a time hang on a vertex, so that all degrees are odd; in every second tree the last leaf hangs on the first one.
        let mut odd = |title, above: fn(&mut Rng, usize) -> usize| {
            extremes.full(title, move |random, number| {
                let pairs = MOST_VERTICES / 2;
                let mut parents: Vec<usize> =
                    (1..pairs).flat_map(|pair| [above(random, 2 * pair); 2]).collect();
                if number % 2 == 1 {
                    parents.pop();
                    parents.push(0);
                }
                Tree::by_parents(random, MOST_VERTICES, 0, |_, vertex| match vertex {
                    1 => 0,
                    _ => parents[vertex - 2],
                })
            });
        };
        odd(
            "odd-deep: all degrees odd, or two even | 度数全为奇数，或有两个偶数；很深",
            |_, vertex| vertex - 1,
        );
        odd("odd-far: the same, anywhere | 同上，随机", |random, vertex| {
            random.usize(..vertex)
        });
    }
}
