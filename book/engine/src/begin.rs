//! Where a board begins: at a position that is worth playing.

use rules::session::Worth;
use rules::{Choices, Problem};

/// As many moves as one can take in.
const MOVES: std::ops::RangeInclusive<usize> = 5..=40;
/// A play between two who play perfectly has at least so many moves.
const TURNS: usize = 4;
const TRIES: u64 = 400;
/// A reader waits for these.
const SIZES: usize = 36;

/// An input of the problem for a board to begin with: a sample if one is worth playing, else a small random one. `None` if
/// the problem is no game.
pub fn position<'a>(rules: &dyn Problem, samples: impl Iterator<Item = &'a str>) -> Option<String> {
    let random = (0..TRIES).map(|seed| {
        // Larger ones bit by bit, and never so large that an answer takes long.
        let size = (8 + seed as usize / 8).min(rules.large());
        rules.random(&mut Choices::random(seed), size)
    });
    most_interesting(rules, samples.map(String::from).chain(random))
}

/// A random input that can be played, and is worth it if there is one within a few tries.
pub(crate) fn random(rules: &dyn Problem, seed: u64) -> Option<String> {
    let mut choices = Choices::random(seed);
    let sizes = [12, 8, 16, 10, 24, 6].into_iter().cycle().take(SIZES);
    let inputs = sizes.map(|size| rules.random(&mut choices, size.min(rules.large())));
    most_interesting(rules, inputs)
}

/// The first one of which all holds, or else most.
fn most_interesting(rules: &dyn Problem, inputs: impl Iterator<Item = String>) -> Option<String> {
    let mut best = None;
    for input in inputs {
        let Some(interest) = interest(rules, &input) else { continue };
        if best.as_ref().is_none_or(|(most, _)| interest > *most) {
            best = Some((interest, input));
        }
        if interest == ENOUGH {
            break;
        }
    }
    best.map(|(_, input)| input)
}

/// Whoever begins can win or gain, has a choice that matters, and the play lasts.
const ENOUGH: usize = 3;

/// How many of these hold. `None` if the input is not to be played.
fn interest(rules: &dyn Problem, input: &str) -> Option<usize> {
    let mut session = rules.play(input).ok().flatten()?;
    let (count, best) = (session.moves().len(), session.best().ok()?.len());
    let is_won = matches!(session.worth().ok()?, Worth::Won | Worth::WonIn(_) | Worth::Score(_));
    let matters = MOVES.contains(&count) && 2 * best <= count;
    let mut turns = 0;
    while turns < TURNS {
        let Some(&number) = session.best().ok()?.last() else { break };
        session.make(number);
        turns += 1;
    }
    Some([is_won, matters, turns == TURNS].into_iter().filter(|&holds| holds).count())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_no_game_has_no_position() {
        let rules = problems::find("abc330_e").expect("it is there");
        assert_eq!(position(rules, std::iter::empty()), None);
    }

    #[test]
    fn most_games_begin_with_a_choice_that_matters_and_all_with_something_of_it() {
        let games = problems::PROBLEMS.iter().filter(|rules| rules.id() != "abc330_e");
        let found: Vec<(&str, usize)> = games
            .map(|rules| {
                let input = position(*rules, std::iter::empty());
                let input = input.unwrap_or_else(|| panic!("{} has no position", rules.id()));
                (rules.id(), interest(*rules, &input).unwrap_or(0))
            })
            .collect();
        assert!(found.iter().all(|&(_, interest)| interest >= 2), "{found:?}");
        let enough = found.iter().filter(|&&(_, interest)| interest == ENOUGH).count();
        assert!(4 * enough >= 3 * found.len(), "{found:?}");
    }

    #[test]
    fn every_seed_gives_a_position_of_every_game_that_can_be_searched() {
        for rules in problems::PROBLEMS.iter().filter(|rules| rules.id() != "abc330_e") {
            for seed in 0..20 {
                let input = random(*rules, seed);
                let input = input.unwrap_or_else(|| panic!("{}, seed {seed}", rules.id()));
                assert!(interest(*rules, &input).is_some(), "{}, seed {seed}", rules.id());
            }
        }
    }

    #[test]
    fn a_sample_is_taken_if_it_is_worth_playing() {
        let rules = problems::find("p2197").expect("it is there");
        let [dull, good] = ["1\n2\n1 1\n", "1\n2\n3 4\n"];
        assert_eq!(position(rules, [dull, good].into_iter()).as_deref(), Some(good));
    }
}
