//! The names of games, and how each is written.

use super::{bars, coded, coins, heaps, token, tree, written};
use crate::error::refused;
use crate::game::Game;
use crate::wording::Wording;
use anyhow::Result;
use language::{Text, text};
use std::fmt::Display;

/// A game that can be asked for by name.
pub struct Entry {
    /// The word that is typed.
    pub name: &'static str,
    /// Its parameters, as in a usage line: those in brackets can be left out, `...` stands for more of the last one.
    pub parameters: &'static str,
    /// A description.
    pub about: Text,
    /// Its rules and what is known of it, and of a game that is no program its moves, by their names; `zh` behind a name
    /// is the same in Chinese.
    pub(crate) facts: Vec<(&'static str, &'static str)>,
}

impl Entry {
    /// The name and the parameters as they are typed.
    pub fn usage(&self) -> String {
        format!("{} {}", self.name, self.parameters).trim_end().into()
    }

    pub(crate) fn fact(&self, name: &str) -> Option<&'static str> {
        self.facts.iter().find(|(other, _)| *other == name).map(|(_, fact)| *fact)
    }

    /// The fact of this name as a text; in English alone where it has no Chinese one.
    pub(crate) fn text(&self, name: &str) -> Option<Text> {
        let english = self.fact(name)?;
        Some(Text(english, self.fact(&format!("{name} zh")).unwrap_or(english)))
    }

    /// The rules of this name, with values in place of their names in braces.
    pub(crate) fn rules(&self, name: &str, values: &[(&str, &dyn Display)]) -> Wording {
        let rules = self.text(name).unwrap_or(Text("", ""));
        let filled = |text: String, (name, value): &(&str, &dyn Display)| {
            text.replace(&format!("{{{name}}}"), &value.to_string())
        };
        Wording::of(|| values.iter().fold(rules.to_string(), filled))
    }

    pub fn game(&self, parameters: &[String]) -> Result<Game> {
        let all: Vec<&str> = self.parameters.split_whitespace().collect();
        let least = all.iter().filter(|parameter| !parameter.starts_with('[')).count();
        let most = if self.parameters.ends_with("...") { usize::MAX } else { all.len() };
        if !(least..=most).contains(&parameters.len()) {
            let usage = self.usage();
            return Err(refused(text!(
                "the game is written `{usage}`",
                "这个游戏应写成 `{usage}`"
            )));
        }
        match self.name {
            "subtraction" => heaps::subtraction(parameters),
            "bachet" => heaps::bachet(self, parameters),
            "take" => heaps::take(self, parameters),
            "octal" => heaps::octal(parameters),
            "take-and-break" => heaps::take_and_break(parameters),
            "grundy" => heaps::grundy(),
            "fraction" => written::fraction(self, parameters),
            "nim" => written::nim(self, parameters),
            "moore" => written::moore(self, parameters),
            "even-split" => coded::even_split(self, parameters),
            "staircase" => written::staircase(self, parameters),
            "fibonacci" => Ok(coded::fibonacci(self)),
            "cutting" => written::cutting(self, parameters),
            "chomp-rectangle" => Ok(bars::rectangle(self)),
            "chomp" => bars::chomp(self, parameters),
            "coin-turning" => coins::coin_turning(self, parameters),
            "graph" => token::graph(self, parameters),
            "circle" => token::circle(self, parameters),
            "green-tree" => tree::green_tree(self, parameters),
            _ => written::told(self),
        }
    }
}

/// A line for each game: how it is typed, and a description. Below it, indented, the description in
/// Chinese, and its facts.
const GAMES: &str = include_str!("games.txt");
/// A line for each other name, as it is listed.
pub(super) const NAMES: &str = include_str!("names.txt");

/// All games with a name.
pub fn entries() -> Vec<Entry> {
    told(GAMES)
}

/// The games that a text tells of.
pub(crate) fn told(text: &'static str) -> Vec<Entry> {
    let mut entries: Vec<Entry> = Vec::new();
    for line in text.lines() {
        let (head, text) = line.split_once(": ").unwrap_or((line, ""));
        match (head.strip_prefix("  "), entries.last_mut()) {
            (Some("about zh"), Some(entry)) => entry.about.1 = text,
            (Some(fact), Some(entry)) => entry.facts.push((fact, text)),
            _ => {
                let (name, parameters) = head.split_once(' ').unwrap_or((head, ""));
                let about = Text(text, text);
                entries.push(Entry { name, parameters, about, facts: Vec::new() });
            }
        }
    }
    entries
}

/// Other names, and the words here that stand for them.
pub fn others() -> impl Iterator<Item = (&'static str, &'static str)> {
    NAMES.lines().filter_map(|line| line.split_once(" is "))
}

/// Partizan games of the literature, and for each the nearest problem or a program to read on with.
pub(super) fn partizan() -> impl Iterator<Item = (&'static str, &'static str)> {
    include_str!("partizan.txt").lines().filter_map(|line| line.split_once(" is "))
}
