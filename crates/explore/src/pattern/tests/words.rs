//! Statements about numbers, and about lost and won.

use super::*;
use crate::cell::{Following, Group, Step};
use crate::theorem::Period;
use language::Text;
use rows::{FORMULAS, OF_HEAPS, OF_TWO, ON_HEAPS, ON_TWO, SETS};

fn found(count: usize, of: impl Fn(u64) -> u64) -> Finding {
    let more = &mut |sizes: &[usize]| Some(first(sizes[0], &of));
    find(&first(count, &of), more).expect("a pattern is found")
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
                "period 5, beginning 0 1 0 1 1; no exception",
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
        let told = [false, true].map(|are_lost_or_won| statement.text(are_lost_or_won));
        assert_eq!(told, *expected);
    }
}

#[test]
fn statements_that_broke_are_told_with_the_place() {
    let found = found(200, |n| if n < 713 { n % 2 } else { n * n % 3 % 2 });
    let broken = found.refuted[0].text(true);
    assert_eq!(broken, "lost iff n mod 2 = 0 held to 199 and broke at n = 716");
}

#[test]
fn lists_have_the_same_figures_in_chinese() {
    let features = OF_TWO.iter().chain(OF_HEAPS).map(|row| row.name);
    let conditions = ON_TWO.iter().chain(ON_HEAPS).map(|row| row.name);
    let formulas = FORMULAS.iter().map(|row| row.name);
    let sets = SETS.iter().map(|row| row.name);
    for Text(english, chinese) in features.chain(conditions).chain(formulas).chain(sets) {
        assert_eq!(figures(english), figures(chinese), "{english}: {chinese}");
        let words = ["the ", "is ", "are ", " or ", " and ", " of "];
        assert!(!words.iter().any(|word| chinese.contains(word)), "{english}: {chinese}");
    }
}

#[test]
fn classes_are_those_of_the_values() {
    let mut random = fastrand::Rng::with_seed(1);
    for _ in 0..500 {
        let (start, width) = (random.usize(0..5), random.usize(2..12));
        let values: Vec<u32> = (0..start + width).map(|_| random.u32(0..2)).collect();
        let Some(text) = form::outcome_classes(&Period::plain(start, width), &values) else {
            continue;
        };
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

/// Numbers that rise by 1, but not above 30, or by 2.
struct Capped;

impl Following for Capped {
    fn steps(&self, from: u32, to: u32) -> Vec<Step> {
        let step = |rise: usize| (to == from + rise as u32).then_some(Step::Plus(rise));
        [1, 2].into_iter().filter_map(step).collect()
    }

    fn behind(&self, value: u32, step: Step) -> Option<u32> {
        Some(if step == Step::Plus(1) { 30.min(value + 1) } else { value + 2 })
    }

    fn text(&self, value: &str, step: Step) -> String {
        format!("{value} {step:?}")
    }
}

/// Along x all values follow, and along y those where x is 0: a rule must hold wherever it says something.
#[test]
fn each_axis_is_held_to_its_rule() {
    let table = |sizes: &[usize]| {
        let capped = |at: &[u64]| match at[0] {
            0 => 2 * at[1],
            x => 30.min(2 * at[1] + x),
        };
        let words = Words::Values(vec!["0".into()], Group(std::rc::Rc::new(Capped)));
        Table { words, ..tabulate(sizes, |at| Some(capped(at))) }
    };
    let found = find(&table(&[8, 8]), &mut |sizes| Some(table(sizes))).expect("a rule held");
    let rule =
        "v(x + 1, y) = v(x, y) Plus(1); v(x, y + 1) = v(x, y) Plus(2) held to 7 and broke at";
    assert!(refuted(&found)[0].starts_with(rule), "{:?}", refuted(&found));
}
