//! CF 812E: Sagheer and Apple Tree.

use rules::prelude::*;
use rules::shapes::heaps::{carry_some, nim_sum, size};
use rules::shapes::tree::{Tree, near, parents};
use std::collections::BTreeSet;

const MOST_VERTICES: usize = 100_000;
const MOST_APPLES: u64 = 10_000_000;
/// Most vertices and apples of a search, which begins after each swap.
const MOST_SEARCHED: usize = 18;

#[derive(Clone, Default)]
pub struct Case {
    pub apples: Vec<u64>,
    /// The parents of the vertices 1, 2, ...; vertex 0 is the root.
    pub parents: Vec<usize>,
}

pub struct AppleTree;

impl Statement for AppleTree {
    type Case = Case;
    /// The number of pairs after whose swap Sagheer wins, who is second.
    type Answer = usize;
    type Game = Self;

    fn form(form: &mut Form, case: &mut Case) -> FormResult {
        form.list("n", "a", &mut case.apples, 2..=MOST_VERTICES, 1..=MOST_APPLES)?;
        parents(form, &mut case.parents, case.apples.len())?;
        let tree = Tree::of_parents(&case.parents);
        let depths = tree.depths();
        let parities: BTreeSet<usize> =
            tree.leaves().iter().map(|&leaf| depths[leaf] % 2).collect();
        form.check(parities.len() == 1, || {
            text!("there are leaves at even and at odd depths", "叶子的深度有奇有偶")
        })
    }

    fn answers(cases: &[Case]) -> SearchResult<Vec<usize>> {
        starts::by_wins::<Self, _>(cases, |_, wins| wins.iter().filter(|wins| !**wins).count())
    }
}

impl Game for AppleTree {
    type Case = Case;
    /// The apples of each vertex.
    type Position = Vec<u64>;
    const SIGNS: &'static [Sign] =
        &[Sign::of_nobody("v:k", Text("vertex v with k apples", "顶点 v 有 k 个苹果"))
            .drawn(Piece::Stone)];

    fn fits(case: &Case) -> SearchResult<()> {
        let what = Text("vertices and apples", "顶点数与苹果数之和");
        search::ensure_small(size(&case.apples), MOST_SEARCHED, what)
    }

    /// After each swap of two vertices. Soliman moves first.
    fn starts(case: &Case) -> impl Iterator<Item = Vec<u64>> {
        let n = case.apples.len();
        let pairs = (0..n).flat_map(move |u| (u + 1..n).map(move |v| (u, v)));
        pairs.map(|(u, v)| {
            let mut apples = case.apples.clone();
            apples.swap(u, v);
            apples
        })
    }

    /// Apples of a leaf are eaten; those of any other vertex go to one of its children.
    fn moves(case: &Case, apples: &Vec<u64>, moves: &mut Moves<Vec<u64>>) {
        for vertex in 0..apples.len() {
            let is_child = |child: &usize| case.parents[child - 1] == vertex;
            let children: Vec<usize> = (1..apples.len()).filter(is_child).collect();
            for &child in &children {
                carry_some(apples, [vertex, child], u64::MAX, moves, |apples| apples);
            }
            for taken in (1..=apples[vertex]).filter(|_| children.is_empty()) {
                let mut option = apples.clone();
                option[vertex] -= taken;
                moves.to(option, || eat(taken, vertex + 1));
            }
        }
    }

    /// Each vertex with its apples: `3:2` is vertex 3 with 2 apples.
    fn draw(case: &Case, apples: &Vec<u64>) -> Drawing {
        let text = |vertex: usize| format!("{}:{}", vertex + 1, apples[vertex]);
        Drawing::Tree(Tree::of_parents(&case.parents).labelled(0, 1, text))
    }
}

fn eat(apples: u64, vertex: usize) -> Handle {
    let what = counted(apples, "apple", "个苹果");
    Handle::on([vertex], text!("eat {what} of {vertex}", "吃掉 {vertex} 上的 {what}"))
        .take([apples])
}

impl Trials for AppleTree {
    const RANDOM_SIZE: usize = 8;

    fn random(choices: &mut Choices, size: usize) -> Case {
        let n = choices.pick(2..=size.min(4) + 2);
        let mut names: Vec<usize> = (0..n).collect();
        choices.shuffle(&mut names[1..]);
        let mut edge = |vertex| [names[vertex], names[choices.pick(0..=vertex - 1)]];
        let tree = Tree { edges: (1..n).map(&mut edge).collect() };
        let mut left = (2 * size).min(16 - 2 * n).min(6) as u64;
        let mut apples = |_| {
            let more = choices.pick(0..=left.min(3));
            left -= more;
            1 + more
        };
        Case { apples: (0..n).map(&mut apples).collect(), parents: evened(&tree) }
    }

    fn extremes(extremes: &mut Extremes<Case>) {
        const N: usize = MOST_VERTICES;
        Tree::extremes(extremes, N, |random, tree| {
            let tree = tree(random);
            vec![Case { apples: tree.weights(random, 1..=MOST_APPLES), parents: evened(&tree) }]
        });
        let mut add = |title, parent: fn(&mut Rng, usize) -> usize, apples: fn(&mut Rng) -> u64| {
            extremes.add(title, move |random| vec![grown(random, parent, apples)]);
        };
        let path = |_: &mut Rng, vertex| vertex - 1;
        add("equal-path: 4,999,950,000 pairs | 4,999,950,000 对", path, |_| MOST_APPLES);
        add("few-in-a-star: equal leaves | 叶子多相等", |_, _| 0, |random| random.u64(1..=4));
        add("few-numbers: many pairs of both colours | 异色的对很多", near, |random| {
            3 * random.u64(1..=2)
        });
        add(
            "above-10-million: xors beyond a table | 异或结果超出 10^7 的表",
            near,
            |random| MOST_APPLES - random.u64(..4),
        );
        add("multiples: for hash tables | 107897 的倍数，针对哈希表", near, |random| {
            107_897 * random.u64(1..=92)
        });
        extremes.add("odd-path: equal apples, a nim-sum above 0 | 苹果数相等", move |random| {
            let tree = Tree::by_parents(random, N - 2, 1, path);
            vec![Case { apples: vec![7; N - 2], parents: tree.parents() }]
        });
        extremes.add("balanced: a nim-sum of 0 | 异或和为 0", |random| {
            let Case { mut apples, parents } = grown(random, near, |random| random.u64(1..1 << 22));
            let tree = Tree::of_parents(&parents);
            let (depths, leaves) = (tree.depths(), tree.leaves());
            let blue = (0..N).filter(|&vertex| (depths[vertex] + depths[leaves[0]]) % 2 == 0);
            apples[leaves[0]] = 1 << 22;
            apples[leaves[1]] = 0;
            apples[leaves[1]] = nim_sum(blue.map(|vertex| apples[vertex]));
            vec![Case { apples, parents }]
        });
    }
}

/// A tree of the greatest size with these apples.
fn grown(
    random: &mut Rng,
    parent: fn(&mut Rng, usize) -> usize,
    apples: fn(&mut Rng) -> u64,
) -> Case {
    let parents = evened(&Tree::by_parents(random, MOST_VERTICES, 1, parent));
    Case { apples: (0..MOST_VERTICES).map(|_| apples(random)).collect(), parents }
}

/// The parents, where a leaf hangs from its grandparent if its depth has another parity than the least depth of a leaf.
fn evened(tree: &Tree) -> Vec<usize> {
    let (depths, leaves) = (tree.depths(), tree.leaves());
    let least = leaves.iter().map(|&leaf| depths[leaf]).min().unwrap_or(0);
    let mut parents = tree.parents();
    for leaf in leaves.into_iter().filter(|&leaf| (depths[leaf] - least) % 2 == 1) {
        parents[leaf - 1] = parents[parents[leaf - 1] - 1];
    }
    parents
}
