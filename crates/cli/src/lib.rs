//! The command line of sente, a module for each verb. The only package that talks to people.

pub mod book;
pub mod bundling;
pub mod checkout;
pub mod command_line;
pub mod console;
mod elsewhere;
#[cfg(feature = "explorer")]
pub mod explore;
#[cfg(feature = "games")]
pub mod generate;
#[cfg(feature = "games")]
pub mod judge;
pub mod list;
pub mod locale;
#[cfg(feature = "games")]
mod named;
pub mod new;
mod parallel;
#[cfg(feature = "games")]
pub mod play;
pub mod runner;
pub mod show;
#[cfg(feature = "games")]
pub mod stress;
#[cfg(all(test, feature = "games"))]
mod tidy;
pub mod written;

pub use bundle::Usage;
#[cfg(not(feature = "explorer"))]
pub use elsewhere::explore;
#[cfg(not(feature = "games"))]
pub use elsewhere::{generate, judge, play, stress};
#[cfg(feature = "games")]
pub use {game, rules};
