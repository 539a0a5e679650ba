//! CF 812E: Sagheer and Apple Tree.

use rules::gestures::carry;
use rules::prelude::*;
use rules::shapes::heaps::{nim_sum, size};
use rules::shapes::tree::{Tree, near, parents};

const MOST_VERTICES: usize = 100_000;
const MOST_APPLES: u64 = 10_000_000;
/// Vertices of a tree before it is evened, so that it never gets too many: with one leaf, and with any.
const PATH: usize = MOST_VERTICES - 1;
const HALF: usize = MOST_VERTICES / 2;
/// Most vertices and apples of a search, which begins after each swap.
const MOST_SEARCHED: usize = 18;

#[derive(Clone, Default)]
pub struct Case {
    pub apples: Vec<u64>,
    /// The parents of the vertices 1, 2, ...; vertex 0 is the root.
    pub parents: Vec<usize>,
}

pub struct AppleTree;

impl Case {
    /// Number of edges from the root to each vertex.
    fn depths(&self) -> Vec<usize> {
        let mut depths = vec![0; self.apples.len()];
        for [child, parent] in self.tree().leaves_first().into_iter().rev() {
            depths[child] = depths[parent] + 1;
        }
        depths
    }

    fn tree(&self) -> Tree {
        Tree { edges: (1..).zip(&self.parents).map(|(child, &parent)| [child, parent]).collect() }
    }

    /// For each vertex, true if it has no children.
    fn leaves(&self) -> Vec<bool> {
        let mut leaves = vec![true; self.apples.len()];
        self.parents.iter().for_each(|&parent| leaves[parent] = false);
        leaves
    }
}

impl Statement for AppleTree {
    type Case = Case;
    /// The number of pairs after whose swap Sagheer wins, who is second.
    type Answer = usize;
    type Game = Self;

    fn form(form: &mut Form, case: &mut Case) -> FormResult {
        form.list("n", "a", &mut case.apples, 2..=MOST_VERTICES, 1..=MOST_APPLES)?;
        parents(form, &mut case.parents, case.apples.len())?;
        let leaves = case.depths().into_iter().zip(case.leaves()).filter(|(_, is_leaf)| *is_leaf);
        let mut parities = leaves.map(|(depth, _)| depth % 2);
        let first = parities.next();
        form.check(parities.all(|parity| Some(parity) == first), || {
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
        for (vertex, is_leaf) in case.leaves().into_iter().enumerate() {
            for taken in 1..=apples[vertex] {
                let mut rest = apples.clone();
                rest[vertex] -= taken;
                if is_leaf {
                    moves.to(rest, || eat(taken, vertex + 1));
                    continue;
                }
                for (child, _) in (1..).zip(&case.parents).filter(|(_, parent)| **parent == vertex)
                {
                    let mut option = rest.clone();
                    option[child] += taken;
                    moves.to(option, || carry(taken, vertex + 1, child + 1));
                }
            }
        }
    }

    /// Each vertex with its apples: `3:2` is vertex 3 with 2 apples.
    fn draw(case: &Case, apples: &Vec<u64>) -> Drawing {
        let text = |vertex: usize| format!("{}:{}", vertex + 1, apples[vertex]);
        Drawing::Tree(case.tree().labelled(0, 1, text))
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
        let first = choices.pick(2..=size.clamp(2, 6));
        let parents = (1..first).map(|vertex| choices.pick(0..=vertex - 1)).collect();
        let mut case = evened(parents, choices.pick(0..=1));
        let mut left = (2 * size).saturating_sub(2 * case.apples.len()).min(6) as u64;
        for apples in &mut case.apples {
            let more = choices.pick(0..=left.min(3));
            (*apples, left) = (1 + more, left - more);
        }
        let mut names: Vec<usize> = (0..case.apples.len()).collect();
        choices.shuffle(&mut names[1..]);
        renamed(&case, &names)
    }

    fn extremes(extremes: &mut Extremes<Case>) {
        let mut add =
            |title, n, apples: fn(&mut Rng) -> u64, parent: fn(&mut Rng, usize) -> usize| {
                extremes.add(title, move |random| vec![grown(random, n, apples, parent)]);
            };
        let any: fn(&mut Rng) -> u64 = |random| random.u64(1..=MOST_APPLES);
        // A path of n vertices ends at depth n - 1: it is one longer when it has been evened.
        add(
            "path: recursion, or a pass in the order of numbers | 递归，或者按编号扫一遍",
            PATH,
            any,
            |_, vertex| vertex - 1,
        );
        add(
            "equal-path: 4,999,950,000 pairs | 4,999,950,000 对",
            PATH,
            |_| MOST_APPLES,
            |_, vertex| vertex - 1,
        );
        add(
            "odd-path: equal apples, and a nim-sum that is not 0 | 苹果数相等，异或和不为 0",
            PATH - 2,
            |_| 7,
            |_, vertex| vertex - 1,
        );
        add(
            "star: equal numbers among the leaves | 叶子中有许多相等的数",
            PATH,
            |random| random.u64(1..=4),
            |_, _| 0,
        );
        add("random-tree: scattered children | 儿子散在各处", HALF, any, |random, vertex| {
            random.usize(..vertex)
        });
        add("deep-tree: long branches | 分支很长", HALF, any, near);
        add(
            "few-numbers: many pairs of both colours | 异色的对很多",
            HALF,
            |random| 3 * random.u64(1..=2),
            near,
        );
        add(
            "above-10-million: a xor S beyond a table of 10^7 | 异或结果超出 10^7 的表",
            HALF,
            |random| MOST_APPLES - random.u64(..4),
            near,
        );
        add(
            "multiples: of 107897, for hash tables | 107897 的倍数，针对哈希表",
            HALF,
            |random| 107_897 * random.u64(1..=92),
            near,
        );
        extremes.add("balanced: a nim-sum of 0 | 异或和为 0", |random| {
            let mut case = grown(random, HALF, |random| random.u64(1..1 << 22), near);
            let (depths, leaves) = (case.depths(), case.leaves());
            let leaf = leaves.iter().position(|&is_leaf| is_leaf).expect("a tree has a leaf");
            let blue = (0..depths.len()).filter(|&vertex| (depths[vertex] + depths[leaf]) % 2 == 0);
            case.apples[leaf] = 0;
            let rest = nim_sum(blue.clone().map(|vertex| case.apples[vertex]));
            let other = blue.clone().find(|&vertex| vertex != leaf).expect("there are many leaves");
            case.apples[leaf] = 1 << 22;
            case.apples[other] ^= rest ^ (1 << 22);
            vec![case]
        });
    }
}

/// A tree with shuffled numbers and these apples. `n` counts its vertices before it is evened.
fn grown(
    random: &mut Rng,
    n: usize,
    apples: impl Fn(&mut Rng) -> u64,
    parent: impl Fn(&mut Rng, usize) -> usize,
) -> Case {
    let parents = (1..n).map(|vertex| parent(random, vertex)).collect();
    let mut case = evened(parents, n % 2);
    case.apples.iter_mut().for_each(|number| *number = apples(random));
    let mut names: Vec<usize> = (0..case.apples.len()).collect();
    random.shuffle(&mut names[1..]);
    renamed(&case, &names)
}

/// The tree in which another vertex hangs on each leaf whose depth has not this parity; one apple at each vertex.
fn evened(parents: Vec<usize>, parity: usize) -> Case {
    let case = |parents: Vec<usize>| Case { apples: vec![1; parents.len() + 1], parents };
    let drawn = case(parents);
    let leaves = drawn.depths().into_iter().zip(drawn.leaves()).enumerate();
    let wrong = leaves.filter(|(_, (depth, is_leaf))| *is_leaf && depth % 2 != parity);
    let more: Vec<usize> = wrong.map(|(vertex, _)| vertex).collect();
    case([drawn.parents, more].concat())
}

/// The same tree with another number for each vertex but the root.
fn renamed(case: &Case, names: &[usize]) -> Case {
    let mut renamed = case.clone();
    for (vertex, &name) in names.iter().enumerate() {
        renamed.apples[name] = case.apples[vertex];
        if vertex > 0 {
            renamed.parents[name - 1] = names[case.parents[vertex - 1]];
        }
    }
    renamed
}
