//! Patterns in words: lost and won in place of 0 and 1, and a footnote that says what an answer is.

use crate::ask::Question;
use crate::pattern::{Finding, NO_PATTERN, Period};
use crate::subject::Exploration;

/// Members of a class that are listed.
const LISTED: usize = 12;

/// The pattern of an exploration.
pub(super) fn pattern(result: &Exploration, finding: &Finding) -> String {
    let exception = match finding.period.as_ref().map(|period| period.last_exception) {
        // A formula such as min(n, 1) has no exception, though its period begins late.
        Some(Some(last)) if finding.text.contains(" from ") => {
            format!("; last exception n = {last}")
        }
        Some(None) => "; no exception".into(),
        _ => String::new(),
    };
    format!("{}{exception}", text(result, &finding.text, finding.period.as_ref()))
}

/// What held for a while and then broke.
pub(super) fn refuted(result: &Exploration, refuted: &str) -> String {
    match refuted.split_once(" held to ") {
        Some((told, held)) => format!("{} held to {held}", text(result, told, None)),
        None => refuted.into(),
    }
}

/// What a pattern says, in words.
pub(super) fn text(result: &Exploration, text: &str, period: Option<&Period>) -> String {
    if result.are_lost_or_won() && text != NO_PATTERN {
        outcome(text, period)
    } else {
        with_rise(text)
    }
}

/// `v(n + 2) = v(n) + 1` in place of a period with a saltus.
fn with_rise(text: &str) -> String {
    let said = || {
        let (period, rest) =
            text.strip_prefix("arithmetic period ")?.split_once(" with saltus ")?;
        let (rise, rest) =
            rest.split_at(rest.find(|c: char| !c.is_ascii_digit()).unwrap_or(rest.len()));
        Some(match period.split_once(" in ") {
            None => format!("v(n + {period}) = v(n) + {rise}{rest}"),
            Some((period, name)) => format!("{rise} more for each {period} in {name}{rest}"),
        })
    };
    said().unwrap_or_else(|| text.into())
}

/// What is said of the numbers 0 and 1, said of lost and won.
fn outcome(text: &str, period: Option<&Period>) -> String {
    if let Some(zeros) = text.strip_prefix("0 exactly when ") {
        return format!("lost iff {}", residues(zeros.strip_suffix(", else 1").unwrap_or(zeros)));
    }
    for (value, word) in [("always 0", "always lost"), ("always 1", "always won")] {
        if let Some(rest) = text.strip_prefix(value) {
            return format!("{word}{rest}");
        }
    }
    if let Some((kind, list)) = text.split_once(", beginning ") {
        let beginning: Vec<&str> = list.split(' ').collect();
        let classes = period.and_then(|period| classes(period, &beginning));
        return classes.unwrap_or_else(|| {
            let words = beginning.iter().map(|value| if *value == "0" { "lost" } else { "won" });
            format!("{kind}, beginning {}", words.collect::<Vec<_>>().join(" "))
        });
    }
    if text.contains("period ") {
        return text.into();
    }
    // What a formula gives is 0 where the player to move loses; where it tells nothing stands behind it.
    let (formula, place) = text
        .split_once(", for ")
        .map_or((text, String::new()), |(formula, place)| (formula, format!(", for {place}")));
    match formula {
        "min(n, 1)" => format!("lost iff n = 0{place}"),
        "v(x, 0) xor v(0, y)" => format!("won iff exactly one of (x, 0) and (0, y) is won{place}"),
        _ => format!("lost iff {formula} = 0{place}"),
    }
}

/// `n mod 5 is 0 or 2` in place of `n = 0 or 2 (mod 5)`, where that is all.
fn residues(zeros: &str) -> String {
    let said = || {
        let (list, modulus) =
            zeros.strip_prefix("n = ")?.strip_suffix(')')?.split_once(" (mod ")?;
        let is_list = list.split(" or ").all(|word| word.parse::<u64>().is_ok());
        let list = either(&list.split(" or ").collect::<Vec<_>>());
        (is_list && modulus.parse::<u64>().is_ok()).then(|| format!("n mod {modulus} is {list}"))
    };
    said().unwrap_or_else(|| zeros.into())
}

/// As in `2, 3 or 6`.
fn either(numbers: &[impl AsRef<str>]) -> String {
    let numbers: Vec<&str> = numbers.iter().map(AsRef::as_ref).collect();
    match &numbers[..] {
        [first @ .., last] if !first.is_empty() => format!("{} or {last}", first.join(", ")),
        numbers => numbers.concat(),
    }
}

/// The classes that are lost, or those that are won if they are fewer, and what comes before the period.
fn classes(period: &Period, beginning: &[&str]) -> Option<String> {
    let Period { preperiod, period: modulus, .. } = *period;
    let (early, ruled) = beginning.split_at_checked(preperiod)?;
    if ruled.len() != modulus {
        return None;
    }
    let of = |value: &str| -> Vec<usize> {
        let places = (preperiod..).zip(ruled).filter(|(_, other)| **other == value);
        let mut classes: Vec<usize> = places.map(|(n, _)| n % modulus).collect();
        classes.sort_unstable();
        classes
    };
    let (lost, won) = (of("0"), of("1"));
    let (word, value, classes) =
        if lost.len() <= won.len() { ("lost", "0", lost) } else { ("won", "1", won) };
    if classes.is_empty() || classes.len() > LISTED {
        return None;
    }
    let list =
        |numbers: Vec<usize>| either(&numbers.iter().map(usize::to_string).collect::<Vec<_>>());
    let later = format!("{word} iff n mod {modulus} is {}", list(classes));
    if preperiod == 0 {
        return Some(later);
    }
    let before: Vec<usize> =
        (0..).zip(early).filter(|(_, v)| **v == value).map(|(n, _)| n).collect();
    let before = if before.is_empty() { "none".into() } else { format!("n = {}", list(before)) };
    Some(format!("{later} from n = {preperiod} on; before, {word}: {before}"))
}

/// What an answer is, in a line.
pub(super) fn terms(question: Question, has_draws: bool) -> &'static str {
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
        Question::Grundy | Question::Value => {
            "the Grundy value is the least number that no option has; 0 is lost for the player to move (a \
             P-position)"
        }
        Question::Remoteness | Question::Moves => {
            "remoteness is how many moves play lasts if the winner hurries and the loser delays; even is \
             lost for the player to move (a P-position)"
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_said_of_0_and_1_is_said_of_lost_and_won() {
        for (told, words) in [
            ("0 exactly when n = 0 or 2 (mod 5), else 1", "lost iff n mod 5 is 0 or 2"),
            (
                "0 exactly when n = 3, or n = 1 (mod 4) from n = 9 on",
                "lost iff n = 3, or n = 1 (mod 4) from n = 9 on",
            ),
            ("0 exactly when x = y, for x, y >= 1", "lost iff x = y, for x, y >= 1"),
            ("0 exactly when n = 0 or 2 or 4 (mod 7), else 1", "lost iff n mod 7 is 0, 2 or 4"),
            ("always 1 from n = 21 on", "always won from n = 21 on"),
            ("n mod 2", "lost iff n mod 2 = 0"),
            ("min(n, 1)", "lost iff n = 0"),
            ("floor(n/3) mod 2, for n >= 4", "lost iff floor(n/3) mod 2 = 0, for n >= 4"),
            (
                "period 3 in gcd(x, y), beginning 0 1 1",
                "period 3 in gcd(x, y), beginning lost won won",
            ),
            (
                "period 2 in x and period 3 in y from 4 on",
                "period 2 in x and period 3 in y from 4 on",
            ),
        ] {
            assert_eq!(outcome(told, None), words);
        }
    }

    #[test]
    fn a_rise_is_said_as_an_equation() {
        for (told, words) in [
            (
                "arithmetic period 2 with saltus 1 from n = 1 on, beginning 0 0 0",
                "v(n + 2) = v(n) + 1 from n = 1 on, beginning 0 0 0",
            ),
            ("arithmetic period 4 in min(x, y) with saltus 3", "3 more for each 4 in min(x, y)"),
            ("period 4, beginning 0 1", "period 4, beginning 0 1"),
        ] {
            assert_eq!(with_rise(told), words);
        }
    }

    #[test]
    fn classes_are_those_of_the_values() {
        let mut random = fastrand::Rng::with_seed(1);
        for _ in 0..2000 {
            let (preperiod, modulus) = (random.usize(0..5), random.usize(2..12));
            let values: Vec<&str> =
                (0..preperiod + modulus).map(|_| ["0", "1"][random.usize(0..2)]).collect();
            let period = Period { preperiod, period: modulus, saltus: 0, last_exception: None };
            let Some(text) = classes(&period, &values) else { continue };
            let (word, rest) = text.split_once(" iff n mod ").expect("it begins so");
            let value = if word == "lost" { "0" } else { "1" };
            let (later, before) = rest.split_once(" from n = ").unwrap_or((rest, ""));
            let numbers = |list: &str| -> Vec<usize> {
                let words = list.split(" or ").flat_map(|words| words.split(", "));
                words.filter_map(|word| word.parse().ok()).collect()
            };
            let ruled = numbers(later.split_once(" is ").expect("classes follow").1);
            let early = numbers(before.split_once("n = ").map_or("", |(_, list)| list));
            for (n, actual) in (0..).zip(&values) {
                let is_told =
                    if n < preperiod { early.contains(&n) } else { ruled.contains(&(n % modulus)) };
                assert_eq!(is_told, *actual == value, "{text}: {n} of {values:?}");
            }
        }
    }
}
