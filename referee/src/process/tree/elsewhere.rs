//! Where there is no `/proc`: the group is all that is known of a program.

use super::Use;
use crate::process::Limits;
use std::process::Child;
use std::thread;
use std::time::{Duration, Instant};

pub fn adopt_orphans() -> bool {
    false
}

pub fn end_orphans() -> usize {
    0
}

/// The terminal interrupts them as it does this process.
pub fn kill_below(_: u32) {}

pub fn limit(_: &Child, _: &Limits) {}

/// Whether the child ends within that time. It is not waited for.
pub fn ends_within(child: &mut Child, time: Duration) -> bool {
    let start = Instant::now();
    let mut pause = Duration::from_micros(50);
    while !has_ended(child) {
        if start.elapsed() >= time {
            return false;
        }
        thread::sleep(pause);
        pause *= 2;
    }
    true
}

#[cfg(unix)]
fn has_ended(child: &Child) -> bool {
    use rustix::process::{Pid, WaitId, WaitIdOptions, waitid};
    let options = WaitIdOptions::EXITED | WaitIdOptions::NOHANG | WaitIdOptions::NOWAIT;
    Pid::from_raw(child.id() as i32)
        .is_none_or(|pid| !matches!(waitid(WaitId::Pid(pid), options), Ok(None)))
}

#[cfg(not(unix))]
fn has_ended(child: &mut Child) -> bool {
    !matches!(child.try_wait(), Ok(None))
}

/// A program of which nothing is known while it runs.
pub struct Family;

impl Family {
    pub fn new(_: u32) -> Self {
        Family
    }

    /// Nothing, and that it may run.
    pub fn look(&mut self, _: Duration) -> Use {
        Use { can_run: true, ..Use::default() }
    }
}
