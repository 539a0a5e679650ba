//! CF1147 F: Zigzag Game. The program plays against the judge, in several cases.

use rules::dialogue::{Interactor, NewInteractor, Refusal, Reply};
use rules::prelude::*;
use rules::session::{GameSession, Session};
use std::mem::replace;

const MOST_CASES: usize = 50;
const MOST_NODES: usize = 50;
/// The token can walk over more nodes of a side in too many ways.
const MOST_SEARCHED: usize = 4;

/// The weights from 0 on, a row for each node of the left side.
type Weights = Vec<Vec<usize>>;
/// True if Alice climbs, and the nodes on which the token has been, numbered from 0 over both sides; none before she
/// chooses.
type Path = (bool, Vec<u64>);

pub struct Zigzag;

impl Statement for Zigzag {
    type Case = Weights;
    type Game = Self;
    const CASES: Cases = Cases::Counted(MOST_CASES);
    const INTERACTOR: Option<NewInteractor<Weights>> =
        Some(|weights| Box::new(Judge::new(weights)));

    fn form(form: &mut Form, weights: &mut Weights) -> FormResult {
        form.length("n", weights, 1..=MOST_NODES)?;
        form.line();
        let n = weights.len();
        let mut is_taken = vec![false; n * n];
        form.each("row", weights, |form, row| {
            row.resize(n, 0);
            form.each("a", row, |form, weight| {
                form.index("", weight, n * n)?;
                let is_new = !replace(&mut is_taken[*weight], true);
                let number = *weight + 1;
                form.check(is_new, || {
                    text!("the number {number} comes twice", "{number} 出现了两次")
                })
            })?;
            form.line();
            Ok(())
        })
    }

    asks_who_wins!("B", "A");
}

impl Game for Zigzag {
    type Case = Weights;
    type Position = Path;
    const SIGNS: &'static [Sign] = &[
        Sign::of_nobody("@", Text("the token", "棋子")).drawn(Piece::Token),
        Sign::of_nobody("+", Text("a node where it has been", "走过的点")).drawn(Piece::Trail),
        Sign::of_nobody("/", Text("Alice climbs", "Alice 递增")).drawn(Piece::Rising),
        Sign::of_nobody("\\", Text("Alice descends", "Alice 递减")).drawn(Piece::Falling),
        Sign::of_nobody("(e)", Text("the last edge", "刚走的边")),
    ];

    fn fits(weights: &Weights) -> SearchResult<()> {
        search::ensure_small(weights.len(), MOST_SEARCHED, Text("nodes of a side", "一侧的点数"))
    }

    fn starts(_: &Weights) -> impl Iterator<Item = Path> {
        [(false, Vec::new())].into_iter()
    }

    /// The last two nodes are those of the last edge; of the others only the set counts.
    fn standing_for(_: &Weights, (climbs, mut nodes): Path) -> Path {
        let others = nodes.len().saturating_sub(2);
        nodes[..others].sort_unstable();
        (climbs, nodes)
    }

    fn moves(weights: &Weights, path: &Path, moves: &mut Moves<Path>) {
        let (n, (climbs, nodes)) = (weights.len(), path);
        let Some(&token) = nodes.last() else {
            for (climbs, start) in openings(n) {
                let node = start + 1;
                moves.to((climbs, vec![start]), || {
                    let words = match climbs {
                        true => text!("climb from node {node}", "从点 {node} 出发，递增"),
                        false => text!("descend from node {node}", "从点 {node} 出发，递减"),
                    };
                    Handle::on([header(n, start)], words).amounts([climbs.into()])
                });
            }
            return;
        };
        for node in nexts(weights, path) {
            moves.to((*climbs, [&nodes[..], &[node]].concat()), || {
                let words = text!("go to node {to}", "走到点 {to}", to = node + 1);
                Handle::on([header(n, token)], words).to([header(n, node)])
            });
        }
    }

    /// The weights, with the left nodes before the rows and the right ones above the columns. Edges between nodes where
    /// the token has been are left out, but for the last one.
    fn draw(weights: &Weights, (climbs, nodes): &Path) -> Drawing {
        let n = weights.len();
        let node = |node: u64| match nodes.contains(&node) {
            _ if nodes.last() == Some(&node) => "@".into(),
            true => "+".into(),
            false => (node + 1).to_string(),
        };
        let edge = |left: usize, right: usize| {
            let ends = [left as u64, (n + right) as u64];
            let weight = weights[left][right] + 1;
            match nodes.len() > 1 && nodes[nodes.len() - 2..].iter().all(|end| ends.contains(end)) {
                true => format!("({weight})"),
                false if ends.iter().all(|end| nodes.contains(end)) => String::new(),
                false => weight.to_string(),
            }
        };
        let side = match climbs {
            _ if nodes.is_empty() => "",
            true => "/",
            false => "\\",
        };
        let cell = |cell: usize| match (cell / (n + 1), cell % (n + 1)) {
            (0, 0) => side.into(),
            (0, column) => node((n + column - 1) as u64),
            (row, 0) => node(row as u64 - 1),
            (row, column) => edge(row - 1, column - 1),
        };
        Drawing::grid(n + 1, (0..(n + 1) * (n + 1)).map(cell))
    }
}

/// The cell of the drawing that has a node.
fn header(n: usize, node: u64) -> usize {
    match node as usize {
        left if left < n => (left + 1) * (n + 1),
        right => right - n + 1,
    }
}

/// Alice's choices for n nodes of a side: true if she climbs, and the start.
fn openings(n: usize) -> impl Iterator<Item = (bool, u64)> {
    [false, true]
        .into_iter()
        .flat_map(move |climbs| (0..2 * n as u64).map(move |start| (climbs, start)))
}

/// The weight of the edge between two nodes of different sides.
fn weight(weights: &Weights, one: u64, other: u64) -> usize {
    weights[one.min(other) as usize][one.max(other) as usize - weights.len()]
}

/// The nodes to which the token may go, from the weight on that changes least.
fn nexts(weights: &Weights, (climbs, nodes): &Path) -> Vec<u64> {
    let Some(&token) = nodes.last() else { return Vec::new() };
    // Bob moves first.
    let climbs = *climbs == nodes.len().is_multiple_of(2);
    let before = nodes.iter().rev().nth(1).map(|&node| weight(weights, node, token));
    let n = weights.len() as u64;
    let others = if token < n { n..2 * n } else { 0..n };
    let is_allowed = |node: &u64| {
        let is_new = !nodes.contains(node);
        is_new && before.is_none_or(|before| (weight(weights, token, *node) > before) == climbs)
    };
    let mut nexts: Vec<u64> = others.filter(is_allowed).collect();
    nexts.sort_by_key(|&node| weight(weights, token, node));
    if !climbs {
        nexts.reverse();
    }
    nexts
}

/// The judge with one case.
#[derive(Clone)]
struct Judge {
    weights: Weights,
    path: Path,
    is_his_turn: bool,
}

impl Judge {
    fn new(weights: &Weights) -> Self {
        Judge { weights: weights.clone(), path: Path::default(), is_his_turn: false }
    }

    /// Hears which player the program is, and the choice of Alice if it is she.
    fn hear_choice(&mut self, words: &str) -> Result<bool, Refusal> {
        let node = |word: &str| {
            word.parse().ok().filter(|node| (1..=2 * self.weights.len() as u64).contains(node))
        };
        match words.split(' ').collect::<Vec<_>>()[..] {
            ["A"] | ["A", "I" | "D"] => return Ok(false),
            ["B"] => {}
            ["A", side @ ("I" | "D"), start] if node(start).is_some() => {
                self.path = (side == "I", node(start).map(|node| node - 1).into_iter().collect());
            }
            _ => {
                return Err(refuse(text!(
                    "{words:?} is neither B nor A, I or D, and a node",
                    "{words:?} 既不是 B，也不是 A、I 或 D、起点"
                )));
            }
        }
        self.is_his_turn = true;
        Ok(true)
    }

    /// Puts the token on a node, and says so.
    fn go(&mut self, node: u64) -> String {
        self.path.1.push(node);
        self.is_his_turn = !self.is_his_turn;
        (node + 1).to_string()
    }
}

fn refuse(because: String) -> Refusal {
    Refusal { last_words: "-2".into(), because }
}

impl Interactor for Judge {
    fn hear(&mut self, words: &str) -> Result<bool, Refusal> {
        if self.path.1.is_empty() {
            return self.hear_choice(words);
        }
        let nexts = nexts(&self.weights, &self.path);
        let is_said = |next: &&u64| words.parse() == Ok(*next + 1);
        if let Some(&node) = nexts.iter().find(is_said) {
            self.go(node);
            return Ok(true);
        }
        let nodes = joined(nexts.iter().map(|next| next + 1), ", ");
        Err(refuse(match &nodes[..] {
            "" => text!("it says {words:?}, but it is stuck", "它说 {words:?}，但它走不动了"),
            _ => text!(
                "it says {words:?}, where the token may go to {nodes}",
                "它说 {words:?}，而棋子可以走到 {nodes}"
            ),
        }))
    }

    /// The judge may give up where he has a choice, and does so neither by his first nor by his last answer.
    fn answer(&mut self, choices: &mut Choices) -> Reply {
        if self.path.1.is_empty() {
            let openings: Vec<_> = openings(self.weights.len()).collect();
            let (climbs, start) = choices.one_of(&openings);
            self.path.0 = climbs;
            let node = self.go(start);
            return Reply::Say(format!("{} {node}", if climbs { "I" } else { "D" }));
        }
        let mut moves: Vec<_> = nexts(&self.weights, &self.path).into_iter().map(Some).collect();
        if moves.len() != 1 {
            moves.insert(moves.len().min(1), None);
        }
        match choices.one_of(&moves) {
            Some(node) => Reply::Say(self.go(node)),
            None => Reply::Accept("-1".into()),
        }
    }

    fn play(&self) -> Option<Box<dyn Session>> {
        // Alice and Bob move in turn.
        let mover = if self.path.1.len().is_multiple_of(2) { Player::Left } else { Player::Right };
        GameSession::<Zigzag>::at(self.weights.clone(), self.path.clone(), mover)
    }

    fn copy(&self) -> Box<dyn Interactor> {
        Box::new(self.clone())
    }
}

impl Trials for Zigzag {
    /// The size of a case is the number of nodes of a side behind the first one.
    const RANDOM_SIZE: usize = MOST_SEARCHED - 1;

    fn random(choices: &mut Choices, size: usize) -> Weights {
        let n = choices.pick(1..=size + 1);
        by_key(n, |_, _| choices.pick(0..=u64::MAX))
    }

    fn extremes(extremes: &mut Extremes<Weights>) {
        type Key = fn(&mut Rng, usize, usize) -> usize;
        let mut add = |title, size: fn(usize) -> usize, key: Key| {
            extremes.full(title, move |random, number| {
                by_key(size(number), |row, column| (key(random, row, column), random.u64(..)))
            });
        };
        let full: fn(usize) -> usize = |_| MOST_NODES;
        add("random: tastes of all kinds | 各点的喜好各不相同", full, |_, _, _| 0);
        add("rows: the numbers of a row lie together | 每行的数连成一段", full, |_, row, _| row);
        add("sums: all nodes have one taste | 按行列之和", full, |_, row, column| {
            row + column
        });
        add(
            "differences: tastes run against each other | 按行列之差",
            full,
            |_, row, column| MOST_NODES + row - column,
        );
        add("cyclic: each node begins elsewhere | 循环移位", full, |_, row, column| {
            (row + column) % MOST_NODES
        });
        add("noise: sums, disturbed | 按行列之和，加扰动", full, |random, row, column| {
            row + column + random.usize(..MOST_NODES / 5)
        });
        add("growing: all sizes | 从小到大", |number| number + 1, |_, _, _| 0);
    }
}

/// The numbers, in the order of these keys.
fn by_key<K: Ord>(n: usize, mut key: impl FnMut(usize, usize) -> K) -> Weights {
    let mut cells: Vec<usize> = (0..n * n).collect();
    cells.sort_by_cached_key(|cell| key(cell / n, cell % n));
    let mut weights = vec![vec![0; n]; n];
    for (weight, cell) in cells.into_iter().enumerate() {
        weights[cell / n][cell % n] = weight;
    }
    weights
}
