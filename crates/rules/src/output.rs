//! Comparison of a program's output with the right answer.

use crate::reader::Reader;
use language::{Text, text};
use std::fmt::{self, Display};

/// The first difference of an output from the right one.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Differs {
    /// The line and the column, and what is wrong there.
    problem: String,
}

impl Differs {
    /// The word that was read last is wrong.
    pub fn at(printed: &Reader<'_>, problem: impl Into<String>) -> Self {
        Differs { problem: printed.invalid(problem).to_string() }
    }
}

impl Display for Differs {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.problem)
    }
}

impl std::error::Error for Differs {}

/// Holds the printed words against the expected ones, as far as these go. Blanks and line ends do not matter.
///
/// # Errors
///
/// If a word differs or is missing.
pub fn same_words(expected: &str, printed: &mut Reader<'_>) -> Result<(), Differs> {
    for word in expected.split_ascii_whitespace() {
        let found = next(printed, || format!("{word:?}"))?;
        if found != word {
            let problem =
                text!("expected {word:?}, found {found:?}", "应为 {word:?}，实为 {found:?}");
            return Err(Differs::at(printed, problem));
        }
    }
    Ok(())
}

/// Holds the whole output against the expected words: no more may follow.
///
/// # Errors
///
/// If a word differs, is missing, or is one too many.
///
/// ```
/// use rules::output::same;
///
/// assert!(same("1\n2\n", "1 2").is_ok());
/// let error = same("1\n2\n", "1\n3\n").unwrap_err();
/// assert_eq!(error.to_string(), "line 2, column 1: expected \"2\", found \"3\"");
/// ```
pub fn same(expected: &str, printed: &str) -> Result<(), Differs> {
    let mut reader = Reader::new(printed);
    same_words(expected, &mut reader)?;
    end(&mut reader)
}

/// Checks that only blanks are left.
pub fn end(printed: &mut Reader<'_>) -> Result<(), Differs> {
    match printed.word() {
        None => Ok(()),
        Some(word) => {
            let problem =
                text!("expected no more, found {word:?}", "输出应已结束，却还有 {word:?}");
            Err(Differs::at(printed, problem))
        }
    }
}

/// Holds the next word against a number: it may not be farther than `tolerance` from it, absolutely or as a
/// part of it.
///
/// # Errors
///
/// If it is no number, or too far away.
pub fn close(expected: f64, tolerance: f64, printed: &mut Reader<'_>) -> Result<(), Differs> {
    let word = next(printed, || expected.to_string())?;
    let is_close = |found: &f64| (found - expected).abs() <= tolerance * expected.abs().max(1.0);
    match word.parse::<f64>().ok().filter(is_close) {
        Some(_) => Ok(()),
        None => {
            let wanted = text!(
                "expected {expected} up to {tolerance}, found {word:?}",
                "应为 {expected}（误差不超过 {tolerance}），实为 {word:?}"
            );
            Err(Differs::at(printed, wanted))
        }
    }
}

/// The next word as a number.
pub fn number(printed: &mut Reader<'_>, what: Text) -> Result<i64, Differs> {
    let word = next(printed, || what.to_string())?;
    word.parse().map_err(|_| {
        Differs::at(
            printed,
            text!("expected {what}, found {word:?}", "应为数（{what}），实为 {word:?}"),
        )
    })
}

/// The next word.
pub fn next<'a>(printed: &mut Reader<'a>, what: impl Fn() -> String) -> Result<&'a str, Differs> {
    let word = printed.word();
    word.ok_or_else(|| {
        let what = what();
        Differs::at(printed, text!("expected {what}, found the end", "输出到此结束，应有：{what}"))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_empty_output_is_right_if_nothing_is_expected() {
        assert_eq!(same("", " \n"), Ok(()));
        let error = same("Yes", "").unwrap_err();
        assert_eq!(error.to_string(), "line 1, column 1: expected \"Yes\", found the end");
    }

    #[test]
    fn blanks_do_not_matter_and_words_do() {
        assert_eq!(same("1 2\n3\n", "1\r\n2 3"), Ok(()));
        let error = same("1 2", "1 2 3").unwrap_err();
        assert_eq!(error.to_string(), "line 1, column 5: expected no more, found \"3\"");
        assert!(same("1", "01").is_err() && same("Yes", "YES").is_err());
    }

    #[test]
    fn numbers_are_close_absolutely_or_relatively() {
        let is_close = |expected, printed| close(expected, 1e-6, &mut Reader::new(printed)).is_ok();
        assert!(is_close(0.0, "0.0000009") && !is_close(0.0, "0.0000011"));
        assert!(is_close(1e9, "1000000900") && !is_close(1e9, "1000001100"));
        for word in ["", "x", "nan", "inf", "-inf"] {
            assert!(!is_close(1.0, word), "{word}");
        }
    }
}
