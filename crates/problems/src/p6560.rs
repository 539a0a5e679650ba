//! P6560: Passing of time (SBCOI 2020).

use rules::gestures::step;
use rules::prelude::*;
use rules::shapes::digraph::{self, Edge, shuffled};

const MOST_VERTICES: usize = 100_000;
const MOST_EDGES: usize = 500_000;
const MOST_QUERIES: usize = 500;

/// A graph, and queries: a start and a target each.
#[derive(Clone, Default)]
pub struct Case {
    pub n: usize,
    pub edges: Vec<Edge>,
    pub queries: Vec<[usize; 2]>,
}

pub struct Passing;

impl Statement for Passing {
    type Case = Case;
    /// For each query 1 if the first player can force a win, -1 if the second can, else 0.
    type Answer = String;
    type Game = Self;

    fn form(form: &mut Form, Case { n, edges, queries }: &mut Case) -> FormResult {
        form.number("n", n, 2..=MOST_VERTICES)?;
        form.length("m", edges, 1..=MOST_EDGES)?;
        form.length("q", queries, 1..=MOST_QUERIES)?;
        form.line();
        digraph::edges(form, edges, *n)?;
        form.each("query", queries, |form, [start, target]| {
            form.index("start", start, *n)?;
            form.index("target", target, *n)?;
            form.line();
            form.check(start != target, || text!("the start is the target", "起点就是目标"))
        })
    }

    fn answers(cases: &[Case]) -> SearchResult<Vec<String>> {
        starts::endings_in_words::<Passing>(cases, ["-1", "0", "1"], "\n")
    }
}

impl Game for Passing {
    type Case = Case;
    /// The target, and the vertex of the piece. Each query is searched by itself.
    type Position = [usize; 2];
    const KIND: Kind = Kind::Loopy(None);
    const SIGNS: &'static [Sign] =
        &[Sign::of_nobody("n X", Text("the target", "目标")).drawn(Piece::Goal)];

    /// A position looks at all edges.
    fn fits(Case { n, edges, queries }: &Case) -> SearchResult<()> {
        search::ensure_small(
            n * queries.len() * edges.len(),
            4_000_000,
            Text("queries, vertices and edges, multiplied", "询问次数、顶点数与边数之积"),
        )
    }

    fn starts(case: &Case) -> impl Iterator<Item = [usize; 2]> {
        case.queries.iter().map(|&[start, target]| [target, start])
    }

    /// On the target there is no move: whoever moved there has won.
    fn moves(case: &Case, &[target, vertex]: &[usize; 2], moves: &mut Moves<[usize; 2]>) {
        for [from, to] in case.edges.iter().filter(|edge| edge[0] == vertex && vertex != target) {
            moves.to([target, *to], || step(*from, *to));
        }
    }

    fn draw(case: &Case, &[target, vertex]: &[usize; 2]) -> Drawing {
        let sign = |vertex| if vertex == target { " X" } else { "" };
        let text = |vertex: usize| format!("{}{}", vertex + 1, sign(vertex));
        let vertices = (0..case.n).map(text).collect();
        Drawing::Graph {
            vertices,
            tokens: vec![vertex],
            edges: case.edges.clone(),
            is_directed: true,
        }
    }
}

impl Trials for Passing {
    const RANDOM_SIZE: usize = 120;
    const EXPLORED: &'static str = "graph EDGES TARGET";

    fn extremes(extremes: &mut Extremes<Case>) {
        digraph::acyclic_extremes(extremes, [MOST_VERTICES, MOST_EDGES], shuffled_case);
        digraph::cyclic_extremes(extremes, [MOST_VERTICES, MOST_EDGES], shuffled_case);
        extremes.add(
            "met-backwards: rounds in the order of a depth-first search | 按深度优先的次序一轮轮扫",
            |_| vec![met_backwards()],
        );
    }
}

/// A chain of won and lost vertices, each decided by the one before, of which a depth-first search along the predecessors of
/// the target meets the last one first: it has an edge to vertex 1, and each won vertex has one to the next.
fn met_backwards() -> Case {
    let [target, first_met, draw] = [0, 1, MOST_VERTICES - 1];
    let links = (MOST_VERTICES - 4) / 2;
    let [won, lost] = [|link: usize| 2 + 2 * link, |link: usize| 3 + 2 * link];
    let mut edges = vec![[won(0), target], [first_met, target], [won(links), first_met]];
    for link in 0..links {
        let next = won(link + 1);
        edges.extend([[lost(link), won(link)], [next, lost(link)], [won(link), next]]);
    }
    edges.push([draw, draw]);
    Case { n: MOST_VERTICES, edges, queries: vec![[draw, target]; MOST_QUERIES] }
}

/// A shuffled graph, and as many queries as are allowed: every other starts at one of the last vertices, which are
/// far from the end where there are no cycles. The last two have the greatest name.
fn shuffled_case(random: &mut Rng, n: usize, edges: Vec<Edge>) -> Vec<Case> {
    let (edges, names) = shuffled(random, n, edges);
    let mut query = |number| {
        let start = random.usize(number % 2 * (n - n / 100)..n);
        let target = (start + random.usize(1..n)) % n;
        [names[start], names[target]]
    };
    let queries = (2..MOST_QUERIES).map(&mut query).chain([[n - 1, 0], [0, n - 1]]).collect();
    vec![Case { n, edges, queries }]
}
