//! Proofs by automata: the games of the literature, wrong guesses, and random moves against searches beyond the table.

use super::*;
use crate::budget::{Budget, Nobody};
use crate::cell::Cell;
use crate::pattern;
use crate::pattern::statement::Statement;
use crate::source::{Asked, Source};
use automata::Dfa;
use fastrand::Rng;

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
        ("(n-k, 2*k) for k in 1..=min(n, m)", Outcome, 100, 5, "Zeckendorf"),
        ("(n-k, k) for k in 1..=min(n, m)", Outcome, 60, 3, "binary"),
        ("n-k for k in 1..=n/2", Outcome, 200, 3, "binary"),
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

const NIM: &str = "(a-k, b) for k in 1..=a, (a, b-k) for k in 1..=b";
const KING: &str = "(a-1, b), (a, b-1), (a-1, b-1)";

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
    let pairs = golden::golden_pairs(&Zeckendorf, &limit).unwrap().unwrap();
    for k in [0, 1, 2, 100, 433_494_437] {
        let small = (k + (5 * u128::from(k) * u128::from(k)).isqrt() as u64) / 2;
        assert!(pairs.holds(&[small, small + k]) && !pairs.holds(&[small + 1, small + k + 1]));
    }
    let linear = |terms: &[(usize, i64)], constant, sign| {
        Relation::linear(&Zeckendorf, &Linear::new(terms, constant), sign, &limit).unwrap()
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

/// Everything of a proof but the search for a guess.
fn holds_up(text: &str, question: Question, guess: &Relation<'static>) -> bool {
    let (game, table) = (game(text), table(text, question, 40));
    let limit = Limit::states(STATES);
    let moves = game.expressions().unwrap();
    let relations = moves.relations(guess.numeration(), &limit).unwrap();
    let case = Case {
        game: &game,
        question,
        table: &table,
        numeration: guess.numeration(),
        relations,
        limit,
    };
    case.is_proved(guess).unwrap_or(false)
}

#[test]
fn a_wrong_guess_is_refused_whatever_state_is_wrong() {
    let lost = proof(WYTHOFF, Question::Outcome, 100).unwrap().relation;
    assert!(holds_up(WYTHOFF, Question::Outcome, &lost));
    let limit = Limit::states(STATES);
    for bound in [1, 2, 5, 10, 100] {
        // One more pair, or all larger ones missing.
        let at = |number: i64| {
            let form = Linear::new(&[(0, 1)], -number);
            Relation::linear(lost.numeration(), &form, Sign::Zero, &limit).unwrap()
        };
        let more =
            lost.or(&at(bound).and(&lost.not(&limit).unwrap(), &limit).unwrap(), &limit).unwrap();
        let less = lost.and(&at(bound).not(&limit).unwrap(), &limit).unwrap();
        for wrong in [more, less] {
            assert!(!holds_up(WYTHOFF, Question::Outcome, &wrong), "{bound}");
        }
    }
}

#[test]
fn the_lost_positions_of_other_moves_are_refused() {
    let lost = proof(WYTHOFF, Question::Outcome, 100).unwrap().relation;
    for text in [
        "(a-k, b) for k in 1..=a, (a-k, b-k) for k in 1..=min(a, b)",
        "(a-k, b) for k in 1..=a, (a, b-k) for k in 1..=b",
        "(a-k, b) for k in 1..=a, (a, b-k) for k in 1..=b, (a-k, b-k) for k in 2..=min(a, b)",
        "(a-k, b) for k in 1..=a, (a, b-k) for k in 1..=b, (a-k, b-k) for k in 1..=min(a, b) if k != 40",
    ] {
        assert!(!holds_up(text, Question::Outcome, &lost), "{text}");
    }
}

/// A random term of the coordinates and of k.
fn term(random: &mut Rng) -> String {
    let names = ["a", "b", "k", "1", "2", "3"];
    let one = names[random.usize(..names.len())];
    let other = names[random.usize(..names.len())];
    match random.u8(..9) {
        0 => format!("{one}/2"),
        1 => format!("{one}%3"),
        2 => format!("min({one}, {other})"),
        3 => format!("max({one}, {other})"),
        4 => format!("abs({one}-{other})"),
        5 => format!("({one} ^ {other})"),
        6 => format!("{one}+{other}"),
        _ => one.into(),
    }
}

fn random_moves(random: &mut Rng) -> String {
    let one = |random: &mut Rng| {
        let taken = ["k", "1", "2", "2*k"][random.usize(..4)];
        let moved = match random.u8(..4) {
            0 => format!("(a-{taken}, b+{})", term(random)),
            1 => format!("(a, b-{taken})"),
            2 => format!("(a-{taken}, b)"),
            _ => format!("(a-{taken}, b-{})", ["k", "1", "k/2"][random.usize(..3)]),
        };
        let range =
            format!("for k in 1..={}", ["a", "b", "min(a, b)", "3", "a/2"][random.usize(..5)]);
        let test = match random.u8(..3) {
            0 => format!(
                " if {} {} {}",
                term(random),
                ["<", "==", "!=", ">="][random.usize(..4)],
                term(random)
            ),
            _ => String::new(),
        };
        format!("{moved} {range}{test}")
    };
    (0..1 + random.usize(..3)).map(|_| one(random)).collect::<Vec<_>>().join(", ")
}

#[test]
fn what_is_proved_of_random_moves_holds_beyond_the_table() {
    assert!(proofs_that_hold(11, 150) > 40);
}

#[test]
#[ignore = "takes minutes"]
fn what_is_proved_of_thousands_of_random_moves_holds_beyond_the_table() {
    assert!(proofs_that_hold(12, 2000) > 500);
}

/// The number of random games that are proved; each proof is held against a search.
fn proofs_that_hold(seed: u64, rounds: usize) -> usize {
    let mut random = Rng::with_seed(seed);
    let mut proofs = 0;
    for round in 0..rounds {
        let text = random_moves(&mut random);
        let question = [Question::Outcome, Question::Misere, Question::Grundy][round % 3];
        let far = if question == Question::Grundy { 40 } else { 70 };
        let mut budget = Budget::new(50_000_000, usize::MAX, &Nobody);
        let answers = |to: u64, budget: &mut Budget<'_>| {
            solve::answers(&game(&text), question, &[to as usize + 1; 2], budget)
        };
        // Moves that do not end, or grow for ever, are mistakes.
        let Ok(cells) = answers(far, &mut budget) else { continue };
        if cells.len() < (far as usize + 1).pow(2) {
            continue;
        }
        let beyond = Table::new(
            vec!["a".into(), "b".into()],
            vec![far as usize + 1; 2],
            cells,
            Words::Numbers,
        );
        let known = beyond.corner(&[33, 33]);
        let Ok(proof) = prove(&game(&text), question, &known, &mut budget) else { continue };
        proofs += 1;
        let _ = beyond.each(|at, place| -> Result<(), ()> {
            let value = u64::from(beyond.cells[place].value().expect("there are no draws"));
            let holds = match proof.question {
                Question::Grundy => proof.holds(&[at, &[value]].concat()),
                _ => proof.holds(at) == (value == 0),
            };
            assert!(holds, "--moves {text:?} --ask {question:?}: wrong at {at:?}");
            Ok(())
        });
    }
    proofs
}

/// A numeration with a fault in one of its constructions.
#[derive(Debug)]
struct Faulty {
    right: &'static dyn Numeration,
    fault: Fault,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Fault {
    /// A sum of three numbers is one too large.
    Carry,
    /// A comparison forgets that numbers may be equal.
    Equal,
    /// Two 1s in a row are digits of a number.
    Neighbours,
    /// A form without a constant is taken for one with a sign less.
    Factor,
}

impl Numeration for Faulty {
    fn name(&self) -> String {
        self.right.name()
    }

    fn digits(&self) -> usize {
        self.right.digits()
    }

    fn weights(&self) -> &[u64] {
        self.right.weights()
    }

    fn follows(&self, before: usize, digit: usize) -> bool {
        self.fault == Fault::Neighbours || self.right.follows(before, digit)
    }

    fn sign_of(&self, form: &Linear, sign: Sign, limit: &Limit) -> Result<Dfa, TooLarge> {
        let (one, largest) = (Linear::constant(1), form.variables().last().copied());
        let largest = largest.map_or_else(Linear::default, Linear::variable);
        let wrong = match self.fault {
            Fault::Carry if form.variables().len() == 3 => form.plus(1, &one),
            Fault::Factor if form.variables().len() == 3 => form.plus(1, &largest),
            _ => Some(form.clone()),
        };
        let is_open = self.fault == Fault::Equal && sign == Sign::AtMostZero;
        let sign = if is_open { Sign::Negative } else { sign };
        self.right.sign_of(&wrong.ok_or(TooLarge)?, sign, limit)
    }
}

#[test]
fn a_fault_in_a_construction_proves_nothing_false() {
    use Question::{Grundy, Misere, Outcome};
    let games = [
        (WYTHOFF, Outcome, 60),
        (NIM, Grundy, 30),
        (NIM, Misere, 30),
        (KING, Outcome, 30),
        ("(n-k, 2*k) for k in 1..=min(n, m)", Outcome, 60),
        ("n-k for k in 1..=n/2", Outcome, 200),
        ("n-k for k in 1..=n, k + n-k for k in 1..n", Grundy, 256),
    ];
    let mut caught = 0;
    for fault in [Fault::Carry, Fault::Equal, Fault::Neighbours, Fault::Factor] {
        let systems: [&'static dyn Numeration; 2] = [&*BINARY, &Zeckendorf];
        for right in systems {
            let numeration: &'static Faulty = Box::leak(Box::new(Faulty { right, fault }));
            for (text, question, to) in games {
                let (game, moves) = (game(text), Moves::parse(text).unwrap());
                let known = table(text, question, to);
                let by = |digits| super::proof(&game, &moves, question, &known, digits);
                let Ok(proof) = by(numeration) else {
                    caught += usize::from(by(right).is_ok());
                    continue;
                };
                let far = table(text, question, 2 * to);
                let _ = far.each(|at, place| -> Result<(), ()> {
                    let value = u64::from(far.cells[place].value().unwrap());
                    let holds = match question {
                        Grundy => proof.holds(&[at, &[value]].concat()),
                        _ => proof.holds(at) == (value == 0),
                    };
                    assert!(holds, "{fault:?}, {}: {text} at {at:?}", right.name());
                    Ok(())
                });
            }
        }
    }
    assert!(caught > 15, "only {caught} faults make a difference");
}
