//! The words of a description: what a file of `problems` begins with.

pub use crate::{
    Cases, Choices, Drawing, Extremes, Form, FormResult, Game, Kind, NoGame, Node, Numbered, Piece,
    SearchResult, Sign, Statement, Trials, asks_who_wins, search, starts,
};
pub use fastrand::Rng;
pub use game::{Convention, Handle, Moves, Player, Unsolved};
pub use language::prose::joined;
pub use language::{Text, counted, text};
