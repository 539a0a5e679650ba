//! Commands as they are typed, and English words in what is told in Chinese.

use explore::command::{Ask, Command, Found, Problems, Typed, parse};

/// The command of these words; `--moves` stands before an expression, or `--left` and `--right`, and `--ask` last, with a position behind `moves`.
pub fn command(text: &str) -> anyhow::Result<Command> {
    let (text, ask) = text.split_once(" --ask ").unwrap_or((text, ""));
    let (ask, position) = ask.split_once(' ').unwrap_or((ask, ""));
    let moves = text.strip_prefix("--moves ");
    let typed = text.strip_prefix("--left ");
    let sides = typed.and_then(|typed| typed.split_once(" --right "));
    let words =
        moves.or(typed).map_or(text, |_| "").split_whitespace().chain(position.split_whitespace());
    let words: Vec<String> = words.map(String::from).collect();
    let find = |words: &[String]| -> Found { Ok(problems::find(&words.join(" ").to_lowercase())) };
    let problems = Problems { find: &find, list: "--games" };
    let sides = [sides.map(|both| both.0).or(typed), sides.map(|both| both.1)];
    let ask = Ask::named(ask);
    parse(&Typed { words: &words, moves, sides, ask, ..Typed::default() }, &problems)
}

/// Words that a Chinese text has: of formulas, of names of games, people and publications.
const ALLOWED: &str = "xor mod mex min max gcd floor sqrt phi Phi popcount pow abs isprime isfibonacci twos SG Nim Zeckendorf Guy Smith \
    Plambeck Siegel Wythoff Sprague Grundy Bouton Moore Cole Davie Fraenkel Nivasch Whinihan Abuku Suetsugu Variant Delete Gale \
    Bachet Winning Ways AtCoder Regular Contest MB GB";

/// The text without what stands between two marks, such as code in backticks.
fn without(text: &str, mark: char) -> String {
    let parts: Vec<&str> = text.split(mark).collect();
    // A mark that has no other one behind it stands for itself.
    let is_open = parts.len().is_multiple_of(2);
    let kept = parts.iter().enumerate();
    kept.filter(|(place, _)| place % 2 == 0 || is_open && place + 1 == parts.len())
        .map(|(_, part)| *part)
        .collect::<Vec<_>>()
        .join(" ")
}

/// True for an option and its value, an identifier with a digit or a sign, and a parameter in
/// capitals.
fn is_code(word: &str, before: &str) -> bool {
    let is_sign = |c: char| c.is_ascii_digit() || c == '_';
    let is_capital = word.chars().all(|c| c.is_ascii_uppercase() || is_sign(c));
    word.starts_with("--") || before == "--ask" || word.contains(is_sign) || is_capital
}

/// The English words of a Chinese text that are neither code nor allowed.
pub fn english(text: &str) -> Vec<String> {
    let text = without(&without(text, '`'), '"');
    let is_word = |c: char| c.is_ascii_alphanumeric() || c == '_' || c == '-';
    let words: Vec<&str> = text.split(|c| !is_word(c)).filter(|word| !word.is_empty()).collect();
    let before = [""].into_iter().chain(words.iter().copied());
    let is_english = |word: &str| {
        let runs = word.split(|c: char| !c.is_ascii_alphabetic());
        let is_allowed = |run: &str| ALLOWED.split(' ').any(|word| word == run);
        runs.into_iter().any(|run| run.len() > 1 && !is_allowed(run))
    };
    let found = words.iter().zip(before).filter(|(word, before)| !is_code(word, before));
    found.filter(|(word, _)| is_english(word)).map(|(word, _)| word.to_string()).collect()
}

/// Fails where a Chinese text has English words.
#[track_caller]
pub fn assert_chinese(text: &str) {
    let found = english(text);
    assert!(found.is_empty() && !text.is_ascii(), "{found:?} in {text}");
}
