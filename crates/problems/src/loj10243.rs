//! LOJ 10243: Moving tokens.

use rules::gestures::step;
use rules::prelude::*;
use rules::shapes::digraph::{self, Edge, shuffled, values};

const MOST_VERTICES: usize = 2000;
const MOST_EDGES: usize = 6000;

/// A graph without cycles, and the vertices of the tokens.
#[derive(Clone, Default)]
pub struct Case {
    pub n: usize,
    pub edges: Vec<Edge>,
    pub tokens: Vec<usize>,
}

pub struct MovingTokens;

impl Statement for MovingTokens {
    type Case = Case;
    type Game = Self;

    fn form(form: &mut Form, Case { n, edges, tokens }: &mut Case) -> FormResult {
        form.number("N", n, 1..=MOST_VERTICES)?;
        form.length("M", edges, 0..=MOST_EDGES)?;
        form.length("K", tokens, 1..=*n)?;
        form.line();
        digraph::acyclic_edges(form, edges, *n)?;
        form.each("token", tokens, |form, token| form.index("", token, *n))?;
        form.line();
        Ok(())
    }

    asks_who_wins!("lose", "win");
}

impl Game for MovingTokens {
    type Case = Case;
    /// The vertex of each token.
    type Position = Vec<usize>;

    fn fits(case: &Case) -> SearchResult<()> {
        let layouts = case.n.saturating_pow(case.tokens.len() as u32);
        search::ensure_small(layouts, 20_000, Text("layouts of the tokens", "棋子的摆法数"))
    }

    fn starts(case: &Case) -> impl Iterator<Item = Vec<usize>> {
        [case.tokens.clone()].into_iter()
    }

    /// Sorts the tokens, which are alike.
    fn standing_for(_: &Self::Case, mut tokens: Vec<usize>) -> Vec<usize> {
        tokens.sort_unstable();
        tokens
    }

    fn moves(case: &Case, tokens: &Vec<usize>, moves: &mut Moves<Vec<usize>>) {
        for (index, &token) in tokens.iter().enumerate() {
            for [from, to] in case.edges.iter().filter(|edge| edge[0] == token) {
                let mut option = tokens.clone();
                option[index] = *to;
                moves.to(option, || step(*from, *to));
            }
        }
    }

    fn draw(case: &Case, tokens: &Vec<usize>) -> Drawing {
        let vertices = (1..=case.n).map(|vertex| vertex.to_string()).collect();
        Drawing::Graph {
            vertices,
            tokens: tokens.clone(),
            edges: case.edges.clone(),
            is_directed: true,
        }
    }
}

impl Trials for MovingTokens {
    const RANDOM_SIZE: usize = 8000;
    const EXPLORED: &'static str = "graph EDGES";

    /// A graph and tokens with at most `size` placements of the tokens.
    fn random(choices: &mut Choices, size: usize) -> Case {
        let fits = |&k: &usize| k.pow(k as u32) <= size;
        let k = choices.pick(1..=(2..=5).take_while(fits).last().unwrap_or(1));
        let most = (k..60).take_while(|n| n.pow(k as u32) <= size).last().unwrap_or(k);
        let n = choices.pick(k..=most);
        let edges = digraph::random_acyclic(choices, n, (3 * n).min(60));
        Case { n, edges, tokens: choices.several(k, 0..=n - 1) }
    }

    fn extremes(extremes: &mut Extremes<Case>) {
        digraph::acyclic_extremes(extremes, [MOST_VERTICES, MOST_EDGES], lost_or_won);
    }
}

/// A shuffled graph with these edges, and as many tokens as vertices. The last tokens make the nim-sum 0, or 1 in half
/// of the graphs.
fn lost_or_won(random: &mut Rng, n: usize, edges: Vec<Edge>) -> Vec<Case> {
    let values = values(n, &edges);
    let with = |value: usize| values.iter().position(|&found| found == value);
    let mut tokens: Vec<usize> = (0..n - 10).map(|_| random.usize(..n)).collect();
    let nim_sum = tokens.iter().fold(0, |nim_sum, &token| nim_sum ^ values[token]);
    // Values have less than 8 bits, and what is less than a value is a value, too.
    let bits = (0..8).filter(|bit| nim_sum >> bit & 1 == 1);
    tokens.extend(bits.filter_map(|bit| with(1 << bit)));
    while tokens.len() < n - 1 {
        tokens.extend(with(0));
    }
    tokens.extend(with(random.usize(..2)));
    let (edges, names) = shuffled(random, n, edges);
    tokens.iter_mut().for_each(|token| *token = names[*token]);
    vec![Case { n, edges, tokens }]
}
