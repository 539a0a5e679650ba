//! The processes of a program: its group, its descendants, and what they use.

use std::process::{Child, Command};
use std::thread;
use std::time::{Duration, Instant};

/// Use of the machine by the processes of a program, at one moment.
#[derive(Default)]
pub struct Use {
    /// CPU time of the living, and of children that they waited for.
    pub cpu: Duration,
    /// Resident memory in bytes.
    pub memory: u64,
    /// Stack of the main thread that has the largest, in bytes.
    pub stack: u64,
    /// The living, and the dead that nobody has waited for.
    pub processes: usize,
    /// True if one of them runs, could run, or waits for a disk.
    pub can_run: bool,
}

pub fn new_group(command: &mut Command) {
    #[cfg(unix)]
    std::os::unix::process::CommandExt::process_group(command, 0);
    #[cfg(not(unix))]
    let _ = command;
}

/// Gives this process, and with it all that it starts, a stack of so many bytes, or as deep a one as the system allows.
pub fn set_stack(bytes: u64) {
    #[cfg(unix)]
    {
        use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
        let wanted = (bytes < u64::MAX).then_some(bytes);
        let most = getrlimit(Resource::Stack).maximum;
        // Only the administrator may raise what the system allows.
        let raised = most.zip(wanted).map(|(most, wanted)| most.max(wanted));
        for most in [raised, most] {
            let current =
                most.zip(wanted).map(|(most, wanted)| most.min(wanted)).or(wanted).or(most);
            if setrlimit(Resource::Stack, Rlimit { current, maximum: most }).is_ok() {
                break;
            }
        }
    }
    #[cfg(not(unix))]
    let _ = bytes;
}

/// The stack of what this process starts, in bytes: `u64::MAX` if it has no limit, `None` where each program brings its own.
pub fn stack() -> Option<u64> {
    #[cfg(unix)]
    {
        use rustix::process::{Resource, getrlimit};
        Some(getrlimit(Resource::Stack).current.unwrap_or(u64::MAX))
    }
    #[cfg(not(unix))]
    None
}

/// Kills the group that the child leads. Call it before the child is waited for: its number is then no other's.
pub fn kill_group(child: &mut Child) {
    #[cfg(unix)]
    if let Some(group) = rustix::process::Pid::from_raw(child.id() as i32) {
        // It fails if nobody is left in it.
        let _ = rustix::process::kill_process_group(group, rustix::process::Signal::KILL);
    }
    // It may have left its own group. It fails if it has ended.
    let _ = child.kill();
}

/// True if the child ends within that time. It still has to be waited for.
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

/// True if the other end of the pipe at standard output was closed, as when the reader was killed.
pub fn reader_is_gone() -> bool {
    #[cfg(unix)]
    {
        use rustix::event::{PollFd, PollFlags, Timespec, poll};
        let output = std::io::stdout();
        let mut event = [PollFd::new(&output, PollFlags::empty())];
        let now = Timespec::default();
        poll(&mut event, Some(&now)).is_ok() && !event[0].revents().is_empty()
    }
    #[cfg(not(unix))]
    false
}

#[cfg(target_os = "linux")]
mod linux;
#[cfg(not(target_os = "linux"))]
#[path = "tree/elsewhere.rs"]
mod system;
#[cfg(target_os = "linux")]
use linux as system;
pub use system::{
    adopt_orphans, end_descendants, limit, look, set_priority, start, touched_by_children,
};
