//! The rules of any problem, as texts go in and out.

mod no_answer;

use crate::choices::{Choices, every};
use crate::dialogue::Host;
use crate::extents::{Extent, Extents};
use crate::form::Form;
use crate::output::{self, Differs};
use crate::reader::{Checked, Reader};
use crate::session::{Play, Session};
use crate::statement::{Cases, Rules, Trials};
use fastrand::Rng;
use game::Searched;
pub use no_answer::NoAnswer;
use std::marker::PhantomData;

/// Random inputs have at most this many cases, so that a search takes them.
const RANDOM_CASES: usize = 4;

/// What programs are held to, and tried on.
pub trait Problem: Sync {
    /// The name of the problem's files.
    fn id(&self) -> &'static str;
    /// Checks an input strictly.
    ///
    /// # Errors
    ///
    /// If it breaks the statement's rules.
    fn validate(&self, input: &str) -> Checked;
    /// What an input makes of each limit of the statement; `cases` is one of them.
    ///
    /// # Errors
    ///
    /// If it breaks the statement's rules.
    fn extents(&self, input: &str) -> Checked<Extents>;
    /// What the judge wants to see, by a search of the game.
    ///
    /// # Errors
    ///
    /// If the input is invalid, or too large for a search.
    fn answer(&self, input: &str) -> Result<String, NoAnswer>;
    /// What is wrong with an output, if anything.
    ///
    /// # Errors
    ///
    /// If the input is invalid, or too large for a search.
    fn check(&self, input: &str, output: &str) -> Result<Result<(), Differs>, NoAnswer>;
    /// The greatest number of cases that an input may hold.
    fn most_cases(&self) -> usize;
    /// All small cases, at most `most_cases` in one input, short inputs first.
    fn small(&self, most_cases: usize) -> Vec<String>;
    /// A random input of a few cases up to the given size.
    fn random(&self, choices: &mut Choices, size: usize) -> String;
    /// The size of random cases that a search still takes.
    fn large(&self) -> usize;
    /// Name, and what it is meant to break, of each extreme input, the costliest first.
    fn worst(&self) -> Vec<(&'static str, &'static str)>;
    /// The extreme input of this number. With extents, if they are asked for.
    ///
    /// # Errors
    ///
    /// If it breaks the statement's rules.
    fn worst_input(&self, number: usize) -> Checked<(String, Extents)>;
    /// What is said of each wrong idea.
    fn wrong(&self) -> Vec<Idea>;
    /// What the wrong idea of this number answers.
    ///
    /// # Errors
    ///
    /// If the input is invalid, or the idea searches and gives up.
    fn wrong_answer(&self, number: usize, input: &str) -> Result<String, NoAnswer>;
    /// What the numbers of a case are; none if a case is not a few numbers.
    fn coordinates(&self) -> &'static [&'static str];
    /// The judge's words for lost and won, if it asks whether the first player wins.
    fn words(&self) -> Option<[&'static str; 2]>;
    /// What the explorer calls the game, or that of one heap; empty if it has no name there.
    fn explored(&self) -> &'static str;
    /// The answers at these coordinates, where the statement allows them.
    ///
    /// # Errors
    ///
    /// If the games are too large for a search.
    fn answers_at(&self, coordinates: &[Vec<u64>]) -> Searched<Vec<Option<String>>>;
    /// A play of the game, from the first start of the first case, if the problem is a game.
    ///
    /// # Errors
    ///
    /// If the input is invalid, or a search has no room for the case.
    fn play(&self, input: &str) -> Result<Option<Box<dyn Session>>, NoAnswer>;
    /// The judge's side of a dialogue about the first case, if the program talks with the judge.
    ///
    /// # Errors
    ///
    /// If the input is invalid.
    fn host(&self, input: &str, seed: u64) -> Checked<Option<Box<dyn Host>>>;
}

/// What is said of a wrong idea.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Idea {
    /// A short name, unique in its problem. The input that shows the error is called so, too.
    pub name: &'static str,
    /// Why people believe it.
    pub because: &'static str,
    /// The extreme input that shows the error, where no small input does.
    pub extreme: Option<&'static str>,
}

/// The rules `R` under the name of their problem.
pub struct Named<R> {
    id: &'static str,
    rules: PhantomData<fn() -> R>,
}

impl<R: Trials> Named<R> {
    /// The problem of that name.
    pub const fn new(id: &'static str) -> Self {
        Named { id, rules: PhantomData }
    }
}

/// The cases of an input.
///
/// # Errors
///
/// If it breaks the statement's rules.
pub fn read<R: Rules>(input: &str) -> Checked<Vec<R::Case>> {
    let mut cases = Vec::new();
    let mut form = Form::reading(input);
    input_form::<R>(&mut form, &mut cases)?;
    Ok(cases)
}

/// The input of these cases.
///
/// # Errors
///
/// If it breaks the statement's rules.
pub fn print<R: Rules>(cases: &mut Vec<R::Case>) -> Checked<String> {
    let mut form = Form::printing();
    input_form::<R>(&mut form, cases)?;
    Ok(form.text())
}

/// The form of a whole input.
fn input_form<R: Rules>(form: &mut Form<'_>, cases: &mut Vec<R::Case>) -> Checked {
    match R::CASES {
        Cases::One => {
            cases.resize(1, R::Case::default());
            R::form(form, &mut cases[0])?;
        }
        Cases::Counted(most) => {
            form.length("cases", cases, 1..=most)?;
            form.line();
            form.each("case", cases, R::form)?;
        }
        Cases::ToTheEnd(most) => {
            form.each_while("case", cases, most, |rest| !rest.is_at_end(), R::form)?;
            form.count("cases", cases.len(), 1..=most)?;
        }
        Cases::Until(end, most) => {
            form.each_while("case", cases, most, |rest| !rest.is_at(end), R::form)?;
            form.count("cases", cases.len(), 1..=most)?;
            form.literal(end)?;
            form.line();
        }
    }
    form.end()
}

fn join<R: Rules>(answers: &[R::Answer]) -> String {
    answers.iter().map(|answer| R::print(answer) + "\n").collect()
}

fn print_valid<R: Rules>(id: &str, cases: &mut Vec<R::Case>) -> String {
    print::<R>(cases).unwrap_or_else(|error| panic!("{id} generates an invalid case: {error}"))
}

impl<R: Trials> Problem for Named<R> {
    fn id(&self) -> &'static str {
        self.id
    }

    fn validate(&self, input: &str) -> Checked {
        read::<R>(input).map(|_| ())
    }

    fn extents(&self, input: &str) -> Checked<Extents> {
        let mut form = Form::reading(input).noting_extents();
        let mut cases = Vec::new();
        input_form::<R>(&mut form, &mut cases)?;
        Ok(with_cases::<R>(form.extents(), cases.len()))
    }

    fn answer(&self, input: &str) -> Result<String, NoAnswer> {
        Ok(join::<R>(&R::answers(&read::<R>(input)?)?))
    }

    fn check(&self, input: &str, output: &str) -> Result<Result<(), Differs>, NoAnswer> {
        let cases = read::<R>(input)?;
        let answers = R::answers(&cases)?;
        let mut printed = Reader::new(output);
        let mut each = cases.iter().zip(&answers);
        let checked = each.try_for_each(|(case, answer)| R::check(case, answer, &mut printed));
        Ok(checked.and_then(|()| output::end(&mut printed)))
    }

    fn most_cases(&self) -> usize {
        R::CASES.most()
    }

    fn small(&self, most_cases: usize) -> Vec<String> {
        let print = |mut cases| print_valid::<R>(self.id, &mut cases);
        let mut cases: Vec<_> =
            every(R::small).map(|case| (print(vec![case.clone()]), case)).collect();
        // Stable: cases that are made one after the other often share positions.
        cases.sort_by_key(|(text, _)| text.len());
        let most_cases = most_cases.min(R::CASES.most());
        let batches = cases.chunks(most_cases.max(1));
        batches.map(|batch| print(batch.iter().map(|(_, case)| case.clone()).collect())).collect()
    }

    fn random(&self, choices: &mut Choices, size: usize) -> String {
        let count = choices.pick(1..=R::CASES.most().min(RANDOM_CASES));
        let mut cases = (0..count).map(|_| R::random(choices, size.min(R::LARGE))).collect();
        print_valid::<R>(self.id, &mut cases)
    }

    fn large(&self) -> usize {
        R::LARGE
    }

    fn worst(&self) -> Vec<(&'static str, &'static str)> {
        R::WORST.iter().map(|worst| (worst.name, worst.breaks)).collect()
    }

    fn worst_input(&self, number: usize) -> Checked<(String, Extents)> {
        let mut cases = (R::WORST[number].cases)(&mut Rng::with_seed(1));
        let mut form = Form::printing().noting_extents();
        input_form::<R>(&mut form, &mut cases)?;
        let (text, extents) = form.finish();
        Ok((text, with_cases::<R>(extents, cases.len())))
    }

    fn wrong(&self) -> Vec<Idea> {
        let idea =
            |&crate::Wrong { name, because, extreme, .. }: &_| Idea { name, because, extreme };
        R::WRONG.iter().map(idea).collect()
    }

    fn wrong_answer(&self, number: usize, input: &str) -> Result<String, NoAnswer> {
        Ok(join::<R>(&R::WRONG[number].answers(&read::<R>(input)?)?))
    }

    fn coordinates(&self) -> &'static [&'static str] {
        R::COORDINATES
    }

    fn words(&self) -> Option<[&'static str; 2]> {
        R::WORDS
    }

    fn explored(&self) -> &'static str {
        R::EXPLORED
    }

    fn answers_at(&self, coordinates: &[Vec<u64>]) -> Searched<Vec<Option<String>>> {
        let cases: Vec<_> = coordinates.iter().map(|coordinates| R::at(coordinates)).collect();
        let allowed: Vec<_> = cases.iter().flatten().cloned().collect();
        let mut answers = R::answers(&allowed)?.into_iter();
        let answer = |case: &Option<_>| case.as_ref().and_then(|_| answers.next());
        Ok(cases.iter().map(answer).map(|answer| answer.as_ref().map(R::print)).collect())
    }

    fn play(&self, input: &str) -> Result<Option<Box<dyn Session>>, NoAnswer> {
        let Some(case) = read::<R>(input)?.into_iter().next() else {
            return Ok(None);
        };
        let play = Play::<R::Game>::begin(case)?;
        Ok(play.map(|play| Box::new(play) as Box<dyn Session>))
    }

    fn host(&self, input: &str, seed: u64) -> Checked<Option<Box<dyn Host>>> {
        Ok(read::<R>(input)?.first().and_then(|case| R::host(case, seed)))
    }
}

/// The number of cases is a quantity like all others.
fn with_cases<R: Rules>(mut extents: Extents, cases: usize) -> Extents {
    let found = cases as i128;
    let extent = Extent { allowed: (1, R::CASES.most() as i128), found: (found, found) };
    extents.entry("cases".into()).or_insert(extent);
    extents
}
