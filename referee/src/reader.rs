//! The strict reading of a judge's input: a validator whose errors say where, what and by which rule.

use std::collections::BTreeMap;
use std::fmt::{self, Display};
use std::ops::RangeInclusive;

/// Reads the words of an input one by one and remembers where they stand.
#[derive(Debug)]
pub struct Reader<'a> {
    rest: &'a str,
    /// Where `rest` begins, from 1.
    line: usize,
    column: usize,
    /// The last word, and where it stands.
    word: &'a str,
    place: (usize, usize),
    /// Only if they are asked for.
    extents: Option<Extents>,
}

/// What an input makes of the ranges that it is held to, by the name of the quantity; `#` stands for the
/// numbers in a name.
pub type Extents = BTreeMap<String, Extent>;

/// The numbers of one quantity. Where the range depends on other numbers, `allowed` is the widest.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Extent {
    /// From the least to the greatest number that the statement allows.
    pub allowed: RangeInclusive<u64>,
    /// From the least to the greatest number that was read.
    pub found: RangeInclusive<u64>,
}

impl Extent {
    /// What two inputs make of the ranges together.
    pub fn join(&mut self, other: &Extent) {
        let hull = |a: &RangeInclusive<u64>, b: &RangeInclusive<u64>| {
            *a.start().min(b.start())..=*a.end().max(b.end())
        };
        self.allowed = hull(&self.allowed, &other.allowed);
        self.found = hull(&self.found, &other.found);
    }
}

/// Adds `extent` to what is known of its quantity.
pub fn extend(extents: &mut Extents, name: String, extent: Extent) {
    extents.entry(name).and_modify(|known| known.join(&extent)).or_insert(extent);
}

/// Why an input breaks the statement's rules, and where.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Invalid {
    line: usize,
    column: usize,
    problem: String,
}

impl Display for Invalid {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}, column {}: {}", self.line, self.column, self.problem)
    }
}

impl std::error::Error for Invalid {}

impl<'a> Reader<'a> {
    /// A reader at the start of `text`.
    pub fn new(text: &'a str) -> Self {
        Reader { rest: text, line: 1, column: 1, word: "", place: (1, 1), extents: None }
    }

    /// A reader that notes the [`Extents`] of what it reads.
    pub fn noting_extents(text: &'a str) -> Self {
        Reader { extents: Some(Extents::new()), ..Reader::new(text) }
    }

    /// What was noted: nothing, unless it was asked for.
    pub fn into_extents(self) -> Extents {
        self.extents.unwrap_or_default()
    }

    /// The next word, which is the `what` of the statement.
    ///
    /// # Errors
    ///
    /// If the input has ended.
    pub fn word(&mut self, what: &str) -> Result<&'a str, Invalid> {
        self.skip_blanks();
        let length = self.rest.find(|c: char| c.is_ascii_whitespace()).unwrap_or(self.rest.len());
        (self.word, self.rest) = self.rest.split_at(length);
        self.place = (self.line, self.column);
        self.column += self.word.chars().count();
        if self.word.is_empty() {
            return Err(self.broken(format!("{what} is missing: the input ends here")));
        }
        Ok(self.word)
    }

    /// The next word as a number of the range, written as usual: no plus, no leading zeros.
    ///
    /// # Errors
    ///
    /// If it is none.
    pub fn number(&mut self, what: &str, range: RangeInclusive<u64>) -> Result<u64, Invalid> {
        let word = self.word(what)?;
        match word.parse::<u64>() {
            Ok(number) if number.to_string() == word && range.contains(&number) => {
                if let Some(extents) = &mut self.extents {
                    let extent = Extent { allowed: range, found: number..=number };
                    extend(extents, quantity(what), extent);
                }
                Ok(number)
            }
            Ok(number) if number.to_string() != word => {
                Err(self.broken(format!("{what} is written {word:?}, not {number}")))
            }
            _ => {
                let (least, most) = range.into_inner();
                Err(self.broken(format!("{what} is {word:?}, not a number from {least} to {most}")))
            }
        }
    }

    /// As [`number`](Self::number), for lengths and indices.
    ///
    /// # Errors
    ///
    /// If it is none.
    pub fn size(&mut self, what: &str, range: RangeInclusive<usize>) -> Result<usize, Invalid> {
        let (least, most) = range.into_inner();
        Ok(self.number(what, least as u64..=most as u64)? as usize)
    }

    /// `count` numbers of the range.
    ///
    /// # Errors
    ///
    /// If one is none; it is named with its place, from 1.
    pub fn numbers(
        &mut self,
        what: &str,
        count: usize,
        range: RangeInclusive<u64>,
    ) -> Result<Vec<u64>, Invalid> {
        (1..=count).map(|k| self.number(&format!("{what} {k} of {count}"), range.clone())).collect()
    }

    /// Whether nothing but blanks is left.
    pub fn is_at_end(&mut self) -> bool {
        self.skip_blanks();
        self.rest.is_empty()
    }

    /// Nothing but blanks may be left.
    ///
    /// # Errors
    ///
    /// If there is.
    pub fn end(&mut self) -> Result<(), Invalid> {
        if self.is_at_end() {
            return Ok(());
        }
        let word = self.word("the end")?;
        Err(self.broken(format!("the input should end before {word:?}")))
    }

    /// The last word breaks a rule.
    pub fn broken(&self, problem: impl Into<String>) -> Invalid {
        Invalid { line: self.place.0, column: self.place.1, problem: problem.into() }
    }

    fn skip_blanks(&mut self) {
        let kept = self.rest.trim_start_matches(|c: char| c.is_ascii_whitespace());
        for byte in self.rest[..self.rest.len() - kept.len()].bytes() {
            (self.line, self.column) =
                if byte == b'\n' { (self.line + 1, 1) } else { (self.line, self.column + 1) };
        }
        self.rest = kept;
    }
}

/// The name without its numbers: `heap 3 of 10` is one of the `heap # of #`.
fn quantity(what: &str) -> String {
    let mut name = String::new();
    for char in what.chars() {
        let char = if char.is_ascii_digit() { '#' } else { char };
        if char != '#' || !name.ends_with('#') {
            name.push(char);
        }
    }
    name
}

#[cfg(test)]
mod tests {
    use super::*;

    fn message<T: fmt::Debug>(result: Result<T, Invalid>) -> String {
        result.expect_err("the input is bad").to_string()
    }

    #[test]
    fn an_empty_input_ends_at_once() {
        let mut reader = Reader::new(" \n ");
        assert!(reader.is_at_end() && reader.end().is_ok());
        assert_eq!(
            message(reader.word("n")),
            "line 2, column 2: n is missing: the input ends here"
        );
    }

    #[test]
    fn numbers_are_held_to_their_range_and_notation() {
        assert_eq!(Reader::new("0").number("n", 0..=0), Ok(0));
        assert_eq!(Reader::new("18446744073709551615").number("n", 0..=u64::MAX), Ok(u64::MAX));
        for word in ["4", "0", "-1", "x", "1x", "18446744073709551616", "1.0"] {
            let text = message(Reader::new(word).number("n", 1..=3));
            assert_eq!(text, format!("line 1, column 1: n is {word:?}, not a number from 1 to 3"));
        }
        for word in ["+2", "02"] {
            let text = message(Reader::new(word).number("n", 1..=3));
            assert_eq!(text, format!("line 1, column 1: n is written {word:?}, not 2"));
        }
    }

    #[test]
    fn extents_are_the_hull_of_all_inputs() {
        let mut reader = Reader::noting_extents("3 7 5 9");
        let n = reader.size("n", 1..=4).unwrap();
        reader.numbers("heap", n, 5..=9).unwrap();
        let extents = reader.into_extents();
        let heaps = Extent { allowed: 5..=9, found: 5..=9 };
        assert_eq!(extents["n"], Extent { allowed: 1..=4, found: 3..=3 });
        assert_eq!(extents["heap # of #"], heaps);
        let mut joined = heaps;
        joined.join(&Extent { allowed: 7..=12, found: 8..=12 });
        assert_eq!(joined, Extent { allowed: 5..=12, found: 5..=12 });
        assert!(Reader::new("1").into_extents().is_empty());
    }

    #[test]
    fn an_error_names_its_place() {
        let mut reader = Reader::new("2\r\n 王 7\n8 9");
        assert_eq!(reader.size("n", 1..=9), Ok(2));
        assert_eq!(reader.word("name"), Ok("王"));
        let text = message(reader.numbers("heap", 3, 1..=8));
        assert_eq!(text, "line 3, column 3: heap 3 of 3 is \"9\", not a number from 1 to 8");
        assert_eq!(
            message(Reader::new("1 2").end()),
            "line 1, column 1: the input should end before \"1\""
        );
    }
}
