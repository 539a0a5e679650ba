//! AGC 016 F: Games on DAG.

use rules::prelude::*;
use rules::shapes::digraph::Edge;
use std::collections::BTreeSet;

const MOST_VERTICES: usize = 15;
const MODULUS: usize = 1_000_000_007;
/// Most edges of a search, which begins at all sets of them.
const MOST_EDGES: usize = 14;

/// Vertices are counted from 0 here, and from 1 in an input.
#[derive(Clone, Default)]
pub struct Graph {
    pub n: usize,
    pub edges: Vec<Edge>,
}

pub struct TwoPieces;

impl Statement for TwoPieces {
    type Case = Graph;
    /// The number of sets of edges with which Alice wins, modulo `MODULUS`.
    type Answer = usize;
    type Game = Self;

    fn form(form: &mut Form, Graph { n, edges }: &mut Graph) -> FormResult {
        form.number("N", n, 2..=MOST_VERTICES)?;
        let n = *n;
        form.length("M", edges, 1..=n * (n - 1) / 2)?;
        form.line();
        let mut before = BTreeSet::new();
        form.each("edge", edges, |form, [x, y]| {
            form.index("x", x, n - 1)?;
            let mut y_from_1 = *y + 1;
            form.number("y", &mut y_from_1, *x + 2..=n)?;
            *y = y_from_1 - 1;
            form.line();
            form.check(before.insert([*x, *y]), || {
                text!("the edge comes twice", "这条边出现了两次")
            })
        })
    }

    fn answers(cases: &[Graph]) -> SearchResult<Vec<usize>> {
        starts::won::<TwoPieces>(cases, MODULUS)
    }
}

impl Game for TwoPieces {
    type Case = Graph;
    /// The edges that are left of the graph, a bit for each, and where the pieces are.
    type Position = (u32, [usize; 2]);

    fn fits(graph: &Graph) -> SearchResult<()> {
        search::ensure_small(graph.edges.len(), MOST_EDGES, Text("edges", "边数"))
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
            for [from, to] in chosen(graph, set).filter(|edge| edge[0] == place) {
                let mut option = pieces;
                option[piece] = to;
                moves.to((set, option), || {
                    let (piece, here, there) = (piece + 1, from + 1, to + 1);
                    let words = text!(
                        "piece {piece} from {here} to {there}",
                        "棋子 {piece} 从 {here} 到 {there}"
                    );
                    Handle::on([from], words).to([to]).amounts([piece as u64])
                });
            }
        }
    }

    fn draw(graph: &Graph, &(set, pieces): &(u32, [usize; 2])) -> Drawing {
        let vertices = (1..=graph.n).map(|vertex| vertex.to_string()).collect();
        Drawing::Graph {
            vertices,
            tokens: pieces.into(),
            edges: chosen(graph, set).collect(),
            is_directed: true,
        }
    }
}

fn chosen(graph: &Graph, set: u32) -> impl Iterator<Item = Edge> {
    let numbered = graph.edges.iter().enumerate();
    numbered.filter(move |edge| set >> edge.0 & 1 == 1).map(|edge| *edge.1)
}

impl Trials for TwoPieces {
    const RANDOM_SIZE: usize = 9;

    fn extremes(extremes: &mut Extremes<Graph>) {
        let mut add = |title, n, chosen: fn(Edge) -> bool| {
            extremes.add(title, move |_| vec![graph(n, chosen)]);
        };
        add(
            "complete: 3^15 pairs of subsets, each with a product | \
             3^15 对子集，每对做一次乘法",
            MOST_VERTICES,
            |_| true,
        );
        add("complete-14: an even number of vertices | 顶点数为偶数", 14, |_| true);
        add(
            "no-edge-between-the-pieces: counted twice, or not at all | 算了两次，或者没有算",
            MOST_VERTICES,
            |edge| edge != [0, 1],
        );
        add(
            "second-piece-stuck: no edge out of vertex 2 | 顶点 2 没有出边",
            MOST_VERTICES,
            |[from, _]| from != 1,
        );
        add(
            "both-stuck: Alice can never move | Alice 怎样都走不了",
            MOST_VERTICES,
            |[from, _]| from > 1,
        );
        add(
            "path: a set with one split | 只有一种拆法的集合",
            MOST_VERTICES,
            |[from, to]| to == from + 1,
        );
        add(
            "bipartite: 7 vertices with edges to 8 others | 7 个顶点各连到另外 8 个",
            MOST_VERTICES,
            |[from, to]| from < 7 && to >= 7,
        );
        add(
            "away: a single edge that neither piece can reach | 唯一的边两枚棋子都走不到",
            MOST_VERTICES,
            |edge| edge == [6, 8],
        );
        for (title, count) in [
            ("nine-tenths: nearly all edges, in any order | 几乎所有的边，顺序打乱", 94),
            ("half: splits that have no edge to value 0 | 没有边通向 SG 值为 0 的部分的拆法", 52),
        ] {
            extremes.add(title, move |random| {
                let mut case = graph(MOST_VERTICES, |_| true);
                random.shuffle(&mut case.edges);
                case.edges.truncate(count);
                vec![case]
            });
        }
    }
}

/// A graph of all edges between `n` vertices that are chosen.
fn graph(n: usize, chosen: fn(Edge) -> bool) -> Graph {
    let all = (0..n).flat_map(|from| (from + 1..n).map(move |to| [from, to]));
    Graph { n, edges: all.filter(|&edge| chosen(edge)).collect() }
}
