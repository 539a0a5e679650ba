//! A partizan game and a question, as a table of words.

use super::solve::Solver;
use super::{Partizan, Question};
use crate::budget::Budget;
use crate::cell::{Cell, Following, Group, Step, Table, Texts, Words, positions};
use crate::source::{About, Source, Told};
use anyhow::Result;
use game::{Dyadic, Values};
use rustc_hash::FxHashMap;
use std::cell::RefCell;
use std::rc::Rc;

/// The outcome classes: Left wins moving second, and Right does, in the bits of the number.
pub(super) const CLASSES: [&str; 4] = ["N", "L", "R", "P"];
/// The classes in the order in which they are numbered.
const NUMBERED: [&str; 4] = ["P", "N", "L", "R"];

/// A partizan game and a question.
pub struct Valued {
    game: Partizan,
    question: Question,
    about: About,
    known: Rc<RefCell<Known>>,
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
        let mut known = Known::default();
        // 0 is the value of lost positions, and has the number 0.
        let zero = known.solver.values.canonical(&[], &[]);
        if question == Question::Outcome {
            for class in NUMBERED {
                known.number(class.into(), None);
            }
        } else {
            known.number("0".into(), Some(zero));
        }
        Valued { game, question, about, known: Rc::new(RefCell::new(known)) }
    }
}

/// The answers so far, by number, the same in all tables.
#[derive(Default)]
struct Known {
    solver: Solver,
    texts: Texts,
    /// The game that each answer is the value of; None for outcome classes.
    games: Vec<Option<usize>>,
    numbers: FxHashMap<usize, u32>,
}

impl Known {
    /// The number of an answer in words, which is added if it is new.
    fn number(&mut self, word: String, game: Option<usize>) -> u32 {
        let number = self.texts.number(word);
        if number as usize == self.games.len() {
            self.games.push(game);
            self.numbers.extend(game.map(|game| (game, number)));
        }
        number
    }

    /// The number of the answer to a question about a value.
    fn answer(&mut self, question: Question, value: usize) -> u32 {
        let word = answer(&mut self.solver, question, value);
        let values = &mut self.solver.values;
        let game = match question {
            Question::Value => Some(value),
            Question::Outcome => None,
            Question::Mean | Question::Temperature => {
                thermal(values, question, value).and_then(|number| values.of_number(number))
            }
        };
        self.number(word, game)
    }

    fn game(&self, number: u32) -> Option<usize> {
        self.games.get(number as usize).copied().flatten()
    }
}

impl Following for RefCell<Known> {
    fn steps(&self, from: u32, to: u32) -> Vec<Step> {
        let known = &mut *self.borrow_mut();
        let (Some(from), Some(to)) = (known.game(from), known.game(to)) else { return Vec::new() };
        let values = &mut known.solver.values;
        let rise = values.rise(from, to).map(Step::Plus);
        let brace = match values.options(to) {
            [&[left], &[right]] if right == from => Some(Step::LeftTo(left)),
            [&[left], &[right]] if left == from => Some(Step::RightTo(right)),
            _ => None,
        };
        rise.into_iter().chain(brace).collect()
    }

    fn behind(&self, value: u32, step: Step) -> Option<u32> {
        let known = &mut *self.borrow_mut();
        let (game, values) = (known.game(value)?, &mut known.solver.values);
        let next = match step {
            Step::Plus(rise) => values.sum(game, rise)?,
            Step::LeftTo(left) => values.simplified(&[left], &[game])?,
            Step::RightTo(right) => values.simplified(&[game], &[right])?,
        };
        known.numbers.get(&next).copied()
    }

    fn text(&self, value: &str, step: Step) -> String {
        let (Step::Plus(game) | Step::LeftTo(game) | Step::RightTo(game)) = step;
        let solver = &mut self.borrow_mut().solver;
        let (name, number) = (answer(solver, Question::Value, game), solver.values.number(game));
        match (step, name.strip_prefix('-'), number) {
            (Step::Plus(_), Some(less), Some(_)) => format!("{value} - {less}"),
            (Step::Plus(_), Some(_), None) => format!("{value} + ({name})"),
            (Step::Plus(_), None, _) => format!("{value} + {name}"),
            (Step::LeftTo(_), ..) => format!("{{{name}|{value}}}"),
            (Step::RightTo(_), ..) => format!("{{{value}|{name}}}"),
        }
    }
}

/// The answer to a question, in words; `G7` where a form has too long a name.
pub(super) fn answer(solver: &mut Solver, question: Question, value: usize) -> String {
    match question {
        Question::Value => solver.values.name(value).unwrap_or_else(|| format!("G{value}")),
        Question::Outcome => class(solver, value).into(),
        Question::Mean | Question::Temperature => thermal(&mut solver.values, question, value)
            .map_or_else(|| "?".into(), |number| number.to_string()),
    }
}

/// The mean or the temperature of a value.
fn thermal(values: &mut Values, question: Question, value: usize) -> Option<Dyadic> {
    let found = values.thermograph(value)?;
    Some(if question == Question::Mean { found.mean } else { found.temperature })
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

    fn memory(&self) -> Option<usize> {
        self.game.most_taken().filter(|_| self.question == Question::Value)
    }

    fn answers(&self, sizes: &[usize], budget: &mut Budget<'_>) -> Result<Table> {
        let known = &mut *self.known.borrow_mut();
        let mut numbers: Vec<Option<u32>> = Vec::new();
        for at in positions(sizes) {
            let number = match self.game.start(&at)? {
                None => None,
                Some(parts) => {
                    match known.solver.value(&self.game, &parts, numbers.len() as u64, budget)? {
                        None => break,
                        Some(value) => Some(known.answer(self.question, value)),
                    }
                }
            };
            numbers.push(number);
        }
        let cells = numbers.into_iter().map(|number| number.map_or(Cell::NONE, Cell::of)).collect();
        let words = known.texts.words().to_vec();
        let words = Words::Values(words, Group(self.known.clone()));
        Ok(Table::new(self.about.axes.clone(), sizes.into(), cells, words))
    }
}
