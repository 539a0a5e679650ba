//! The explorer from outside, against published answers and against searches that know less.

mod chinese;
mod loopy;
mod named;
mod published;
mod refused;
mod typed;

use explore::budget::Budget;
use explore::cell::Cell;
use explore::game::Game;
use explore::question::Question;
use explore::{games, solve};

/// The answer of a draw.
const DRAW: u32 = u32::MAX;

fn find(words: &str) -> Game {
    let words: Vec<String> = words.split_whitespace().map(String::from).collect();
    games::find(&words).expect("the parameters are right").expect("the game is known")
}

/// The answers, 0 where there is no position.
fn answers(game: &Game, question: Question, sizes: &[usize]) -> Vec<u32> {
    let cells = solve::answers(game, question, sizes, &mut Budget::unlimited());
    let number = |cell: Cell| if cell == Cell::DRAW { DRAW } else { cell.value().unwrap_or(0) };
    cells.expect("the game is small").into_iter().map(number).collect()
}

fn ask(words: &str, question: Question, sizes: &[usize]) -> Vec<u32> {
    answers(&find(words), question, sizes)
}
