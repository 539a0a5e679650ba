//! Traits and helpers for the file of each problem in `problems`: its statement, its game, and the inputs that
//! solutions are tested with.
//!
//! A file of `problems` has two halves. [`Statement`] and [`Game`] are the oracle: the form of an input with
//! its limits, the moves, the answers by a search. They are trusted, so they know no theorem. [`Trials`]
//! are what solutions are tried on: extreme inputs, and random cases that the form would not make. Nothing
//! trusts them. From the two follow reading, printing, validation, tests, and play.
//!
//! This crate knows no files, processes, terminals or clocks, and compiles to WebAssembly.

#![warn(missing_docs)]

pub mod begin;
mod cases;
pub mod choices;
pub mod dialogue;
pub mod drawing;
pub mod extents;
mod extremes;
mod form;
pub mod gestures;
mod ideas;
mod number;
pub mod output;
pub mod prelude;
mod problem;
mod reader;
pub mod search;
pub mod session;
pub mod shapes;
pub mod starts;
mod statement;

pub use choices::Choices;
pub use drawing::{Drawing, Legend, Node, Numbered, Piece, Sign};
pub use extremes::Extremes;
pub use form::Form;
pub use game::{Player, SearchResult};
pub use ideas::{Shown, WrongIdea};
pub use number::Number;
pub use problem::{Erased, NoAnswer, Problem, print, read};
pub use reader::{FormResult, Invalid, Reader};
pub use statement::{Cases, Game, Kind, NoGame, Statement, Trials};
