//! Problems of the catalogue whose cases are a few numbers: the judge's answers, by the bare rules.

use crate::budget::Budget;
use crate::cell::{Cell, Table, Texts, Words, positions};
use crate::games;
use crate::source::{About, Source};
use crate::wording::Wording;
use anyhow::Result;
use language::{Text, text};
use rules::{Problem, search};
use std::cell::OnceCell;

/// Cases that one search answers: of a sequence, and at most of a row of a larger table.
const TOGETHER: usize = 64;
const MOST_TOGETHER: usize = 4096;
/// Divisor of the number of cases after a search that failed.
const FEWER: usize = 8;
/// Least budget of a search, in positions and moves, even if less work is left.
const LEAST: usize = 200_000;
/// The cost of each position and each move that a search meets, in operations.
const SEARCHED: u64 = 100;
/// The cells that the text of an answer takes.
const CELLS_OF_WORD: usize = 5;

/// A problem and its judge.
pub struct Judged {
    problem: &'static dyn Problem,
    about: About,
    /// The words for answers, the same in all tables; none if the first ones are numbers.
    legend: OnceCell<Vec<String>>,
}

impl Judged {
    /// The table of this problem, whose cases must be a few numbers.
    pub fn new(problem: &'static dyn Problem) -> Judged {
        let axes: Vec<String> = problem.coordinates().iter().map(|axis| axis.to_string()).collect();
        let usual = match axes.len() {
            1 => vec![300],
            2 => vec![40; 2],
            axes => vec![8; axes],
        };
        let about = About {
            title: problem.id().into(),
            typed: problem.id().into(),
            rules: rules_of(problem),
            axes,
            question: None,
            told: None,
            known: known_of(problem),
            usual,
            is_asked_for: false,
            largest: None,
            is_table: false,
        };
        Judged { problem, about, legend: OnceCell::new() }
    }
}

impl Source for Judged {
    fn about(&self) -> &About {
        &self.about
    }

    fn answers(&self, sizes: &[usize], budget: &mut Budget<'_>) -> Result<Table> {
        let answers = ask(self.problem, sizes, budget)?;
        let legend = self.legend.get_or_init(|| answers.legend(self.problem.words()));
        let words = match &legend[..] {
            [] => Words::Numbers,
            legend => Words::Judge(legend.to_vec()),
        };
        Ok(Table::new(self.about.axes.clone(), sizes.into(), answers.cells(legend), words))
    }
}

fn rules_of(problem: &dyn Problem) -> Wording {
    Wording::of(|| match problem.explored() {
        "" => text!(
            "The judge's answers, by the bare rules of the problem.",
            "题目的答案，只按题面规则得出。"
        ),
        game => text!(
            "The judge's answers, by the bare rules of the problem. Its game has a name here: {game}.",
            "题目的答案，只按题面规则得出。这个游戏在这里叫 `{game}`。"
        ),
    })
}

/// A theorem on the game of the problem. It is the same for all parameters, and of normal play.
fn known_of(problem: &dyn Problem) -> Option<Text> {
    let is_parameter = |word: &str| word.chars().all(|c| c.is_ascii_uppercase());
    let fill = |(number, word): (usize, &str)| match is_parameter(word) {
        true => (number + 1).to_string(),
        false => word.to_string(),
    };
    let words: Vec<String> = problem.explored().split_whitespace().enumerate().map(fill).collect();
    games::find(&words).ok().flatten()?.known
}

/// The answers at all coordinates below `sizes`; fewer if the budget ended the work, or the games
/// became too large.
fn ask(problem: &dyn Problem, sizes: &[usize], budget: &mut Budget<'_>) -> Result<Answers> {
    let mut together = if sizes.len() == 1 { TOGETHER } else { sizes[0].min(MOST_TOGETHER) };
    let mut answers = Answers::default();
    let mut coordinates = positions(sizes);
    let mut next: Vec<Vec<u64>> = Vec::new();
    loop {
        next.extend(coordinates.by_ref().take(together.saturating_sub(next.len())));
        if next.is_empty() {
            return Ok(answers);
        }
        let batch = &next[..together.min(next.len())];
        let left = usize::try_from(budget.left() / SEARCHED).unwrap_or(usize::MAX);
        let most = left.clamp(LEAST, search::BUDGET);
        let before = game::searched();
        let found = search::within(most, || problem.answers_at(batch));
        let cost = (game::searched() - before + batch.len() as u64) * SEARCHED;
        match found {
            Ok(found) => {
                found.into_iter().for_each(|answer| answers.push(answer));
                next.drain(..batch.len());
            }
            // Fewer at a time may still be searched.
            Err(_) if batch.len() > 1 => together = (batch.len() / FEWER).max(1),
            Err(error) if answers.numbers.is_empty() => return Err(error.into()),
            Err(_) => {
                // A search that had all the work that is left needs more.
                let needed = if most < search::BUDGET { budget.left() } else { cost };
                budget.spend(needed, answers.numbers.len() as u64);
                return Ok(answers);
            }
        }
        let words = answers.texts.words().len() * CELLS_OF_WORD;
        if !budget.spend(cost, answers.numbers.len() as u64) || !budget.room(words) {
            return Ok(answers);
        }
    }
}

/// Answers as the judge writes them.
#[derive(Default)]
struct Answers {
    texts: Texts,
    /// The number of the text at each position; None where the statement allows none.
    numbers: Vec<Option<u32>>,
}

impl Answers {
    fn push(&mut self, answer: Option<String>) {
        self.numbers.push(answer.map(|word| self.texts.number(word)));
    }

    /// The words of the judge: those for lost and won, if these are all, or else the rarest first.
    /// None if all answers are numbers.
    fn legend(&self, outcomes: Option<[&str; 2]>) -> Vec<String> {
        if self.texts.words().iter().all(|word| word.parse::<u32>().is_ok()) {
            return Vec::new();
        }
        let are_all = |words: &[&str; 2]| {
            self.texts.words().iter().all(|word| words.contains(&word.as_str()))
        };
        if let Some(outcomes) = outcomes.filter(are_all) {
            return outcomes.map(String::from).into();
        }
        let mut counts = vec![0_u32; self.texts.words().len()];
        self.numbers.iter().flatten().for_each(|&number| counts[number as usize] += 1);
        let mut words: Vec<(u32, &String)> = counts.into_iter().zip(self.texts.words()).collect();
        words.sort();
        words.into_iter().map(|(_, word)| word.clone()).collect()
    }

    /// The answers as numbers: places in the legend, if there is one. A word that it lacks has the
    /// number behind all.
    fn cells(&self, legend: &[String]) -> Vec<Cell> {
        let place = |word: &String| legend.iter().position(|other| other == word);
        let value = |word: &String| match legend {
            [] => word.parse().unwrap_or(0),
            _ => place(word).unwrap_or(legend.len()) as u32,
        };
        let values: Vec<Cell> =
            self.texts.words().iter().map(|word| Cell::of(value(word).min(Cell::MOST))).collect();
        let cell = |number: &Option<u32>| number.map_or(Cell::NONE, |n| values[n as usize]);
        self.numbers.iter().map(cell).collect()
    }
}

#[cfg(test)]
mod tests;
