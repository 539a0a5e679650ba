//! Random moves, whose proofs are held against searches.

use super::*;
use fastrand::Rng;

/// A random term of the coordinates and of k.
fn term(random: &mut Rng) -> String {
    let names = ["a", "b", "k", "1", "2", "3"];
    let one = names[random.usize(..names.len())];
    let other = names[random.usize(..names.len())];
    match random.u8(..9) {
        0 => format!("{one}/{}", random.u8(2..=3)),
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
#[ignore = "takes a minute"]
fn what_is_proved_of_many_random_moves_holds_beyond_the_table() {
    assert!(proofs_that_hold(12, 500) > 125);
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
