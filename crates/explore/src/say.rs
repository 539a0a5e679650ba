//! Statements in words, for numbers and for lost and won, and a footnote that says what an answer
//! is.

use crate::pattern::form::{Body, either};
use crate::pattern::statement::{Refuted, Statement};
use crate::question::Question;
use crate::theorem::Period;

/// Members of a class that are listed.
const LISTED: usize = 12;

/// A pattern, with the last exception from its period. `are_lost_or_won` if 0 and 1 are to be
/// called so.
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

/// The classes that are lost, or those that are won if they are fewer, and what comes before the
/// period. Nothing if they are many.
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
            "a won position has a move to a lost one; from a lost position all moves lead to \
             won ones, or there is none; everything else is a draw: play goes on for ever, since \
             nobody can do better"
        }
        Question::Remoteness if has_draws => {
            "remoteness is how many moves play lasts if the winner hurries and the loser delays; \
             even is lost for the player to move; in a draw play goes on for ever"
        }
        Question::Outcome => {
            "a lost position (P-position) has no move to a lost one; a won position (N-position) \
             has one"
        }
        Question::Misere => {
            "who cannot move wins; a lost position (P-position) has moves, and none to a lost one"
        }
        Question::Grundy => {
            "the Grundy value is the least number that no option has; 0 is lost for the player to \
             move (a P-position)"
        }
        Question::Remoteness => {
            "remoteness is how many moves play lasts if the winner hurries and the loser delays; \
             even is lost for the player to move (a P-position)"
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cell::Table;
    use crate::pattern::{find, statement::Finding};

    fn found(count: usize, value: impl Fn(u64) -> u64) -> Finding {
        let of = |count: usize| -> Table {
            let values: Vec<u32> = (0..count as u64).map(|n| value(n) as u32).collect();
            crate::pattern::tests::table_of(&values)
        };
        find(&of(count), &mut |sizes| Some(of(sizes[0]))).expect("a pattern is found")
    }

    #[test]
    fn periods_are_told_with_their_exceptions_and_formulas_are_not() {
        type Of = fn(u64) -> u64;
        let texts: &[(Of, [&str; 2])] = &[
            (|_| 0, ["always 0; no exception", "always lost; no exception"]),
            (|n| n % 2, ["n mod 2; no exception", "lost iff n mod 2 = 0; no exception"]),
            (|n| n.min(1), ["min(n, 1)", "lost iff n = 0"]),
            (
                |n| u64::from(n % 5 != 0 && n % 5 != 2),
                [
                    "0 exactly when n = 0 or 2 (mod 5), else 1; no exception",
                    "lost iff n mod 5 is 0 or 2; no exception",
                ],
            ),
            (
                |n| u64::from(n == 1 || n > 1 && n % 3 == 0),
                [
                    "period 3 from n = 2 on, beginning 0 1 0 1 0; last exception n = 1",
                    "won iff n mod 3 is 0 from n = 2 on; before, won: n = 1; last exception n = 1",
                ],
            ),
            (
                |n| u64::from(n >= 20 || n % 5 == 0),
                [
                    "always 1 from n = 20 on; last exception n = 19",
                    "always won from n = 20 on; last exception n = 19",
                ],
            ),
            (
                |n| u64::from(!n.is_power_of_two()),
                ["0 exactly when n is a power of 2", "lost iff n is a power of 2"],
            ),
        ];
        for (value, expected) in texts {
            let statement = found(300, value).statement.expect("it holds");
            let told = [false, true].map(|are_lost_or_won| pattern(&statement, are_lost_or_won));
            assert_eq!(told, *expected);
        }
    }

    #[test]
    fn statements_that_broke_are_told_with_the_place() {
        let found = found(200, |n| if n < 713 { n % 2 } else { n * n % 3 % 2 });
        let broken = refuted(&found.refuted[0], true);
        assert_eq!(broken, "lost iff n mod 2 = 0 held to 199 and broke at n = 716");
    }

    #[test]
    fn classes_are_those_of_the_values() {
        let mut random = fastrand::Rng::with_seed(1);
        for _ in 0..500 {
            let (start, width) = (random.usize(0..5), random.usize(2..12));
            let values: Vec<u32> = (0..start + width).map(|_| random.u32(0..2)).collect();
            let Some(text) = classes(&Period::plain(start, width), &values) else { continue };
            // As in `won iff n mod 4 is 0 or 2 from n = 5 on; before, won: n = 3`.
            let numbers = |text: &str| -> Vec<usize> {
                let words = text.split(|c: char| !c.is_ascii_digit());
                words.filter_map(|word| word.parse().ok()).collect()
            };
            let (later, before) = text.split_once("; before").unwrap_or((&text, ""));
            let [classes, from] = [later, before].map(numbers);
            let [modulus, residues @ ..] = &classes[..] else { panic!("{text}") };
            let residues = if start > 0 { &residues[..residues.len() - 1] } else { residues };
            for (n, value) in values.into_iter().enumerate() {
                let is_in =
                    if n < start { from.contains(&n) } else { residues.contains(&(n % modulus)) };
                assert_eq!(is_in == text.starts_with("won"), value == 1, "{text}: {n}");
            }
        }
    }
}
