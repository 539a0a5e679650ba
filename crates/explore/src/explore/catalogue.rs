//! Proofs of the games that problems of the catalogue play.

use super::{Exploration, Order, budget, explore};
use crate::budget::Nobody;
use crate::games;
use crate::question::Question;
use crate::source::Asked;
use rules::Problem;

/// The memory and the seconds of work that a proof may take.
const MEMORY: u64 = 256 << 20;
const SECONDS: u64 = 5;

/// The exploration of the game that a problem plays, if an automaton proves who wins it. A game with parameters is
/// that of the usual ones.
pub fn proved_game(problem: &dyn Problem) -> Option<Exploration> {
    let (words, question) = match problem.explored().split_once(" --ask ") {
        Some((words, ask)) => (words, Question::named(ask)?),
        None => (problem.explored(), Question::Outcome),
    };
    let is_name = |word: &&str| !word.chars().all(|c| c.is_ascii_uppercase());
    let words: Vec<String> = words.split_whitespace().filter(is_name).map(String::from).collect();
    let game = games::find(&words).ok().flatten()?;
    let order = Order { search: true, ..Order::default() };
    let asked = Asked::new(game, question);
    let found = explore(&asked, &order, &mut budget(MEMORY, SECONDS, &Nobody)).ok()?;
    found.by_digits.is_some().then_some(found)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_games_of_these_problems_are_proved() {
        let proved = problems::PROBLEMS.iter().filter_map(|problem| {
            let found = proved_game(*problem)?;
            let states = found.by_digits?.relation.dfa().size();
            Some(format!("{} {} {states}", problem.id(), found.about.title))
        });
        let proved: Vec<String> = proved.collect();
        assert_eq!(
            proved,
            [
                "cf1498f staircase 4 2",
                "cses1099 staircase 4 2",
                "cses1730 nim 2 2",
                "p1247 nim 2 2",
                "p2148 delete-nim 5",
                "p2197 nim 2 2",
                "p2252 wythoff 8",
                "p4279 nim 2 5",
                "p5675 nim 2 2",
                "p6487 fibonacci-limit 5",
                "p6791 fibonacci-limit 9",
            ]
        );
    }
}
