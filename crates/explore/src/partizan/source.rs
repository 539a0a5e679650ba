//! A partizan game and a question, as a table of words.

use super::solve::Solver;
use super::{Partizan, Question};
use crate::budget::Budget;
use crate::cell::{Cell, Table, Texts, Words, positions};
use crate::source::{About, Source, Told};
use anyhow::Result;
use game::Dyadic;
use std::cell::{Cell as Shared, RefCell};

/// The outcome classes: Left wins moving second, and Right does, in the bits of the number.
pub(super) const CLASSES: [&str; 4] = ["N", "L", "R", "P"];
/// The classes in the order in which they are numbered.
const NUMBERED: [&str; 4] = ["P", "N", "L", "R"];

/// A partizan game and a question.
pub struct Valued {
    game: Partizan,
    question: Question,
    about: About,
    solver: RefCell<Solver>,
    /// The words so far, the same in all tables.
    texts: RefCell<Texts>,
    /// True if the first table had no words but numbers that are not negative.
    are_numbers: Shared<Option<bool>>,
}

impl Valued {
    /// A source for a game and a question.
    pub fn new(game: Partizan, question: Question) -> Valued {
        let about = About {
            title: game.title.clone(),
            typed: game.title.clone(),
            rules: game.rules.clone(),
            axes: game.axes.clone(),
            question: None,
            told: Some(Told { quantity: question.quantity(), terms: question.terms() }),
            known: game.known.filter(|_| question == Question::Value),
            usual: game.usual.clone(),
            is_asked_for: false,
            largest: None,
            is_table: false,
        };
        // 0 is the value of lost positions, and has the number 0.
        let mut texts = Texts::default();
        let first: &[&str] = if question == Question::Outcome { &NUMBERED } else { &["0"] };
        for word in first {
            texts.number((*word).into());
        }
        let (solver, are_numbers) = Default::default();
        Valued { game, question, about, solver, texts: RefCell::new(texts), are_numbers }
    }
}

/// The answer to a question, in words; `G7` where a form has too long a name.
pub(super) fn answer(solver: &mut Solver, question: Question, value: usize) -> String {
    let thermal = |solver: &mut Solver, of: fn(game::Thermograph) -> Dyadic| {
        let found = solver.values.thermograph(value).map(of);
        found.map_or_else(|| "?".into(), |number| number.to_string())
    };
    match question {
        Question::Value => solver.values.name(value).unwrap_or_else(|| format!("G{value}")),
        Question::Outcome => class(solver, value).into(),
        Question::Mean => thermal(solver, |found| found.mean),
        Question::Temperature => thermal(solver, |found| found.temperature),
    }
}

/// The outcome class of a value.
pub(super) fn class(solver: &Solver, value: usize) -> &'static str {
    let [at_least, at_most] = solver.values.signs(value).map(usize::from);
    CLASSES[at_least + 2 * at_most]
}

impl Source for Valued {
    fn about(&self) -> &About {
        &self.about
    }

    fn answers(&self, sizes: &[usize], budget: &mut Budget<'_>) -> Result<Table> {
        let (solver, texts) = (&mut *self.solver.borrow_mut(), &mut *self.texts.borrow_mut());
        let mut numbers: Vec<Option<u32>> = Vec::new();
        for at in positions(sizes) {
            let number = match self.game.start(&at)? {
                None => None,
                Some(parts) => {
                    match solver.value(&self.game, &parts, numbers.len() as u64, budget)? {
                        None => break,
                        Some(value) => Some(texts.number(answer(solver, self.question, value))),
                    }
                }
            };
            numbers.push(number);
        }
        let words = texts.words();
        let number =
            |word: &String| word.parse::<u32>().ok().filter(|&number| number <= Cell::MOST);
        let are_numbers = self
            .are_numbers
            .get()
            .unwrap_or_else(|| words.iter().all(|word| number(word).is_some()));
        self.are_numbers.set(Some(are_numbers));
        let cell = |place: u32| match are_numbers {
            true => Cell::of(number(&words[place as usize]).unwrap_or(Cell::MOST)),
            false => Cell::of(place),
        };
        let cells = numbers.into_iter().map(|number| number.map_or(Cell::NONE, cell)).collect();
        let words = if are_numbers { Words::Numbers } else { Words::Values(words.to_vec()) };
        Ok(Table::new(self.about.axes.clone(), sizes.into(), cells, words))
    }
}
