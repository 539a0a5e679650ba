//! An exploration for programs: CSV and JSON.

use super::words;
use crate::claim::Claim;
use crate::pattern::Finding;
use crate::solve;
use crate::subject::Exploration;
use serde::{Serialize, Serializer};
use serde_json::{Value, json};
use std::io::{Result, Write};

/// Writes a line for each position.
///
/// # Errors
///
/// If it cannot be written.
pub fn write_csv(result: &Exploration, out: &mut dyn Write) -> Result<()> {
    let names = result.axes.iter().chain([&result.quantity]);
    writeln!(out, "{}", names.cloned().collect::<Vec<_>>().join(","))?;
    for (index, position) in solve::positions(&result.sizes).enumerate() {
        position.iter().try_for_each(|number| write!(out, "{number},"))?;
        writeln!(out, "{}", result.answer(index).unwrap_or_default())?;
    }
    Ok(())
}

/// Writes everything, for programs.
///
/// # Errors
///
/// If it cannot be written.
pub fn write_json(result: &Exploration, out: &mut dyn Write) -> Result<()> {
    let value = |index: usize| match result.is_draw(index) {
        true => result.answer(index).map(Value::from),
        false => (!result.is_gap(index)).then(|| result.values[index].into()),
    };
    Ok(serde_json::to_writer(
        out,
        &Everything {
            game: &result.title,
            rules: &result.rules,
            quantity: &result.quantity,
            axes: &result.axes,
            sizes: &result.sizes,
            complete: !result.is_incomplete(),
            legend: result.words(),
            pattern: result.finding.as_ref().map(|finding| pattern(result, finding)),
            untried: &result.untried,
            known: result.known,
            values: Sequence(|| (0..result.values.len()).map(value)),
        },
    )?)
}

fn pattern(result: &Exploration, finding: &Finding) -> Value {
    let (claim, reason) = match &finding.claim {
        Claim::Proved(reason) => ("proved", Some(reason)),
        Claim::CheckedTo(_) => ("checked", None),
        Claim::Observed => ("observed", None),
    };
    let period = finding.period.as_ref().map(|period| {
        json!({
            "preperiod": period.preperiod,
            "period": period.period,
            "saltus": period.saltus,
            "last_exception": period.last_exception,
        })
    });
    let refuted: Vec<String> =
        finding.refuted.iter().map(|told| words::refuted(result, told)).collect();
    json!({
        "text": words::text(result, &finding.text, finding.period.as_ref()),
        "claim": claim,
        "reason": reason,
        "checked_to": finding.checked_to,
        "period": period,
        "refuted": refuted,
    })
}

/// What is written as JSON.
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
pub struct Sequence<F>(pub F);

impl<I: IntoIterator<Item: Serialize>, F: Fn() -> I> Serialize for Sequence<F> {
    fn serialize<S: Serializer>(&self, serializer: S) -> std::result::Result<S::Ok, S::Error> {
        serializer.collect_seq((self.0)())
    }
}
