//! Patterns with words held against proofs.

use super::suggest::OSTROWSKI;
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
    let [two, three] = [2, 3].map(a_wythoff);
    let games = [
        (WYTHOFF, Outcome, 100),
        (WYTHOFF, Misere, 100),
        (&two, Outcome, 100),
        (&three, Outcome, 100),
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
fn only_beatty_pairs_have_their_properties() {
    // The pairs of k = 1, 2, 3 and 100 by a pocket calculator.
    for (step, first) in [
        (1, [(1, 2), (3, 5), (4, 7), (161, 261)]),
        (2, [(1, 3), (2, 6), (4, 10), (141, 341)]),
        (3, [(1, 4), (2, 8), (3, 12), (130, 430)]),
        (4, [(1, 5), (2, 10), (3, 15), (123, 523)]),
    ] {
        only_these_have_the_properties(step, &first);
    }
    let limit = Limit::states(STATES);
    for step in [1, 2] {
        assert!(beatty::beatty_pairs(step, &*BINARY, &limit).unwrap().is_none());
        assert!(beatty::beatty_pairs(step, &OSTROWSKI[2], &limit).unwrap().is_none());
    }
}

fn only_these_have_the_properties(step: u64, first: &[(i64, i64)]) {
    let limit = Limit::states(STATES).with_transitions(10 * TRANSITIONS);
    let numeration = &OSTROWSKI[step as usize - 1];
    let pairs = beatty::beatty_pairs(step, numeration, &limit).unwrap().unwrap();
    for &(a, b) in first {
        let (a, b) = (a as u64, b as u64);
        assert!(pairs.holds(&[a, b]) && pairs.holds(&[b, a]) && !pairs.holds(&[a + 1, b + 1]));
    }
    let linear = |terms: &[(usize, i64)], constant, sign| {
        Relation::linear(numeration, &Linear::new(terms, constant), sign, &limit).unwrap()
    };
    let ordered = pairs.and(&linear(&[(0, 1), (1, -1)], 0, Sign::AtMostZero), &limit).unwrap();
    assert!(beatty::are_the_pairs(step, &ordered, &limit).unwrap());
    let at = |a: i64, b: i64| {
        let one = linear(&[(0, 1)], -a, Sign::Zero);
        one.and(&linear(&[(1, 1)], -b, Sign::Zero), &limit).unwrap()
    };
    for (a, b) in [(0, 0), first[0], first[1], first[2]] {
        let less = ordered.and(&at(a, b).not(&limit).unwrap(), &limit).unwrap();
        assert!(!beatty::are_the_pairs(step, &less, &limit).unwrap(), "without ({a}, {b})");
        for (c, d) in [(a + 1, b + 1), (a, b + 1), (b, b), (0, b)] {
            let other = less.or(&at(c, d), &limit).unwrap();
            let is_same = other.difference(&ordered).is_none();
            let has_properties = beatty::are_the_pairs(step, &other, &limit).unwrap();
            assert_eq!(has_properties, is_same, "({c}, {d}) instead of ({a}, {b})");
        }
    }
    if step == 1 {
        // The same numbers and differences, but the smaller numbers do not grow.
        let without = |set: Relation<'static>, &(a, b): &(i64, i64)| {
            set.and(&at(a, b).not(&limit).unwrap(), &limit).unwrap()
        };
        let less = first[..3].iter().fold(ordered.clone(), without);
        let turned = [(2, 3), (5, 7), (1, 4)];
        let other = turned.iter().fold(less, |set, &(a, b)| set.or(&at(a, b), &limit).unwrap());
        assert!(!beatty::are_the_pairs(step, &other, &limit).unwrap(), "in another order");
    }
    let twice = linear(&[(1, 1), (0, -2)], 0, Sign::Zero);
    assert!(!beatty::are_the_pairs(step, &twice, &limit).unwrap());
    assert!(!beatty::are_the_pairs(step + 1, &ordered, &limit).unwrap(), "another step");
}
