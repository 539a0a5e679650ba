//! Compounds beside the sum and the joins: Conway, On Numbers and Games, ch. 14. A *selective* compound moves in one game
//! or more. A *shortened* one is over as soon as one of its games is. Who finds the compound over loses. Chapter 10 of
//! the course has the proofs.

use crate::joins::{Game, compound, lists, places};
use crate::law;
use libtest_mimic::Trial;

pub fn trials() -> [Trial; 3] {
    let laws: [(&str, fn()); 3] = [
        ("a_selective_compound_is_lost_iff_all_its_games_are", selective),
        (
            "a_shortened_selective_compound_is_lost_iff_one_game_is_over_or_all_are_lost",
            shortened_selective,
        ),
        ("a_shortened_sum_is_decided_by_foreclosed_values", shortened_sum),
    ];
    laws.map(|(name, holds)| law(format!("compounds::{name}"), holds))
}

fn selective() {
    hold(false, some_of_them, |games, places| each(games, places).all(|(game, at)| lost(game)[at]));
}

fn shortened_selective() {
    hold(true, some_of_them, |games, places| {
        each(games, places).any(|(game, at)| game[at].is_empty())
            || each(games, places).all(|(game, at)| lost(game)[at])
    });
}

fn shortened_sum() {
    hold(true, one_of_them, |games, places| {
        let is_over = each(games, places).any(|(game, at)| game[at].is_empty());
        let values: Option<Vec<u32>> =
            each(games, places).map(|(game, at)| foreclosed(game)[at]).collect();
        is_over || values.is_some_and(|values| values.iter().fold(0, |sum, x| sum ^ x) == 0)
    });
}

/// Holds a claim that a position of a compound is lost against the search, in all positions of all lists of games.
fn hold(
    is_short: bool,
    turns: fn(&[Game], &[usize]) -> Vec<usize>,
    claim: impl Fn(&[Game], &[usize]) -> bool,
) {
    for games in lists() {
        for (position, found) in lost(&compound(&games, is_short, turns)).into_iter().enumerate() {
            let places = places(&games, position);
            assert_eq!(found, claim(&games, &places), "{places:?} of {games:?}");
        }
    }
}

fn each<'a>(
    games: &'a [Game],
    places: &'a [usize],
) -> impl Iterator<Item = (&'a Game, usize)> + 'a {
    games.iter().zip(places.iter().copied())
}

/// True where the player to move loses.
fn lost(game: &Game) -> Vec<bool> {
    let mut lost: Vec<bool> = Vec::new();
    for options in game {
        lost.push(!options.iter().any(|&option| lost[option]));
    }
    lost
}

/// The mex of the values of the options that have one; `None` where some option is over, or the game itself.
fn foreclosed(game: &Game) -> Vec<Option<u32>> {
    let mut values: Vec<Option<u32>> = Vec::new();
    for options in game {
        let ends = options.is_empty() || options.iter().any(|&option| game[option].is_empty());
        let taken: Vec<u32> = options.iter().filter_map(|&option| values[option]).collect();
        let mex = (0..).find(|value| !taken.contains(value));
        values.push(if ends { None } else { mex });
    }
    values
}

/// Moves in one game or more.
fn some_of_them(games: &[Game], places: &[usize]) -> Vec<usize> {
    let mut turns = vec![0];
    let mut here = 0;
    for (game, place) in each(games, places) {
        here = here * game.len() + place;
        let ways = || game[place].iter().copied().chain([place]);
        let with = |turn: usize| ways().map(move |next| turn * game.len() + next);
        turns = turns.into_iter().flat_map(with).collect();
    }
    turns.retain(|&turn| turn != here);
    turns
}

/// Moves in one game.
fn one_of_them(games: &[Game], places: &[usize]) -> Vec<usize> {
    let number = |places: &[usize]| {
        each(games, places).fold(0, |number, (game, place)| number * game.len() + place)
    };
    let move_in = |moved: usize| {
        let to =
            move |&option: &usize| [&places[..moved], &[option], &places[moved + 1..]].concat();
        games[moved][places[moved]].iter().map(move |option| number(&to(option)))
    };
    (0..games.len()).flat_map(move_in).collect()
}
