//! The games that a table is compared with.

use super::reading::Reading;
use super::sets;
use crate::cell::Table;
use crate::game::Game;
use crate::games::{Entry, entries};
use crate::heaps::TakeAndBreak;
use crate::judge::Judged;
use crate::question::Question;
use crate::source::{Asked, Source};
use itertools::Itertools;
use rules::Problem;
use std::rc::Rc;

/// Greatest number of a parameter.
const MOST_PARAMETER: u64 = 6;
/// Digits of octal codes behind the point.
const DIGITS: usize = 3;

/// A game or a problem, and the question to which a table may have the answers.
pub(super) struct Candidate {
    pub question: Question,
    pub source: Rc<dyn Source>,
}

/// All games with as many coordinates as the table, the simplest first, and all problems.
pub(super) fn all(
    table: &Table,
    readings: &[Reading],
    problems: &[&'static dyn Problem],
) -> Vec<Candidate> {
    let axes = table.sizes.len();
    let questions: Vec<Question> = readings.iter().map(|it| it.question).unique().collect();
    let of_game = |(question, game): (Question, Game)| {
        let is_slow = question == Question::Misere && game.splits();
        let is_asked = game.axes.len() == axes && !is_slow;
        is_asked.then(|| Candidate { question, source: Rc::new(Asked::new(game, question)) })
    };
    let sets = readings.iter().filter(|_| axes == 1).filter_map(inferred);
    let games = questions.iter().flat_map(|&question| {
        let codes = if axes == 1 { codes() } else { Vec::new() };
        let games = named().into_iter().chain(codes);
        games.map(move |game| (question, game))
    });
    let few = problems.iter().filter(|problem| problem.coordinates().len() == axes);
    let judges = questions.iter().filter(|question| **question != Question::Misere);
    let judged = few
        .cartesian_product(judges)
        .map(|(problem, &question)| Candidate { question, source: Rc::new(Judged::new(*problem)) });
    sets.chain(games).filter_map(of_game).chain(judged).collect()
}

/// The subtraction game of the values, if there is one.
fn inferred(reading: &Reading) -> Option<(Question, Game)> {
    let values: Vec<u32> = reading.numbers.iter().map_while(|number| *number).collect();
    let (are_outcomes, is_misere) =
        (reading.question != Question::Grundy, reading.question == Question::Misere);
    let set = sets::subtraction(&values, are_outcomes, is_misere)?;
    let title = format!("subtraction {}", set.iter().join(","));
    Some((reading.question, Game::of_heaps(title, TakeAndBreak::subtraction(&set).ok()?)))
}

/// All games with a name.
fn named() -> Vec<Game> {
    let typed = |entry: Entry| {
        let games = parameters(entry.parameters).into_iter();
        games.filter_map(|parameters| entry.game(&parameters).ok()).collect::<Vec<Game>>()
    };
    entries().into_iter().flat_map(typed).collect()
}

/// Parameters as a usage line has them, each a small number or a word, in all ways; none if they are lists.
fn parameters(usage: &str) -> Vec<Vec<String>> {
    let (mut all, mut complete) = (vec![Vec::new()], Vec::new());
    for parameter in usage.split_whitespace() {
        if parameter.starts_with('[') {
            complete.extend(all.clone());
        }
        let values = values(parameter.trim_matches(['[', ']']));
        let with = |words: &Vec<String>| {
            let more = |value: &String| [&words[..], std::slice::from_ref(value)].concat();
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

/// The games of octal codes, the shortest first.
fn codes() -> Vec<Game> {
    let digits = |count| (0..count).map(|_| '0'..='7').multi_cartesian_product();
    let behind = (1..=DIGITS).flat_map(digits).filter(|digits| !digits.ends_with(&['0']));
    let code =
        |digits: Vec<char>| ["0", "4"].map(|first| format!("{first}.{}", digits.iter().join("")));
    let finite: Vec<String> = behind.flat_map(code).chain(["4".into()]).collect();
    let endless = finite.iter().filter(|code| code.len() < 4).map(|code| format!("{code}..."));
    let endless: Vec<String> = endless.collect();
    let game = |code: String| {
        Some(Game::of_heaps(format!("octal {code}"), TakeAndBreak::octal(&code).ok()?))
    };
    finite.into_iter().chain(endless).filter_map(game).collect()
}
