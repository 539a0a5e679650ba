//! The games that a table is compared with.

use super::reading::Reading;
use super::sets;
use crate::cell::Table;
use crate::game::Game;
use crate::games::{self, Entry, entries};
use crate::judge::Judged;
use crate::question::Question;
use crate::source::{Asked, Source};
use itertools::Itertools;
use rules::Problem;

/// Greatest number of a parameter.
const MOST_PARAMETER: u64 = 6;
/// Digits of octal codes behind the point.
const DIGITS: usize = 3;

/// A game or a problem, and the question to which a table may have the answers.
pub(super) struct Candidate {
    pub question: Question,
    kind: Kind,
}

enum Kind {
    Typed(Vec<String>),
    Judged(&'static dyn Problem),
}

impl Candidate {
    /// The source of its answers.
    pub fn source(&self) -> Option<Box<dyn Source>> {
        Some(match &self.kind {
            Kind::Typed(words) => Box::new(Asked::new(game(words)?, self.question)),
            Kind::Judged(problem) => Box::new(Judged::new(*problem)),
        })
    }
}

fn game(words: &[String]) -> Option<Game> {
    games::find(words).ok().flatten()
}

/// All games with as many coordinates as the table, the simplest first, and all problems.
pub(super) fn all(
    table: &Table,
    readings: &[Reading],
    problems: &[&'static dyn Problem],
) -> Vec<Candidate> {
    let axes = table.sizes.len();
    let named: Vec<Vec<String>> = entries().iter().flat_map(typed).collect();
    let has_axes = |words: &Vec<String>| game(words).is_some_and(|game| game.axes.len() == axes);
    let named: Vec<Vec<String>> = named.into_iter().filter(has_axes).collect();
    let codes = if axes == 1 { codes() } else { Vec::new() };
    let questions = readings.iter().map(|reading| reading.question).unique();
    let mut all = Vec::new();
    for question in questions {
        let sets = readings.iter().filter(|reading| reading.question == question && axes == 1);
        let sets = sets.filter_map(inferred).unique();
        let is_quick = |words: &&Vec<String>| {
            question != Question::Misere || game(words).is_some_and(|game| !game.splits())
        };
        let words = named.iter().cloned().chain(sets).chain(codes.iter().cloned()).collect_vec();
        let typed = words.iter().filter(is_quick).cloned().map(Kind::Typed);
        all.extend(typed.map(|kind| Candidate { question, kind }));
    }
    let questions = readings.iter().map(|reading| reading.question).unique();
    let few = problems.iter().filter(|problem| problem.coordinates().len() == axes);
    let judged =
        few.cartesian_product(questions.filter(|it| *it != Question::Misere).collect_vec());
    all.extend(
        judged.map(|(problem, question)| Candidate { question, kind: Kind::Judged(*problem) }),
    );
    all
}

/// The subtraction game of the values, if there is one.
fn inferred(reading: &Reading) -> Option<Vec<String>> {
    let values: Vec<u32> = reading.numbers.iter().map_while(|number| *number).collect();
    let are_outcomes = reading.question != Question::Grundy;
    let set = sets::subtraction(&values, are_outcomes, reading.question == Question::Misere)?;
    Some(vec!["subtraction".into(), set.iter().join(",")])
}

/// A game with its parameters, each a small number or a word, in all ways; none if they are lists.
fn typed(entry: &Entry) -> Vec<Vec<String>> {
    let mut all = vec![vec![entry.name.to_string()]];
    let mut complete = Vec::new();
    for parameter in entry.parameters.split_whitespace() {
        if parameter.starts_with('[') {
            complete.extend(all.clone());
        }
        let values = values(parameter.trim_matches(['[', ']']));
        let with = |words: &Vec<String>| {
            let more = |value: &String| [&words[..], &[value.clone()]].concat();
            values.iter().map(more).collect_vec()
        };
        all = all.iter().flat_map(with).collect();
    }
    complete.extend(all);
    complete
}

/// The values of a parameter of this name.
fn values(parameter: &str) -> Vec<String> {
    let words: &[&str] = match parameter {
        "K" | "L" | "R" | "HEAPS" | "LEAST" | "STEPS" | "STRIDE" | "ROWS" => {
            return (1..=MOST_PARAMETER).map(|number| number.to_string()).collect();
        }
        "whole" => &["whole"],
        "KIND" => &["turtles", "mock-turtles", "ruler", "3", "4", "5"],
        "W" | "H" => &["60"],
        _ => &[],
    };
    words.iter().map(ToString::to_string).collect()
}

/// Octal codes, the shortest first.
fn codes() -> Vec<Vec<String>> {
    let digits = |count| (0..count).map(|_| '0'..='7').multi_cartesian_product();
    let behind = (1..=DIGITS).flat_map(digits).filter(|digits| !digits.ends_with(&['0']));
    let code =
        |digits: Vec<char>| ["0", "4"].map(|first| format!("{first}.{}", digits.iter().join("")));
    let codes: Vec<String> = behind.flat_map(code).chain(["4".into()]).collect();
    let endless = codes.iter().filter(|code| code.len() < 4).map(|code| format!("{code}..."));
    let endless: Vec<String> = endless.collect();
    codes.into_iter().chain(endless).map(|code| vec!["octal".into(), code]).collect()
}
