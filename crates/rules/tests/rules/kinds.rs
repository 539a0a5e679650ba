//! The kinds of problems that can be described, a tiny problem for each.

mod cases;
mod dialogue;
mod partizan;

use rules::gestures::{step, take_from_it};
use rules::output::{self, Differs};
use rules::prelude::*;
use rules::search::GraphOf;
use rules::session::Worth;
use rules::{Erased, Problem, Reader};
use std::iter;

/// Trials for problems that are here for their form alone.
macro_rules! no_trials {
    ($rules:ty) => {
        impl Trials for $rules {
            const RANDOM_SIZE: usize = 1;

            fn extremes(_: &mut Extremes<Self::Case>) {}
        }
    };
}

fn verdict(problem: &dyn Problem, input: &str, output: &str) -> Result<(), String> {
    problem.check(input, output).expect("a small input").map_err(|differs| differs.to_string())
}

/// A heap from which one to three are taken.
struct Take3;

impl Game for Take3 {
    type Case = u64;
    type Position = u64;
    const SHARED: bool = true;

    fn starts(&heap: &u64) -> impl Iterator<Item = u64> {
        iter::once(heap)
    }

    fn moves(_: &u64, &heap: &u64, moves: &mut Moves<u64>) {
        (1..=heap.min(3)).for_each(|k| moves.to(heap - k, || take_from_it(k)));
    }

    fn draw(_: &u64, &heap: &u64) -> Drawing {
        Drawing::Heaps(vec![heap])
    }
}

/// Any move that wins, or 0: the checker makes the move and asks who wins then.
struct AnyWinningMove;

impl Statement for AnyWinningMove {
    type Case = u64;
    type Answer = bool;
    type Game = Take3;
    const CASES: Cases = Cases::ToTheEnd(9);

    fn form(form: &mut Form, heap: &mut u64) -> FormResult {
        form.number("heap", heap, 0..=99)?;
        form.line();
        Ok(())
    }

    fn answers(heaps: &[u64]) -> SearchResult<Vec<bool>> {
        search::first_player_wins::<Take3>(heaps)
    }

    fn print(&wins: &bool) -> String {
        if wins { "any winning move" } else { "0" }.into()
    }

    fn check(&heap: &u64, &wins: &bool, printed: &mut Reader<'_>) -> Result<(), Differs> {
        let taken = output::number(printed, Text("a move", "一步"))?;
        let wrong = |why: String| Err(Differs::at(printed, why));
        match (wins, u64::try_from(taken)) {
            (false, Ok(0)) => Ok(()),
            (true, Ok(taken @ 1..=3)) if taken <= heap => {
                match search::first_player_wins::<Take3>(&[heap - taken]).as_deref() {
                    Ok([false]) => Ok(()),
                    _ => wrong(format!("to take {taken} of {heap} is legal, but loses")),
                }
            }
            (true, _) => wrong(format!("{taken} of {heap} is no legal move")),
            (false, _) => wrong(format!("{heap} has no winning move, not even {taken}")),
        }
    }
}

no_trials!(AnyWinningMove);

#[test]
fn several_answers_can_be_right_and_the_checker_makes_the_move() {
    let problem = Erased::<AnyWinningMove>::new("any");
    assert_eq!(verdict(&problem, "7\n8\n0\n", "3 0 0"), Ok(()));
    let error = |input, output| verdict(&problem, input, output).unwrap_err();
    assert_eq!(error("7", "2"), "line 1, column 1: to take 2 of 7 is legal, but loses");
    assert_eq!(error("2", "3"), "line 1, column 1: 3 of 2 is no legal move");
    assert_eq!(error("8", "1"), "line 1, column 1: 8 has no winning move, not even 1");
    assert_eq!(error("7 7", "3"), "line 1, column 2: expected a move, found the end");
    assert_eq!(error("7", "3 3"), "line 1, column 3: expected no more, found \"3\"");
}

/// The chance that the first player wins if both move at random.
struct Chance;

impl Statement for Chance {
    type Case = u64;
    type Answer = f64;
    type Game = Take3;

    fn form(form: &mut Form, heap: &mut u64) -> FormResult {
        form.number("heap", heap, 0..=99)
    }

    fn answers(heaps: &[u64]) -> SearchResult<Vec<f64>> {
        search::at_start::<Take3, f64>(heaps, |graph: &GraphOf<Take3>| {
            graph.fold(|options| match options.len() {
                0 => 0.0,
                n => options.iter().map(|(_, chance)| 1.0 - chance).sum::<f64>() / n as f64,
            })
        })
    }

    fn print(chance: &f64) -> String {
        format!("{chance:.9}")
    }

    fn check(_: &u64, chance: &f64, printed: &mut Reader<'_>) -> Result<(), Differs> {
        output::close(*chance, 1e-6, printed)
    }
}

no_trials!(Chance);

#[test]
fn numbers_are_right_within_a_tolerance() {
    let problem = Erased::<Chance>::new("chance");
    assert_eq!(problem.answer("2").as_deref(), Ok("0.500000000\n"));
    assert_eq!(verdict(&problem, "2", "0.5000009"), Ok(()));
    assert!(verdict(&problem, "2", "0.50001").is_err());
}

/// A number, and for each query a heap: who wins?
struct Queries;

impl Statement for Queries {
    type Case = Vec<u64>;
    type Answer = String;
    type Game = NoGame<Vec<u64>>;
    const CASES: Cases = Cases::Until("0", 9);

    fn form(form: &mut Form, heaps: &mut Vec<u64>) -> FormResult {
        form.list("n", "heap", heaps, 1..=9, 0..=99)
    }

    fn answers(cases: &[Vec<u64>]) -> SearchResult<Vec<String>> {
        let lines = |wins: Vec<bool>| {
            joined(wins.iter().map(|wins| ["No", "Yes"][usize::from(*wins)]), "\n")
        };
        cases.iter().map(|heaps| search::first_player_wins::<Take3>(heaps).map(lines)).collect()
    }
}

no_trials!(Queries);

#[test]
fn a_case_can_have_an_answer_for_each_query() {
    let problem = Erased::<Queries>::new("queries");
    assert_eq!(problem.answer("2\n4 5\n1\n8\n0\n").as_deref(), Ok("No\nYes\nNo\n"));
    let error = problem.validate("2\n4 5\n").unwrap_err();
    assert_eq!(error.to_string(), "line 3, column 1: case 2, n is missing: the input ends here");
    assert!(problem.play("1\n1\n0\n").unwrap().is_none());
}

/// A heap from which one is taken at a time, a search for each case.
struct Countdown;

impl Game for Countdown {
    type Case = u64;
    type Position = u64;

    fn starts(&heap: &u64) -> impl Iterator<Item = u64> {
        iter::once(heap)
    }

    fn moves(_: &u64, &heap: &u64, moves: &mut Moves<u64>) {
        if heap > 0 {
            moves.to(heap - 1, || take_from_it(1));
        }
    }

    fn draw(_: &u64, &heap: &u64) -> Drawing {
        Drawing::Heaps(vec![heap])
    }
}

#[test]
fn searches_of_several_cases_share_one_budget() {
    let within = |most| search::within(most, || search::first_player_wins::<Countdown>(&[9, 9, 9]));
    let least = (1..).find(|&most| within(most).is_ok()).expect("three small searches end");
    let alone = (1..).find(|&most| {
        search::within(most, || search::first_player_wins::<Countdown>(&[9])).is_ok()
    });
    assert_eq!(Some(least), alone.map(|alone| 3 * alone), "positions and moves");
    assert_eq!(within(least), Ok(vec![true; 3]));
    let error = within(least - 1).expect_err("one is missing");
    assert_eq!(error, Unsolved::TooManyMoves(least - 1), "the whole budget is named");
}
