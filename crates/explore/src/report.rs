//! Reports of an exploration: text, and for programs CSV, JSON, code; for people pictures.

pub mod code;
pub mod data;
mod drawing;
mod states;
mod tables;

pub use drawing::svg;
pub use states::drawing;

use crate::cell::Words;
use crate::explore::Exploration;
use crate::pattern::statement::Claim;
use crate::question::Question;
use rules::prose::{self, counted};

/// Columns before lists and the bodies of findings.
const INDENT: usize = 10;

fn are_lost_or_won(result: &Exploration) -> bool {
    result.table.words == Words::Outcomes && !result.table.has_draws()
}

/// True if all answers are lost and won, or 0 and 1 of a judge: then the zeros are listed.
fn is_yes_or_no(result: &Exploration) -> bool {
    are_lost_or_won(result) || result.about.question.is_none() && result.table.is_binary()
}

/// The whole report, for people, in lines of `columns`.
pub fn text(result: &Exploration, columns: usize) -> String {
    let rules = prose::beside("", &result.about.rules, columns);
    let mut text = format!("{}\n{rules}\n\n", result.about.title);
    if let Some(cut) = &result.cut {
        let first = counted(result.table.cells.len(), "answer");
        text += &match result.is_incomplete() {
            true => format!("Ended early: the first {first}.\n\n"),
            false => format!(
                "The first {first}. The usual {} take long; --to asks for them.\n\n",
                cut.total
            ),
        };
    }
    text += &tables::text(result, columns);
    text += "\n";
    for (head, body) in findings(result) {
        text += &(prose::beside(&format!("{head:<INDENT$}"), &body, columns) + "\n");
    }
    if let Some(states) = states::table(result, columns).filter(|_| !are_words_proved(result)) {
        text += &("\n".to_string() + &states);
    }
    text
}

/// True if the pattern itself is proved.
fn are_words_proved(result: &Exploration) -> bool {
    result.pattern().is_some_and(|(_, finding)| matches!(finding.claim, Claim::Proved(_)))
}

fn quantity(result: &Exploration) -> &'static str {
    result.about.question.map_or("answer", |question| question.quantity())
}

/// The findings, each with a word for the trust that it deserves.
fn findings(result: &Exploration) -> Vec<(&'static str, String)> {
    let (are_lost_or_won, has_draws) = (are_lost_or_won(result), result.table.has_draws());
    let mut lines: Vec<(&'static str, String)> = Vec::new();
    let mut line = |head, body| lines.push((head, body));
    match (result.pattern(), result.looked_at) {
        (Some((statement, finding)), _) => {
            let codes = match result.table.words == Words::Outcomes && has_draws {
                true => " (0 is lost, 1 is won, 2 is a draw)",
                false => "",
            };
            line("pattern", statement.text(are_lost_or_won) + codes);
            let to = finding.checked_to;
            match &finding.claim {
                Claim::Proved(reason) => line("proved", reason.clone()),
                Claim::CheckedTo(last) => {
                    let are_proved = result
                        .by_digits
                        .as_ref()
                        .is_some_and(|proof| Some(proof.question) == result.about.question);
                    let rest = match are_proved {
                        true => "these words are not proved, but all answers are",
                        false => "not proved",
                    };
                    line("checked", format!("for everything up to {last}; {rest}"));
                }
                Claim::Observed => {
                    line("observed", format!("up to {to}: too little to tell from chance"));
                }
            }
        }
        (None, Some(count)) => {
            line("pattern", format!("none was found in {}", counted(count, "value")));
        }
        (None, None) => {}
    }
    if let Some(proof) = result.by_digits.as_ref().filter(|_| !are_words_proved(result)) {
        line("proved", proof.reason());
        if let Some(expression) = states::expression(result) {
            line("digits", expression);
        }
    }
    if let Some(unsayable) = &result.unsayable {
        line("no proof", format!("by digits: {unsayable}"));
    }
    for refuted in result.finding.iter().flat_map(|finding| &finding.refuted) {
        line("refuted", refuted.text(are_lost_or_won));
    }
    if let Some(next) = next_steps(result) {
        line("next", next);
    }
    if let [first, others @ ..] = &result.untried[..] {
        let more = match others.len() {
            0 => String::new(),
            more => format!(" (and {more} more)"),
        };
        line("untried", format!("{first}{more}, which no heap that was looked at allows"));
    }
    if let Some(known) = result.about.known {
        line("known", known.into());
    }
    if let Some(question) = result.about.question {
        line("terms", question.terms(has_draws).into());
    }
    lines
}

/// The commands that may show more; None if there is a pattern, or none was looked for.
fn next_steps(result: &Exploration) -> Option<String> {
    if result.looked_at.is_none() || result.pattern().is_some() {
        return None;
    }
    let mut steps: Vec<String> = Vec::new();
    let mut step = |option: &str, what: &str| steps.push(format!("{option} {what}"));
    let has_draws = result.table.has_draws();
    match result.about.question {
        Some(Question::Grundy) => step("--ask outcome", "says less, and may have a pattern"),
        Some(Question::Remoteness) => step("--ask outcome", "says only who wins"),
        _ => {}
    }
    if let (Some(Question::Grundy | Question::Outcome), false) = (result.about.question, has_draws)
    {
        step("--ask misere", "asks for the game in which the player without a move wins");
    }
    if result.cut.is_none() {
        let factor = if result.table.sizes.len() == 1 { 10 } else { 2 };
        let larger = result.table.sizes.iter().map(|&size| (factor * (size - 1)).max(size));
        let larger: Vec<String> = larger.map(|most| most.to_string()).collect();
        step(&format!("--to {}", larger.join(",")), "looks further");
    }
    step("--csv", "prints all values for other programs");
    Some(steps.join("; "))
}

#[cfg(test)]
mod tests;
