//! The games that the explorer knows by name, and what it wants to know of a game.

pub mod board;
pub mod coins;
pub mod heaps;
pub mod moves;
pub mod names;
pub mod numbers;
pub mod sheets;
mod splitting;
mod staircase;
mod subtraction;
pub mod take_and_break;
mod token;
pub mod trees;

use super::ask::Question;
use super::prove::Theorem;
use super::solve::lines::Lines;
use super::watch::Watch;
use crate::{Refused, strings};
use anyhow::Result;
use rules::prose;
use std::num::IntErrorKind;
use std::ops::ControlFlow;

/// Whether more options are wanted.
pub type Flow = ControlFlow<()>;

/// Who looks at options.
pub type Each<'a> = &'a mut dyn FnMut(&[&[u64]]) -> Flow;

/// An impartial game whose positions are a few numbers.
pub trait Game: Sync {
    /// What it is called, parameters and all.
    fn title(&self) -> String;

    /// The rules in a sentence or two.
    fn rules(&self) -> String;

    /// What each coordinate counts.
    fn axes(&self) -> Vec<String>;

    /// The position at these coordinates, if there is one. Most often it is the coordinates.
    fn position(&self, coordinates: &[u64]) -> Option<Vec<u64>> {
        Some(coordinates.to_vec())
    }

    /// Whether there are coordinates without a position.
    fn has_gaps(&self) -> bool {
        false
    }

    /// Calls `each` for every option, until it breaks: the positions that lie side by side after the move.
    fn each_option(&self, position: &[u64], each: Each) -> Flow;

    /// Calls `each` for every option. There may be more than anybody can wait for.
    fn options(&self, position: &[u64], each: &mut dyn FnMut(&[&[u64]])) {
        let _ = self.each_option(position, &mut |parts| {
            each(parts);
            Flow::Continue(())
        });
    }

    /// Whether an option can be several positions.
    fn splits(&self) -> bool {
        false
    }

    /// Whether several positions side by side are written as a list: heaps, coins.
    fn is_sum(&self) -> bool {
        self.axes().len() == 1
    }

    /// Whether play can go on for ever: then a position can be a draw, and has an outcome and a remoteness alone.
    fn is_loopy(&self) -> bool {
        false
    }

    /// The lines that all moves run along, on a table of these sizes.
    fn lines(&self, _sizes: &[usize]) -> Option<Lines<'_>> {
        None
    }

    /// Grundy values up to these sizes, by a faster way than the search; see [`super::solve::table`].
    fn grundy(&self, _sizes: &[usize], _watch: &mut Watch) -> Option<Vec<u32>> {
        None
    }

    /// Likewise, 0 where the player to move loses and 1 where he wins.
    fn outcomes(&self, _sizes: &[usize], _watch: &mut Watch) -> Option<Vec<u32>> {
        None
    }

    /// The period theorem, where it holds.
    fn theorem(&self) -> Option<Theorem> {
        None
    }

    /// The greatest coordinate, if there is one.
    fn largest(&self) -> Option<u64> {
        None
    }

    /// Moves that no heap below this one allows, in words: of those one cannot know what they do.
    fn untried(&self, _heaps: usize) -> Vec<String> {
        Vec::new()
    }

    /// How many moves this thread has tried so far, those that do not exist too, if these may be many more.
    fn tried(&self) -> u64 {
        0
    }

    /// What went wrong while options were made.
    fn failure(&self) -> Option<String> {
        None
    }

    /// Who proved what of the outcomes or Grundy values of this game, in normal play.
    fn known(&self) -> Option<&'static str> {
        None
    }

    /// What people want to know of it first.
    fn usual_question(&self) -> Question {
        Question::Grundy
    }

    /// Whether its parameters say how large a table is wanted.
    fn has_own_size(&self) -> bool {
        false
    }

    /// The greatest coordinate of a table that takes no time: one for each axis.
    fn usual_size(&self) -> Vec<u64> {
        match self.axes().len() {
            1 => vec![1000],
            2 => vec![100; 2],
            axes => vec![10; axes],
        }
    }
}

/// A game that can be asked for by name.
pub struct Entry {
    /// What one types.
    pub name: &'static str,
    /// And behind it.
    pub parameters: &'static str,
    /// What it is.
    pub about: &'static str,
    /// Makes it from its parameters.
    pub make: fn(&[String]) -> Result<Box<dyn Game>>,
}

/// All games with a name, but those of the catalogue.
pub fn entries() -> Vec<Entry> {
    [
        subtraction::entries(),
        take_and_break::entries(),
        heaps::entries(),
        splitting::entries(),
        staircase::entries(),
        numbers::entries(),
        sheets::entries(),
        board::entries(),
        coins::entries(),
        token::entries(),
        trees::entries(),
    ]
    .into_iter()
    .flatten()
    .collect()
}

/// The game that these words name, if its name is one of [`entries`] or another name of it.
///
/// # Errors
///
/// If the parameters make none. It is a mistake in what was typed.
pub fn find(words: &[String]) -> Result<Option<Box<dyn Game>>> {
    let Some((name, parameters)) = words.split_first() else { return Ok(None) };
    let mut words: Vec<String> = names::canonical(name).split(' ').map(String::from).collect();
    words.extend_from_slice(parameters);
    let entry = entries().into_iter().find(|entry| entry.name == words[0]);
    entry.map(|entry| (entry.make)(&words[1..])).transpose()
}

/// An error in what was asked.
pub fn refused(message: impl std::fmt::Display) -> anyhow::Error {
    Refused(message.to_string()).into()
}

/// Nothing but these many parameters.
///
/// # Errors
///
/// If there are others.
pub fn expect_parameters(
    name: &str,
    parameters: &[String],
    count: std::ops::RangeInclusive<usize>,
    usage: &str,
) -> Result<()> {
    if count.contains(&parameters.len()) {
        return Ok(());
    }
    Err(refused(format!("the game is written `{}`", format!("{name} {usage}").trim_end())))
}

/// All games that have a name, in so many columns: how each is written, and what it is; then their other names.
pub fn listed(columns: usize) -> String {
    let entry = |entry: &Entry| {
        (format!("{} {}", entry.name, entry.parameters).trim().into(), entry.about.into())
    };
    let mut rows: Vec<(String, String)> = entries().iter().map(entry).collect();
    rows.push((strings::USAGE.into(), strings::ABOUT.into()));
    let others: Vec<String> =
        names::OTHERS.iter().map(|(other, here)| format!("{other} is {here}")).collect();
    let others = format!("Other names: {}.\n", others.join(", "));
    format!("{}\n{}", prose::definitions(&rows, columns), prose::fill(&others, columns))
}

/// A list of numbers such as `1,3,5-7`, in order, each once.
///
/// # Errors
///
/// If it is none, or has more than a thousand.
pub fn number_list(text: &str) -> Result<Vec<usize>> {
    // Of 32 bits, so that the same is refused in a browser, where these are all that there are.
    let number = |word: &str| {
        word.trim().parse::<u32>().map(|number| number as usize).map_err(|error| {
            let what = match error.kind() {
                IntErrorKind::PosOverflow => "is too large",
                _ => "is not a number",
            };
            refused(format!("{word:?} in {text:?} {what}: write 1,3,5-7"))
        })
    };
    let mut all = Vec::new();
    for word in text.split(',') {
        let (first, last) = word.split_once('-').unwrap_or((word, word));
        let range = number(first)?..=number(last)?;
        if range.is_empty() {
            return Err(refused(format!("{word:?} in {text:?} holds no number")));
        }
        if all.len() + (range.end() - range.start()) >= 1000 {
            return Err(refused(format!("{text:?} has more than 1000 numbers")));
        }
        all.extend(range);
    }
    all.sort_unstable();
    all.dedup();
    Ok(all)
}

/// One number of a range.
///
/// # Errors
///
/// If it is none.
pub fn number(name: &str, text: &str, range: std::ops::RangeInclusive<usize>) -> Result<usize> {
    text.parse().ok().filter(|number| range.contains(number)).ok_or_else(|| {
        let (least, most) = (range.start(), range.end());
        refused(format!("{name} is {text:?}, not a number from {least} to {most}"))
    })
}
