//! Hackenbush strings: a row of edges from the ground up, blue ones for Left and red ones for Right.

use super::ask::Question;
use super::games::refused;
use crate::Form;
use anyhow::Result;
use comfy_table::{Table, presets};
use game::{Graph, Player, Unsolved};
use std::collections::BTreeMap;

/// What one types.
pub const NAME: &str = "hackenbush";
/// With its parameters.
pub const USAGE: &str = "hackenbush [STRING]";
/// What it is.
pub const ABOUT: &str =
    "values of strings such as bbr, from the ground up; all short ones if left out";

const HEADS: [&str; 3] = ["string", "value", "who wins"];
/// The longest string.
const MOST: usize = 40;
/// The longest of a table of all.
const MOST_IN_TABLE: u64 = 10;

/// Which strings are asked for.
pub struct Order<'a> {
    /// The string whose cuts are to be shown.
    pub moves_of: Option<&'a str>,
    /// The greatest length of a table of all.
    pub to: &'a [u64],
}

/// The value and the outcome of one string or of all short ones, as a text.
///
/// # Errors
///
/// If what was typed is no string, or too long.
pub fn run(
    words: &[String],
    question: Option<Question>,
    order: &Order,
    form: Form,
) -> Result<String> {
    if matches!(question, Some(Question::Grundy | Question::Misere | Question::Remoteness)) {
        return Err(refused("hackenbush is partizan: ask its outcome, value or moves"));
    }
    let one = words.first().map(String::as_str).or(order.moves_of);
    let mut strings = match (one, order.to) {
        (Some(string), _) => vec![checked(string)?],
        (None, []) => all(4),
        (None, [most]) if *most <= MOST_IN_TABLE => all(*most as usize),
        _ => return Err(refused(format!("a table of all strings goes to {MOST_IN_TABLE}"))),
    };
    if order.moves_of.is_some() {
        // What a cut leaves.
        strings = (0..=strings[0].len()).rev().map(|length| strings[0][..length].into()).collect();
    }
    let rows = rows(&strings)?;
    Ok(match form {
        Form::Csv => {
            let lines = rows.iter().map(|row| row.join(","));
            [HEADS.join(",")].into_iter().chain(lines).collect::<Vec<_>>().join("\n")
        }
        Form::Json => {
            let row = |row: &[String; 3]| {
                HEADS.iter().zip(row).map(|(head, field)| (*head, field.clone())).collect()
            };
            let all: Vec<BTreeMap<&str, String>> = rows.iter().map(row).collect();
            serde_json::to_string(&all)?
        }
        Form::Text => shown(&rows, order.moves_of.is_some()),
    })
}

fn shown(rows: &[[String; 3]], is_position: bool) -> String {
    let mut table = Table::new();
    let rows = rows.iter().map(|[string, value, winner]| {
        [if string.is_empty() { "(none)" } else { string }, value, winner]
    });
    table.load_preset(presets::NOTHING).set_header(HEADS).add_rows(rows);
    let mut text = format!(
        "A move cuts an edge of its player's colour (b: Left, r: Right); what is above it falls.\n\n{}",
        table.trim_fmt()
    );
    if is_position {
        text +=
            "\n\nThe first line is the position, the others are what cuts leave, by the edge cut.";
    }
    text
}

fn checked(string: &str) -> Result<String> {
    if string.len() <= MOST && string.bytes().all(|edge| b"br".contains(&edge)) {
        return Ok(string.into());
    }
    Err(refused(format!("{string:?} is no string of at most {MOST} letters b and r")))
}

/// All strings up to a length, the shorter first.
fn all(most: usize) -> Vec<String> {
    (0..=most)
        .flat_map(|length| {
            (0..1_usize << length).map(move |bits| {
                (0..length).map(|edge| if bits >> edge & 1 == 0 { 'b' } else { 'r' }).collect()
            })
        })
        .collect()
}

fn player(edge: char) -> Player {
    if edge == 'b' { Player::Left } else { Player::Right }
}

/// String, value, and outcome of each.
fn rows(strings: &[String]) -> Result<Vec<[String; 3]>, Unsolved> {
    let moves = |string: &String| {
        string.char_indices().map(|(k, edge)| (player(edge), string[..k].to_string())).collect()
    };
    let graph = Graph::explore(strings.iter().cloned(), moves, 1_000_000)?;
    let (forms, mut values) = graph.values()?;
    let zero = values.canonical(&[], &[]);
    let mut row = |string: &String| {
        let form = forms[graph.number(string)];
        let number = values.number(form).map_or("no number".into(), |number| number.to_string());
        let winner = match (values.is_at_most(form, zero), values.is_at_most(zero, form)) {
            (true, true) => "whoever moves second",
            (true, false) => "Right",
            (false, true) => "Left",
            (false, false) => "whoever moves first",
        };
        [string.clone(), number, winner.to_string()]
    };
    Ok(strings.iter().map(&mut row).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn strings_are_worth_what_berlekamps_rule_says() {
        // Winning Ways, chapter 3.
        let strings = ["", "b", "rr", "br", "bbr", "brb", "rb"].map(String::from);
        let values: Vec<String> =
            rows(&strings).unwrap().into_iter().map(|[_, value, _]| value).collect();
        assert_eq!(values, ["0", "1", "-2", "1/2", "3/2", "3/4", "-1/2"]);
        assert_eq!(rows(&strings[..1]).unwrap()[0][2], "whoever moves second");
    }

    #[test]
    fn all_strings_come_once() {
        let mut strings = all(4);
        assert_eq!(strings.len(), 31);
        strings.sort();
        strings.dedup();
        assert_eq!(strings.len(), 31);
    }
}
