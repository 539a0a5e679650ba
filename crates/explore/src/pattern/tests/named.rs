//! Each pattern with a name, in its game.

use super::*;
use crate::budget::Nobody;
use crate::command::{Ask, Command, Problems, Typed, parse};
use crate::explore::{Exploration, Order, budget, explore};
use crate::pattern::form::{Body, Form};
use rows::{FORMULAS, OF_HEAPS, OF_TWO, ON_HEAPS, ON_TWO, Row, SETS};

/// Memory and seconds, which none of the games needs.
const MEMORY: u64 = 1 << 30;
const SECONDS: u64 = 600;

/// A game as it is typed.
fn explored(game: &str) -> Exploration {
    let (game, to) = game.split_once(" --to ").unwrap_or((game, ""));
    let (game, ask) = game.split_once(" --ask ").unwrap_or((game, ""));
    let moves = game.strip_prefix("--moves ");
    let words: Vec<String> =
        moves.map_or(game, |_| "").split_whitespace().map(String::from).collect();
    let find = |words: &[String]| Ok(problems::find(&words.join(" ")));
    let typed = Typed { words: &words, moves, ask: Ask::named(ask), ..Typed::default() };
    let Ok(Command::Table(source)) = parse(&typed, &Problems { find: &find, list: "" }) else {
        panic!("{game} is no game")
    };
    let order = Order { to: to.parse().into_iter().collect(), search: true, ..Order::default() };
    explore(&*source, &order, &mut budget(MEMORY, SECONDS, &Nobody)).expect(game)
}

/// Each row is found in its game, where a form names it so, and proved exactly if it has a term; without one, no automaton
/// proves the answers.
fn hold<F>(rows: &[Row<F>], names: fn(&Form, &str) -> bool) {
    for Row { name, term, game, .. } in rows {
        let found = explored(game);
        let finding = found.finding.unwrap_or_else(|| panic!("{game} has no pattern"));
        let form = finding.statement.expect(game).form;
        let axes = ["{x}", "{y}", "{z}"].into_iter().zip(&found.about.axes);
        let named = axes.fold(name.0.to_string(), |text, (name, axis)| text.replace(name, axis));
        let numbers = ["{n}", "({n} + 1)", "({n} - 1)"];
        let is_here = numbers.iter().any(|number| names(&form, &named.replace("{n}", number)));
        assert!(is_here, "{named} is not in {form:?} of {game}");
        let proof = found.by_digits.filter(|proof| Some(proof.question) == found.about.question);
        let is_proved = matches!(finding.claim, Claim::Proved(_));
        assert_eq!([term.is_some(), proof.is_some()], [is_proved; 2], "{named} in {game}");
    }
}

#[test]
fn each_row_is_found_in_its_game_and_proved_if_that_is() {
    let is_number = |form: &Form, name: &str| form.number.name() == name;
    hold(OF_TWO, is_number);
    hold(OF_HEAPS, is_number);
    let is_in_body = |form: &Form, name: &str| match &form.body {
        Body::Zeros(text) | Body::Formula(text) => text.get().contains(name),
        _ => false,
    };
    hold(ON_TWO, is_in_body);
    hold(ON_HEAPS, is_in_body);
    hold(FORMULAS, is_in_body);
    hold(SETS, is_in_body);
}
