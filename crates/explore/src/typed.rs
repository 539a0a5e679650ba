//! A game and a question as people type them.

use crate::ask::Question;
use crate::games::moves::ByExpression;
use crate::games::{self, Game, refused};
use anyhow::Result;

/// The greatest coordinate up to which an expression is tried, if nobody says how far to go.
const USUAL: u64 = 1000;

/// What is asked of a game.
pub struct Typed {
    /// The game.
    pub game: Box<dyn Game>,
    /// What is usual for the game, if nothing was asked.
    pub question: Question,
    /// The position whose moves are asked for.
    pub position: Option<String>,
}

/// What the words say: a name and its parameters, or nothing beside an expression, and then, if moves are asked for, a
/// position. Nothing, if no game has that name.
///
/// # Errors
///
/// If the parameters or the expression make no game, or there is a word too many or too few.
///
/// # Example
///
/// ```
/// let words = ["kayles".to_string(), "5,7".to_string()];
/// let typed = explore::typed::parse(&words, None, Some(explore::ask::Question::Moves), &[])?;
/// assert_eq!(typed.expect("it has a name").position.as_deref(), Some("5,7"));
/// # Ok::<(), anyhow::Error>(())
/// ```
pub fn parse(
    words: &[String],
    moves: Option<&str>,
    ask: Option<Question>,
    to: &[u64],
) -> Result<Option<Typed>> {
    let (words, position) = match (ask, words.split_last()) {
        (Some(Question::Moves), Some((position, rest))) if moves.is_some() || !rest.is_empty() => {
            (rest, Some(position.clone()))
        }
        (Some(Question::Moves), _) => {
            return Err(refused("moves of which position? Write it last: kayles --ask moves 5,7"));
        }
        _ => (words, None),
    };
    let game: Option<Box<dyn Game>> = match moves {
        None => games::find(words)?,
        Some(moves) => {
            if let Some(word) = words.first() {
                return Err(refused(format!("{word:?} is one game too many beside --moves")));
            }
            let most = to.first().copied().unwrap_or(USUAL);
            Some(Box::new(ByExpression::new(moves, most).map_err(refused)?))
        }
    };
    Ok(game.map(|game| Typed { question: ask.unwrap_or(game.usual_question()), game, position }))
}
