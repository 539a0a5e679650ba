//! Words in both languages: texts that are kept and shown later, lists, the names of coordinates.

use itertools::Itertools;
use language::{Language, Text, current, text, within};
use std::fmt::{self, Display};

/// A text that was made in each language, and is shown in that of the reader. So what is found once
/// can be told to everybody, and to programs in English.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Wording {
    english: String,
    chinese: String,
}

impl Wording {
    /// Makes the text in each language.
    pub fn of(make: impl Fn() -> String) -> Wording {
        let [english, chinese] =
            [Language::English, Language::Chinese].map(|language| within(language, &make));
        Wording { english, chinese }
    }

    /// The text in the language of the reader.
    pub fn get(&self) -> &str {
        match current() {
            Language::English => &self.english,
            Language::Chinese => &self.chinese,
        }
    }

    /// True if it says nothing.
    pub fn is_empty(&self) -> bool {
        self.english.is_empty()
    }
}

impl From<Text> for Wording {
    fn from(Text(english, chinese): Text) -> Wording {
        Wording { english: english.into(), chinese: chinese.into() }
    }
}

/// A text that both languages share, such as a formula.
impl From<&str> for Wording {
    fn from(text: &str) -> Wording {
        Wording { english: text.into(), chinese: text.into() }
    }
}

impl Display for Wording {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.get())
    }
}

/// Does work for programs, whose texts are the same whoever reads.
pub fn in_english<T>(work: impl FnOnce() -> T) -> T {
    within(Language::English, work)
}

/// A list, as in `a, b, c`.
pub fn list<T: AsRef<str>>(words: &[T]) -> String {
    words.iter().map(AsRef::as_ref).join(Text(", ", "、").get())
}

/// One number alone, several in parentheses.
pub fn tuple<T: Display>(numbers: &[T]) -> String {
    match numbers {
        [one] => one.to_string(),
        several => format!("({})", several.iter().join(", ")),
    }
}

/// Alternatives, as in `a, b or c`.
pub fn either<T: AsRef<str>>(words: &[T]) -> String {
    match words {
        [others @ .., last] if !others.is_empty() => {
            let (others, last) = (list(others), last.as_ref());
            closed_up(&text!("{others} or {last}", "{others} 或 {last}"))
        }
        words => list(words),
    }
}

/// A Chinese text without the blanks between two of its characters, which stand where texts met that
/// may begin or end with a digit.
pub fn closed_up(text: &str) -> String {
    let is_chinese = |c: Option<char>| c.is_some_and(|c| c >= '\u{2e80}');
    let is_needed = |at: usize| {
        let (before, behind) = (text[..at].chars().next_back(), text[at + 1..].chars().next());
        !(is_chinese(before) && is_chinese(behind))
    };
    text.char_indices().filter(|&(at, c)| c != ' ' || is_needed(at)).map(|(_, c)| c).collect()
}

/// The names of coordinates that games give.
const AXES: [Text; 11] = [
    Text("heap", "堆"),
    Text("limit", "上限"),
    Text("column", "列"),
    Text("row", "行"),
    Text("length", "长"),
    Text("rows", "行数"),
    Text("width", "宽"),
    Text("height", "高"),
    Text("place", "位置"),
    Text("player to move", "当前操作者"),
    Text("vertex", "顶点"),
];

/// The name of a coordinate, which is kept in English; one that no game gives, such as a letter,
/// stays as it is.
pub fn axis(name: &str) -> String {
    match name.rsplit_once(' ') {
        Some(("heap", number)) if number.parse::<u32>().is_ok() => {
            text!("{name}", "第 {number} 堆")
        }
        Some(("heap", letter)) => text!("{name}", "堆 {letter}"),
        Some(("step", number)) => text!("{name}", "第 {number} 级"),
        Some(("number of", letter)) => text!("{name}", "{letter} 的个数"),
        Some(("columns of", height)) => text!("{name}", "高 {height} 的列数"),
        _ => AXES.iter().find(|axis| axis.0 == name).map_or(name, |axis| axis.get()).into(),
    }
}

/// The names of some coordinates.
pub fn axes(names: &[String]) -> Vec<String> {
    names.iter().map(|name| axis(name)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_kept_text_is_shown_in_the_language_of_the_reader() {
        let kept = Wording::of(|| text!("lost", "必败"));
        assert_eq!(kept.to_string(), "lost");
        assert_eq!(within(Language::Chinese, || kept.to_string()), "必败");
    }

    #[test]
    fn lists_of_none_and_of_one_have_no_or() {
        assert_eq!(either::<&str>(&[]), "");
        assert_eq!(either(&["1"]), "1");
        assert_eq!(either(&["1", "2", "3"]), "1, 2 or 3");
        let chinese = |words: &[&str]| within(Language::Chinese, || either(words));
        assert_eq!(chinese(&["1", "2", "3"]), "1、2 或 3");
        assert_eq!(chinese(&["一堆", "两堆"]), "一堆或两堆");
    }

    #[test]
    fn blanks_stay_beside_digits_and_letters_alone() {
        assert_eq!(closed_up("必败 当且仅当 n = 0"), "必败当且仅当 n = 0");
        assert_eq!(closed_up(" 各堆 的 "), " 各堆的 ");
        assert_eq!(closed_up("n is 0, or  1"), "n is 0, or  1");
    }
}
