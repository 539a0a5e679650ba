//! Plain searches, from the rules of a random game and nothing else.

use super::games::Random;
use crate::ask::Question;
use std::collections::HashMap;

/// The answers for all single heaps below a size.
pub fn answers(game: &Random, question: Question, size: usize) -> Vec<u32> {
    match question {
        Question::Outcome => grundy(game, size).into_iter().map(|value| value.min(1)).collect(),
        Question::Misere if game.most_parts > 1 => {
            let mut known = HashMap::new();
            (0..size).map(|heap| u32::from(wins_misere(game, vec![heap], &mut known))).collect()
        }
        Question::Misere => {
            fold(game, size, |options| u32::from(options.is_empty() || options.contains(&0)), 1)
        }
        Question::Remoteness => fold(
            game,
            size,
            |options| {
                let even = options.iter().filter(|&&moves| moves % 2 == 0).min();
                even.or(options.iter().max()).map_or(0, |moves| moves + 1)
            },
            0,
        ),
        _ => grundy(game, size),
    }
}

/// By the definition: the least number that is not the nim-sum of what some move leaves.
fn grundy(game: &Random, size: usize) -> Vec<u32> {
    let mut values: Vec<u32> = Vec::with_capacity(size);
    let mut seen: Vec<usize> = Vec::new();
    for heap in 0..size {
        (game.options)(heap, &mut |parts| {
            let value = parts.iter().fold(0, |sum, &part| sum ^ values[part]) as usize;
            if value >= seen.len() {
                seen.resize(value + 1, usize::MAX);
            }
            seen[value] = heap;
        });
        values.push(seen.iter().position(|&last| last != heap).unwrap_or(seen.len()) as u32);
    }
    values
}

/// From the answers of single heaps, that of nothing being known.
fn fold(game: &Random, size: usize, answer: fn(&[u32]) -> u32, nothing: u32) -> Vec<u32> {
    let mut answers: Vec<u32> = Vec::with_capacity(size);
    for heap in 0..size {
        let mut options = Vec::new();
        (game.options)(heap, &mut |parts| {
            options.push(parts.first().map_or(nothing, |&part| answers[part]));
        });
        answers.push(answer(&options));
    }
    answers
}

/// Whether the player to move wins a sum of heaps in misère play.
fn wins_misere(
    game: &Random,
    mut heaps: Vec<usize>,
    known: &mut HashMap<Vec<usize>, bool>,
) -> bool {
    heaps.sort_unstable();
    if let Some(&wins) = known.get(&heaps) {
        return wins;
    }
    let mut options: Vec<Vec<usize>> = Vec::new();
    for (number, &heap) in heaps.iter().enumerate() {
        (game.options)(heap, &mut |parts| {
            let mut option = heaps.clone();
            option.remove(number);
            option.extend(parts.iter().filter(|&&part| part > 0));
            options.push(option);
        });
    }
    let has_moves = !options.is_empty();
    let wins = !has_moves || options.into_iter().any(|option| !wins_misere(game, option, known));
    known.insert(heaps, wins);
    wins
}
