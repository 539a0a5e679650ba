//! An exploration for programs: CSV and JSON.

use super::{are_lost_or_won, quantity};
use crate::cell::{Cell, ENDINGS, Words};
use crate::explore::Exploration;
use crate::pattern::statement::{Claim, Finding};
use crate::question::Question;
use crate::recognise::Same;
use crate::wording::{Wording, in_english};
use language::Text;
use serde_json::{Value, json};
use std::io::{Result, Write};

/// Writes a line for each position: its coordinates, and its answer, if there is one.
pub fn write_csv(result: &Exploration, out: &mut dyn Write) -> Result<()> {
    let table = &result.table;
    in_english(|| {
        writeln!(out, "{},{}", table.axes.join(","), quantity(result))?;
        table.each(|position, place| {
            position.iter().try_for_each(|number| write!(out, "{number},"))?;
            match (table.cells[place].value(), &table.words) {
                (Some(value), Words::Numbers) => writeln!(out, "{value}"),
                _ => match table.text(place).unwrap_or_default() {
                    text if text.contains(',') => writeln!(out, "\"{text}\""),
                    text => writeln!(out, "{text}"),
                },
            }
        })
    })
}

/// Writes everything as JSON; the values one by one, for there may be millions.
pub fn write_json(result: &Exploration, out: &mut dyn Write) -> Result<()> {
    in_english(|| write(result, out))
}

fn write(result: &Exploration, out: &mut dyn Write) -> Result<()> {
    let table = &result.table;
    let legend: Vec<&str> = match &table.words {
        Words::Numbers => Vec::new(),
        Words::Outcomes => {
            let count = if table.has_draws() { 3 } else { 2 };
            ENDINGS[..count].iter().map(|ending| ending.get()).collect()
        }
        Words::Judge(words) | Words::Values(words, _) => words.iter().map(String::as_str).collect(),
    };
    let finding = result.finding.as_ref();
    let everything = json!({
        "game": result.about.title,
        "rules": result.about.rules.get(),
        "quantity": quantity(result).get(),
        "axes": table.axes,
        "sizes": table.sizes,
        "complete": !result.is_incomplete(),
        "legend": legend,
        "pattern": finding.map(|finding| pattern(finding, are_lost_or_won(result))),
        "quotient": result.quotient.as_ref().map(super::misere::json),
        "automaton": result.by_digits.as_ref().map(|proof| json!({
            "of": if proof.question == Question::Grundy { "values" } else { "lost positions" },
            "states": proof.relation.dfa().size(),
            "digits": proof.relation.numeration().name(),
            "proof": proof.reason(),
        })),
        "same": result.recognised.as_ref().map(|(recognised, _)| json!({
            "tried": recognised.tried,
            "problems": recognised.problems,
            "games": recognised.same.iter().map(same).collect::<Vec<Value>>(),
        })),
        "untried": result.untried.iter().map(Wording::get).collect::<Vec<&str>>(),
        "known": result.about.known.map(Text::get),
    });
    let everything = everything.to_string();
    write!(out, "{},\"values\":[", everything.strip_suffix('}').unwrap_or_default())?;
    for (place, &cell) in table.cells.iter().enumerate() {
        let comma = if place > 0 { "," } else { "" };
        match (table.number(place), cell) {
            (Some(number), _) => write!(out, "{comma}{number}")?,
            (None, Cell::DRAW) => write!(out, "{comma}{}", json!(table.text(place)))?,
            (None, _) => write!(out, "{comma}null")?,
        }
    }
    write!(out, "]}}")
}

/// A game that has the answers of a table.
fn same(same: &Same) -> Value {
    let about = same.source.about();
    json!({
        "game": about.title,
        "question": about.question.map(|question| question.words().0),
        "place": same.place,
        "from": same.from,
        "compared": same.compared,
        "exchanged": same.is_reversed,
    })
}

fn pattern(finding: &Finding, are_lost_or_won: bool) -> Value {
    let (claim, reason) = match &finding.claim {
        Claim::Proved(reason) => ("proved", Some(reason.get())),
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
    let text = statement.map(|statement| statement.form.text(are_lost_or_won));
    let refuted = finding.refuted.iter().map(|refuted| refuted.text(are_lost_or_won));
    json!({
        "text": text.as_deref().unwrap_or("no pattern"),
        "claim": claim,
        "reason": reason,
        "checked_to": finding.checked_to,
        "period": period,
        "refuted": refuted.collect::<Vec<String>>(),
    })
}
