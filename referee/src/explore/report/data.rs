//! An exploration for programs: CSV and JSON.

use crate::console::say;
use crate::explore::claim::Claim;
use crate::explore::solve;
use crate::explore::subject::Exploration;
use anyhow::Result;
use serde_json::{Value, json};

/// Prints a line for each position.
pub fn csv(result: &Exploration) {
    let names = result.axes.iter().chain([&result.quantity]);
    say(names.cloned().collect::<Vec<_>>().join(","));
    let mut block = String::new();
    for (position, value) in solve::positions(&result.sizes).zip(&result.values) {
        position.iter().for_each(|number| block += &format!("{number},"));
        match result.legend.get(*value as usize) {
            Some(word) => block += word,
            None => block += &value.to_string(),
        }
        block += "\n";
        if block.len() > 1 << 16 {
            say(std::mem::take(&mut block).trim_end());
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
    let all: Value = json!({
        "game": result.title,
        "rules": result.rules,
        "quantity": result.quantity,
        "axes": result.axes,
        "sizes": result.sizes,
        "complete": !result.is_cut,
        "legend": result.legend,
        "pattern": pattern,
        "known": result.known,
        "values": result.values,
    });
    Ok(serde_json::to_string(&all)?)
}
