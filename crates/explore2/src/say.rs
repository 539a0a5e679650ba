//! Statements in words, for numbers and for lost and won, and a footnote that says what an answer is.

use crate::pattern::form::{Body, either};
use crate::pattern::statement::{Refuted, Statement};
use crate::question::Question;
use crate::theorem::Period;

/// Members of a class that are listed.
const LISTED: usize = 12;

/// A pattern, with the last exception from its period. `are_lost_or_won` if 0 and 1 are to be called so.
pub fn pattern(statement: &Statement, are_lost_or_won: bool) -> String {
    let text = text(statement, are_lost_or_won);
    let is_late = matches!(statement.form.body, Body::Always(_) | Body::Written { .. });
    match statement.period.map(|period| period.last_exception()) {
        // A formula such as min(n, 1) has no exception, though its period begins late.
        Some(Some(last)) if is_late => format!("{text}; last exception n = {last}"),
        Some(None) => format!("{text}; no exception"),
        _ => text,
    }
}

/// A pattern alone.
pub fn text(statement: &Statement, are_lost_or_won: bool) -> String {
    match (&statement.form.body, statement.period) {
        (Body::Written { beginning, period }, Some(_)) if are_lost_or_won => {
            classes(period, beginning).unwrap_or_else(|| statement.form.text(true))
        }
        _ => statement.form.text(are_lost_or_won),
    }
}

/// A statement that held for a while and then broke.
pub fn refuted(refuted: &Refuted, are_lost_or_won: bool) -> String {
    let place = match &refuted.broke_at[..] {
        [n] => format!("n = {n}"),
        several => {
            let list: Vec<String> = several.iter().map(u64::to_string).collect();
            format!("({})", list.join(", "))
        }
    };
    let text = refuted.form.text(are_lost_or_won);
    format!("{text} held to {} and broke at {place}", refuted.held_to)
}

/// The classes that are lost, or those that are won if they are fewer, and what comes before the period. Nothing if they
/// are many.
fn classes(&Period { start, period, .. }: &Period, beginning: &[u32]) -> Option<String> {
    let (early, ruled) = beginning.split_at_checked(start)?;
    let of = |value: u32| -> Vec<u64> {
        let places = (start..).zip(ruled).filter(|&(_, &other)| other == value);
        let mut classes: Vec<u64> = places.map(|(n, _)| (n % period) as u64).collect();
        classes.sort_unstable();
        classes
    };
    let (lost, won) = (of(0), of(1));
    let (value, classes) = if lost.len() <= won.len() { (0, lost) } else { (1, won) };
    if classes.is_empty() || classes.len() > LISTED {
        return None;
    }
    let word = ["lost", "won"][value as usize];
    let later = format!("{word} iff n mod {period} is {}", either(&classes));
    if start == 0 {
        return Some(later);
    }
    let before: Vec<u64> =
        (0..).zip(early).filter(|&(_, &other)| other == value).map(|(n, _)| n).collect();
    let before = if before.is_empty() { "none".into() } else { format!("n = {}", either(&before)) };
    Some(format!("{later} from n = {start} on; before, {word}: {before}"))
}

/// The meaning of an answer, in a line.
pub fn terms(question: Question, has_draws: bool) -> &'static str {
    match question {
        Question::Outcome if has_draws => {
            "a won position has a move to a lost one; from a lost position all moves lead to won ones, or there is \
             none; everything else is a draw: play goes on for ever, since nobody can do better"
        }
        Question::Remoteness if has_draws => {
            "remoteness is how many moves play lasts if the winner hurries and the loser delays; even is lost for \
             the player to move; in a draw play goes on for ever"
        }
        Question::Outcome => {
            "a lost position (P-position) has no move to a lost one; a won position (N-position) has one"
        }
        Question::Misere => {
            "who cannot move wins; a lost position (P-position) has moves, and none to a lost one"
        }
        Question::Grundy => {
            "the Grundy value is the least number that no option has; 0 is lost for the player to move (a \
             P-position)"
        }
        Question::Remoteness => {
            "remoteness is how many moves play lasts if the winner hurries and the loser delays; even is \
             lost for the player to move (a P-position)"
        }
    }
}
