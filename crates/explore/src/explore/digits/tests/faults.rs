//! Wrong guesses, other moves, and constructions with a fault.

use super::*;
use automata::Dfa;
use itertools::Itertools;
use suggest::OSTROWSKI;

/// True if a guess passes all steps of a proof; the search for a guess is left out.
fn holds_up(text: &str, question: Question, guess: &Relation<'static>) -> bool {
    let (game, table) = (game(text), table(text, question, 40));
    let limit = Limit::states(STATES);
    let moves = game.expressions().unwrap();
    let relations = moves.relations(guess.numeration(), &limit).unwrap();
    let case = Case {
        game: &game,
        question,
        table: &table,
        pairs: None,
        numeration: guess.numeration(),
        relations: &relations,
        most: USUAL_STATES,
        limit,
    };
    case.is_proved(guess).unwrap_or(false)
}

#[test]
fn a_guess_that_is_wrong_for_one_smaller_heap_is_refused() {
    let limit = Limit::states(STATES);
    for (text, bound) in [WYTHOFF, &a_wythoff(2)].into_iter().cartesian_product([1, 2, 5, 10, 100])
    {
        let lost = proof(text, Question::Outcome, 100).unwrap().relation;
        assert!(holds_up(text, Question::Outcome, &lost));
        // All pairs with this first heap, or none of them.
        let at = |number: i64| {
            let form = Linear::new(&[(0, 1)], -number);
            Relation::linear(lost.numeration(), &form, Sign::Zero, &limit).unwrap()
        };
        let more =
            lost.or(&at(bound).and(&lost.not(&limit).unwrap(), &limit).unwrap(), &limit).unwrap();
        let less = lost.and(&at(bound).not(&limit).unwrap(), &limit).unwrap();
        for wrong in [more, less] {
            assert!(!holds_up(text, Question::Outcome, &wrong), "{text} {bound}");
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
    let lost = proof(&a_wythoff(2), Question::Outcome, 100).unwrap().relation;
    let both = "(a-k, b-l) for k in 1..=a for l in 1..=b if";
    for kinds in [
        format!("(a-k, b) for k in 1..=a, {both} abs(k-l) < 2"),
        NIM.to_string(),
        format!("{NIM}, {both} k == l"),
        format!("{NIM}, {both} abs(k-l) < 2 and k > 1"),
        format!("{NIM}, {both} k-l < 2 and l-k < 3"),
        a_wythoff(3),
    ] {
        assert!(!holds_up(&kinds, Question::Outcome, &lost), "{kinds}");
    }
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
    /// The factor of the last of three numbers is one too large.
    Factor,
}

impl Numeration for Faulty {
    fn name(&self) -> String {
        self.right.name()
    }

    fn factors(&self) -> [u64; 2] {
        self.right.factors()
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
            Fault::Carry if form.variables().len() == 3 => form.plus(1, &one)?,
            Fault::Factor if form.variables().len() == 3 => form.plus(1, &largest)?,
            _ => form.clone(),
        };
        let is_open = self.fault == Fault::Equal && sign == Sign::AtMostZero;
        let sign = if is_open { Sign::Negative } else { sign };
        self.right.sign_of(&wrong, sign, limit)
    }
}

#[test]
fn a_fault_in_a_construction_proves_nothing_false() {
    use Question::{Grundy, Misere, Outcome};
    let games = [
        (WYTHOFF, Outcome, 60),
        (&a_wythoff(2), Outcome, 60),
        (NIM, Grundy, 30),
        (NIM, Misere, 30),
        (KING, Outcome, 30),
        ("(n-k, 2*k) for k in 1..=min(n, m)", Outcome, 60),
        ("n-k for k in 1..=n/2", Outcome, 200),
        ("n-k for k in 1..=n, k + n-k for k in 1..n", Grundy, 256),
    ];
    let mut caught = 0;
    for fault in [Fault::Carry, Fault::Equal, Fault::Neighbours, Fault::Factor] {
        let systems: [&'static dyn Numeration; 3] = [&*BINARY, &ZECKENDORF, &OSTROWSKI[1]];
        for right in systems {
            let numeration: &'static Faulty = Box::leak(Box::new(Faulty { right, fault }));
            for (text, question, to) in games {
                let (game, moves) = (game(text), Moves::parse(text).unwrap());
                let known = table(text, question, to);
                let by = |digits: &'static dyn Numeration| {
                    let said = Said::new(&game, &moves, digits, USUAL_STATES)?;
                    Prover::new(&game, &moves, &known, USUAL_STATES).proved(&said, question, &known)
                };
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
