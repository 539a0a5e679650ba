//! How well the names of problems fit what is typed.

use super::judges::{codes, is_address};
use super::names::{Kind, Name, chunks, names, squeezed};
use crate::catalogue::Problem;
use strsim::osa_distance;

/// Fits of names; the least is best.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Fit {
    Exact(Kind),
    /// Words in a row of a title or topic, the last perhaps begun only.
    Part,
    /// Such parts of several names, and codes among them.
    Parts,
    /// So many slips, in a part of a name or in all of it.
    Slips(usize, bool, Kind),
    /// So many slips in an id, a code, a number or a negation: one can only ask, since that is another problem's name.
    Near(usize, Kind),
}

/// The problems that fit best.
pub fn search<'p>(problems: &'p [Problem], text: &str) -> Option<(Fit, Vec<&'p Problem>)> {
    let letters = if is_address(text) { String::new() } else { squeezed(text) };
    let typed = Typed { letters, codes: codes(text), chunks: chunks(text) };
    [Typed::exact, Typed::nearly].iter().find_map(|fit| {
        let fits = problems.iter().filter_map(|p| Some((fit(&typed, &names(p))?, p)));
        let fits: Vec<(Fit, &Problem)> = fits.collect();
        let best = fits.iter().map(|(fit, _)| *fit).min()?;
        let found = fits.into_iter().filter(|(fit, _)| *fit == best);
        Some((best, found.map(|(_, problem)| problem).collect()))
    })
}

/// What is typed; in an address only codes count.
struct Typed {
    letters: String,
    codes: Vec<String>,
    chunks: Vec<String>,
}

impl Typed {
    fn exact(&self, names: &[Name]) -> Option<Fit> {
        let is_meant = |(kind, words): &&Name| match kind {
            Kind::Code => self.codes.contains(&words.concat()),
            _ => !words.is_empty() && words.concat() == self.letters,
        };
        names.iter().filter(is_meant).map(|(kind, _)| Fit::Exact(*kind)).min()
    }

    fn nearly(&self, names: &[Name]) -> Option<Fit> {
        if !is_long(&self.letters) {
            return None;
        }
        let has = |chunk: &String| {
            names.iter().any(|(kind, words)| *kind >= Kind::Title && has_part(words, chunk))
        };
        if has(&self.letters) {
            return Some(Fit::Part);
        }
        let has_code = |chunk: &String| {
            let codes = codes(chunk);
            names.iter().any(|(_, words)| runs(words).any(|run| codes.contains(&run)))
        };
        if self.chunks.iter().any(has) && self.chunks.iter().all(|part| has(part) || has_code(part))
        {
            return Some(Fit::Parts);
        }
        names.iter().filter_map(|(kind, words)| self.with_slips(*kind, words)).min()
    }

    fn with_slips(&self, kind: Kind, words: &[String]) -> Option<Fit> {
        let name = words.concat();
        let runs = runs(words).filter(|run| kind >= Kind::Title || *run == name);
        let fits = runs.filter_map(|run| {
            let is_part = run != name;
            let slips = slips(&self.letters, &run, is_part)?;
            let is_same = kind >= Kind::Title && marks(&self.letters) == marks(&run);
            Some(if is_same { Fit::Slips(slips, is_part, kind) } else { Fit::Near(slips, kind) })
        });
        // Codes are short, and near each other.
        fits.filter(|fit| kind >= Kind::Title || *fit <= Fit::Near(1, kind)).min()
    }
}

/// Letters that are missing, too many, wrong or swapped, if they are so few that it is understood. There are many parts
/// of names and many short words; a Chinese name is shorter than an English one.
fn slips(typed: &str, name: &str, is_part: bool) -> Option<usize> {
    let (typed_length, length) = (typed.chars().count(), name.chars().count());
    let least = 4 + usize::from(name.is_ascii()) + 2 * usize::from(is_part);
    let longer = length.max(typed_length);
    let most = usize::from(longer >= least) + usize::from(longer >= least + 2);
    let may_be = length.abs_diff(typed_length) <= most;
    Some(if may_be { osa_distance(typed, name) } else { usize::MAX }).filter(|slips| *slips <= most)
}

const NEGATIONS: [char; 4] = ['不', '非', '反', '新'];

/// Digits and negations: with a slip in these, a name is another problem's.
fn marks(letters: &str) -> String {
    letters.chars().filter(|c| c.is_ascii_digit() || NEGATIONS.contains(c)).collect()
}

/// Words in a row, but not behind a negation: `平等博弈` is no part of `不平等博弈`.
fn runs(words: &[String]) -> impl Iterator<Item = String> {
    let is_whole = |start: usize| start == 0 || !words[start - 1].starts_with(NEGATIONS);
    let starts = (0..words.len()).filter(move |&start| is_whole(start));
    starts
        .flat_map(move |start| (start + 1..=words.len()).map(move |end| words[start..end].concat()))
}

/// Whether words in a row are this part, or begin so. A number is not begun only.
fn has_part(words: &[String], part: &str) -> bool {
    let may_begin = is_long(part) && !part.ends_with(|c: char| c.is_ascii_digit());
    runs(words).any(|run| run == part || may_begin && run.starts_with(part))
}

/// Long enough for a part of a name.
fn is_long(letters: &str) -> bool {
    letters.chars().count() >= if letters.is_ascii() { 3 } else { 2 }
}
