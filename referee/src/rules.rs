//! What each problem's statement says and nothing more, a file per problem: limits, the strict reading
//! of an input, the rules of the game, generators, extreme inputs, and wrong ideas.

use crate::choices::{Choices, every};
use crate::console::Usage;
use crate::game::Unsolved;
pub use crate::printer::{line, write_line};
use crate::reader::{Extent, Extents, Invalid, Reader, extend};
use crate::suggest;
use fastrand::Rng;
use std::io::{self, Write};
use std::marker::PhantomData;
use std::ops::RangeInclusive;

/// The rules of a problem. An input is a sequence of cases; most have one.
pub trait Rules {
    /// What one case holds, as the statement's words and numbers.
    type Case: 'static;

    /// The greatest number of cases in an input.
    const MOST_CASES: usize;
    /// The size up to which all cases are searched.
    const SMALL: usize;
    /// The size of random cases that can still be searched.
    const LARGE: usize;
    /// The sizes of which `generate` makes a case that the statement allows, in an instant.
    const SIZES: RangeInclusive<usize> = 1..=1_000_000;
    /// Extreme inputs, the costliest first.
    const WORST: &'static [Worst];
    /// What people believe who get it wrong.
    const WRONG: &'static [Wrong<Self::Case>];
    /// What the numbers are, if a case is a few of them.
    const COORDINATES: &'static [&'static str] = &[];

    /// The case of these numbers, if the statement allows it.
    fn at(_coordinates: &[u64]) -> Option<Self::Case> {
        None
    }

    /// Reads an input strictly, up to its end.
    ///
    /// # Errors
    ///
    /// If it breaks the statement's rules.
    fn parse(reader: &mut Reader<'_>) -> Result<Vec<Self::Case>, Invalid>;

    /// Writes an input that [`parse`](Self::parse) reads.
    fn print(cases: &[Self::Case]) -> String;

    /// A case that the statement allows, of at most the given size, which is one of `SIZES`.
    fn generate(choices: &mut Choices, size: usize) -> Self::Case;

    /// The answers, one text per case in the judge's words, by a search of the game.
    ///
    /// # Errors
    ///
    /// If the games are too large for a search.
    fn answers(cases: &[Self::Case]) -> Result<Vec<String>, Unsolved>;
}

/// An extreme input that the statement allows.
pub struct Worst {
    /// A short name, unique in its problem.
    pub name: &'static str,
    /// What it is meant to break.
    pub breaks: &'static str,
    /// Writes the input.
    pub write: fn(&mut dyn Write, &mut Rng) -> io::Result<()>,
}

/// A solution that is wrong, and believed.
pub struct Wrong<Case> {
    /// A short name, unique in its problem.
    pub name: &'static str,
    /// Why people believe it.
    pub because: &'static str,
    /// Its answer. An idea whose own search gives up has none: an error is no wrong answer.
    pub answer: fn(&Case) -> Result<String, Unsolved>,
}

/// What can be done with the rules of any problem, on texts.
pub trait Problem: Sync {
    /// The name of the problem's files.
    fn id(&self) -> &'static str;
    /// Checks an input strictly.
    ///
    /// # Errors
    ///
    /// If it breaks the statement's rules.
    fn validate(&self, input: &str) -> Result<(), Invalid>;
    /// What an input makes of each limit of the statement, the number of its cases among them.
    ///
    /// # Errors
    ///
    /// If it breaks the statement's rules.
    fn extents(&self, input: &str) -> Result<Extents, Invalid>;
    /// What the judge wants to see, by a search of the game.
    ///
    /// # Errors
    ///
    /// If the input is invalid, or too large for a search.
    fn answer(&self, input: &str) -> anyhow::Result<String>;
    /// Inputs that hold all small cases, each once, and at most so many in one input.
    fn small(&self, most_cases: usize) -> Box<dyn Iterator<Item = String> + '_>;
    /// An input of a few cases up to the given size.
    fn generate(&self, choices: &mut Choices, size: usize) -> String;
    /// The size up to which all cases are searched, and that of random ones.
    fn sizes(&self) -> (usize, usize);
    /// The sizes that [`generate`](Self::generate) takes.
    fn allowed_sizes(&self) -> RangeInclusive<usize>;
    /// Extreme inputs, the costliest first.
    fn worst(&self) -> &'static [Worst];
    /// Name and reason of each wrong idea.
    fn wrong(&self) -> Vec<(&'static str, &'static str)>;
    /// What the numbers of a case are; none if a case is not a few numbers.
    fn coordinates(&self) -> &'static [&'static str];
    /// The answers at these coordinates, where the statement allows them.
    ///
    /// # Errors
    ///
    /// If the games are too large for a search.
    fn answers_at(&self, coordinates: &[Vec<u64>]) -> Result<Vec<Option<String>>, Unsolved>;
    /// What the wrong idea of this number answers.
    ///
    /// # Errors
    ///
    /// If the input is invalid, or too large for the search that the idea makes.
    fn wrong_answer(&self, number: usize, input: &str) -> anyhow::Result<String>;
}

/// The rules `R` under the name of their problem.
struct Named<R>(&'static str, PhantomData<fn() -> R>);

impl<R: Rules> Named<R> {
    fn cases(input: &str) -> Result<Vec<R::Case>, Invalid> {
        let mut reader = Reader::new(input);
        let cases = R::parse(&mut reader)?;
        reader.end()?;
        Ok(cases)
    }
}

impl<R: Rules> Problem for Named<R> {
    fn id(&self) -> &'static str {
        self.0
    }

    fn validate(&self, input: &str) -> Result<(), Invalid> {
        Self::cases(input).map(|_| ())
    }

    fn extents(&self, input: &str) -> Result<Extents, Invalid> {
        let mut reader = Reader::noting_extents(input);
        let cases = R::parse(&mut reader)?.len() as u64;
        reader.end()?;
        let mut extents = reader.into_extents();
        let extent = Extent { allowed: 1..=R::MOST_CASES as u64, found: cases..=cases };
        extend(&mut extents, "cases".into(), extent);
        Ok(extents)
    }

    fn answer(&self, input: &str) -> anyhow::Result<String> {
        let answers = R::answers(&Self::cases(input)?)?;
        Ok(answers.into_iter().map(|answer| answer + "\n").collect())
    }

    fn small(&self, most_cases: usize) -> Box<dyn Iterator<Item = String> + '_> {
        let most_cases = most_cases.min(R::MOST_CASES);
        let mut cases = every(|choices| R::generate(choices, R::SMALL));
        Box::new(std::iter::from_fn(move || {
            let batch: Vec<_> = cases.by_ref().take(most_cases).collect();
            (!batch.is_empty()).then(|| R::print(&batch))
        }))
    }

    fn generate(&self, choices: &mut Choices, size: usize) -> String {
        let count = choices.size(1..=R::MOST_CASES.min(4));
        let cases: Vec<_> = (0..count).map(|_| R::generate(choices, size)).collect();
        R::print(&cases)
    }

    fn sizes(&self) -> (usize, usize) {
        (R::SMALL, R::LARGE)
    }

    fn allowed_sizes(&self) -> RangeInclusive<usize> {
        R::SIZES
    }

    fn worst(&self) -> &'static [Worst] {
        R::WORST
    }

    fn wrong(&self) -> Vec<(&'static str, &'static str)> {
        R::WRONG.iter().map(|wrong| (wrong.name, wrong.because)).collect()
    }

    fn coordinates(&self) -> &'static [&'static str] {
        R::COORDINATES
    }

    fn answers_at(&self, coordinates: &[Vec<u64>]) -> Result<Vec<Option<String>>, Unsolved> {
        let cases = coordinates.iter().map(|coordinates| R::at(coordinates));
        let allowed: Vec<bool> = cases.clone().map(|case| case.is_some()).collect();
        let mut answers = R::answers(&cases.flatten().collect::<Vec<_>>())?.into_iter();
        let answer = |allowed: bool| if allowed { answers.next() } else { None };
        Ok(allowed.into_iter().map(answer).collect())
    }

    fn wrong_answer(&self, number: usize, input: &str) -> anyhow::Result<String> {
        let answer = R::WRONG[number].answer;
        let cases = Self::cases(input)?;
        Ok(cases.iter().map(|case| Ok(answer(case)? + "\n")).collect::<Result<_, Unsolved>>()?)
    }
}

/// Declares the files, each with a type `Game` that is its rules.
macro_rules! problems {
    ($($id:ident)*) => {
        $(mod $id;)*

        /// The names of all problems whose rules are here.
        pub const IDS: &[&str] = &[$(stringify!($id)),*];

        /// All problems whose rules are here.
        pub fn problems() -> Vec<&'static dyn Problem> {
            vec![$({
                static PROBLEM: Named<$id::Game> = Named(stringify!($id), PhantomData);
                &PROBLEM
            }),*]
        }
    };
}

problems! {
    abc229_h abc330_e agc017_d hdu3590 hdu4764 p1290 p2197 p2252 p2490 p2599 p2964 p3179 p3210 p3480 p4279
    p4363 p5675 p6487 p7864 poj2311
}

/// What `cargo referee new` begins with compiles, too.
#[cfg(test)]
#[path = "../skeletons/rules.rs"]
#[allow(dead_code)]
mod skeleton;

/// The rules of the problem of that name, in any case.
///
/// # Errors
///
/// If there is none; the message names the nearest.
pub fn get(id: &str) -> anyhow::Result<&'static dyn Problem> {
    find(&id.to_lowercase()).ok_or_else(|| suggest::unknown("problem", id, IDS).into())
}

/// The number of the problem's wrong idea of that name.
///
/// # Errors
///
/// If there is none; the message names all.
pub fn idea(problem: &dyn Problem, name: &str) -> anyhow::Result<usize> {
    let names: Vec<&str> = problem.wrong().into_iter().map(|(name, _)| name).collect();
    names.iter().position(|other| *other == name).ok_or_else(|| {
        let (id, all) = (problem.id(), names.join(", "));
        Usage(format!("{id} has no wrong idea {name:?}; there is: {all}")).into()
    })
}

/// The size, if random cases can have it.
///
/// # Errors
///
/// If they cannot; the message says which sizes there are.
pub fn size(problem: &dyn Problem, size: usize, most: usize) -> anyhow::Result<usize> {
    let allowed = *problem.allowed_sizes().start()..=most.min(*problem.allowed_sizes().end());
    if allowed.contains(&size) {
        return Ok(size);
    }
    let (id, least, most) = (problem.id(), allowed.start(), allowed.end());
    Err(Usage(format!("--size {size} is no size for {id} here: say one from {least} to {most}"))
        .into())
}

/// The rules of the problem of exactly that name.
pub fn find(id: &str) -> Option<&'static dyn Problem> {
    problems().into_iter().find(|problem| problem.id() == id)
}
