//! The first line in which an output differs from the answer, for the eye.

use super::cut;
use crate::runner::visible;
use language::text;

/// The lines at the first difference.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Difference {
    /// The number of the line, from 1.
    pub line: usize,
    /// The line before it, if there is one.
    pub before: Option<String>,
    /// The line of the answer; `None` after its end.
    pub expected: Option<String>,
    /// The line of the program.
    pub found: Option<String>,
}

impl Difference {
    /// The first line whose words differ, or whose spacing if all words are the same.
    pub fn of(expected: &str, found: &str) -> Option<Self> {
        let [expected, found] = [expected, found].map(|text| text.lines().collect::<Vec<_>>());
        let words = |line: Option<&&str>| {
            line.map(|line| line.split_whitespace().map(str::to_string).collect::<Vec<_>>())
        };
        let lines = 0..expected.len().max(found.len());
        let place =
            lines.into_iter().find(|&at| words(expected.get(at)) != words(found.get(at)))?;
        let shown =
            |line: Option<&&str>| line.map(|line| visible::word(line.trim_end().as_bytes()));
        Some(Difference {
            line: place + 1,
            before: shown(place.checked_sub(1).and_then(|before| found.get(before))),
            expected: shown(expected.get(place)),
            found: shown(found.get(place)),
        })
    }

    /// True if a verdict that names the words that differ says as much.
    pub fn is_plain(&self) -> bool {
        let is_word = |line: &Option<String>| {
            line.as_ref().is_none_or(|line| !line.contains(char::is_whitespace))
        };
        self.line == 1 && is_word(&self.expected) && is_word(&self.found)
    }

    /// The lines, one below the other, cut where they are long.
    pub fn rows(&self) -> Vec<String> {
        let (line, before) = (self.line, self.line - 1);
        let end = || text!("(the end)", "（到此结束）");
        let [expected, found] = [&self.expected, &self.found]
            .map(|line| line.as_ref().map_or_else(end, |line| cut(line)));
        let mut rows = Vec::new();
        if let Some(text) = &self.before {
            rows.push(text!(
                "line {before} before:   {text}",
                "第 {before} 行（前一行）：{text}",
                text = cut(text)
            ));
        }
        rows.push(text!("line {line} expected: {expected}", "第 {line} 行应为：{expected}"));
        rows.push(text!("line {line} found:    {found}", "第 {line} 行实为：{found}"));
        rows
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_line_that_differs_is_shown_with_the_one_before() {
        for (expected, found, rows) in [
            ("", "", None),
            ("1\n2\n", "1 \n2", None),
            (
                "1\n2 3\n",
                "1\n2 4\n",
                Some("line 1 before:   1|line 2 expected: 2 3|line 2 found:    2 4"),
            ),
            ("1\n", "", Some("line 1 expected: 1|line 1 found:    (the end)")),
            (
                "1\n",
                "1\n2\n",
                Some("line 1 before:   1|line 2 expected: (the end)|line 2 found:    2"),
            ),
            ("1\n2\n", "1 2\n", Some("line 1 expected: 1|line 1 found:    1 2")),
        ] {
            let found =
                Difference::of(expected, found).map(|difference| difference.rows().join("|"));
            assert_eq!(found.as_deref(), rows, "{expected:?}");
        }
        assert!(Difference::of("Yes\n", "No\n").expect("they differ").is_plain());
        assert!(Difference::of("Yes\n", "").expect("they differ").is_plain());
        assert!(!Difference::of("1 2\n", "1 3").expect("they differ").is_plain());
    }
}
