//! Runs a program as a judge does, measures it, and leaves nothing of it running.
//!
//! Begin with [`process`], one run within limits; [`measure`](mod@measure) does it in a process of its own, and
//! [`verdict`] names the result. This module knows no problem and no game.

pub mod cache;
mod files;
pub mod limits;
pub mod measure;
mod overflow;
pub mod process;
pub mod runnable;
pub mod sources;
#[cfg(feature = "games")]
pub mod talk;
mod tree;
pub mod verdict;
pub mod visible;

use std::sync::atomic::{AtomicBool, Ordering};

pub use tree::{adopt_orphans, end_descendants};

static INTERRUPTED: AtomicBool = AtomicBool::new(false);

/// Ends the programs that run, and keeps others from being started.
pub fn interrupt() {
    INTERRUPTED.store(true, Ordering::Relaxed);
}

/// True once the user or the system has asked this process to end.
pub fn interrupted() -> bool {
    INTERRUPTED.load(Ordering::Relaxed)
}
