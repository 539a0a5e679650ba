//! Runs a program as a judge does, measures it, and leaves nothing of it running.
//!
//! Begin with [`process`], one run within limits; [`measure`](mod@measure) does it in a process of its own, and
//! [`verdict`] names the result. This crate knows no problem and no game.

pub mod measure;
pub mod process;
mod tree;
pub mod verdict;
pub mod visible;

use std::fmt::{self, Display};
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

/// A usage error: the command line names something that does not exist. The exit status is 2 then, not 1.
#[derive(Debug)]
pub struct Usage(pub String);

impl Display for Usage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for Usage {}
