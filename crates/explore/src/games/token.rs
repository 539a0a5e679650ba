//! A token on a graph that is written down, and on a circle: games in which play can go on for
//! ever.

use super::{Entry, number, number_list};
use crate::error::refused;
use crate::game::{Game, Program, Usual};
use crate::question::{Flow, Question};
use anyhow::Result;
use game::{Convention, Graph};
use itertools::Itertools;
use language::{Text, text};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Display;

/// The largest number of a vertex, and the most places on a circle.
const MOST: usize = 10_000;
/// The characters of a title before it is cut.
const LONGEST_TITLE: usize = 60;

/// The vertices of a directed graph, and the ends of their edges.
type Edges = BTreeMap<u64, Vec<u64>>;

pub(super) fn graph(entry: &Entry, words: &[String]) -> Result<Game> {
    let text = &words[0];
    let mut edges = parse_edges(text)?;
    let target = words.get(1).map(|word| parse_vertex(word)).transpose()?;
    if let Some(target) = target {
        // Play is over there.
        let Some(onwards) = edges.get_mut(&target) else {
            return Err(refused(text!(
                "the target {target} is no vertex of {text:?}",
                "目标 {target} 不是 {text:?} 的顶点"
            )));
        };
        onwards.clear();
    }
    let largest = edges.keys().last().copied();
    let question = if has_circle(&edges) { Question::Outcome } else { Question::Grundy };
    let rules = match target {
        Some(target) => entry.rules("rules to a target", &[("TARGET", &target)]),
        None => entry.rules("rules", &[]),
    };
    let title = title(format!("graph {}", words.join(" ")));
    let vertices: BTreeSet<u64> = edges.keys().copied().collect();
    let program = Program::new(move |vertex, each| {
        edges[&vertex[0]].iter().try_for_each(|&next| each(&[next]))
    });
    let program = program.from(move |at| vertices.contains(&at[0]).then(|| at.into()));
    Ok(Game {
        largest,
        // With a target, one token decides for all.
        usual: Usual {
            question,
            sizes: largest.into_iter().collect(),
            is_asked_for: true,
            is_sum: target.is_none(),
        },
        ..Game::coded(title, rules, &["vertex"], program)
    })
}

/// A title that is cut where it is long.
fn title(title: String) -> String {
    match title.chars().count() {
        0..=LONGEST_TITLE => title,
        _ => title.chars().take(LONGEST_TITLE).chain("...".chars()).collect(),
    }
}

fn parse_vertex(word: &str) -> Result<u64> {
    number(Text("a vertex", "顶点"), Some(&word.trim().into()), 0..=MOST, 0)
        .map(|number| number as u64)
}

/// The edges of walks such as `1-2-3,3-1`.
fn parse_edges(text: &str) -> Result<Edges> {
    let mut edges = Edges::new();
    for walk in text.split(',') {
        let walk: Result<Vec<u64>> = walk.split(['-', '>']).map(parse_vertex).collect();
        let walk = walk.map_err(|error| {
            refused(text!(
                "{error}: the edges are written 1-2,2-3,3-1, or as a walk 1-2-3-1",
                "{error}：边写成 1-2,2-3,3-1，或写成一条路 1-2-3-1"
            ))
        })?;
        for &vertex in &walk {
            edges.entry(vertex).or_default();
        }
        walk.windows(2).for_each(|edge| edges.entry(edge[0]).or_default().push(edge[1]));
    }
    Ok(edges)
}

/// True if one can walk for ever; then only outcomes and remoteness are defined everywhere.
fn has_circle(edges: &Edges) -> bool {
    let moves = |vertex: &u64| edges[vertex].iter().map(|&next| ((), next)).collect();
    let graph = Graph::explore(edges.keys().copied(), moves, usize::MAX);
    graph.is_ok_and(|graph| graph.wins(Convention::Normal).is_err())
}

/// A token on a circle of so many places, which each player moves by steps of his own, or both by
/// the same.
pub(super) fn circle(entry: &Entry, words: &[String]) -> Result<Game> {
    let places = number(Text("the number of places", "位置的个数"), words.first(), 2..=MOST, 2)?;
    let steps = |word: &String| {
        let steps = number_list(word)?;
        let wrong = steps.iter().find(|step| !(1..places).contains(step));
        wrong.map_or(Ok(steps.clone()), |step| {
            let most = places - 1;
            Err(refused(text!(
                "a step on a circle of {places} places is 1 to {most}, not {step}",
                "{places} 个位置的圆周上，步数应为 1 到 {most}，不是 {step}"
            )))
        })
    };
    let steps: Vec<Vec<usize>> = words[1..].iter().map(steps).collect::<Result<_>>()?;
    let lists: Vec<String> = steps.iter().map(|steps| steps.iter().join(",")).collect();
    let title = title(format!("circle {places} {}", lists.join(" ")));
    let rules = match &lists[..] {
        [first, second] => {
            let values: [(_, &dyn Display); 3] =
                [("PLACES", &places), ("STEPS", first), ("OTHERS", second)];
            entry.rules("rules of two", &values)
        }
        lists => entry.rules("rules", &[("PLACES", &places), ("STEPS", &lists.concat())]),
    };
    let (places, players) = (places as u64, steps.len());
    let program = Program::new(move |position, each| {
        if position[0] == 0 {
            return Flow::Continue(());
        }
        let mut option = position.to_vec();
        let player = position.get(1).copied().unwrap_or(0);
        if let Some(next) = option.get_mut(1) {
            *next = 1 - player;
        }
        steps[player as usize].iter().try_for_each(|&step| {
            option[0] = (position[0] + step as u64) % places;
            each(&option)
        })
    });
    let program = program.from(move |at| {
        let player = at.get(1).copied().unwrap_or(0);
        (player < players as u64).then(|| at.into())
    });
    let usual = Usual {
        question: Question::Outcome,
        sizes: [places - 1, 1][..players].into(),
        is_asked_for: true,
        is_sum: false,
    };
    let game = Game::coded(title, rules, &["place", "player to move"][..players], program);
    Ok(Game { largest: Some(places - 1), usual, ..game })
}
