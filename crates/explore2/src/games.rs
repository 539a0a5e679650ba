//! The games that have a name.

mod coded;
mod coins;
mod heaps;
mod own;
mod token;
mod written;

use crate::game::Game;
use anyhow::Result;

/// The game that these words name, if there is one.
///
/// # Errors
///
/// If the parameters make no game.
pub fn find(_words: &[String]) -> Result<Option<Game>> {
    Ok(None)
}
