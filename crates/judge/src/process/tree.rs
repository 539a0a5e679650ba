//! The processes of a program: its group, its descendants, and what they use.

#[cfg(not(target_os = "linux"))]
mod elsewhere;
#[cfg(target_os = "linux")]
mod linux;

#[cfg(not(target_os = "linux"))]
use elsewhere as system;
#[cfg(target_os = "linux")]
use linux as system;

pub use system::{
    Family, adopt_orphans, end_orphans, ends_within, is_stopped, keep_signals_within, kill_below,
    limit,
};

use std::collections::BTreeSet;
use std::process::{Child, Command};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use std::{io, thread};

/// What the processes of a program use.
#[derive(Default)]
pub struct Use {
    /// The CPU time of the living, and of the dead as far as it is known.
    pub cpu: Duration,
    /// The resident memory of the living, in bytes.
    pub memory: u64,
    /// How many live.
    pub processes: usize,
    /// Whether one of them runs, could run, or reads or writes a disk.
    pub can_run: bool,
}

#[cfg(unix)]
pub fn lead_a_group(command: &mut Command) {
    std::os::unix::process::CommandExt::process_group(command, 0);
}

#[cfg(not(unix))]
pub fn lead_a_group(_: &mut Command) {}

/// Kills the child, which has not been waited for, and its group.
pub fn kill_group(child: &mut Child) {
    #[cfg(unix)]
    kill(child.id());
    // It may have left its own group. It fails if it has ended.
    let _ = child.kill();
}

/// Kills a group.
#[cfg(unix)]
fn kill(group: u32) {
    if let Some(group) = rustix::process::Pid::from_raw(group as i32) {
        // It fails if nobody is left in it.
        let _ = rustix::process::kill_process_group(group, rustix::process::Signal::KILL);
    }
}

/// What the kernel says of all children that were waited for, and theirs: CPU time, and the peak resident
/// memory of the greatest.
#[cfg(unix)]
pub fn used_by_children() -> Option<(Duration, u64)> {
    use nix::sys::resource::{UsageWho, getrusage};
    use nix::sys::time::TimeValLike;
    let usage = getrusage(UsageWho::RUSAGE_CHILDREN).ok()?;
    let cpu = usage.user_time() + usage.system_time();
    // Kilobytes, but for one family of systems.
    let unit = if cfg!(target_vendor = "apple") { 1 } else { 1024 };
    let memory = u64::try_from(usage.max_rss()).ok()?.saturating_mul(unit);
    Some((Duration::from_micros(cpu.num_microseconds().try_into().ok()?), memory))
}

#[cfg(not(unix))]
pub fn used_by_children() -> Option<(Duration, u64)> {
    None
}

/// Returns when nobody can read any more what this process prints into a pipe, as when the reader was killed.
#[cfg(unix)]
pub fn wait_for_the_reader_to_leave() {
    use rustix::event::{PollFd, PollFlags, poll};
    let output = io::stdout();
    loop {
        let mut event = [PollFd::new(&output, PollFlags::empty())];
        // A signal ends it early.
        if poll(&mut event, None).is_ok() && !event[0].revents().is_empty() {
            return;
        }
        thread::sleep(Duration::from_millis(5));
    }
}

/// Never returns.
#[cfg(not(unix))]
pub fn wait_for_the_reader_to_leave() {
    loop {
        thread::park();
    }
}

/// Standard error as a file of its own.
///
/// # Errors
///
/// If it is closed.
pub fn standard_error() -> io::Result<std::fs::File> {
    #[cfg(unix)]
    let copy = std::os::fd::AsFd::as_fd(&io::stderr()).try_clone_to_owned()?;
    #[cfg(windows)]
    let copy = std::os::windows::io::AsHandle::as_handle(&io::stderr()).try_clone_to_owned()?;
    Ok(copy.into())
}

/// The children of this process that supervise a program each: nobody has left them behind.
static SUPERVISORS: Mutex<BTreeSet<u32>> = Mutex::new(BTreeSet::new());

fn supervisors() -> MutexGuard<'static, BTreeSet<u32>> {
    SUPERVISORS.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Starts a child that supervises a program.
///
/// # Errors
///
/// If it cannot be started.
pub fn start_supervisor(command: &mut Command) -> io::Result<Child> {
    let mut supervisors = supervisors();
    let child = command.spawn()?;
    supervisors.insert(child.id());
    Ok(child)
}

/// This child supervises nothing any more: it was waited for.
pub fn forget_supervisor(child: &Child) {
    supervisors().remove(&child.id());
}
