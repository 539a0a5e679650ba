//! Tables that people print: a line of values, rows, lines `a b value`, letters and words.

mod cells;
mod layout;
mod tokens;

use crate::budget::Budget;
use crate::cell::{Cell, Table, position};
use crate::error::refused;
use crate::source::{About, Source};
use crate::wording::{Wording, closed_up};
use anyhow::Result;
pub use cells::PAIRS;
use language::{Text, text};
use std::fmt::Display;
use tokens::{Place, Token};

/// The wishes of whoever prints a table.
#[derive(Debug, Clone, Copy, Default)]
pub struct Options<'a> {
    /// The first coordinate along each axis, where the table names none; 0 if left out.
    pub from: Option<u64>,
    /// The word or the number for positions that are lost.
    pub lost: Option<&'a str>,
    /// Words of judges for lost and won, beside [`PAIRS`].
    pub pairs: &'a [[&'static str; 2]],
}

/// A table, and nothing behind it.
pub struct Printed {
    about: About,
    table: Table,
}

impl Printed {
    /// Reads a table from the text of that name.
    ///
    /// # Errors
    ///
    /// If no layout fits, the first place that does not.
    ///
    /// # Example
    ///
    /// ```
    /// use explore::printed::{Options, Printed};
    ///
    /// let table = Printed::read("nim.txt", "0 1 2\n1 0 3\n2 3 0", &Options::default())?;
    /// assert_eq!(table.table().sizes, [3, 3]);
    /// # Ok::<(), anyhow::Error>(())
    /// ```
    pub fn read(name: &str, text: &str, options: &Options<'_>) -> Result<Printed> {
        let rows = tokens::rows(text);
        let laid = layout::of(&rows, options)?;
        let (cells, words) = cells::of(&laid.values, options)?;
        Printed::of(name, laid.table(&cells, &words), laid.read_as(), words)
    }

    fn of(name: &str, table: Table, read_as: Wording, words: cells::Answers) -> Result<Printed> {
        let known = table.cells.iter().filter(|cell| cell.is_position()).count();
        if known < 2 {
            return Err(refused(text!(
                "{name} has {known} value: a pattern takes several",
                "{name} 只有 {known} 个值：有几个值才谈得上规律"
            )));
        }
        let rules = Wording::of(|| {
            closed_up(&match &words {
                cells::Answers::Numbers => {
                    text!("A table, read as {read_as}.", "一张表，读作 {read_as}。")
                }
                cells::Answers::Outcomes([lost, won]) => text!(
                    "A table, read as {read_as}; `{lost}` is lost and `{won}` won for the player to move.",
                    "一张表，读作 {read_as}；对当前操作者，`{lost}` 为必败，`{won}` 为必胜。"
                ),
            })
        });
        let about = About {
            title: if name == "-" { "stdin".into() } else { name.into() },
            typed: format!("--table {name}"),
            rules,
            axes: table.axes.clone(),
            question: None,
            told: None,
            known: None,
            usual: table.sizes.iter().map(|&size| size as u64 - 1).collect(),
            is_asked_for: false,
            largest: None,
            is_table: true,
        };
        Ok(Printed { about, table })
    }

    pub fn table(&self) -> &Table {
        &self.table
    }
}

impl Source for Printed {
    fn about(&self) -> &About {
        &self.about
    }

    /// The corner of the table; there is no more than the table.
    fn answers(&self, sizes: &[usize], _: &mut Budget<'_>) -> Result<Table> {
        let sizes = sizes.iter().zip(&self.table.sizes).map(|(&asked, &size)| asked.min(size));
        Ok(self.table.corner(&sizes.collect::<Vec<usize>>()))
    }
}

/// The answers of a program below these sizes, the first coordinate running fastest, and the word for lost positions if it
/// prints words. They may be fewer than the product of the sizes, and None where there is no position.
///
/// # Errors
///
/// If an answer is no number and none of two words, with its position.
pub fn answered(
    axes: &[String],
    sizes: &[usize],
    answers: &[Option<String>],
    options: &Options<'_>,
) -> Result<(Table, Option<String>)> {
    let token = |(number, answer): (usize, &Option<String>)| {
        let (text, at) = (answer.clone()?, position(number, sizes));
        Some((number, Token { text, place: Place::Answer(at), is_label: false }))
    };
    let values: Vec<(usize, Token)> = answers.iter().enumerate().filter_map(token).collect();
    let (known, meaning) = cells::of(&values, options)?;
    let mut all = vec![Cell::NONE; answers.len()];
    values.iter().zip(known).for_each(|((number, _), cell)| all[*number] = cell);
    let table = Table::new(axes.into(), sizes.into(), all, meaning.words());
    match meaning {
        cells::Answers::Numbers => Ok((table, None)),
        cells::Answers::Outcomes([lost, _]) => Ok((table, Some(lost))),
    }
}

/// A mistake at a place of a text, with the layouts that can be read, or in an answer.
fn mistake(token: &Token, message: impl Display) -> anyhow::Error {
    const LAYOUTS: Text = Text(
        "A table is one line of values, rows of equal length, or lines `a b value`; values are numbers, two words, or \
         letters without blanks",
        "表可以是一行值、若干等长的行，或者每行一个 `a b 值`；值可以是数、两种词，或者不带空格的字母",
    );
    let place = &token.place;
    refused(match place {
        Place::Text(..) => text!("{place}: {message}. {LAYOUTS}", "{place}：{message}。{LAYOUTS}"),
        Place::Answer(_) => text!("{place}: {message}", "{place}：{message}"),
    })
}

#[cfg(test)]
mod tests;
