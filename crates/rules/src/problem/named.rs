//! The rules of a problem behind the trait that knows no types of it.
//!
//! This file is compiled once for each problem, so it uses plain loops: chains of iterators would become many more
//! functions.

use super::{NoAnswer, Problem};
use crate::cases;
use crate::choices::Choices;
use crate::dialogue::{Interactor, series};
use crate::extents::{Extent, Extents};
use crate::extremes::Extremes;
use crate::form::Form;
use crate::output::{self, Differs};
use crate::reader::{self, FormResult, Reader};
use crate::session::{GameSession, Session};
use crate::statement::{Cases, Statement, Trials};
use fastrand::Rng;
use game::SearchResult;
use std::marker::PhantomData;

/// Most cases of a random input, so that a search takes them.
const RANDOM_CASES: usize = 4;

/// The rules `R` under the name of their problem.
pub struct Erased<R> {
    id: &'static str,
    rules: PhantomData<fn() -> R>,
}

impl<R: Trials> Erased<R> {
    /// The problem of that name.
    pub const fn new(id: &'static str) -> Self {
        Erased { id, rules: PhantomData }
    }
}

/// The cases of an input.
pub fn read<R: Statement>(input: &str) -> FormResult<Vec<R::Case>> {
    let mut cases = Vec::new();
    let mut form = Form::reading(input);
    input_form::<R>(&mut form, &mut cases)?;
    Ok(cases)
}

/// The input of these cases.
pub fn print<R: Statement>(cases: &mut Vec<R::Case>) -> FormResult<String> {
    let mut form = Form::printing();
    input_form::<R>(&mut form, cases)?;
    Ok(form.text())
}

/// Reads or prints a whole input.
fn input_form<R: Statement>(form: &mut Form<'_>, cases: &mut Vec<R::Case>) -> FormResult {
    cases_form(form, cases, R::CASES, R::form)
}

/// Reads or prints a list of cases. It is generic in the type of cases alone, which several problems share, and so compiled
/// fewer times.
fn cases_form<Case: Clone + Default>(
    form: &mut Form<'_>,
    cases: &mut Vec<Case>,
    count: Cases,
    case: fn(&mut Form<'_>, &mut Case) -> FormResult,
) -> FormResult {
    match count {
        Cases::One => {
            cases.resize(1, Case::default());
            case(form, &mut cases[0])?;
        }
        Cases::Counted(most) => {
            form.length("cases", cases, 1..=most)?;
            form.line();
            form.each("case", cases, case)?;
        }
        Cases::ToTheEnd(most) => {
            form.each_while("case", cases, most, &|rest| !rest.is_at_end(), case)?;
            form.count("cases", cases.len(), 1..=most)?;
        }
        Cases::Until(end, most) => {
            form.each_while("case", cases, most, &|rest| !rest.is_at(end), case)?;
            form.count("cases", cases.len(), 1..=most)?;
            form.literal(end)?;
            form.line();
        }
    }
    form.end()
}

/// The answers to these cases in the judge's words.
fn words<R: Statement>(cases: &[R::Case]) -> SearchResult<Vec<String>> {
    let answers = R::answers(cases)?;
    let mut words = Vec::with_capacity(answers.len());
    for answer in &answers {
        words.push(R::print(answer));
    }
    Ok(words)
}

fn print_valid<R: Statement>(id: &str, cases: &mut Vec<R::Case>) -> String {
    print::<R>(cases).unwrap_or_else(|error| panic!("{id} generates an invalid case: {error}"))
}

impl<R: Trials> Problem for Erased<R> {
    fn id(&self) -> &'static str {
        self.id
    }

    fn validate(&self, input: &str) -> FormResult {
        read::<R>(input).map(|_| ())
    }

    fn validate_layout(&self, input: &str) -> FormResult {
        reader::same_layout(input, &print::<R>(&mut read::<R>(input)?)?)
    }

    fn extents(&self, input: &str) -> FormResult<Extents> {
        let mut form = Form::reading(input).noting_extents();
        let mut cases = Vec::new();
        input_form::<R>(&mut form, &mut cases)?;
        Ok(with_cases::<R>(form.extents(), cases.len()))
    }

    fn answer(&self, input: &str) -> Result<String, NoAnswer> {
        Ok(lines(&words::<R>(&read::<R>(input)?)?))
    }

    fn check(&self, input: &str, output: &str) -> Result<Result<(), Differs>, NoAnswer> {
        let cases = read::<R>(input)?;
        let answers = R::answers(&cases)?;
        let mut printed = Reader::new(output);
        for (case, answer) in cases.iter().zip(&answers) {
            if let Err(differs) = R::check(case, answer, &mut printed) {
                return Ok(Err(differs));
            }
        }
        Ok(output::end(&mut printed))
    }

    fn left(&self, input: &str, output: &str) -> Result<Option<[String; 2]>, Differs> {
        let cases = read::<R>(input).unwrap_or_default();
        let [case] = &cases[..] else { return Ok(None) };
        let mut printed = Reader::new(output);
        let left = R::left(case, &mut printed)?;
        if left.is_some() {
            output::end(&mut printed)?;
        }
        Ok(left)
    }

    fn most_cases(&self) -> usize {
        R::CASES.most()
    }

    fn small(&self, most_cases: usize) -> Vec<String> {
        let cases = cases::small::<R>();
        let most_cases = most_cases.clamp(1, R::CASES.most().max(1));
        shortest_first(cases.len(), most_cases, &|numbers| {
            let mut together = Vec::with_capacity(numbers.len());
            for &number in numbers {
                together.push(cases[number].clone());
            }
            print_valid::<R>(self.id, &mut together)
        })
    }

    fn random(&self, choices: &mut Choices, size: usize) -> String {
        let count = choices.pick(1..=R::CASES.most().min(RANDOM_CASES));
        let mut cases = Vec::new();
        for _ in 0..count {
            cases.push(R::random(choices, size.min(R::RANDOM_SIZE)));
        }
        print_valid::<R>(self.id, &mut cases)
    }

    fn large(&self) -> usize {
        R::RANDOM_SIZE
    }

    fn extremes(&self) -> Vec<(&'static str, &'static str)> {
        let mut names = Vec::new();
        for extreme in Extremes::of::<R>() {
            names.push((extreme.name, extreme.breaks.get()));
        }
        names
    }

    fn extreme_input(&self, number: usize) -> FormResult<(String, Extents)> {
        let mut cases = (Extremes::of::<R>()[number].cases)(&mut Rng::with_seed(1));
        let mut form = Form::printing().noting_extents();
        input_form::<R>(&mut form, &mut cases)?;
        let (text, extents) = form.finish();
        Ok((text, with_cases::<R>(extents, cases.len())))
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

    fn answers_at(&self, coordinates: &[Vec<u64>]) -> SearchResult<Vec<Option<String>>> {
        let mut cases = Vec::new();
        let allowed = allowed(coordinates, &mut |coordinates| {
            // The form knows the limits.
            let case =
                R::at(coordinates).filter(|case| print::<R>(&mut vec![case.clone()]).is_ok());
            cases.extend(case.clone());
            case.is_some()
        });
        Ok(spread(allowed, words::<R>(&cases)?))
    }

    fn play(&self, input: &str) -> Result<Option<Box<dyn Session>>, NoAnswer> {
        let Some(case) = read::<R>(input)?.into_iter().next() else {
            return Ok(None);
        };
        let play = GameSession::<R::Game>::begin(case)?;
        Ok(play.map(|play| Box::new(play) as Box<dyn Session>))
    }

    fn talks(&self) -> bool {
        R::INTERACTOR.is_some()
    }

    fn interactor(&self, input: &str) -> FormResult<Option<Box<dyn Interactor>>> {
        let Some(judge_of) = R::INTERACTOR else { return Ok(None) };
        let mut cases = read::<R>(input)?;
        let count = cases.len();
        let mut begin = |number: usize, form: &mut Form<'_>| {
            R::form(form, &mut cases[number])?;
            Ok(judge_of(&cases[number]))
        };
        series(count, R::CASES, &mut begin).map(Some)
    }
}

fn lines(words: &[String]) -> String {
    words.iter().map(|words| format!("{words}\n")).collect()
}

/// Inputs of up to `most` of so many cases, which `print` prints by their numbers: short ones first, and equally long ones
/// as they come, since cases that are made one after the other often share positions.
fn shortest_first(count: usize, most: usize, print: &dyn Fn(&[usize]) -> String) -> Vec<String> {
    let mut order: Vec<usize> = (0..count).collect();
    order.sort_by_cached_key(|&number| print(&[number]).len());
    order.chunks(most).map(print).collect()
}

/// Flags that say which of the coordinates are allowed.
fn allowed(coordinates: &[Vec<u64>], is_allowed: &mut dyn FnMut(&[u64]) -> bool) -> Vec<bool> {
    coordinates.iter().map(|coordinates| is_allowed(coordinates)).collect()
}

/// The words where they are allowed, one after the other.
fn spread(is_allowed: Vec<bool>, words: Vec<String>) -> Vec<Option<String>> {
    let mut words = words.into_iter();
    is_allowed.into_iter().map(|is_allowed| if is_allowed { words.next() } else { None }).collect()
}

/// Adds the number of cases as an extent.
fn with_cases<R: Statement>(mut extents: Extents, cases: usize) -> Extents {
    let found = cases as i128;
    let extent = Extent { allowed: (1, R::CASES.most() as i128), found: (found, found) };
    extents.entry("cases".into()).or_insert(extent);
    extents
}
