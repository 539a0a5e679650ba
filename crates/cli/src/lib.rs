//! The command line of sente, a module for each verb. The only package that talks to people.

pub mod book;
pub mod bundling;
pub mod checkout;
pub mod command_line;
pub mod console;
mod elsewhere;
#[cfg(feature = "explorer")]
pub mod explore;
#[cfg(not(feature = "explorer"))]
#[path = "explore/elsewhere.rs"]
pub mod explore;
pub mod generate;
pub mod judge;
pub mod list;
pub mod locale;
mod named;
pub mod new;
mod parallel;
pub mod play;
pub mod runner;
pub mod show;
pub mod stress;
#[cfg(test)]
mod tidy;
pub mod written;

pub use bundle::Usage;
pub use {game, rules};
