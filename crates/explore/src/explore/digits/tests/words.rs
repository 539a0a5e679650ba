//! Patterns with words held against proofs.

use super::*;
use crate::cell::Cell;
use crate::pattern;
use crate::pattern::statement::Statement;

/// The pattern of a table.
fn statement(text: &str, question: Question, to: u64) -> Statement {
    let found = pattern::find(&table(text, question, to), &mut |_| None).expect(text);
    found.statement.expect(text)
}

/// The same zeros, and other values where there are others.
fn zeros_only(table: &Table) -> Table {
    let other = |cell: &Cell| Cell::of(cell.value().map_or(0, |value| value * 7));
    Table { cells: table.cells.iter().map(other).collect(), ..table.clone() }
}

#[test]
fn patterns_that_say_the_same_are_proved_and_no_others() {
    use Question::{Grundy, Misere, Outcome};
    let half = "n-k for k in 1..=n/2";
    let games = [
        (WYTHOFF, Outcome, 100),
        (WYTHOFF, Misere, 100),
        (NIM, Outcome, 40),
        (NIM, Grundy, 40),
        (NIM, Misere, 40),
        (KING, Outcome, 40),
        ("(a-k, b-k) for k in 1..=min(a, b)", Grundy, 40),
        ("n-1, n-2", Grundy, 200),
        (half, Outcome, 200),
        ("n-k for k in 1..=n, k + n-k for k in 1..n", Grundy, 512),
        ("n-k for k in 1..=n, k + n-k for k in 1..n", Outcome, 512),
    ];
    let proofs = games.map(|(text, question, to)| proof(text, question, to).expect(text));
    for (text, question, to) in games {
        let statement = statement(text, question, to);
        let is_of_zeros = statement.check(&zeros_only(&table(text, question, to))).is_ok();
        for (proof, (other, asked, to)) in proofs.iter().zip(games) {
            let table = table(other, asked, to);
            if table.sizes.len() != game(text).axes.len() {
                continue;
            }
            let is_same = statement.check(&table).is_ok() && (is_of_zeros || asked == question);
            let said = format!("{} of {other} {asked:?}", statement.text(question != Grundy));
            assert_eq!(mean_the_same(&statement, Some(question), proof), is_same, "{said}");
        }
    }
}

#[test]
fn only_the_pairs_of_the_golden_ratio_have_its_properties() {
    let limit = Limit::states(STATES).with_transitions(TRANSITIONS);
    let pairs = golden::golden_pairs(&ZECKENDORF, &limit).unwrap().unwrap();
    for k in [0, 1, 2, 100, 433_494_437] {
        let small = (k + (5 * u128::from(k) * u128::from(k)).isqrt() as u64) / 2;
        assert!(pairs.holds(&[small, small + k]) && !pairs.holds(&[small + 1, small + k + 1]));
    }
    let linear = |terms: &[(usize, i64)], constant, sign| {
        Relation::linear(&ZECKENDORF, &Linear::new(terms, constant), sign, &limit).unwrap()
    };
    let ordered = pairs.and(&linear(&[(0, 1), (1, -1)], 0, Sign::AtMostZero), &limit).unwrap();
    assert!(golden::are_the_pairs(&ordered, &limit).unwrap());
    let at = |a: i64, b: i64| {
        let one = linear(&[(0, 1)], -a, Sign::Zero);
        one.and(&linear(&[(1, 1)], -b, Sign::Zero), &limit).unwrap()
    };
    for (a, b) in [(0, 0), (1, 2), (3, 5), (4, 7)] {
        let less = ordered.and(&at(a, b).not(&limit).unwrap(), &limit).unwrap();
        assert!(!golden::are_the_pairs(&less, &limit).unwrap(), "without ({a}, {b})");
        for (c, d) in [(a + 1, b + 1), (a, b + 1), (b, b), (0, b)] {
            let other = less.or(&at(c, d), &limit).unwrap();
            let is_same = other.difference(&ordered).is_none();
            let has_properties = golden::are_the_pairs(&other, &limit).unwrap();
            assert_eq!(has_properties, is_same, "({c}, {d}) instead of ({a}, {b})");
        }
    }
    // Twice as far apart, and in binary digits.
    let twice = linear(&[(1, 1), (0, -2)], 0, Sign::Zero);
    assert!(!golden::are_the_pairs(&twice, &limit).unwrap());
    assert!(golden::golden_pairs(&*BINARY, &limit).unwrap().is_none());
}
