//! CF 1498 F: Christmas Game.

use fastrand::Rng;
use game::{Moves, Searched};
use rules::shapes::tree::Tree;
use rules::{Cases, Checked, Drawing, Form, Game, Node, Rules, Trials, Worst, search};

const MOST_VERTICES: usize = 100_000;
const MOST_STRIDE: usize = 20;
const MOST_PRESENTS: u64 = 1_000_000_000;

#[derive(Clone, Default)]
pub struct Case {
    pub tree: Tree,
    pub stride: usize,
    pub presents: Vec<u64>,
}

pub struct Cf1498F;

impl Rules for Cf1498F {
    type Case = Case;
    /// By root, whether Alice wins, who begins.
    type Answer = Vec<bool>;
    type Game = Christmas;
    const CASES: Cases = Cases::One;

    fn form(form: &mut Form, Case { tree, stride, presents }: &mut Case) -> Checked {
        let mut n = tree.vertices();
        form.number("n", &mut n, 3..=MOST_VERTICES)?;
        form.number("k", stride, 1..=MOST_STRIDE)?;
        form.line();
        tree.edges(form, n)?;
        presents.resize(n, 0);
        form.row("a", presents, 0..=MOST_PRESENTS)
    }

    fn answers(cases: &[Case]) -> Searched<Vec<Vec<bool>>> {
        search::at_starts::<Christmas, bool>(cases, search::wins::<Christmas>)
    }

    fn print(wins: &Vec<bool>) -> String {
        let words: Vec<_> = wins.iter().map(|&wins| if wins { "1" } else { "0" }).collect();
        words.join(" ")
    }
}

pub struct Christmas;

impl Game for Christmas {
    type Case = Case;
    /// The root, and the presents on each vertex.
    type Position = (usize, Vec<u64>);

    fn fits(case: &Case) -> Searched<()> {
        let presents: u64 = case.presents.iter().sum();
        search::room(case.tree.vertices() as u64 + presents, 24, "vertices and presents")
    }

    /// All vertices are the root once.
    fn starts(case: &Case) -> impl Iterator<Item = (usize, Vec<u64>)> {
        (0..case.tree.vertices()).map(|root| (root, case.presents.clone()))
    }

    /// One or more presents go from a vertex to its ancestor k edges nearer the root.
    fn moves(case: &Case, (root, presents): &Self::Position, moves: &mut Moves<Self::Position>) {
        let parents = parents(&case.tree, *root);
        let above = |vertex: &usize| parents[*vertex];
        for vertex in 0..presents.len() {
            let mut ancestors = std::iter::successors(Some(vertex), above);
            let Some(ancestor) = ancestors.nth(case.stride) else { continue };
            for taken in 1..=presents[vertex] {
                let mut option = presents.clone();
                option[vertex] -= taken;
                option[ancestor] += taken;
                let words = || format!("{taken} from {} to {}", vertex + 1, ancestor + 1);
                moves.to((*root, option), words);
            }
        }
    }

    /// Each vertex with its presents: `3:2` is vertex 3 with 2 presents.
    fn draw(case: &Case, (root, presents): &Self::Position) -> Drawing {
        let parents = parents(&case.tree, *root);
        let node = |vertex: usize| Node {
            number: vertex + 1,
            parent: parents[vertex].map(|parent| parent + 1),
            text: format!("{}:{}", vertex + 1, presents[vertex]),
        };
        Drawing::Tree((0..presents.len()).map(node).collect())
    }
}

/// By vertex, its neighbour on the way to the root.
fn parents(tree: &Tree, root: usize) -> Vec<Option<usize>> {
    let mut parents = vec![None; tree.vertices()];
    let mut reached = vec![root];
    while let Some(vertex) = reached.pop() {
        for edge in tree.edges.iter().filter(|edge| edge.contains(&vertex)) {
            let other = edge[0] + edge[1] - vertex;
            if Some(other) != parents[vertex] {
                parents[other] = Some(vertex);
                reached.push(other);
            }
        }
    }
    parents
}

impl Trials for Cf1498F {
    const LARGE: usize = 16;
    const EXPLORED: &'static str = "staircase STEPS STRIDE";

    const WORST: &'static [Worst<Case>] = &[
        Worst::new("shuffled-path: recursion, 100,000 deep", |random| {
            tree(random, MOST_STRIDE, |_, vertex| vertex - 1, |random| random.u64(..=3))
        }),
        Worst::new("random-tree: rows of 40 words in an order that no cache foresees", |random| {
            let parent = |random: &mut Rng, vertex| random.usize(..vertex);
            tree(random, MOST_STRIDE, parent, |random| random.u64(..=MOST_PRESENTS))
        }),
        Worst::new("star: one vertex with all neighbours", |random| {
            tree(random, 1, |_, _| 0, |_| MOST_PRESENTS)
        }),
        Worst::new("few-presents: answers of both kinds", |random| {
            let parent = |random: &mut Rng, vertex: usize| vertex - random.usize(1..=vertex.min(9));
            tree(random, 13, parent, |random| u64::from(random.u32(..10_000) == 0))
        }),
        Worst::new("stride-beyond-the-tree: nobody can move", |_| {
            let tree = Tree { edges: vec![[0, 1], [0, 2]] };
            vec![Case { tree, stride: MOST_STRIDE, presents: vec![MOST_PRESENTS; 3] }]
        }),
    ];
}

/// A tree of the greatest size, in which `parent` names the parent of a vertex, under shuffled names.
fn tree(
    random: &mut Rng,
    stride: usize,
    parent: fn(&mut Rng, usize) -> usize,
    presents: fn(&mut Rng) -> u64,
) -> Vec<Case> {
    let mut names: Vec<usize> = (0..MOST_VERTICES).collect();
    random.shuffle(&mut names);
    let edge = |vertex| [names[vertex], names[parent(random, vertex)]];
    let edges = (1..MOST_VERTICES).map(edge).collect();
    let tree = Tree::shuffled(random, edges);
    vec![Case { tree, stride, presents: (0..MOST_VERTICES).map(|_| presents(random)).collect() }]
}
