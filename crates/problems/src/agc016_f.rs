//! AGC 016 F: Games on DAG.

use fastrand::Rng;
use game::{Moves, Searched};
use rules::{Cases, Checked, Drawing, Form, Game, Rules, Trials, Worst, search};
use std::collections::BTreeSet;

const MOST_VERTICES: usize = 15;
const MODULUS: u64 = 1_000_000_007;
/// A search begins at all sets of the edges.
const MOST_EDGES: usize = 14;

/// Vertices are counted from 0 here, and from 1 in an input.
#[derive(Clone, Default)]
pub struct Graph {
    pub n: usize,
    pub edges: Vec<(usize, usize)>,
}

pub struct Agc016F;

impl Rules for Agc016F {
    type Case = Graph;
    /// How many sets of edges Alice wins with, modulo `MODULUS`.
    type Answer = u64;
    type Game = TwoPieces;
    const CASES: Cases = Cases::One;

    fn form(form: &mut Form, Graph { n, edges }: &mut Graph) -> Checked {
        form.number("N", n, 2..=MOST_VERTICES)?;
        let n = *n;
        form.length("M", edges, 1..=n * (n - 1) / 2)?;
        form.line();
        let mut before = BTreeSet::new();
        form.each("edge", edges, |form, (x, y)| {
            form.index("x", x, n - 1)?;
            let mut y_from_1 = *y + 1;
            form.number("y", &mut y_from_1, *x + 2..=n)?;
            *y = y_from_1 - 1;
            form.line();
            form.check(before.insert((*x, *y)), || "the edge comes twice".into())
        })
    }

    fn answers(cases: &[Graph]) -> Searched<Vec<u64>> {
        let wins = search::at_starts::<TwoPieces, bool>(cases, search::wins::<TwoPieces>)?;
        let count = |wins: Vec<bool>| wins.into_iter().filter(|&wins| wins).count() as u64;
        Ok(wins.into_iter().map(|wins| count(wins) % MODULUS).collect())
    }

    fn print(sets: &u64) -> String {
        sets.to_string()
    }
}

pub struct TwoPieces;

impl Game for TwoPieces {
    type Case = Graph;
    /// The edges that are left of the graph, a bit for each, and where the pieces are.
    type Position = (u32, [usize; 2]);

    fn fits(graph: &Graph) -> Searched<()> {
        search::room(graph.edges.len(), MOST_EDGES, "edges")
    }

    /// All sets of edges; first all edges, for people to play.
    fn starts(graph: &Graph) -> impl Iterator<Item = (u32, [usize; 2])> {
        (0..1 << graph.edges.len()).rev().map(|set| (set, [0, 1]))
    }

    fn moves(
        graph: &Graph,
        &(set, pieces): &(u32, [usize; 2]),
        moves: &mut Moves<(u32, [usize; 2])>,
    ) {
        for (piece, place) in pieces.into_iter().enumerate() {
            for (from, to) in chosen(graph, set).filter(|edge| edge.0 == place) {
                let mut option = pieces;
                option[piece] = to;
                moves.to((set, option), || {
                    format!("piece {} from {} to {}", piece + 1, from + 1, to + 1)
                });
            }
        }
    }

    fn draw(graph: &Graph, &(set, pieces): &(u32, [usize; 2])) -> Drawing {
        let vertices = (1..=graph.n).map(|vertex| vertex.to_string()).collect();
        let edges = chosen(graph, set).map(|(from, to)| [from, to]).collect();
        Drawing::Graph { vertices, tokens: pieces.into(), edges }
    }
}

fn chosen(graph: &Graph, set: u32) -> impl Iterator<Item = (usize, usize)> {
    let numbered = graph.edges.iter().enumerate();
    numbered.filter(move |edge| set >> edge.0 & 1 == 1).map(|edge| *edge.1)
}

impl Trials for Agc016F {
    const LARGE: usize = 9;

    const WORST: &'static [Worst<Graph>] = &[
        Worst::new("complete: 3^15 pairs of subsets, each with a product", |_| {
            graph(MOST_VERTICES, |_| true)
        }),
        Worst::new("complete-14: an even number of vertices", |_| graph(14, |_| true)),
        Worst::new("nine-tenths: nearly all edges, in any order", |random| some(random, 94)),
        Worst::new("half: splits that have no edge to value 0", |random| some(random, 52)),
        Worst::new("no-edge-between-the-pieces: counted twice, or not at all", |_| {
            graph(MOST_VERTICES, |edge| edge != (0, 1))
        }),
        Worst::new("second-piece-stuck: no edge out of vertex 2", |_| {
            graph(MOST_VERTICES, |edge| edge.0 != 1)
        }),
        Worst::new("both-stuck: Alice can never move", |_| graph(MOST_VERTICES, |edge| edge.0 > 1)),
        Worst::new("path: a set with one split", |_| {
            graph(MOST_VERTICES, |edge| edge.1 == edge.0 + 1)
        }),
        Worst::new("bipartite: 7 vertices with edges to 8 others", |_| {
            graph(MOST_VERTICES, |edge| edge.0 < 7 && edge.1 >= 7)
        }),
        Worst::new("away: a single edge that neither piece can reach", |_| {
            graph(MOST_VERTICES, |edge| edge == (6, 8))
        }),
        Worst::new("two-vertices: the least graph", |_| graph(2, |_| true)),
    ];
}

/// All edges, by the vertex where they begin.
fn complete(n: usize) -> Vec<(usize, usize)> {
    (0..n).flat_map(|from| (from + 1..n).map(move |to| (from, to))).collect()
}

fn graph(n: usize, chosen: fn((usize, usize)) -> bool) -> Vec<Graph> {
    vec![Graph { n, edges: complete(n).into_iter().filter(|&edge| chosen(edge)).collect() }]
}

/// This many edges of the largest graph, in any order.
fn some(random: &mut Rng, count: usize) -> Vec<Graph> {
    let mut edges = complete(MOST_VERTICES);
    random.shuffle(&mut edges);
    edges.truncate(count);
    vec![Graph { n: MOST_VERTICES, edges }]
}
