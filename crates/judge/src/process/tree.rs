//! The processes of a program: its group, its descendants, and what they use.

#[cfg(not(target_os = "linux"))]
pub use elsewhere::{Family, adopt_orphans, end_orphans, ends_within, kill_below, limit};
#[cfg(target_os = "linux")]
pub use linux::{Family, adopt_orphans, end_orphans, ends_within, kill_below, limit};

use std::process::{Child, Command};
use std::time::Duration;

/// What the living processes of a program use.
#[derive(Default)]
pub struct Use {
    /// Their CPU time, with that of the children that they waited for.
    pub cpu: Duration,
    /// Their resident memory, in bytes.
    pub memory: u64,
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

#[cfg(target_os = "linux")]
mod linux;

#[cfg(not(target_os = "linux"))]
mod elsewhere;
