//! The meaning of the words in a table.

use super::layout::number;
use super::tokens::Token;
use super::{Options, mistake};
use crate::cell::{Cell, Words};
use crate::error::refused;
use anyhow::Result;
use itertools::Itertools;
use language::text;

/// The words for lost and won that people use, the lost one first.
pub const PAIRS: &[[&str; 2]] = &[
    ["l", "w"],
    ["lose", "win"],
    ["loses", "wins"],
    ["loss", "win"],
    ["lost", "won"],
    ["losing", "winning"],
    ["p", "n"],
    ["n", "y"],
    ["no", "yes"],
    ["false", "true"],
    ["f", "t"],
    ["second", "first"],
    ["s", "f"],
    ["bob", "alice"],
    ["b", "a"],
    ["后手", "先手"],
    ["后", "先"],
    ["后手必胜", "先手必胜"],
    ["后手胜", "先手胜"],
    ["先手必败", "先手必胜"],
    ["必败", "必胜"],
    ["必败态", "必胜态"],
    ["败", "胜"],
    ["负", "胜"],
    ["输", "赢"],
    ["-", "+"],
];

/// The words for positions without an end.
const DRAWS: &[&str] = &["d", "draw", "drawn", "tie", "平", "平局", "和", "和局"];
/// The words for values that are not known; the last ones only where two others occur.
const GAPS: &[&str] = &["?", "-1", "nan", "none", "null", "_"];
const MORE_GAPS: &[&str] = &["-", ".", "*", "#"];

/// The meaning of values.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Answers {
    Numbers,
    /// The words for lost and won.
    Outcomes([String; 2]),
}

impl Answers {
    pub fn words(&self) -> Words {
        match self {
            Answers::Numbers => Words::Numbers,
            Answers::Outcomes(_) => Words::Outcomes,
        }
    }
}

fn plain(word: &str) -> String {
    word.trim_end_matches(['.', '!', '！']).to_lowercase()
}

/// True of words for an outcome.
pub(super) fn is_answer(word: &str, options: &Options<'_>) -> bool {
    let word = plain(word);
    let is_paired = pairs(options).flatten().any(|other| other == word);
    is_paired || DRAWS.contains(&&*word) || options.lost.is_some_and(|lost| plain(lost) == word)
}

fn pairs(options: &Options<'_>) -> impl Iterator<Item = [String; 2]> {
    PAIRS.iter().chain(options.pairs).map(|pair| pair.map(str::to_lowercase))
}

/// The cells of all values, and their meaning.
pub(super) fn of(values: &[(usize, Token)], options: &Options<'_>) -> Result<(Vec<Cell>, Answers)> {
    let tokens = || values.iter().map(|(_, token)| token);
    let all: Vec<String> = tokens().map(|token| plain(&token.text)).collect();
    let certain =
        all.iter().filter(|word| !GAPS.contains(&&***word) && !MORE_GAPS.contains(&&***word));
    let has_more_gaps = certain.unique().count() >= 2;
    let is_gap = |word: &str| GAPS.contains(&word) || has_more_gaps && MORE_GAPS.contains(&word);
    let known = || all.iter().zip(tokens()).filter(|(word, _)| !is_gap(word));
    let words: Vec<(&String, &Token)> = known()
        .filter(|(word, _)| !DRAWS.contains(&&***word))
        .unique_by(|(word, _)| *word)
        .collect();
    let cells = |of: &dyn Fn(&str, &Token) -> Result<Cell>| -> Result<Vec<Cell>> {
        let cell = |(word, token): (&String, &Token)| match &**word {
            word if is_gap(word) => Ok(Cell::NONE),
            word if DRAWS.contains(&word) => Ok(Cell::DRAW),
            word => of(word, token),
        };
        all.iter().zip(tokens()).map(cell).collect()
    };
    let are_numbers = words
        .iter()
        .any(|(_, token)| token.text.starts_with(|c: char| c.is_ascii_digit() || c == '-'));
    if are_numbers && options.lost.is_none() {
        return Ok((cells(&value)?, Answers::Numbers));
    }
    let pair = outcomes(&words, values, options)?;
    let outcome = |word: &str, _: &Token| Ok(Cell::of(u32::from(word != pair[0])));
    let printed = |word: String| {
        let token = words.iter().find(|(other, _)| **other == word);
        token.map_or(word, |(_, token)| token.text.clone())
    };
    Ok((cells(&outcome)?, Answers::Outcomes(pair.clone().map(printed))))
}

/// The value of a number.
fn value(_: &str, token: &Token) -> Result<Cell> {
    let fits = |number: &u64| *number <= Cell::MOST.into();
    if let Some(number) = number(token).filter(fits) {
        return Ok(Cell::of(number as u32));
    }
    let word = &token.text;
    let is_number = word.starts_with(|c: char| c.is_ascii_digit() || c == '-');
    Err(mistake(
        token,
        match is_number {
            true => text!(
                "{word} is not a whole number from 0 to {most}",
                "{word} 不是 0 到 {most} 的整数",
                most = Cell::MOST
            ),
            false => text!("{word:?} is a word among numbers", "{word:?} 是数中间的一个词"),
        },
    ))
}

/// The words for lost and won: as is asked for, or as people use them; or else the word of the first position is lost, from
/// which nothing can be taken, or the rarer one.
fn outcomes(
    words: &[(&String, &Token)],
    values: &[(usize, Token)],
    options: &Options<'_>,
) -> Result<[String; 2]> {
    let all: Vec<&str> = words.iter().map(|(word, _)| word.as_str()).collect();
    if let Some((_, third)) = words.get(2) {
        let (one, two, word) = (&words[0].1.text, &words[1].1.text, &third.text);
        return Err(mistake(
            third,
            text!(
                "{word:?} is a third word beside {one:?} and {two:?}",
                "{word:?} 是 {one:?} 和 {two:?} 之外的第三个词"
            ),
        ));
    }
    let pair = |lost: &str| {
        let won = all.iter().find(|word| **word != lost).copied().unwrap_or_default();
        Ok([lost.to_string(), won.to_string()])
    };
    if let Some(lost) = options.lost {
        return match all.contains(&&*plain(lost)) {
            true => pair(&plain(lost)),
            false => Err(refused(text!(
                "no position is {lost:?}: --lost names one of the words {words}",
                "没有哪个局面是 {lost:?}：--lost 应为这些词之一：{words}",
                words = words.iter().map(|(_, token)| &token.text).join(", ")
            ))),
        };
    }
    let is_usual = |pair: &[String; 2]| all.iter().all(|word| pair.iter().any(|it| it == word));
    if let Some(usual) = pairs(options).find(is_usual) {
        return Ok(usual);
    }
    let words = || values.iter().map(|(_, token)| plain(&token.text));
    let count = |word: &str| words().filter(|other| other == word).count();
    let first = values.iter().find(|(place, _)| *place == 0).map(|(_, token)| plain(&token.text));
    match &all[..] {
        [one, two] => {
            let rarer = if count(two) < count(one) { two } else { one };
            pair(first.as_deref().filter(|first| all.contains(first)).unwrap_or(rarer))
        }
        [one] if first.is_some() => pair(one),
        _ => Err(refused(text!(
            "all positions have the same word: there is nothing to tell apart",
            "所有局面都是同一个词：没有什么可区分的"
        ))),
    }
}
