//! An exploration for programs: CSV and JSON.

use super::{Meaning, quantity};
use crate::cell::{Cell, ENDINGS, Table, Words};
use crate::explore::Exploration;
use crate::pattern::statement::{Claim, Finding};
use crate::say;
use serde::{Serialize, Serializer};
use serde_json::{Value, json};
use std::io::{Result, Write};

/// Writes a line for each position: its coordinates, and its answer, if there is one.
pub fn write_csv(result: &Exploration, out: &mut dyn Write) -> Result<()> {
    writeln!(out, "{},{}", result.table.axes.join(","), quantity(result))?;
    let Table { sizes, cells, words, .. } = &result.table;
    let mut position = vec![0; sizes.len()];
    for (place, cell) in cells.iter().enumerate() {
        for number in &position {
            write!(out, "{number},")?;
        }
        match (cell.value(), words) {
            (Some(value), Words::Numbers) => writeln!(out, "{value}")?,
            _ => writeln!(out, "{}", result.table.text(place).unwrap_or_default())?,
        }
        for (number, &size) in position.iter_mut().zip(sizes) {
            *number = (*number + 1) % size;
            if *number > 0 {
                break;
            }
        }
    }
    Ok(())
}

/// Writes everything as JSON.
pub fn write_json(result: &Exploration, out: &mut dyn Write) -> Result<()> {
    let meaning = Meaning::of(result);
    let table = &result.table;
    let value = |place: usize| match (table.number(place), table.cells[place]) {
        (Some(number), _) => number.into(),
        (None, Cell::DRAW) => table.text(place).into(),
        (None, _) => Value::Null,
    };
    let legend = match &table.words {
        Words::Numbers => Vec::new(),
        Words::Outcomes if meaning.has_draws => ENDINGS.to_vec(),
        Words::Outcomes => ENDINGS[..2].to_vec(),
        Words::Judge(words) => words.iter().map(String::as_str).collect(),
    };
    let finding = result.finding.as_ref();
    let everything = Everything {
        game: &result.about.title,
        rules: &result.about.rules,
        quantity: quantity(result),
        axes: &table.axes,
        sizes: &table.sizes,
        complete: !result.is_incomplete(),
        legend,
        pattern: finding.map(|finding| pattern(finding, meaning.are_lost_or_won())),
        untried: &result.untried,
        known: result.about.known,
        values: Sequence(|| (0..table.cells.len()).map(value)),
    };
    Ok(serde_json::to_writer(out, &everything)?)
}

fn pattern(finding: &Finding, are_lost_or_won: bool) -> Value {
    let (claim, reason) = match &finding.claim {
        Claim::Proved(reason) => ("proved", Some(reason)),
        Claim::CheckedTo(_) => ("checked", None),
        Claim::Observed => ("observed", None),
    };
    let statement = finding.statement.as_ref();
    let period = statement.and_then(|statement| statement.period).map(|period| {
        json!({
            "preperiod": period.start,
            "period": period.period,
            "saltus": period.saltus,
            "last_exception": period.last_exception(),
        })
    });
    let text = statement.map(|statement| say::text(statement, are_lost_or_won));
    let refuted = finding.refuted.iter().map(|refuted| say::refuted(refuted, are_lost_or_won));
    json!({
        "text": text.as_deref().unwrap_or("no pattern"),
        "claim": claim,
        "reason": reason,
        "checked_to": finding.checked_to,
        "period": period,
        "refuted": refuted.collect::<Vec<String>>(),
    })
}

/// The members of the JSON object.
#[derive(Serialize)]
struct Everything<'a, S: Serialize> {
    game: &'a str,
    rules: &'a str,
    quantity: &'a str,
    axes: &'a [String],
    sizes: &'a [usize],
    complete: bool,
    legend: Vec<&'a str>,
    pattern: Option<Value>,
    untried: &'a [String],
    known: Option<&'static str>,
    values: S,
}

/// A list that is written member by member: there may be millions.
struct Sequence<F>(F);

impl<I: IntoIterator<Item: Serialize>, F: Fn() -> I> Serialize for Sequence<F> {
    fn serialize<S: Serializer>(&self, serializer: S) -> std::result::Result<S::Ok, S::Error> {
        serializer.collect_seq((self.0)())
    }
}
