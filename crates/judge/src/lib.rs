//! Runs a program as a judge does, measures it, and leaves nothing of it running.
//!
//! Begin with [`measure::Run`], one run of a program; [`process`] is how it is started, watched and ended,
//! [`verdict`] what a judge says of it. This crate knows no problem and no game.

mod interrupt;
pub mod measure;
pub mod process;
mod usage;
pub mod verdict;
pub mod visible;

pub use interrupt::{interrupt, interrupted};
pub use usage::Usage;
