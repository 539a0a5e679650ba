//! The words of a text, one by one, with the place of each.

use crate::form::names;
use language::{Text, text};
use std::fmt::{self, Display};

/// Result of reading or checking a form.
pub type FormResult<T = ()> = Result<T, Invalid>;

/// Why a text breaks the rules, and where.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Invalid {
    /// Line and column, both from 1; none where there is no text.
    place: Option<(usize, usize)>,
    problem: String,
    /// The name of the number that is refused.
    quantity: Option<&'static str>,
}

impl Invalid {
    /// The same of a text that begins so many lines later; `None` if the error lies before that.
    pub(crate) fn behind(&self, lines: usize) -> Option<Invalid> {
        let (line, column) = self.place?;
        let place = (line.checked_sub(lines).filter(|&line| line > 0)?, column);
        Some(Invalid { place: Some(place), ..self.clone() })
    }

    /// Line and column.
    pub(crate) fn place(&self) -> Option<(usize, usize)> {
        self.place
    }

    /// The same about a number of this name.
    pub(crate) fn about(self, quantity: &'static str) -> Self {
        Invalid { quantity: Some(quantity), ..self }
    }

    /// The name of the number that is refused, in the language of the reader.
    pub fn quantity(&self) -> Option<&'static str> {
        self.quantity.map(names::noun)
    }

    /// An error about a case that was not read from a text.
    pub fn case(problem: impl Into<String>) -> Self {
        Invalid { place: None, problem: problem.into(), quantity: None }
    }
}

impl Display for Invalid {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some((line, column)) = self.place {
            f.write_str(&text!("line {line}, column {column}: ", "第 {line} 行第 {column} 列："))?;
        }
        f.write_str(&self.problem)
    }
}

impl std::error::Error for Invalid {}

/// Reads the words of a text one by one and remembers where they stand.
#[derive(Debug, Clone)]
pub struct Reader<'a> {
    rest: &'a str,
    /// Line of the start of `rest`, from 1.
    line: usize,
    column: usize,
    /// Line and column of the last word.
    place: (usize, usize),
}

impl<'a> Reader<'a> {
    /// A reader at the start of `text`.
    pub fn new(text: &'a str) -> Self {
        Reader { rest: text, line: 1, column: 1, place: (1, 1) }
    }

    /// The next word, unless the text has ended.
    pub fn word(&mut self) -> Option<&'a str> {
        self.skip_blanks();
        let length = self.rest.find(|c: char| c.is_ascii_whitespace()).unwrap_or(self.rest.len());
        let (word, rest) = self.rest.split_at(length);
        self.rest = rest;
        self.place = (self.line, self.column);
        self.column += word.chars().count();
        (!word.is_empty()).then_some(word)
    }

    /// True if the next words are these. It does not consume them.
    pub fn is_at(&self, words: &str) -> bool {
        let mut ahead = self.clone();
        words.split_whitespace().all(|word| ahead.word() == Some(word))
    }

    /// True if only blanks are left.
    pub fn is_at_end(&self) -> bool {
        self.rest.trim_ascii_start().is_empty()
    }

    /// Checks that only blanks are left.
    pub fn end(&mut self) -> FormResult {
        match self.word() {
            None => Ok(()),
            Some(word) => Err(self.invalid(text!(
                "the text should end before {word:?}",
                "文本应在 {word:?} 之前结束"
            ))),
        }
    }

    /// An error at the last word.
    pub fn invalid(&self, problem: impl Into<String>) -> Invalid {
        Invalid { place: Some(self.place), problem: problem.into(), quantity: None }
    }

    fn skip_blanks(&mut self) {
        let kept = self.rest.trim_ascii_start();
        for byte in self.rest[..self.rest.len() - kept.len()].bytes() {
            (self.line, self.column) =
                if byte == b'\n' { (self.line + 1, 1) } else { (self.line, self.column + 1) };
        }
        self.rest = kept;
    }
}

/// Checks that a text is laid out as a form of the same words is.
///
/// # Errors
///
/// The first difference.
pub(crate) fn same_layout(text: &str, form: &str) -> FormResult {
    let (mut text, mut form, mut place) = (text.chars(), form.chars(), (1, 1));
    loop {
        let (found, expected) = (text.next(), form.next());
        if found != expected {
            let [found, expected] = [found, expected].map(layout);
            let problem = text!(
                "here is {found}, where the statement has {expected}",
                "这里是{found}，题面的格式是{expected}"
            );
            return Err(Invalid { place: Some(place), problem, quantity: None });
        }
        place = match found {
            None => return Ok(()),
            Some('\n') => (place.0 + 1, 1),
            Some(_) => (place.0, place.1 + 1),
        };
    }
}

/// The part that a character has in a layout.
fn layout(char: Option<char>) -> Text {
    match char {
        None => Text("the end of the input", "输入的结尾"),
        Some('\n') => Text("the end of the line", "换行"),
        Some(' ') => Text("a blank", "空格"),
        Some('\t') => Text("a tab", "制表符"),
        Some('\r') => Text(
            "a carriage return (save it with LF, not CRLF)",
            "回车符（请存为 LF 换行，不要 CRLF）",
        ),
        Some('\x0c') => Text("a form feed", "换页符"),
        Some(_) => Text("a word", "下一个词"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_empty_text_has_no_words() {
        for text in ["", " \n\t "] {
            let mut reader = Reader::new(text);
            assert!(reader.is_at_end() && reader.is_at("") && !reader.is_at("0"));
            assert_eq!(reader.word(), None);
            assert_eq!(reader.end(), Ok(()));
        }
    }

    #[test]
    fn every_word_has_a_place() {
        let mut reader = Reader::new("2\r\n 王 7\n8");
        let mut place = || (reader.word().unwrap_or("end"), reader.invalid("").to_string());
        assert_eq!(place(), ("2", "line 1, column 1: ".into()));
        assert_eq!(place(), ("王", "line 2, column 2: ".into()));
        assert_eq!(place(), ("7", "line 2, column 4: ".into()));
        assert_eq!(place(), ("8", "line 3, column 1: ".into()));
        assert_eq!(place(), ("end", "line 3, column 2: ".into()));
    }

    #[test]
    fn looking_ahead_reads_nothing() {
        let mut reader = Reader::new("0  0\n1");
        assert!(reader.is_at("0 0") && !reader.is_at("0 1") && !reader.is_at("0 0 1 2"));
        assert_eq!(reader.word(), Some("0"));
        assert!(!reader.is_at("0 0"));
    }

    #[test]
    fn the_first_difference_of_a_layout_is_named() {
        for text in ["", "1", "2\n7 9\n", "0\n\n"] {
            assert_eq!(same_layout(text, text), Ok(()));
        }
        for (text, column, found, expected) in [
            ("7\r\n9 8\n", 2, "a carriage return (save", "the end of the line"),
            ("7 9 8\n", 2, "a blank", "the end of the line"),
            ("7\n9\n8\n", 2, "the end of the line", "a blank"),
            ("7\n9\t8\n", 2, "a tab", "a blank"),
            ("7\n9\x0c8\n", 2, "a form feed", "a blank"),
            ("7\n9  8\n", 3, "a blank", "a word"),
            ("7\n\n9 8\n", 1, "the end of the line", "a word"),
            ("7\n9 8", 4, "the end of the input", "the end of the line"),
            ("7\n9 8\n\n", 1, "the end of the line", "the end of the input"),
        ] {
            let error = same_layout(text, "7\n9 8\n").expect_err(text).to_string();
            let start = format!(", column {column}: here is {found}");
            let end = format!(", where the statement has {expected}");
            assert!(error.contains(&start) && error.ends_with(&end), "{text:?}: {error}");
        }
        let error = same_layout("7\n9 8\n", "7\n9 8").unwrap_err().to_string();
        assert!(error.starts_with("line 2, column 4: "), "{error}");
    }

    #[test]
    fn what_is_left_is_named() {
        let mut reader = Reader::new("1 2");
        reader.word();
        let error = reader.end().unwrap_err().to_string();
        assert_eq!(error, "line 1, column 3: the text should end before \"2\"");
    }
}
