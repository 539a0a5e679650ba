//! AGC 016 F: Games on DAG.

use fastrand::Rng;
use game::{Moves, Searched};
use rules::{Cases, Checked, Drawing, Form, Game, Rules, Trials, Worst, Wrong, search};
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

    const WRONG: &'static [Wrong<Graph, u64>] = &[
        Wrong::search("one-is-won: outcomes in the place of values", |graph| {
            listed(graph, |values| (values[0] > 0) != (values[1] > 0))
        }),
        Wrong::search("any-is-won: a piece that can win seems to win", |graph| {
            listed(graph, |values| values[0] > 0 || values[1] > 0)
        }),
        Wrong::search("greater-value: the first piece seems to need the greater value", |graph| {
            listed(graph, |values| values[0] > values[1])
        }),
        Wrong::search("pieces-block: no piece seems to move to where the other one is", |graph| {
            search::room(graph.edges.len(), 10, "edges")?;
            let wins = |&set: &u32| blocked(graph, set, [0, 1]);
            Ok((0..1 << graph.edges.len()).filter(wins).count() as u64)
        }),
        Wrong::search("no-free-edges: a vertex of value 0 seems to have no edge", |graph| {
            search::room(graph.n, 8, "vertices")?;
            Ok(by_splits(graph, MODULUS, false))
        }),
        Wrong::search("edges-in-reach-alone: others seem to change nothing", |graph| {
            let mut reached = vec![false; graph.n];
            reached[..2].fill(true);
            for (from, to) in complete(graph.n) {
                reached[to] |= reached[from] && graph.edges.contains(&(from, to));
            }
            let edges = graph.edges.iter().copied().filter(|edge| reached[edge.0]).collect();
            listed(&Graph { n: graph.n, edges }, |values| values[0] != values[1])
        }),
        Wrong::new("other-modulus: 998244353 is the modulus of many problems", |graph| {
            by_splits(graph, 998_244_353, true)
        })
        .only_on("half"),
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

/// The number of sets of edges for which the Grundy values of all vertices are as is asked for.
fn listed(graph: &Graph, is_won: fn(&[usize]) -> bool) -> Searched<u64> {
    search::room(graph.edges.len(), 12, "edges")?;
    let mut count = 0;
    for set in 0..1 << graph.edges.len() {
        let mut values = vec![0; graph.n];
        for vertex in (0..graph.n).rev() {
            let edges = chosen(graph, set).filter(|edge| edge.0 == vertex);
            values[vertex] = game::mex(edges.map(|edge| values[edge.1]));
        }
        count += u64::from(is_won(&values));
    }
    Ok(count)
}

/// Whether the player to move wins, where pieces block each other.
fn blocked(graph: &Graph, set: u32, pieces: [usize; 2]) -> bool {
    let [first, second] = pieces;
    chosen(graph, set).any(|(from, to)| {
        (from == first && to != second && !blocked(graph, set, [to, second]))
            || (from == second && to != first && !blocked(graph, set, [first, to]))
    })
}

/// The published solution: all sets less those with equal values, by the vertices of value 0.
fn by_splits(graph: &Graph, modulus: u64, has_free_edges: bool) -> u64 {
    let mut heads = vec![0_usize; graph.n];
    graph.edges.iter().for_each(|&(from, to)| heads[from] |= 1 << to);
    let power = |exponent| (0..exponent).fold(1, |power, _| power * 2 % modulus);
    let powers: Vec<u64> = (0..=graph.n).map(power).collect();
    let edges = |vertex: usize, set: usize| powers[(heads[vertex] & set).count_ones() as usize];
    let mut equal = vec![0; 1 << graph.n];
    for all in (3..equal.len()).step_by(4) {
        let mut zeros = all;
        while zeros > 0 {
            let (rest, is_start) = (all ^ zeros, zeros & 3 == 3);
            let factor = |vertex: usize| match (zeros >> vertex & 1, rest >> vertex & 1) {
                (1, _) if has_free_edges => edges(vertex, rest),
                (_, 1) if is_start => (edges(vertex, zeros) - 1) * edges(vertex, rest) % modulus,
                (_, 1) => edges(vertex, zeros) - 1,
                _ => 1,
            };
            if is_start || zeros & 3 == 0 {
                let inside = if is_start { 1 } else { equal[rest] };
                let ways =
                    (0..graph.n).fold(inside, |ways, vertex| ways * factor(vertex) % modulus);
                equal[all] = (equal[all] + ways) % modulus;
            }
            zeros = (zeros - 1) & all;
        }
    }
    (power(graph.edges.len()) + modulus - equal[equal.len() - 1]) % modulus
}
