//! Facts of an input that a player needs and no drawing shows, such as the limits of a move.
//!
//! Nothing here knows a game: a number is such a fact if another one in its place leaves the drawing as it is and changes the
//! moves.

use crate::edit::{Lines, lines, text};
use rules::{Drawing, Problem};
use std::cell::LazyCell;

/// More words of an input are not looked at.
const WORDS: usize = 48;
/// The greatest distance of the numbers that are tried in the place of another one.
const NEAR: i64 = 4;
/// More moves of a position are not looked at.
const MOVES: usize = 12;

/// The names of such numbers, each with the numbers that have it.
pub(super) fn facts(problem: &dyn Problem, input: &str) -> Vec<(&'static str, Vec<i64>)> {
    let lines = lines(input);
    let Some(own) = first(problem, input) else { return Vec::new() };
    let moves = LazyCell::new(|| next(problem, input));
    let mut found: Vec<(&str, Vec<i64>)> = Vec::new();
    if lines.iter().map(Vec::len).sum::<usize>() > WORDS {
        return found;
    }
    for (row, line) in lines.iter().enumerate() {
        for (word, number) in line.iter().enumerate() {
            let Ok(number) = number.parse::<i64>() else { continue };
            let with = |number: &str| replaced(&lines, [row, word], number);
            let near = (1..=NEAR).flat_map(|step| [number - step, number + step]);
            let near = near.map(|other| with(&other.to_string()));
            let mut seen = near.filter_map(|other| Some((first(problem, &other)?, other)));
            let mut others = Vec::new();
            let is_hidden = seen.all(|(drawing, other)| {
                others.push(other);
                drawing == own
            });
            if !is_hidden || others.iter().all(|other| next(problem, other) == *moves) {
                continue;
            }
            let refused = problem.validate(&with("?")).err();
            let Some(name) = refused.and_then(|error| error.quantity()) else { continue };
            match found.iter_mut().find(|fact| fact.0 == name) {
                Some(fact) => fact.1.push(number),
                None => found.push((name, vec![number])),
            }
        }
    }
    found
}

/// The first drawing; `None` if the text is no input.
fn first(problem: &dyn Problem, input: &str) -> Option<Drawing> {
    problem.validate(input).ok()?;
    Some(problem.play(input).ok()??.position())
}

/// The drawings after some moves, and after those of the other player.
fn next(problem: &dyn Problem, input: &str) -> Vec<Drawing> {
    let Ok(Some(mut session)) = problem.play(input) else { return Vec::new() };
    let mut drawings = Vec::new();
    for _ in 0..2 {
        let count = session.moves().len();
        drawings.extend([session.position(), Drawing::Heaps(vec![count as u64])]);
        for number in 0..count.min(MOVES) {
            session.make(number);
            drawings.push(session.position());
            session.undo();
        }
        session.make(0);
    }
    drawings
}

fn replaced(lines: &Lines, [row, word]: [usize; 2], with: &str) -> String {
    let mut other = lines.clone();
    other[row][word] = with.into();
    text(&other)
}
