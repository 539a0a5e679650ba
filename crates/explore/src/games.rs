//! The games that have a name.

mod bars;
mod coded;
mod coins;
mod heaps;
mod list;
pub mod own;
mod token;
mod tree;
mod written;

use crate::error::refused;
use crate::game::Game;
use crate::wording::closed_up;
use anyhow::Result;
use language::{Text, letters, prose, text};
pub(crate) use list::told;
pub use list::{Entry, entries, others};
use list::{NAMES, partizan};
use std::collections::HashMap;
use std::fmt::Display;
use std::num::IntErrorKind;
use std::ops::RangeInclusive;

/// The game that these words name, by one of the [`entries`] or the [`others`], if there is one.
///
/// # Example
///
/// ```
/// let words = ["nim".to_string(), "3".to_string()];
/// let nim = explore::games::find(&words)?.expect("it has a name");
/// assert_eq!(nim.axes, ["heap 1", "heap 2", "heap 3"]);
/// # Ok::<(), anyhow::Error>(())
/// ```
pub fn find(words: &[String]) -> Result<Option<Game>> {
    let words = &apart(words);
    let entries = entries();
    let own = entries.iter().map(|entry| (entry.name, entry.name));
    if let Some((here, rest)) = named(words, own.chain(others())) {
        let mut all = here.split(' ').chain(rest.iter().copied());
        let name = all.next().unwrap_or_default();
        let parameters: Vec<String> = all.map(String::from).collect();
        let entry = entries.iter().find(|entry| entry.name == name);
        return entry.map(|entry| entry.game(&parameters)).transpose();
    }
    match named(words, partizan()) {
        None => Ok(None),
        Some((place, _)) => Err(refused(text!(
            "{name} is a partizan game that is not among those here: --left and --right take the moves of one on heaps or \
             coordinates; see chapter 14 of the course, and {place}",
            "`{name}` 是这里没有的不平等博弈：局面是堆或坐标的，可以用 --left 和 --right 写走法；另见课程第 14 章和 `{place}`",
            name = words.join(" ")
        ))),
    }
}

/// Returns true if these words are a name and no parameters.
pub fn is_name(words: &[String]) -> bool {
    let entries = entries();
    let names = entries.iter().map(|entry| (entry.name, "")).chain(others()).chain(partizan());
    named(&apart(words), names).is_some_and(|(_, rest)| rest.is_empty())
}

/// The words of a game, of which the first may be several in one.
pub(crate) fn apart(words: &[String]) -> Vec<&str> {
    let Some((first, others)) = words.split_first() else { return Vec::new() };
    first.split_whitespace().chain(others.iter().map(|word| &**word)).collect()
}

/// Finds the longest name at the beginning of these words, and the words behind it. Letters may be of any case, signs
/// and the word `game` may be missing or be there, and `Moore's Nim` is `moore-nim`.
pub(crate) fn named<'n, 'w>(
    words: &'w [&'w str],
    names: impl Iterator<Item = (&'n str, &'n str)>,
) -> Option<(&'n str, &'w [&'w str])> {
    let key =
        |name: &str| letters(name).replace("game", "").replace("博弈", "").replace("游戏", "");
    let names: HashMap<String, &str> = names.map(|(name, here)| (key(name), here)).collect();
    const MOST_WORDS: usize = 5;
    let is_word = |count: &usize| !letters(words[count - 1]).is_empty();
    (1..=words.len().min(MOST_WORDS)).rev().filter(is_word).find_map(|count| {
        let name = words[..count].concat();
        let keys = [key(&name), key(&name.replace('’', "'").replace("'s", ""))];
        let here = keys.iter().filter(|key| !key.is_empty()).find_map(|key| names.get(key))?;
        Some((*here, &words[count..]))
    })
}

/// All names, their parameters and descriptions, and the other names, in so many columns.
pub fn listed(columns: usize) -> String {
    let rows: Vec<(String, String)> =
        entries().iter().map(|entry| (entry.usage(), entry.about.to_string())).collect();
    let (is, comma) = (Text(" is ", " 即 ").get(), Text(", ", "、").get());
    let names = NAMES.trim_end().replace(" is ", is).replace('\n', comma);
    let others = closed_up(&text!("Other names: {names}.\n", "其他名字：{names}。\n"));
    format!("{}\n{}", prose::definitions(&rows, columns), prose::fill(&others, columns))
}

/// Numbers such as `1,3,5-7`, ascending and without repetitions.
pub fn number_list(text: &str) -> Result<Vec<usize>> {
    // Of 32 bits, so that a browser refuses the same.
    let number = |word: &str| {
        word.trim().parse::<u32>().map(|number| number as usize).map_err(|error| {
            refused(match error.kind() {
                IntErrorKind::PosOverflow => text!(
                    "{word:?} in {text:?} is too large: write 1,3,5-7",
                    "{text:?} 中的 {word:?} 太大：请写成 1,3,5-7 这样"
                ),
                _ => text!(
                    "{word:?} in {text:?} is not a number: write 1,3,5-7",
                    "{text:?} 中的 {word:?} 不是数：请写成 1,3,5-7 这样"
                ),
            })
        })
    };
    let mut all = Vec::new();
    for word in text.split(',') {
        let (first, last) = word.split_once('-').unwrap_or((word, word));
        let range = number(first)?..=number(last)?;
        if range.is_empty() {
            return Err(refused(text!(
                "{word:?} in {text:?} holds no number",
                "{text:?} 中的 {word:?} 不含任何数"
            )));
        }
        if all.len() + (range.end() - range.start()) >= 1000 {
            return Err(refused(text!(
                "{text:?} has more than 1000 numbers",
                "{text:?} 超过了 1000 个数"
            )));
        }
        all.extend(range);
    }
    all.sort_unstable();
    all.dedup();
    Ok(all)
}

/// A parameter that is a number of this range; `otherwise` if it was left out.
fn number(
    name: impl Display,
    word: Option<&String>,
    range: RangeInclusive<usize>,
    otherwise: usize,
) -> Result<usize> {
    let Some(word) = word else { return Ok(otherwise) };
    word.parse().ok().filter(|number| range.contains(number)).ok_or_else(|| {
        let (least, most) = (range.start(), range.end());
        refused(closed_up(&text!(
            "{name} is {word:?}, not a number from {least} to {most}",
            "{name} 是 {word:?}，应为 {least} 到 {most} 的数"
        )))
    })
}

fn heaps_named(count: usize) -> Vec<String> {
    match count {
        2 => vec!["heap a".into(), "heap b".into()],
        count => (1..=count).map(|heap| format!("heap {heap}")).collect(),
    }
}

#[cfg(test)]
pub(crate) mod tests;
