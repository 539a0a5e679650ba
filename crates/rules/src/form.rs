//! The form of an input: one function that reads strictly, prints, and knows the limits.
//!
//! A problem's [`Statement::form`](crate::Statement::form) names the parts of a case in their order. To read,
//! the form fills the case in; to print, it takes the case as it is. Either way every number is held to its
//! range, so the same words that refuse a bad input refuse an extreme input that was built beyond the
//! limits. To make a case, the form chooses each number from its range.

mod choosing;
mod lists;
pub(crate) mod names;
mod notation;
mod words;

use crate::choices::Choices;
use crate::extents::{Extent, Extents, Notes};
use crate::number::Number;
use crate::reader::{FormResult, Invalid, Reader};
use language::{Language, text};
use notation::{parse, print};
use std::collections::HashMap;
use std::fmt::{self, Display};
use std::mem;
use std::ops::RangeInclusive;

/// The form of an input that is being read or printed.
///
/// ```
/// use rules::{Form, FormResult};
///
/// fn heaps(form: &mut Form, heaps: &mut Vec<u64>) -> FormResult {
///     form.list("n", "heap", heaps, 1..=3, 0..=9)
/// }
///
/// let mut row = Vec::new();
/// heaps(&mut Form::reading("2\n7 9\n"), &mut row)?;
/// assert_eq!(row, [7, 9]);
///
/// let mut form = Form::printing();
/// heaps(&mut form, &mut row)?;
/// assert_eq!(form.text(), "2\n7 9\n");
///
/// let error = heaps(&mut Form::reading("2\n7 10\n"), &mut row).unwrap_err();
/// assert_eq!(error.to_string(), "line 2, column 3: heap 2 of 2 is \"10\", not a number from 0 to 9");
/// # Ok::<(), rules::Invalid>(())
/// ```
#[derive(Debug)]
pub struct Form<'a> {
    way: Way<'a>,
    /// The repeated parts that the next word stands in, from the outside in.
    path: Vec<Repeated>,
    totals: HashMap<&'static str, u64>,
    notes: Option<Notes>,
    /// Size that is left for the numbers still to be chosen: the sum of their distances from the least of their ranges.
    left: u64,
    /// Attempts at a repeated part before the case is given up.
    tries: usize,
}

#[derive(Debug)]
enum Way<'a> {
    Reading(Reader<'a>),
    Printing(String),
    Choosing(&'a mut Choices),
}

/// One of several parts of the same form.
#[derive(Debug)]
pub(crate) struct Repeated {
    pub(crate) name: &'static str,
    /// The number of the part, from 1.
    pub(crate) number: usize,
    /// Number of parts, if it is known.
    pub(crate) count: Option<usize>,
}

impl<'a> Form<'a> {
    /// Reads the text.
    pub fn reading(text: &'a str) -> Self {
        Self::new(Way::Reading(Reader::new(text)))
    }

    /// Prints what it is given.
    pub fn printing() -> Self {
        Self::new(Way::Printing(String::new()))
    }

    fn new(way: Way<'a>) -> Self {
        Form { way, path: Vec::new(), totals: HashMap::new(), notes: None, left: 0, tries: 1 }
    }

    /// Notes the [`Extents`] of all numbers.
    #[must_use]
    pub fn noting_extents(self) -> Self {
        Form { notes: Some(Notes::default()), ..self }
    }

    /// The printed text, empty unless the form was printed, and the extents, empty unless they were asked for.
    pub fn finish(self) -> (String, Extents) {
        let text = match self.way {
            Way::Reading(_) | Way::Choosing(_) => String::new(),
            Way::Printing(text) => text,
        };
        (text, self.notes.map(Notes::finish).unwrap_or_default())
    }

    /// The printed text; empty unless the form was printed.
    pub fn text(self) -> String {
        self.finish().0
    }

    /// The extents; empty unless [`noting_extents`](Self::noting_extents) was called.
    pub fn extents(self) -> Extents {
        self.finish().1
    }

    /// True if the form reads a text.
    pub fn is_reading(&self) -> bool {
        matches!(self.way, Way::Reading(_))
    }

    /// Reads or prints a number of the range, written as usual: no plus, no leading zeros.
    ///
    /// # Errors
    ///
    /// If it is missing, written otherwise, or out of its range.
    pub fn number<T: Number>(
        &mut self,
        name: &'static str,
        number: &mut T,
        range: RangeInclusive<T>,
    ) -> FormResult {
        let allowed = (range.start().widen(), range.end().widen());
        *number = T::narrow(self.any_number(name, number.widen(), allowed)?);
        Ok(())
    }

    /// One function for numbers of all types, since most of the work on a large input is done here: the number
    /// printed, or the one read.
    fn any_number(
        &mut self,
        name: &'static str,
        number: i128,
        allowed: (i128, i128),
    ) -> FormResult<i128> {
        let is_allowed = |number: i128| allowed.0 <= number && number <= allowed.1;
        let number = match &mut self.way {
            Way::Reading(reader) => {
                let word = reader.word();
                match word.and_then(parse) {
                    Some(number) if is_allowed(number) => number,
                    _ => return Err(self.refuse_number(name, word, allowed)),
                }
            }
            Way::Choosing(choices) => match choosing::number(choices, &mut self.left, allowed) {
                Some(number) => number,
                None => return Err(self.refuse_number(name, None, allowed)),
            },
            Way::Printing(_) if !is_allowed(number) => {
                return Err(self.refuse_number(name, Some(&number.to_string()), allowed));
            }
            Way::Printing(text) => {
                separate(text);
                print(text, number);
                number
            }
        };
        if let Some(notes) = &mut self.notes {
            notes.note(&self.path, name, Extent { allowed, found: (number, number) });
        }
        Ok(number)
    }

    #[cold]
    fn refuse_number(
        &self,
        name: &'static str,
        word: Option<&str>,
        range: (i128, i128),
    ) -> Invalid {
        let own = self.path.last().filter(|_| name.is_empty()).map_or(name, |part| part.name);
        self.refusal(&self.name(name), word, range).about(own)
    }

    fn refusal(&self, name: &str, word: Option<&str>, (least, most): (i128, i128)) -> Invalid {
        let Some(word) = word else {
            return self.invalid(text!(
                "{name} is missing: the input ends here",
                "{name}缺失：输入到此结束"
            ));
        };
        self.invalid(match word.parse::<i128>() {
            Ok(number) if number.to_string() != word => {
                text!(
                    "{name} is written {word:?}, not {number}",
                    "{name}应写作 {number}，不是 {word:?}"
                )
            }
            _ => text!(
                "{name} is {word:?}, not a number from {least} to {most}",
                "{name}应为 {least} 到 {most} 的整数，不是 {word:?}"
            ),
        })
    }

    /// Reads or prints an index below `count`, which a text counts from 1. It takes nothing of the size of a case, as no index is
    /// larger than another.
    pub fn index(&mut self, name: &'static str, index: &mut usize, count: usize) -> FormResult {
        let mut from_1 = *index + 1;
        let left = mem::replace(&mut self.left, u64::MAX);
        self.number(name, &mut from_1, 1..=count)?;
        self.left = left;
        *index = from_1 - 1;
        Ok(())
    }

    /// Adds to a quantity that is bounded over the whole input, such as the heaps of all tests.
    ///
    /// # Errors
    ///
    /// If there is more of it than `most`.
    pub fn total(&mut self, name: &'static str, amount: usize, most: u64) -> FormResult {
        let total = self.totals.entry(name).or_default();
        *total += amount as u64;
        let total = *total;
        self.check(total <= most, || {
            let chinese = names::alone(name);
            text!(
                "{name} is {total} so far, more than {most}",
                "{chinese}到此为 {total}，超过 {most}"
            )
        })
    }

    /// Refuses the case unless a rule beside the ranges holds.
    ///
    /// # Errors
    ///
    /// `problem`, at the last word, if it does not hold.
    pub fn check(&self, holds: bool, problem: impl FnOnce() -> String) -> FormResult {
        if holds { Ok(()) } else { Err(self.invalid(problem())) }
    }

    /// Refuses anything but the end of the input.
    ///
    /// # Errors
    ///
    /// If something is left to read.
    pub fn end(&mut self) -> FormResult {
        match &mut self.way {
            Way::Reading(reader) => reader.end(),
            Way::Printing(_) | Way::Choosing(_) => Ok(()),
        }
    }

    fn invalid(&self, problem: String) -> Invalid {
        match &self.way {
            Way::Reading(reader) => reader.invalid(problem),
            Way::Printing(_) | Way::Choosing(_) => Invalid::case(problem),
        }
    }

    /// The name with its path: `test 2, heap 3 of 7`.
    fn name(&self, name: &str) -> String {
        // The only case needs no number.
        let is_only =
            |first: &Repeated| first.count == Some(1) && ["case", "test"].contains(&first.name);
        let path = self.path.iter().skip(usize::from(self.path.first().is_some_and(is_only)));
        let mut words: Vec<String> = path.map(Repeated::to_string).collect();
        match language::current() {
            Language::English => words.push(name.into()),
            Language::Chinese => words.push(names::alone(name).into()),
        }
        words.retain(|word| !word.is_empty());
        match language::current() {
            Language::English => words.join(", "),
            Language::Chinese => blank_behind_latin(words.join("，")),
        }
    }
}

/// The text, with a blank behind it if a letter or a digit ends it: a Chinese sentence goes on.
fn blank_behind_latin(mut text: String) -> String {
    if text.ends_with(|c: char| c.is_ascii_alphanumeric()) {
        text.push(' ');
    }
    text
}

impl Display for Repeated {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Repeated { name, number, count } = self;
        let (measure, noun) = names::repeated(name);
        f.write_str(&match count {
            Some(count) => text!(
                "{name} {number} of {count}",
                "第 {number} {measure}{noun}（共 {count} {measure}）"
            ),
            None => text!("{name} {number}", "第 {number} {measure}{noun}"),
        })
    }
}

/// Reads or prints a blank, unless the line begins here.
fn separate(text: &mut String) {
    if !text.is_empty() && !text.ends_with('\n') {
        text.push(' ');
    }
}

#[cfg(test)]
mod tests;
