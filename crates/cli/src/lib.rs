//! The command line of sente, a module for each verb. The only package that talks to people.

pub mod book;
#[cfg(feature = "bundler")]
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
#[cfg(any(feature = "bundler", feature = "games"))]
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

#[cfg(not(feature = "bundler"))]
pub use elsewhere::bundling;
#[cfg(not(feature = "explorer"))]
pub use elsewhere::explore;
#[cfg(not(feature = "games"))]
pub use elsewhere::{generate, judge, play, stress};
pub use judges::Usage;
#[cfg(feature = "games")]
pub use {game, rules};
