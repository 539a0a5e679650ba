//! LOJ 10243: Moving tokens.

use fastrand::Rng;
use game::{Moves, Searched, mex};
use rules::shapes::digraph::{self, Edge, falling, lists, path, short_jumps, shuffled};
use rules::{
    Cases, Checked, Choices, Drawing, Form, Game, Rules, Trials, Worst, asks_who_wins, search,
};

const MOST_VERTICES: usize = 2000;
const MOST_EDGES: usize = 6000;

/// A graph without cycles, and the vertices of the tokens.
#[derive(Clone, Default)]
pub struct Case {
    pub n: usize,
    pub edges: Vec<Edge>,
    pub tokens: Vec<usize>,
}

pub struct Loj10243;

impl Rules for Loj10243 {
    type Case = Case;
    type Game = MovingTokens;
    const CASES: Cases = Cases::One;

    fn form(form: &mut Form, Case { n, edges, tokens }: &mut Case) -> Checked {
        form.number("N", n, 1..=MOST_VERTICES)?;
        form.length("M", edges, 0..=MOST_EDGES)?;
        form.length("K", tokens, 1..=*n)?;
        form.line();
        digraph::edges(form, edges, *n)?;
        let has_order = order(*n, edges).len() == *n;
        form.check(has_order, || "the edges form a cycle".into())?;
        form.each("token", tokens, |form, token| form.index("", token, *n))?;
        form.line();
        Ok(())
    }

    asks_who_wins!("lose", "win");
}

pub struct MovingTokens;

impl Game for MovingTokens {
    type Case = Case;
    /// The vertices of the tokens, in ascending order: it does not matter which token is which.
    type Position = Vec<usize>;

    fn fits(case: &Case) -> Searched<()> {
        let layouts = case.n.saturating_pow(case.tokens.len() as u32);
        search::room(layouts, 20_000, "layouts of the tokens")
    }

    fn starts(case: &Case) -> impl Iterator<Item = Vec<usize>> {
        [sorted(case.tokens.clone())].into_iter()
    }

    fn moves(case: &Case, tokens: &Vec<usize>, moves: &mut Moves<Vec<usize>>) {
        for (index, &token) in tokens.iter().enumerate() {
            for [from, to] in case.edges.iter().filter(|edge| edge[0] == token) {
                let mut option = tokens.clone();
                option[index] = *to;
                moves.to(sorted(option), || format!("{} to {}", from + 1, to + 1));
            }
        }
    }

    fn draw(case: &Case, tokens: &Vec<usize>) -> Drawing {
        let vertices = (1..=case.n).map(|vertex| vertex.to_string()).collect();
        Drawing::Graph { vertices, tokens: tokens.clone(), edges: case.edges.clone() }
    }
}

fn sorted(mut tokens: Vec<usize>) -> Vec<usize> {
    tokens.sort_unstable();
    tokens
}

/// The vertices, each after those that its edges lead to, as far as there is such an order.
fn order(n: usize, edges: &[Edge]) -> Vec<usize> {
    let mut left = vec![0; n];
    edges.iter().for_each(|&[from, _]| left[from] += 1);
    let turned: Vec<Edge> = edges.iter().map(|&[from, to]| [to, from]).collect();
    let predecessors = lists(n, &turned);
    let mut order: Vec<usize> = (0..n).filter(|&vertex| left[vertex] == 0).collect();
    let mut next = 0;
    while let Some(&vertex) = order.get(next) {
        for &predecessor in &predecessors[vertex] {
            left[predecessor] -= 1;
            if left[predecessor] == 0 {
                order.push(predecessor);
            }
        }
        next += 1;
    }
    order
}

impl Trials for Loj10243 {
    const LARGE: usize = 8000;
    const EXPLORED: &'static str = "graph EDGES";

    /// As many tokens and vertices as `size` says there may be layouts of the tokens.
    fn random(choices: &mut Choices, size: usize) -> Case {
        let fits = |&k: &usize| k.pow(k as u32) <= size;
        let k = choices.pick(1..=(2..=5).take_while(fits).last().unwrap_or(1));
        let most = (k..60).take_while(|n| n.pow(k as u32) <= size).last().unwrap_or(k);
        let n = choices.pick(k..=most);
        let m = if n == 1 { 0 } else { choices.pick(0..=(3 * n).min(60)) };
        let mut names: Vec<usize> = (0..n).collect();
        choices.shuffle(&mut names);
        let edge = |choices: &mut Choices| {
            let high = choices.pick(1..=n - 1);
            [names[high], names[choices.pick(0..=high - 1)]]
        };
        let edges = (0..m).map(|_| edge(choices)).collect();
        Case { n, edges, tokens: choices.several(k, 0..=n - 1) }
    }

    const WORST: &'static [Worst<Case>] = &[
        Worst::new("random-lost: 2000 tokens that cancel", |random| {
            lost(MOST_VERTICES, falling(random, MOST_VERTICES, MOST_EDGES), random)
        }),
        Worst::new("random-won: values that almost cancel", |random| {
            won(MOST_VERTICES, falling(random, MOST_VERTICES, MOST_EDGES), random)
        }),
        Worst::new("path-lost: recursion, 2000 deep", |random| {
            lost(MOST_VERTICES, path(MOST_VERTICES), random)
        }),
        Worst::new("path-won: vertices in the order of the input", |random| {
            won(MOST_VERTICES, path(MOST_VERTICES), random)
        }),
        Worst::new("short-jumps-lost: all walks, not all vertices", |random| {
            lost(MOST_VERTICES, short_jumps(MOST_VERTICES, 3), random)
        }),
        Worst::new("short-jumps-won: each walk by itself", |random| {
            won(MOST_VERTICES, short_jumps(MOST_VERTICES, 3), random)
        }),
        Worst::new("greatest-values-lost: a set of 64 values for values up to 109", |random| {
            lost(110, digraph::tournament(110), random)
        }),
        Worst::new("greatest-values-won: the same where one bit more is set", |random| {
            won(110, digraph::tournament(110), random)
        }),
        Worst::new("layers-lost: many walks of the same length", |random| {
            lost(MOST_VERTICES, layers(random), random)
        }),
        Worst::new("layers-won: walks that meet in every layer", |random| {
            won(MOST_VERTICES, layers(random), random)
        }),
        Worst::new("star-out-lost: one vertex with 1999 edges", |random| {
            lost(MOST_VERTICES, (1..MOST_VERTICES).map(|vertex| [0, vertex]).collect(), random)
        }),
        Worst::new("star-in-won: 1999 vertices with an edge to one", |random| {
            won(MOST_VERTICES, (1..MOST_VERTICES).map(|vertex| [vertex, 0]).collect(), random)
        }),
        Worst::new("every-edge-twice-lost: degrees that count what lists do not", |random| {
            lost(MOST_VERTICES, path(MOST_VERTICES).repeat(2), random)
        }),
        Worst::new("every-edge-thrice-won: lists that count what degrees do not", |random| {
            won(MOST_VERTICES, path(MOST_VERTICES).repeat(3), random)
        }),
        Worst::new("one-edge-6000-times: a table of edges", |_| {
            let edges = vec![[1, 0]; MOST_EDGES];
            vec![Case { n: MOST_VERTICES, edges, tokens: vec![1; MOST_VERTICES - 1] }]
        }),
        Worst::new("no-edge: nobody can move", |random| lost(MOST_VERTICES, vec![], random)),
        Worst::new("one-vertex: the least of all inputs", |_| {
            vec![Case { n: 1, edges: vec![], tokens: vec![0] }]
        }),
    ];
}

/// What `value` makes of each vertex and of the values of those that its edges lead to.
fn values_by<T: Copy + Default>(case: &Case, value: impl Fn(usize, &[T]) -> T) -> Vec<T> {
    let lists = lists(case.n, &case.edges);
    let mut values = vec![T::default(); case.n];
    for vertex in order(case.n, &case.edges) {
        let options: Vec<T> = lists[vertex].iter().map(|&head| values[head]).collect();
        values[vertex] = value(vertex, &options);
    }
    values
}

fn values(case: &Case, value: impl Fn(&[usize]) -> usize) -> Vec<usize> {
    values_by(case, |_, options| value(options))
}

fn grundy_values(case: &Case) -> Vec<usize> {
    values(case, |options| mex(options.iter().copied()))
}

/// A shuffled graph with these edges, and as many tokens as vertices: the last ones cancel all others.
fn lost(n: usize, edges: Vec<Edge>, random: &mut Rng) -> Vec<Case> {
    let (edges, _) = shuffled(random, n, edges);
    let mut case = Case { n, edges, tokens: Vec::new() };
    let values = grundy_values(&case);
    let of = |value: usize| values.iter().position(|&found| found == value);
    case.tokens = (0..n - 10).map(|_| random.usize(..n)).collect();
    let nim_sum = case.tokens.iter().fold(0, |nim_sum, &token| nim_sum ^ values[token]);
    // Values have less than 8 bits, and what is less than a value is a value, too.
    let bits = (0..8).filter(|bit| nim_sum >> bit & 1 == 1);
    case.tokens.extend(bits.filter_map(|bit| of(1 << bit)));
    while case.tokens.len() < n {
        case.tokens.extend(of(0));
    }
    vec![case]
}

/// The same, but that a vertex of value 1 takes the place of the last token, which has value 0.
fn won(n: usize, edges: Vec<Edge>, random: &mut Rng) -> Vec<Case> {
    let mut cases = lost(n, edges, random);
    for case in &mut cases {
        let of_1 = grundy_values(case).iter().position(|&value| value == 1);
        case.tokens.pop();
        case.tokens.extend(of_1);
    }
    cases
}

/// From each vertex to three of the layer below.
fn layers(random: &mut Rng) -> Vec<Edge> {
    let edges = (0..MOST_EDGES).map(|edge| 50 + edge / 3).filter(|&high| high < MOST_VERTICES);
    edges.map(|high| [high, (high / 50 - 1) * 50 + random.usize(..50)]).collect()
}
