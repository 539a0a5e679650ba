//! Where there is no `/proc`: the group is all that is known of a program.

use super::Use;
use crate::process::Limits;
use std::collections::BTreeSet;
use std::process::Child;
use std::sync::{Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

/// The groups that are watched.
static GROUPS: Mutex<BTreeSet<u32>> = Mutex::new(BTreeSet::new());

pub fn adopt_orphans() -> bool {
    false
}

pub fn end_orphans() -> usize {
    0
}

/// Kills all groups that are watched. On Windows the terminal interrupts them as it does this process.
pub fn kill_below(_: u32) {
    #[cfg(unix)]
    for &group in GROUPS.lock().unwrap_or_else(PoisonError::into_inner).iter() {
        super::kill(group);
    }
}

pub fn limit(_: &Child, _: &Limits) {}

pub fn keep_signals_within() {}

pub fn is_stopped(_: &Child) -> bool {
    false
}

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
fn has_ended(child: &mut Child) -> bool {
    use rustix::process::{Pid, WaitId, WaitIdOptions, waitid};
    let options = WaitIdOptions::EXITED | WaitIdOptions::NOHANG | WaitIdOptions::NOWAIT;
    Pid::from_raw(child.id() as i32)
        .is_none_or(|pid| !matches!(waitid(WaitId::Pid(pid), options), Ok(None)))
}

#[cfg(not(unix))]
fn has_ended(child: &mut Child) -> bool {
    !matches!(child.try_wait(), Ok(None))
}

/// A program of which nothing but its group is known while it runs.
pub struct Family(u32);

impl Family {
    pub fn of(root: u32) -> Self {
        GROUPS.lock().unwrap_or_else(PoisonError::into_inner).insert(root);
        Family(root)
    }

    /// Of a process that adopts, as none does here.
    pub fn below_this_process() -> Self {
        Family::of(std::process::id())
    }

    /// Nothing, and that it may run.
    pub fn look(&mut self, _: Duration) -> Use {
        Use { can_run: true, ..Use::default() }
    }
}

impl Drop for Family {
    fn drop(&mut self) {
        GROUPS.lock().unwrap_or_else(PoisonError::into_inner).remove(&self.0);
    }
}
