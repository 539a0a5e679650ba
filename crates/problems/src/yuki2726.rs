//! yukicoder 2726: Rooted Tree Nim.

use fastrand::Rng;
use game::{Moves, Searched};
use rules::shapes::heaps::nim_sum;
use rules::shapes::tree::Tree;
use rules::{
    Cases, Checked, Drawing, Form, Game, Node, Rules, Trials, Worst, asks_who_wins, search,
};
use std::ops::RangeInclusive;

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

pub struct Yuki2726;

impl Rules for Yuki2726 {
    type Case = Case;
    /// Whether Koa, who begins, wins.
    type Game = RootedTreeNim;
    const CASES: Cases = Cases::Counted(MOST_CASES);

    fn form(form: &mut Form, Case { tree, most, stones }: &mut Case) -> Checked {
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

pub struct RootedTreeNim;

impl Game for RootedTreeNim {
    type Case = Case;
    /// The stones on each vertex.
    type Position = Vec<u64>;

    fn fits(case: &Case) -> Searched<()> {
        let stones: u64 = case.stones.iter().sum();
        search::room(case.tree.vertices() as u64 + stones, 20, "vertices and stones")
    }

    fn starts(case: &Case) -> impl Iterator<Item = Vec<u64>> {
        [case.stones.clone()].into_iter()
    }

    /// From 1 to K stones go from a vertex other than the root to its parent.
    fn moves(case: &Case, stones: &Vec<u64>, moves: &mut Moves<Vec<u64>>) {
        for (vertex, parent) in (1..).zip(case.tree.parents()) {
            for taken in 1..=stones[vertex].min(case.most) {
                let mut option = stones.clone();
                option[vertex] -= taken;
                option[parent] += taken;
                moves.to(option, || format!("{taken} from {} to {}", vertex + 1, parent + 1));
            }
        }
    }

    /// Each vertex with its stones: `3:2` is vertex 3 with 2 stones.
    fn draw(case: &Case, stones: &Vec<u64>) -> Drawing {
        let above = case.tree.parents().into_iter().map(|parent| Some(parent + 1));
        let parents = std::iter::once(None).chain(above);
        let node = |((number, parent), stones): ((usize, _), &u64)| Node {
            number,
            parent,
            text: format!("{number}:{stones}"),
        };
        Drawing::Tree((1..).zip(parents).zip(stones).map(node).collect())
    }
}

impl Trials for Yuki2726 {
    const LARGE: usize = 17;

    const WORST: &'static [Worst<Case>] = &[
        Worst::new(
            "shuffled-path: recursion, 200,000 deep, in an order that no cache foresees",
            |random| vec![tree(random, MOST_VERTICES, 3..=9, |_, vertex| vertex - 1)],
        ),
        Worst::new(
            "random-tree: parents with larger numbers, and edges that name the child first",
            |random| {
                let parent = |random: &mut Rng, vertex| random.usize(..vertex);
                vec![tree(random, MOST_VERTICES, 1..=MOST_STONES, parent)]
            },
        ),
        Worst::new("path-in-order: a stack that is as deep as the numbers are large", |random| {
            let edges = (1..MOST_VERTICES).map(|vertex| [vertex - 1, vertex]).collect();
            let stones = (0..MOST_VERTICES).map(|_| random.u64(1..=MOST_STONES)).collect();
            vec![Case { tree: Tree { edges }, most: MOST_STONES, stones }]
        }),
        Worst::new("star: one vertex with all neighbours, and one stone a move", |random| {
            let star = tree(random, MOST_VERTICES, 1..=1, |_, _| 0);
            vec![Case { stones: vec![MOST_STONES; MOST_VERTICES], ..star }]
        }),
        Worst::new(
            "balanced-broom: the nim-sum is 0, but not with a modulus that is 1 off",
            |random| {
                // All others hang on the end of a path, so that they have odd depth.
                let end = MOST_VERTICES / 2 - 2;
                let parent = |_: &mut Rng, vertex: usize| (vertex - 1).min(end);
                vec![balanced(tree(random, MOST_VERTICES, 127..=127, parent))]
            },
        ),
        Worst::new("multiples: every odd depth has a multiple of K + 1: Pache wins", |random| {
            let parent = |random: &mut Rng, vertex: usize| vertex - random.usize(1..=vertex.min(3));
            let mut case = tree(random, MOST_VERTICES, 1..=40_000, parent);
            let depths = depths(&case.tree);
            for (stones, _) in
                case.stones.iter_mut().zip(depths).filter(|(_, depth)| depth % 2 == 1)
            {
                *stones = random.u64(1..=20_000) * (case.most + 1);
            }
            vec![case]
        }),
        Worst::new(
            "many-pairs: memory of a fixed size, or a flush, for each of 100,000 cases",
            |random| (0..MOST_CASES).map(|_| tree(random, 2, 1..=2, |_, _| 0)).collect(),
        ),
        Worst::new("many-triples: degrees, or nim-sums, that outlive their case", |random| {
            let parent = |random: &mut Rng, vertex| random.usize(..vertex);
            (0..MOST_VERTICES / 3).map(|_| tree(random, 3, 1..=3, parent)).collect()
        }),
        Worst::new("square: 447 cases of 447 vertices", |random| {
            let parent = |random: &mut Rng, vertex: usize| vertex - random.usize(1..=vertex.min(9));
            let mut case = || tree(random, 447, 1_048_575..=1_048_575, parent);
            (0..447).map(|i| if i % 2 == 0 { case() } else { balanced(case()) }).collect()
        }),
    ];
}

/// A tree of `n` vertices in which `parent` names the parent of a vertex. The root keeps its number; the other
/// vertices are shuffled, and so are the edges and their ends. Stones are few enough for remainders to repeat,
/// unless K is as large as it can be.
fn tree(
    random: &mut Rng,
    n: usize,
    most: RangeInclusive<u64>,
    parent: impl Fn(&mut Rng, usize) -> usize,
) -> Case {
    let mut names: Vec<usize> = (0..n).collect();
    random.shuffle(&mut names[1..]);
    let edges = (1..n).map(|vertex| [names[vertex], names[parent(random, vertex)]]).collect();
    let tree = Tree::shuffled(random, edges);
    let most = random.u64(most);
    let stones = (0..n).map(|_| random.u64(1..=(3 * most).min(MOST_STONES))).collect();
    Case { tree, most, stones }
}

/// The same with other stones on one vertex of odd depth, so that the nim-sum is 0. K + 1 must be a power of 2.
fn balanced(mut case: Case) -> Case {
    let odd: Vec<_> = depths(&case.tree).into_iter().map(|depth| depth % 2 == 1).collect();
    let changed = odd.iter().position(|&is_odd| is_odd).expect("the root has a child");
    case.stones[changed] = case.most + 1;
    let counted = case.stones.iter().zip(odd).filter(|(_, is_odd)| *is_odd);
    case.stones[changed] += nim_sum(counted.map(|(stones, _)| stones % (case.most + 1)));
    case
}

/// The depth of each vertex.
fn depths(tree: &Tree) -> Vec<usize> {
    let mut depths = vec![0; tree.vertices()];
    for [child, parent] in tree.leaves_first().into_iter().rev() {
        depths[child] = depths[parent] + 1;
    }
    depths
}
