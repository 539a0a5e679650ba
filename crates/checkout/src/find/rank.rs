//! Ranking: the fit of a problem's names with the text that was typed.

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
    let named: Vec<_> = problems.iter().map(|problem| (names(problem), problem)).collect();
    [Typed::exact, Typed::nearly].iter().find_map(|fit| {
        let fits =
            named.iter().filter_map(|(names, problem)| Some((fit(&typed, names)?, *problem)));
        let fits: Vec<(Fit, &Problem)> = fits.collect();
        let best = fits.iter().map(|(fit, _)| *fit).min()?;
        let found = fits.into_iter().filter(|(fit, _)| *fit == best);
        Some((best, found.map(|(_, problem)| problem).collect()))
    })
}

/// The text that was typed, in three spellings. Only codes count in an address, so `letters` is empty there.
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
        let (name, typed) = (words.concat(), &self.letters);
        let runs = runs(words).filter(|run| kind >= Kind::Title || *run == name);
        let fits = runs.filter_map(|run| {
            let is_part = run != name;
            let longer = typed.chars().count().max(run.chars().count());
            // Many words are near short ones and parts; Chinese is shorter.
            let least = 4 + usize::from(run.is_ascii()) + 2 * usize::from(is_part);
            let most = usize::from(longer >= least) + usize::from(longer >= least + 2);
            let slips = slips(typed, &run);
            if slips <= most && kind >= Kind::Title && marks(typed) == marks(&run) {
                return Some(Fit::Slips(slips, is_part, kind));
            }
            (slips <= most.max(1) && longer + 1 >= least).then_some(Fit::Near(slips, kind))
        });
        // Codes are short, and near each other.
        fits.filter(|fit| kind >= Kind::Title || *fit <= Fit::Near(1, kind)).min()
    }
}

/// Letters that are missing, too many, wrong or swapped; at least so many, where the lengths tell enough.
fn slips(typed: &str, name: &str) -> usize {
    let apart = typed.chars().count().abs_diff(name.chars().count());
    if apart > 2 { apart } else { osa_distance(typed, name) }
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

/// True if consecutive words are this part or begin with it. A part that ends with a digit must be whole.
fn has_part(words: &[String], part: &str) -> bool {
    let may_begin = is_long(part) && !part.ends_with(|c: char| c.is_ascii_digit());
    runs(words).any(|run| run == part || may_begin && run.starts_with(part))
}

/// Long enough for a part of a name.
fn is_long(letters: &str) -> bool {
    letters.chars().count() >= if letters.is_ascii() { 3 } else { 2 }
}
