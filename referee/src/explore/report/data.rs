//! An exploration for programs: CSV and JSON.

use crate::console::say;
use crate::explore::claim::Claim;
use crate::explore::solve;
use crate::explore::subject::Exploration;
use anyhow::Result;
use serde::Serialize;
use serde_json::{Value, json};

/// Prints a line for each position.
pub fn csv(result: &Exploration) {
    let names = result.axes.iter().chain([&result.quantity]);
    say(names.cloned().collect::<Vec<_>>().join(","));
    let mut block = String::new();
    for (index, position) in solve::positions(&result.sizes).enumerate() {
        position.iter().for_each(|number| block += &format!("{number},"));
        block += &format!("{}\n", result.answer(index).unwrap_or_default());
        if block.len() > 1 << 16 {
            say(block.trim_end());
            block.clear();
        }
    }
    if !block.is_empty() {
        say(block.trim_end());
    }
}

/// Everything, for programs.
pub fn json(result: &Exploration) -> Result<String> {
    let pattern = result.finding.as_ref().map(|finding| {
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
        json!({
            "text": finding.text,
            "claim": claim,
            "reason": reason,
            "checked_to": finding.checked_to,
            "period": period,
            "refuted": finding.refuted,
        })
    });
    let value = |index: usize| (!result.is_gap(index)).then(|| result.values[index]);
    Ok(serde_json::to_string(&Everything {
        game: &result.title,
        rules: &result.rules,
        quantity: &result.quantity,
        axes: &result.axes,
        sizes: &result.sizes,
        complete: !result.is_cut,
        legend: &result.legend,
        pattern,
        untried: &result.untried,
        known: result.known,
        values: (0..result.values.len()).map(value).collect(),
    })?)
}

/// What is printed as JSON. There may be millions of values.
#[derive(Serialize)]
struct Everything<'a> {
    game: &'a str,
    rules: &'a str,
    quantity: &'a str,
    axes: &'a [String],
    sizes: &'a [usize],
    complete: bool,
    legend: &'a [String],
    pattern: Option<Value>,
    untried: &'a [String],
    known: Option<&'static str>,
    values: Vec<Option<u32>>,
}
