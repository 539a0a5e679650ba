//! Games of your own by functions in Rust, explored as the command line says.

use super::{Arguments, moves_of, table};
use anyhow::Result;
use explore::command::Ask;
use explore::game::Game;
use explore::games::own::{of_coordinates, of_heaps};
use explore::moves::Play;
use explore::source::Asked;

/// Explores a game on heaps, for a program of your own: `crates/cli/examples/own_game.rs`. The moves are the lists of
/// heaps that `options` gives for a heap.
pub fn explore_own(title: &str, options: impl Fn(u64) -> Vec<Vec<u64>> + 'static) -> Result<()> {
    run(of_heaps(title, options))
}

/// Explores a game whose positions have several coordinates, named by `axes`: `crates/cli/examples/own_board.rs`. The
/// moves are the positions that `options` gives for a position.
pub fn explore_own_board(
    title: &str,
    axes: &[&str],
    options: impl Fn(&[u64]) -> Vec<Vec<u64>> + 'static,
) -> Result<()> {
    run(of_coordinates(title, axes, options))
}

fn run(game: Game) -> Result<()> {
    #[derive(clap::Parser)]
    struct Own {
        #[command(flatten)]
        arguments: Arguments,
    }
    let Own { mut arguments } = crate::command_line::parse();
    match (arguments.asked()?, arguments.words.pop()) {
        (Some(Ask::Moves(play)), Some(position)) => moves_of(&game, &position, play, &arguments),
        (_, Some(position)) => moves_of(&game, &position, Play::Normal, &arguments),
        (Some(Ask::Table(question)), None) => table(&Asked::new(game, question), &arguments),
        (_, None) => {
            let question = game.usual.question;
            table(&Asked::new(game, question), &arguments)
        }
    }
}
