//! CF 1498 F: Christmas Game.

use rules::prelude::*;
use rules::shapes::heaps::{carry_some, size};
use rules::shapes::tree::{Tree, near};

const MOST_VERTICES: usize = 100_000;
const MOST_STRIDE: usize = 20;
const MOST_PRESENTS: u64 = 1_000_000_000;

#[derive(Clone, Default)]
pub struct Case {
    pub tree: Tree,
    pub stride: usize,
    pub presents: Vec<u64>,
}

pub struct Christmas;

impl Statement for Christmas {
    type Case = Case;
    /// Flags by root: 1 if Alice wins, who begins.
    type Answer = String;
    type Game = Self;

    fn form(form: &mut Form, Case { tree, stride, presents }: &mut Case) -> FormResult {
        let mut n = tree.vertices();
        form.number("n", &mut n, 3..=MOST_VERTICES)?;
        form.number("k", stride, 1..=MOST_STRIDE)?;
        form.line();
        tree.edges(form, n)?;
        presents.resize(n, 0);
        form.row("a", presents, 0..=MOST_PRESENTS)
    }

    fn answers(cases: &[Case]) -> SearchResult<Vec<String>> {
        starts::in_words::<Christmas>(cases, ["0", "1"], " ")
    }
}

impl Game for Christmas {
    type Case = Case;
    /// The root, and the presents on each vertex.
    type Position = (usize, Vec<u64>);
    const SIGNS: &'static [Sign] =
        &[Sign::of_nobody("v:k", Text("vertex v with k presents", "顶点 v 有 k 件礼物"))
            .drawn(Piece::Stone)];

    fn fits(case: &Case) -> SearchResult<()> {
        let what = Text("vertices and presents", "顶点数与礼物数之和");
        search::ensure_small(size(&case.presents), 24, what)
    }

    /// All vertices are the root once.
    fn starts(case: &Case) -> impl Iterator<Item = (usize, Vec<u64>)> {
        (0..case.tree.vertices()).map(|root| (root, case.presents.clone()))
    }

    /// One or more presents go from a vertex to its ancestor k edges nearer the root.
    fn moves(case: &Case, (root, presents): &Self::Position, moves: &mut Moves<Self::Position>) {
        let parents = case.tree.parents_to(*root);
        let above = |vertex: &usize| parents[*vertex];
        for vertex in 0..presents.len() {
            let mut ancestors = std::iter::successors(Some(vertex), above);
            let Some(ancestor) = ancestors.nth(case.stride) else { continue };
            carry_some(presents, [vertex, ancestor], u64::MAX, moves, |left| (*root, left));
        }
    }

    /// Each vertex with its presents: `3:2` is vertex 3 with 2 presents.
    fn draw(case: &Case, (root, presents): &Self::Position) -> Drawing {
        let text = |vertex: usize| format!("{}:{}", vertex + 1, presents[vertex]);
        Drawing::Tree(case.tree.labelled(*root, 1, text))
    }
}

impl Trials for Christmas {
    const RANDOM_SIZE: usize = 16;
    const EXPLORED: &'static str = "staircase STEPS STRIDE";

    fn extremes(extremes: &mut Extremes<Case>) {
        Tree::extremes(extremes, MOST_VERTICES, |random, tree| {
            let presents = (0..MOST_VERTICES).map(|_| random.u64(..=MOST_PRESENTS)).collect();
            vec![Case { tree: tree(random), stride: MOST_STRIDE, presents }]
        });
        extremes.add("few-presents: answers of both kinds | 两种答案都有", |random| {
            let tree = Tree::by_parents(random, MOST_VERTICES, 0, near);
            let few = |_| u64::from(random.u32(..10_000) == 0);
            vec![Case { tree, stride: 13, presents: (0..MOST_VERTICES).map(few).collect() }]
        });
        let tree = Tree { edges: vec![[0, 1], [0, 2]] };
        let far = Case { tree, stride: MOST_STRIDE, presents: vec![MOST_PRESENTS; 3] };
        extremes.each(&[("stride-beyond-the-tree: nobody can move | 谁都走不了", far)]);
    }
}
