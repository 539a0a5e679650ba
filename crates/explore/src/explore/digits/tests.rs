//! Proofs by automata: the games of the literature, wrong guesses, and random moves against searches beyond the table.

mod faults;
mod pairs;
mod random;
mod words;

use super::*;
use crate::budget::{Budget, Nobody};
use crate::source::{Asked, Source};
use automata::Linear;
use itertools::Itertools;

fn game(text: &str) -> Game {
    Game::written(Moves::parse(text).expect(text))
}

fn table(text: &str, question: Question, to: u64) -> Table {
    let asked = Asked::new(game(text), question);
    let sizes = vec![to as usize + 1; asked.about().axes.len()];
    asked.answers(&sizes, &mut Budget::new(u64::MAX, usize::MAX, &Nobody)).expect(text)
}

fn proof(text: &str, question: Question, to: u64) -> Option<ByDigits> {
    let mut budget = Budget::new(u64::MAX, usize::MAX, &Nobody);
    prove(&game(text), question, &table(text, question, to), &mut budget).ok()
}

const WYTHOFF: &str =
    "(a-k, b) for k in 1..=a, (a, b-k) for k in 1..=b, (a-k, b-k) for k in 1..=min(a, b)";

/// Fraenkel's game: from both heaps numbers are taken that differ by less than `a`.
fn a_wythoff(a: u64) -> String {
    format!("{NIM}, (a-k, b-l) for k in 1..=a for l in 1..=b if abs(k-l) < {a}")
}

/// Wythoff's game that ends where at most so many stones are left (Renard and Rigo).
fn ending(most: u64) -> String {
    WYTHOFF
        .split(", (")
        .map(|kind| format!("({} if a+b > {most}", kind.trim_start_matches('(')))
        .join(", ")
}

#[test]
fn a_game_without_moves_is_lost_in_normal_and_won_in_misere_play() {
    let no_move = "(a-1, b) if a < 0";
    let lost = proof(no_move, Question::Outcome, 8).unwrap();
    assert!(lost.holds(&[0, 0]) && lost.holds(&[7, 1 << 60]));
    assert!(!proof(no_move, Question::Misere, 8).unwrap().holds(&[3, 4]));
}

#[test]
fn games_are_proved_with_so_many_states() {
    use Question::{Grundy, Misere, Outcome};
    for (text, question, to, states, numeration) in [
        ("(a-k, b) for k in 1..=a, (a, b-k) for k in 1..=b", Outcome, 20, 2, "binary"),
        (WYTHOFF, Outcome, 100, 8, "Zeckendorf"),
        (&a_wythoff(4), Outcome, 100, 14, "Ostrowski (1, 5, 21, ...)"),
        (&ending(2), Outcome, 100, 29, "Zeckendorf"),
        (&ending(4), Outcome, 100, 56, "Zeckendorf"),
        (&ending(5), Outcome, 100, 81, "Zeckendorf"),
        ("(n-k, 2*k) for k in 1..=min(n, m)", Outcome, 100, 5, "Zeckendorf"),
        ("(n-k, k) for k in 1..=min(n, m)", Outcome, 60, 3, "binary"),
        ("n-k for k in 1..=n/2", Outcome, 200, 3, "binary"),
        ("n-k for k in 1..=2*n/3", Outcome, 200, 3, "base 3"),
        ("n/5, n-1", Outcome, 200, 6, "base 5"),
        ("(a-1, b), (a, b-1), (a-1, b-1)", Outcome, 40, 2, "binary"),
        ("(a-1, b), (a, b-1), (a-k, b-k) for k in 1..=min(a, b)", Outcome, 100, 10, "binary"),
        ("(a-k, b+k/2) for k in 1..=a, (a, b-k) for k in 1..=b", Outcome, 60, 6, "binary"),
        ("(a-k, b+2*k) for k in 1..=a, (a, b-k) for k in 1..=b", Outcome, 40, 2, "binary"),
        (
            "(a-k, b) for k in 1..=min(a, b), (a, b-k) for k in 1..=min(a, b)",
            Outcome,
            60,
            4,
            "binary",
        ),
        ("(a-k, b) for k in 1..=a, (a, b-k) for k in 1..=b", Misere, 30, 5, "binary"),
        ("(a-k, b) for k in 1..=a, (a, b-k) for k in 1..=b", Grundy, 30, 2, "binary"),
        ("n-k for k in 1..=n, k + n-k for k in 1..n", Grundy, 512, 12, "binary"),
    ] {
        let proof = proof(text, question, to).unwrap_or_else(|| panic!("{text} is not proved"));
        let dfa = proof.relation.dfa();
        let found = (dfa.size(), proof.relation.numeration().name());
        assert_eq!(found, (states, numeration.into()), "{text}");
    }
}

/// Rows such as: | `moves`: words | binary | 7 |.
#[test]
fn variants_of_wythoffs_game_are_proved_as_the_guide_says() {
    let guide = include_str!("../../../../../docs/guide/prove.md");
    let mut rows = 0;
    for line in guide.lines() {
        let cells: Vec<&str> = line.split('|').map(str::trim).collect();
        let [_, third, numeration, states, _] = cells[..] else { continue };
        let Some((third, _)) = third.strip_prefix('`').and_then(|cell| cell.split_once('`')) else {
            continue;
        };
        rows += 1;
        let found = proof(&format!("{NIM}, {third}"), Question::Outcome, 100).map(|proof| {
            (proof.relation.numeration().name(), proof.relation.dfa().size().to_string())
        });
        let told = (numeration.to_string(), states.to_string());
        assert_eq!(found, (numeration != "none").then_some(told), "{third}");
    }
    assert!(rows > 10, "the guide has only {rows} variants");
}

#[test]
fn answers_are_those_of_numbers_beyond_any_table() {
    let wythoff = proof(WYTHOFF, Question::Outcome, 100).unwrap();
    assert!(wythoff.holds(&[433_494_436, 701_408_732]));
    assert!(!wythoff.holds(&[433_494_437, 701_408_732]));
    let lasker = proof("n-k for k in 1..=n, k + n-k for k in 1..n", Question::Grundy, 512).unwrap();
    for n in [1_000_000_000_001_u64, 1_000_000_000_002, 1_000_000_000_003, 1_000_000_000_004] {
        let value = match n % 4 {
            3 => n + 1,
            0 => n - 1,
            _ => n,
        };
        assert!(lasker.holds(&[n, value]) && !lasker.holds(&[n, value + 1]), "{n}");
    }
}

const NIM: &str = "(a-k, b) for k in 1..=a, (a, b-k) for k in 1..=b";
const KING: &str = "(a-1, b), (a, b-1), (a-1, b-1)";

#[test]
fn terms_that_digits_cannot_say_have_no_proof() {
    for text in [
        "(a-k*b, b) for k in 1..=a if b > 0",
        "n-k for k in 1..=n if isprime(k)",
        "(a-gcd(a, b), b) if a > 0",
        "n/2, n-popcount(n) if n > 1",
    ] {
        assert!(proof(text, Question::Outcome, 30).is_none(), "{text}");
    }
}
