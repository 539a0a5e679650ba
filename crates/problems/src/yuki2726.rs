//! yukicoder 2726: Rooted Tree Nim.

use rules::prelude::*;
use rules::shapes::heaps::{carry_some, nim_sum, size};
use rules::shapes::tree::{Tree, near};

const MOST_CASES: usize = 100_000;
const MOST_VERTICES: usize = 200_000;
const MOST_STONES: u64 = 1_000_000_000;

#[derive(Clone, Default)]
pub struct Case {
    pub tree: Tree,
    /// The greatest number of stones that a move takes.
    pub most: u64,
    pub stones: Vec<u64>,
}

pub struct RootedTreeNim;

impl Statement for RootedTreeNim {
    type Case = Case;
    type Game = Self;
    const CASES: Cases = Cases::Counted(MOST_CASES);

    fn form(form: &mut Form, Case { tree, most, stones }: &mut Case) -> FormResult {
        let mut n = tree.vertices();
        form.number("N", &mut n, 2..=MOST_VERTICES)?;
        form.number("K", most, 1..=MOST_STONES)?;
        form.line();
        form.total("the sum of N", n, MOST_VERTICES as u64)?;
        tree.edges(form, n)?;
        stones.resize(n, 0);
        form.row("A", stones, 1..=MOST_STONES)
    }

    asks_who_wins!("P", "K");
}

impl Game for RootedTreeNim {
    type Case = Case;
    /// The stones on each vertex.
    type Position = Vec<u64>;
    const SIGNS: &'static [Sign] =
        &[Sign::of_nobody("v:k", Text("vertex v with k stones", "顶点 v 有 k 颗石子"))
            .drawn(Piece::Stone)];

    fn fits(case: &Case) -> SearchResult<()> {
        let what = Text("vertices and stones", "顶点数与石子数之和");
        search::ensure_small(size(&case.stones), 20, what)
    }

    /// Koa moves first.
    fn starts(case: &Case) -> impl Iterator<Item = Vec<u64>> {
        [case.stones.clone()].into_iter()
    }

    /// Lists the moves: 1 to K stones go from a vertex other than the root to its parent.
    fn moves(case: &Case, stones: &Vec<u64>, moves: &mut Moves<Vec<u64>>) {
        for (vertex, parent) in (1..).zip(case.tree.parents()) {
            carry_some(stones, [vertex, parent], case.most, moves, |stones| stones);
        }
    }

    /// Each vertex with its stones: `3:2` is vertex 3 with 2 stones.
    fn draw(case: &Case, stones: &Vec<u64>) -> Drawing {
        let text = |vertex: usize| format!("{}:{}", vertex + 1, stones[vertex]);
        Drawing::Tree(case.tree.labelled(0, 1, text))
    }
}

impl Trials for RootedTreeNim {
    const RANDOM_SIZE: usize = 17;

    fn extremes(extremes: &mut Extremes<Case>) {
        Tree::extremes(extremes, MOST_VERTICES, |random, tree| {
            let (tree, most) = (tree(random), random.u64(1..=9));
            vec![Case { stones: tree.weights(random, 1..=MOST_STONES), tree, most }]
        });
        let tree = Tree { edges: vec![[1, 0]] };
        let greatest = Case { tree, most: MOST_STONES, stones: vec![MOST_STONES; 2] };
        extremes.each(&[(
            "greatest: K + 1 in 32 bits, or a remainder of 0 | 32 位的 K + 1，或者余数为 0",
            greatest,
        )]);
        extremes.add(
            "balanced-broom: a nim-sum of 0, with a modulus that is 1 off | 异或和为 0，模数差 1",
            |random| {
                // All others hang on the end of a path, so that they have odd depth.
                let parent = |_: &mut Rng, vertex: usize| (vertex - 1).min(MOST_VERTICES / 2 - 2);
                let tree = Tree::by_parents(random, MOST_VERTICES, 1, parent);
                vec![balanced(with_stones(random, tree, 127))]
            },
        );
        extremes.full(
            "many-pairs: memory of a fixed size, or a flush, for each | \
             每组清一遍固定大小的数组，或者刷新一次输出",
            |random, _| {
                let most = random.u64(1..=2);
                with_stones(random, Tree { edges: vec![[1, 0]] }, most)
            },
        );
        extremes.add(
            "square: 447 cases of 447 vertices, every other lost | \
             447 组，每组 447 个顶点，隔一组必败",
            |random| {
                let case = |number| {
                    let tree = Tree::by_parents(random, 447, 1, near);
                    let case = with_stones(random, tree, 1_048_575);
                    if number % 2 == 0 { case } else { balanced(case) }
                };
                (0..447).map(case).collect()
            },
        );
    }
}

/// Stones for a tree, few enough for remainders to repeat.
fn with_stones(random: &mut Rng, tree: Tree, most: u64) -> Case {
    Case { stones: tree.weights(random, 1..=3 * most), tree, most }
}

/// The same with other stones on one vertex of odd depth, so that the nim-sum is 0. K + 1 must be a power of 2.
fn balanced(mut case: Case) -> Case {
    let odd: Vec<_> = case.tree.depths().into_iter().map(|depth| depth % 2 == 1).collect();
    let changed = odd.iter().position(|&is_odd| is_odd).expect("the root has a child");
    case.stones[changed] = case.most + 1;
    let counted = case.stones.iter().zip(odd).filter(|(_, is_odd)| *is_odd);
    case.stones[changed] += nim_sum(counted.map(|(stones, _)| stones % (case.most + 1)));
    case
}
