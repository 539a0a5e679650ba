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
use language::{Text, text};
use list::NAMES;
pub use list::{Entry, entries, others};
use rules::prose;
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
    let Some((name, parameters)) = words.split_first() else { return Ok(None) };
    let here = others().find(|(other, _)| other == name).map_or(&name[..], |(_, here)| here);
    let mut words = here.split(' ');
    let name = words.next().unwrap_or_default();
    let parameters: Vec<String> =
        words.map(String::from).chain(parameters.iter().cloned()).collect();
    let entry = entries().into_iter().find(|entry| entry.name == name);
    entry.map(|entry| entry.game(&parameters)).transpose()
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
