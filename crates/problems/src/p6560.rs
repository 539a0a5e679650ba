//! P6560: Passing of time (SBCOI 2020).

use fastrand::Rng;
use game::{Ending, Moves, Searched};
use rules::shapes::digraph::{self, Edge, any, falling, path, short_jumps, shuffled};
use rules::{Cases, Checked, Drawing, Form, Game, Kind, Rules, Trials, Worst, search};

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

pub struct P6560;

impl Rules for P6560 {
    type Case = Case;
    /// For each query 1 if the first player can force a win, -1 if the second can, else 0.
    type Answer = Vec<i32>;
    type Game = Passing;
    const CASES: Cases = Cases::One;

    fn form(form: &mut Form, Case { n, edges, queries }: &mut Case) -> Checked {
        form.number("n", n, 2..=MOST_VERTICES)?;
        form.length("m", edges, 1..=MOST_EDGES)?;
        form.length("q", queries, 1..=MOST_QUERIES)?;
        form.line();
        digraph::edges(form, edges, *n)?;
        form.each("query", queries, |form, [start, target]| {
            form.index("start", start, *n)?;
            form.index("target", target, *n)?;
            form.line();
            form.check(start != target, || "the start is the target".into())
        })
    }

    fn answers(cases: &[Case]) -> Searched<Vec<Vec<i32>>> {
        let endings = search::at_starts::<Passing, Ending>(cases, |graph| Ok(graph.endings()))?;
        let answer = |ending| match ending {
            Ending::Win(_) => 1,
            Ending::Loss(_) => -1,
            Ending::Draw => 0,
        };
        Ok(endings.into_iter().map(|endings| endings.into_iter().map(answer).collect()).collect())
    }

    fn print(answers: &Vec<i32>) -> String {
        answers.iter().map(i32::to_string).collect::<Vec<_>>().join("\n")
    }
}

pub struct Passing;

impl Game for Passing {
    type Case = Case;
    /// The target, and the vertex of the piece. Each query is searched by itself.
    type Position = [usize; 2];
    const KIND: Kind = Kind::Loopy;

    /// A position looks at all edges.
    fn fits(Case { n, edges, queries }: &Case) -> Searched<()> {
        search::room(
            n * queries.len() * edges.len(),
            4_000_000,
            "queries, vertices and edges, multiplied",
        )
    }

    fn starts(case: &Case) -> impl Iterator<Item = [usize; 2]> {
        case.queries.iter().map(|&[start, target]| [target, start])
    }

    /// On the target there is no move: whoever moved there has won.
    fn moves(case: &Case, &[target, vertex]: &[usize; 2], moves: &mut Moves<[usize; 2]>) {
        for [from, to] in case.edges.iter().filter(|edge| edge[0] == vertex && vertex != target) {
            moves.to([target, *to], || format!("{} to {}", from + 1, to + 1));
        }
    }

    fn draw(case: &Case, &[target, vertex]: &[usize; 2]) -> Drawing {
        let text = |vertex: usize| match vertex == target {
            true => format!("{} target", vertex + 1),
            false => (vertex + 1).to_string(),
        };
        let vertices = (0..case.n).map(text).collect();
        Drawing::Graph { vertices, tokens: vec![vertex], edges: case.edges.clone() }
    }
}

impl Trials for P6560 {
    const LARGE: usize = 120;
    const EXPLORED: &'static str = "graph EDGES TARGET";

    const WORST: &'static [Worst<Case>] = &[
        Worst::new("without-cycles: each vertex decided anew for each query", |random| {
            late(falling(random, MOST_VERTICES, MOST_EDGES), random)
        }),
        Worst::new(
            "without-cycles-local: the same in as many steps as there are vertices",
            |random| {
                let near =
                    |from: usize, random: &mut Rng| [from, from - random.usize(1..=from.min(30))];
                let edges =
                    (0..MOST_EDGES).map(|edge| near(1 + edge % (MOST_VERTICES - 1), random));
                late(edges.collect(), random)
            },
        ),
        Worst::new("short-jumps: a queue without an order, 64 times over", |random| {
            late(short_jumps(MOST_VERTICES, 5), random)
        }),
        Worst::new("path: recursion, 100,000 deep", |random| late(path(MOST_VERTICES), random)),
        Worst::new("ring: 64 targets that pursue each other", |random| {
            anywhere(
                MOST_VERTICES,
                [path(MOST_VERTICES), vec![[0, MOST_VERTICES - 1]]].concat(),
                random,
            )
        }),
        Worst::new("random-130000: ends that are far away", |random| {
            anywhere(MOST_VERTICES, any(random, MOST_VERTICES, 130_000), random)
        }),
        Worst::new("random-250000: some ends, and large components", |random| {
            anywhere(MOST_VERTICES, any(random, MOST_VERTICES, 250_000), random)
        }),
        Worst::new("random-500000: hardly an end, so nearly all is a draw", |random| {
            anywhere(MOST_VERTICES, any(random, MOST_VERTICES, MOST_EDGES), random)
        }),
        Worst::new("half-a-ring: half without cycles, that a ring leads to", |random| {
            let half = MOST_VERTICES / 2;
            let mut edges = falling(random, half, MOST_EDGES - half - 1000);
            edges.extend((half..MOST_VERTICES).map(|from| [from, half + (from + 1) % half]));
            edges.extend(
                (0..1000).map(|_| [random.usize(half..MOST_VERTICES), random.usize(..half)]),
            );
            anywhere(MOST_VERTICES, edges, random)
        }),
        Worst::new("one-target: a search for each query, though one would do", |random| {
            let mut cases = late(falling(random, MOST_VERTICES, MOST_EDGES), random);
            let target = cases[0].edges[0][1];
            cases[0].queries.iter_mut().for_each(|query| query[1] = target);
            cases[0].queries.retain(|query| query[0] != target);
            cases
        }),
        Worst::new("targets-with-exits: states of targets that are overwritten", |random| {
            let tenth = MOST_VERTICES / 10;
            let mut edges = falling(random, MOST_VERTICES - tenth, MOST_EDGES - tenth);
            edges.iter_mut().for_each(|edge| *edge = edge.map(|vertex| vertex + tenth));
            edges.extend((0..tenth).map(|end| [tenth + random.usize(..9 * tenth), end]));
            late(edges, random)
        }),
        Worst::new("dense: 800 vertices with 625 edges each", |random| {
            anywhere(800, any(random, 800, MOST_EDGES), random)
        }),
        Worst::new("star: one vertex with 99,999 edges, and one with as many back", |random| {
            let out = (1..MOST_VERTICES).map(|vertex| [0, vertex]);
            let back = (1..MOST_VERTICES).map(|vertex| [vertex, 0]);
            anywhere(MOST_VERTICES, out.chain(back).collect(), random)
        }),
        Worst::new("loops: every second vertex is its own neighbour", |random| {
            let loops = (1..MOST_VERTICES).step_by(2).map(|vertex| [vertex, vertex]);
            late(short_jumps(MOST_VERTICES, 4).into_iter().chain(loops).collect(), random)
        }),
        Worst::new("two-vertices: the least of all inputs", |_| {
            vec![Case { n: 2, edges: vec![[1, 1]], queries: vec![[0, 1]] }]
        }),
    ];
}

/// A shuffled graph, and as many queries as are allowed: they start at any vertex from `least` on, before it got a new
/// name. The last two have the greatest name.
fn case(n: usize, edges: Vec<Edge>, least: usize, random: &mut Rng) -> Vec<Case> {
    let (edges, names) = shuffled(random, n, edges);
    let mut query = |_| {
        let start = random.usize(least..n);
        let target = (start + random.usize(1..n)) % n;
        [names[start], names[target]]
    };
    let queries = (2..MOST_QUERIES).map(&mut query).chain([[n - 1, 0], [0, n - 1]]).collect();
    vec![Case { n, edges, queries }]
}

/// Queries from anywhere.
fn anywhere(n: usize, edges: Vec<Edge>, random: &mut Rng) -> Vec<Case> {
    case(n, edges, 0, random)
}

/// Queries that begin far from vertex 0.
fn late(edges: Vec<Edge>, random: &mut Rng) -> Vec<Case> {
    case(MOST_VERTICES, edges, MOST_VERTICES - 1000, random)
}
