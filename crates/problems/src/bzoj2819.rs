//! BZOJ 2819: Nim on a path of a tree.

use rules::gestures::take;
use rules::prelude::*;
use rules::shapes::tree::{Tree, near};
use std::iter::successors;

const MOST_VERTICES: usize = 500_000;
const MOST_OPERATIONS: usize = 500_000;
/// Limit by a note in the statement, whose first bound is 32767.
const MOST_STONES: u64 = 2_147_483_647;

#[derive(Clone, Default)]
pub struct Case {
    pub heaps: Vec<u64>,
    pub tree: Tree,
    pub operations: Vec<Operation>,
}

/// A query about the path from `vertex` to `end`, or a change of `vertex` to so many stones.
#[derive(Clone, Copy, Default)]
pub struct Operation {
    pub is_change: bool,
    pub vertex: usize,
    pub end: usize,
    pub stones: u64,
}

pub struct NimOnPaths;

impl Statement for NimOnPaths {
    type Case = Case;
    /// For each query, whether the first player wins.
    type Answer = String;
    type Game = Self;

    fn form(form: &mut Form, Case { heaps, tree, operations }: &mut Case) -> FormResult {
        form.list("n", "heap", heaps, 1..=MOST_VERTICES, 0..=MOST_STONES)?;
        let n = heaps.len();
        tree.edges(form, n)?;
        form.counted("q", "operation", operations, 1..=MOST_OPERATIONS, |form, operation| {
            let mut letter = String::from(if operation.is_change { "C" } else { "Q" });
            form.word("", &mut letter, "QC", 1..=1)?;
            operation.is_change = letter == "C";
            form.index("v", &mut operation.vertex, n)?;
            match operation.is_change {
                true => form.number("k", &mut operation.stones, 0..=MOST_STONES)?,
                false => form.index("u", &mut operation.end, n)?,
            }
            form.line();
            Ok(())
        })
    }

    fn answers(cases: &[Case]) -> SearchResult<Vec<String>> {
        starts::in_words::<NimOnPaths>(cases, ["No", "Yes"], "\n")
    }
}

impl Game for NimOnPaths {
    type Case = Case;
    /// The vertices of the path, each with its stones.
    type Position = Vec<(usize, u64)>;
    const SIGNS: &'static [Sign] = &[Sign::of_nobody(
        "v:k",
        Text("vertex v of the path, with k stones", "路径上的顶点 v，有 k 颗石子"),
    )
    .drawn(Piece::Stone)];

    fn fits(case: &Case) -> SearchResult<()> {
        let changes = case.operations.iter().map(|operation| operation.stones);
        let stones: u64 = case.heaps.iter().copied().chain(changes).sum();
        let size = (case.heaps.len() + case.operations.len()) as u64 + stones;
        search::ensure_small(
            size,
            1000,
            Text("vertices, operations and stones", "顶点、操作与石子的总数"),
        )
    }

    /// One for each query, with the heaps as the changes before have left them.
    fn starts(case: &Case) -> impl Iterator<Item = Self::Position> {
        let parents = case.tree.parents_to(0);
        let mut heaps = case.heaps.clone();
        case.operations.iter().filter_map(move |operation| {
            if operation.is_change {
                heaps[operation.vertex] = operation.stones;
                return None;
            }
            let path = path(&parents, operation.vertex, operation.end);
            Some(path.into_iter().map(|vertex| (vertex, heaps[vertex])).collect())
        })
    }

    /// Neither the vertices nor the order of the heaps matter, nor an empty one.
    fn standing_for(_: &Case, mut path: Self::Position) -> Self::Position {
        path.retain(|heap| heap.1 > 0);
        path.iter_mut().for_each(|heap| heap.0 = 0);
        path.sort_unstable();
        path
    }

    /// One or more stones are taken from one heap of the path.
    fn moves(_: &Case, path: &Self::Position, moves: &mut Moves<Self::Position>) {
        for (index, &(vertex, stones)) in path.iter().enumerate() {
            for left in 0..stones {
                let mut option = path.clone();
                option[index].1 = left;
                moves.to(option, || take(stones - left, vertex));
            }
        }
    }

    /// The tree, and on the path the stones of each vertex: `3:2` is vertex 3 with 2 stones.
    fn draw(case: &Case, path: &Self::Position) -> Drawing {
        let text = |vertex| match path.iter().find(|heap| heap.0 == vertex) {
            Some((_, stones)) => format!("{}:{stones}", vertex + 1),
            None => (vertex + 1).to_string(),
        };
        Drawing::Tree(case.tree.labelled(0, 0, text))
    }
}

/// Vertices of the path, from `one` up to the common ancestor and down to `other`.
fn path(parents: &[Option<usize>], one: usize, other: usize) -> Vec<usize> {
    let up = |vertex| successors(Some(vertex), |&vertex: &usize| parents[vertex]).collect();
    let [mut ups, mut downs]: [Vec<usize>; 2] = [up(one), up(other)];
    let common = ups.iter().rev().zip(downs.iter().rev()).take_while(|(a, b)| a == b).count();
    ups.truncate(ups.len() - common + 1);
    downs.truncate(downs.len() - common);
    ups.extend(downs.into_iter().rev());
    ups
}

impl Trials for NimOnPaths {
    const RANDOM_SIZE: usize = 8;

    /// A tree of up to so many vertices, with some changes before each query; the last operation is one.
    fn random(choices: &mut Choices, size: usize) -> Case {
        let n = choices.pick(1..=size.clamp(1, 9));
        let mut names: Vec<usize> = (0..n).collect();
        choices.shuffle(&mut names);
        let edges = (1..n).map(|vertex| [names[vertex], names[choices.pick(0..=vertex - 1)]]);
        let tree = Tree { edges: edges.collect() };
        let count = choices.pick(1..=8);
        let operation = |number| Operation {
            is_change: number < count && choices.flip(),
            vertex: choices.pick(0..=n - 1),
            end: choices.pick(0..=n - 1),
            stones: choices.pick(0..=3),
        };
        let operations = (1..=count).map(operation).collect();
        Case { heaps: choices.several(n, 0..=3), tree, operations }
    }

    fn extremes(extremes: &mut Extremes<Case>) {
        // The extreme trees of `rules` are not used: they are too many for inputs of this size.
        let mut add =
            |title, is_change: fn(&mut Rng) -> bool, parent: fn(&mut Rng, usize) -> usize| {
                extremes.add(title, move |random| {
                    let tree = Tree::by_parents(random, MOST_VERTICES, 0, parent);
                    let operations = operations(random, is_change);
                    vec![case(random, tree, operations)]
                });
            };
        add(
            "random-tree: vertices scattered in memory | 顶点散在内存各处",
            Rng::bool,
            |random, vertex| random.usize(..vertex),
        );
        add("shuffled-path: recursion | 递归", Rng::bool, |_, vertex| vertex - 1);
        add(
            "binary-tree: many steps to the common vertex | 求公共祖先要跳很多次",
            |_| false,
            |_, vertex| (vertex - 1) / 2,
        );
        add("changes: no query, in long branches | 全是修改，分支很长", |_| true, near);
        extremes.add("end-to-end: walks along whole paths | 沿整条链走", |random| {
            let edges = (1..MOST_VERTICES).map(|vertex| [vertex - 1, vertex]).collect();
            let mut operations = operations(random, Rng::bool);
            for operation in &mut operations {
                operation.vertex = if operation.is_change { 0 } else { random.usize(..9) };
                operation.end = MOST_VERTICES - 1 - random.usize(..9);
            }
            vec![case(random, Tree { edges }, operations)]
        });
        let query = |vertex| Operation { vertex, ..Operation::default() };
        let empty = Case {
            heaps: vec![0; MOST_VERTICES],
            tree: Tree { edges: (1..MOST_VERTICES).map(|vertex| [vertex, 0]).collect() },
            operations: (0..MOST_OPERATIONS).map(query).collect(),
        };
        let change = |stones| Operation { is_change: true, stones, ..Operation::default() };
        let alone = Case {
            heaps: vec![MOST_STONES],
            tree: Tree::default(),
            operations: vec![query(0), change(0), query(0), change(MOST_STONES), query(0)],
        };
        extremes.each(&[
            ("empty: no stones at all | 一颗石子也没有", empty),
            ("alone: one vertex | 只有一个顶点", alone),
        ]);
    }
}

/// One of two numbers as long as they come, which cancel in pairs, so that both answers occur.
fn stones(random: &mut Rng) -> u64 {
    if random.bool() { MOST_STONES } else { MOST_STONES - 1 }
}

fn operations(random: &mut Rng, is_change: impl Fn(&mut Rng) -> bool) -> Vec<Operation> {
    let operation = |_| Operation {
        is_change: is_change(random),
        vertex: random.usize(..MOST_VERTICES),
        end: random.usize(..MOST_VERTICES),
        stones: stones(random),
    };
    (0..MOST_OPERATIONS).map(operation).collect()
}

fn case(random: &mut Rng, tree: Tree, operations: Vec<Operation>) -> Case {
    let heaps = (0..tree.vertices()).map(|_| stones(random)).collect();
    Case { heaps, tree, operations }
}
