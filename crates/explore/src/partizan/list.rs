//! The partizan games that have a name.

use super::board::Board;
use super::{Moves, Partizan};
use crate::error::refused;
use crate::games::{self, Entry};
use crate::wording::closed_up;
use anyhow::Result;
use language::{prose, text};

/// The games, in the form of those that are impartial.
const GAMES: &str = include_str!("games.txt");

/// All partizan games with a name.
pub fn entries() -> Vec<Entry> {
    games::told(GAMES)
}

/// All names, and for each the name under which its game is told.
pub fn names(entries: &[Entry]) -> impl Iterator<Item = (&'static str, &'static str)> {
    entries.iter().flat_map(|entry| {
        let others = entry.fact("names").unwrap_or_default().split(", ");
        others.chain([entry.name]).filter(|name| !name.is_empty()).map(|name| (name, entry.name))
    })
}

/// The partizan game that these words name, and a position behind the name, if there is one.
///
/// # Errors
///
/// If there are more words.
pub fn find(words: &[String]) -> Result<Option<(Partizan, Option<String>)>> {
    let (words, entries) = (games::apart(words), entries());
    let Some((name, rest)) = games::named(&words, names(&entries)) else { return Ok(None) };
    let Some(entry) = entries.iter().find(|entry| entry.name == name) else { return Ok(None) };
    let game = game(entry)?;
    match rest {
        [] => Ok(Some((game, None))),
        [position] => Ok(Some((game, Some(position.to_string())))),
        [_, word, ..] => Err(refused(text!(
            "{word:?} is one word too many: a position of {name} is one, such as {example}",
            "多了 {word:?}：`{name}` 的局面是一个词，如 {example}",
            example = game.example
        ))),
    }
}

fn game(entry: &Entry) -> Result<Partizan> {
    let fact = |name: &str| entry.fact(name);
    let usual = fact("to").unwrap_or_default().split(',').filter_map(|n| n.parse().ok()).collect();
    let least = fact("least").and_then(|least| least.parse().ok()).unwrap_or(0);
    let rules = entry.rules("rules", &[]);
    let (known, example) = (entry.text("known"), fact("example").unwrap_or_default().to_string());
    let (title, board) = (entry.name.to_string(), |axes, moves| Partizan {
        title: entry.name.into(),
        rules: rules.clone(),
        axes,
        usual,
        least,
        known,
        example,
        moves,
    });
    Ok(match (fact("letters"), fact("left"), fact("right")) {
        (Some(_), ..) => {
            let moves = Board::of(fact);
            board(moves.axes(), Moves::Board(moves))
        }
        (None, None, None) => board(Vec::new(), Moves::Trees),
        (None, left, right) => {
            let written = Partizan::written([left, right], &[])?;
            Partizan { title, ..board(written.axes.clone(), written.moves) }
        }
    })
}

/// All names and descriptions, in so many columns.
pub fn listed(columns: usize) -> String {
    let rows: Vec<(String, String)> =
        entries().iter().map(|entry| (entry.usage(), entry.about.to_string())).collect();
    let head = text!(
        "Partizan games, in which Left and Right have moves of their own:",
        "不平等博弈，左方和右方各有走法："
    );
    closed_up(&format!("{}\n\n{}", prose::fill(&head, columns), prose::definitions(&rows, columns)))
}
