//! A token on a graph that is written down, and on a circle: games in which play can go on for ever.

use super::{Each, Entry, Flow, Game, expect_parameters, number, number_list, refused};
use crate::ask::Question;
use anyhow::Result;
use game::{Graph, Play};
use std::collections::BTreeMap;

/// The largest number of a vertex, and the most places on a circle.
const MOST: usize = 10_000;
/// A longer list of edges is no title.
const LONGEST_TITLE: usize = 60;

/// A token on a directed graph.
struct Token {
    /// As it was typed.
    text: String,
    /// The vertices, and where their edges lead.
    edges: BTreeMap<u64, Vec<u64>>,
    target: Option<u64>,
    is_loopy: bool,
}

impl Token {
    /// Of walks such as `1-2-3,3-1`, and a vertex that wins for whoever reaches it.
    fn parse(text: &str, target: Option<&str>) -> Result<Self> {
        let vertex =
            |word: &str| number("a vertex", word.trim(), 0..=MOST).map(|number| number as u64);
        let mut edges: BTreeMap<u64, Vec<u64>> = BTreeMap::new();
        for walk in text.split(',') {
            let walk: Vec<u64> =
                walk.split(['-', '>']).map(vertex).collect::<Result<_>>().map_err(|error| {
                    refused(format!(
                        "{error}: the edges are written 1-2,2-3,3-1, or as a walk 1-2-3-1"
                    ))
                })?;
            for &vertex in &walk {
                edges.entry(vertex).or_default();
            }
            walk.windows(2).for_each(|edge| edges.entry(edge[0]).or_default().push(edge[1]));
        }
        let target = target.map(vertex).transpose()?;
        if let Some(target) = target {
            let Some(onwards) = edges.get_mut(&target) else {
                return Err(refused(format!("the target {target} is no vertex of {text:?}")));
            };
            // Play is over there.
            onwards.clear();
        }
        let is_loopy = has_circle(&edges);
        Ok(Token { text: text.into(), edges, target, is_loopy })
    }
}

/// Whether one can walk for ever: then a search finds no outcomes by the options alone.
fn has_circle(edges: &BTreeMap<u64, Vec<u64>>) -> bool {
    let moves = |vertex: &u64| edges[vertex].iter().map(|&next| ((), next)).collect();
    let graph = Graph::explore(edges.keys().copied(), moves, usize::MAX);
    graph.is_ok_and(|graph| graph.wins(Play::Normal).is_err())
}

impl Game for Token {
    fn title(&self) -> String {
        let edges = self.edges.values().map(Vec::len).sum::<usize>();
        let graph = match self.text.len() {
            0..=LONGEST_TITLE => self.text.clone(),
            _ => format!("of {} vertices and {edges} edges", self.edges.len()),
        };
        let target = self.target.map(|target| format!(" {target}"));
        format!("graph {graph}{}", target.unwrap_or_default())
    }
    fn rules(&self) -> String {
        let along = "A move takes the token along an edge of the graph";
        match self.target {
            Some(target) => {
                format!("{along}; who takes it to vertex {target} wins, and who cannot move loses.")
            }
            None => format!("{along}; who cannot move loses."),
        }
    }
    fn axes(&self) -> Vec<String> {
        vec!["vertex".into()]
    }
    fn position(&self, coordinates: &[u64]) -> Option<Vec<u64>> {
        self.edges.contains_key(&coordinates[0]).then(|| coordinates.to_vec())
    }
    fn has_gaps(&self) -> bool {
        true
    }
    fn each_option(&self, position: &[u64], each: Each) -> Flow {
        self.edges[&position[0]].iter().try_for_each(|&next| each(&[&[next]]))
    }
    /// With a target, one token decides for all.
    fn is_sum(&self) -> bool {
        self.target.is_none()
    }
    fn is_loopy(&self) -> bool {
        self.is_loopy
    }
    fn largest(&self) -> Option<u64> {
        self.edges.keys().last().copied()
    }
    fn usual_question(&self) -> Question {
        if self.is_loopy { Question::Outcome } else { Question::Grundy }
    }
    fn has_own_size(&self) -> bool {
        true
    }
    fn usual_size(&self) -> Vec<u64> {
        self.largest().into_iter().collect()
    }
}

/// A token on a circle of so many places, which each player moves by steps of his own, or both by the same.
struct Circle {
    places: u64,
    steps: Vec<Vec<usize>>,
}

impl Circle {
    fn parse(words: &[String]) -> Result<Self> {
        expect_parameters("circle", words, 2..=3, "PLACES STEPS [STEPS]")?;
        let places = number("the number of places", &words[0], 2..=MOST)?;
        let steps = |word: &String| {
            let steps = number_list(word)?;
            let wrong = steps.iter().find(|step| !(1..places).contains(step));
            wrong.map_or(Ok(steps.clone()), |step| {
                Err(refused(format!(
                    "a step on a circle of {places} places is 1 to {}, not {step}",
                    places - 1
                )))
            })
        };
        Ok(Circle {
            places: places as u64,
            steps: words[1..].iter().map(steps).collect::<Result<_>>()?,
        })
    }
}

fn list(steps: &[usize]) -> String {
    steps.iter().map(usize::to_string).collect::<Vec<_>>().join(",")
}

impl Game for Circle {
    fn title(&self) -> String {
        let steps = self.steps.iter().map(|steps| format!(" {}", list(steps)));
        let title = format!("circle {}{}", self.places, steps.collect::<String>());
        if title.len() <= LONGEST_TITLE {
            title
        } else {
            format!("circle of {} places", self.places)
        }
    }
    fn rules(&self) -> String {
        let steps = match &self.steps[..] {
            [both] => format!("by {}", list(both)),
            sets => {
                let words = (0..)
                    .zip(sets)
                    .map(|(player, set)| format!("player {player} by {}", list(set)));
                words.collect::<Vec<_>>().join(", ")
            }
        };
        format!(
            "{} places stand in a circle, and a move takes the token some places on, {steps}; who takes it to place \
             0 wins.",
            self.places
        )
    }
    fn axes(&self) -> Vec<String> {
        let axes = ["place", "player to move"];
        axes[..self.steps.len()].iter().map(|axis| axis.to_string()).collect()
    }
    fn position(&self, coordinates: &[u64]) -> Option<Vec<u64>> {
        let player = coordinates.get(1).copied().unwrap_or(0);
        (coordinates[0] < self.places && player < self.steps.len() as u64)
            .then(|| coordinates.to_vec())
    }
    fn has_gaps(&self) -> bool {
        true
    }
    fn is_sum(&self) -> bool {
        false
    }
    fn each_option(&self, position: &[u64], each: Each) -> Flow {
        if position[0] == 0 {
            return Flow::Continue(());
        }
        let onwards = |step: &usize| (position[0] + *step as u64) % self.places;
        match position[..] {
            [_, player] => self.steps[player as usize]
                .iter()
                .try_for_each(|step| each(&[&[onwards(step), 1 - player]])),
            _ => self.steps[0].iter().try_for_each(|step| each(&[&[onwards(step)]])),
        }
    }
    fn is_loopy(&self) -> bool {
        true
    }
    fn largest(&self) -> Option<u64> {
        Some(self.places - 1)
    }
    fn usual_question(&self) -> Question {
        Question::Outcome
    }
    fn has_own_size(&self) -> bool {
        true
    }
    fn usual_size(&self) -> Vec<u64> {
        [self.places - 1, 1][..self.steps.len()].to_vec()
    }
}

/// Their names.
pub fn entries() -> Vec<Entry> {
    let entry = |name, parameters, about, make| Entry { name, parameters, about, make };
    vec![
        entry(
            "graph",
            "EDGES [TARGET]",
            "a token on a graph, such as 1-2,2-3,3-1; who reaches TARGET wins",
            |words| {
                expect_parameters("graph", words, 1..=2, "EDGES [TARGET]")?;
                Ok(Box::new(Token::parse(&words[0], words.get(1).map(String::as_str))?))
            },
        ),
        entry(
            "circle",
            "PLACES STEPS [STEPS]",
            "a token on a circle, moved by these steps; who reaches place 0 wins",
            |words| Ok(Box::new(Circle::parse(words)?)),
        ),
    ]
}
