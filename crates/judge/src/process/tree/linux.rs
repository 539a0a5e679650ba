//! Linux: process descriptors, `/proc`, and the adoption of orphans.

mod family;

pub use family::Family;

use super::supervisors;
use crate::process::Limits;
use family::{below, everything};
use rustix::event::{PollFd, PollFlags, Timespec, poll};
use rustix::io::Errno;
use rustix::process::{
    Pid, PidfdFlags, Resource, Rlimit, Signal, WaitId, WaitIdOptions, kill_process, pidfd_open,
    prlimit, set_child_subreaper, waitid,
};
use std::collections::BTreeSet;
use std::process::Child;
use std::thread;
use std::time::{Duration, Instant};

/// Whether it will be so.
pub fn adopt_orphans() -> bool {
    set_child_subreaper(Some(rustix::process::getpid())).is_ok()
}

/// No process waits longer for others to end: what hangs in the kernel cannot be ended.
const PATIENCE: Duration = Duration::from_secs(10);

/// Ends what was left behind to this process, and waits for it; says how many children these were.
pub fn end_orphans() -> usize {
    let (start, mut ended) = (Instant::now(), 0);
    while start.elapsed() < PATIENCE && has_orphans() {
        let orphans = orphans();
        end_all(&orphans);
        let reaped = orphans.into_iter().filter(|&orphan| reap(orphan)).count();
        ended += reaped;
        if reaped == 0 {
            thread::sleep(Duration::from_millis(1));
        }
    }
    ended
}

/// Asks the kernel first, which is quick. Only a process that has supervisors must look at its children.
fn has_orphans() -> bool {
    let options = WaitIdOptions::EXITED | WaitIdOptions::NOHANG | WaitIdOptions::NOWAIT;
    let has_children = waitid(WaitId::All, options).err() != Some(Errno::CHILD);
    let all_are_orphans = supervisors().is_empty();
    has_children && (all_are_orphans || !orphans().is_empty())
}

/// The children of this process, dead or alive, but for those that supervise a program.
fn orphans() -> Vec<u32> {
    // As long as this is held, no supervisor is started.
    let supervisors = supervisors();
    let is_orphan =
        |&(pid, parent): &(u32, u32)| parent == std::process::id() && !supervisors.contains(&pid);
    everything().into_iter().filter(is_orphan).map(|(pid, _)| pid).collect()
}

/// Kills these processes and all below them. Each is stopped first: one that runs on could start others
/// faster than they are killed.
fn end_all(roots: &[u32]) {
    let mut stopped = BTreeSet::new();
    loop {
        let family = below(roots).into_iter().chain(roots.iter().copied());
        let new: Vec<u32> = family.filter(|&pid| stopped.insert(pid)).collect();
        if new.is_empty() {
            break;
        }
        new.into_iter().for_each(|pid| send(pid, Signal::STOP));
    }
    stopped.into_iter().for_each(|pid| send(pid, Signal::KILL));
}

fn send(pid: u32, signal: Signal) {
    if let Some(pid) = Pid::from_raw(pid as i32) {
        // It fails if the process has ended.
        let _ = kill_process(pid, signal);
    }
}

/// Whether this child has ended; then it is forgotten.
fn reap(child: u32) -> bool {
    let Some(pid) = Pid::from_raw(child as i32) else { return false };
    let options = WaitIdOptions::EXITED | WaitIdOptions::NOHANG;
    matches!(waitid(WaitId::Pid(pid), options), Ok(Some(_)))
}

/// Kills the children of the process, and theirs.
pub fn kill_below(pid: u32) {
    below(&[pid]).into_iter().for_each(|pid| send(pid, Signal::KILL));
}

/// What holds even if nobody watches any more. The program has run for some microseconds.
pub fn limit(child: &Child, limits: &Limits) {
    let pid = Pid::from_raw(child.id() as i32);
    // One byte more than is allowed shows that it was too much.
    let most = [
        (Resource::Core, 0),
        (Resource::Fsize, limits.output.saturating_add(1)),
        (Resource::Cpu, limits.cpu.as_secs().saturating_add(2)),
    ];
    for (resource, most) in most.into_iter().filter(|&(_, most)| most < u64::MAX) {
        // It fails if the program has ended, or has a stricter limit.
        let _ = prlimit(pid, resource, Rlimit { current: Some(most), maximum: Some(most) });
    }
}

/// Whether the child ends within that time. It is not waited for.
pub fn ends_within(child: &mut Child, time: Duration) -> bool {
    let Some(pid) = Pid::from_raw(child.id() as i32) else { return true };
    let end = Instant::now() + time;
    let descriptor = pidfd_open(pid, PidfdFlags::empty());
    loop {
        let options = WaitIdOptions::EXITED | WaitIdOptions::NOHANG | WaitIdOptions::NOWAIT;
        if !matches!(waitid(WaitId::Pid(pid), options), Ok(None)) {
            return true;
        }
        let left = end.saturating_duration_since(Instant::now());
        if left.is_zero() {
            return false;
        }
        match &descriptor {
            Ok(descriptor) => {
                let mut event = [PollFd::new(descriptor, PollFlags::IN)];
                // A signal ends it early; then it is asked again.
                let _ = poll(&mut event, Timespec::try_from(left).ok().as_ref());
            }
            // Kernels before 5.3 have none.
            Err(_) => thread::sleep(left.min(Duration::from_millis(1))),
        }
    }
}

/// Whether somebody has stopped the child, as SIGSTOP does.
pub fn is_stopped(child: &Child) -> bool {
    let options = WaitIdOptions::STOPPED | WaitIdOptions::NOHANG | WaitIdOptions::NOWAIT;
    Pid::from_raw(child.id() as i32)
        .is_some_and(|pid| matches!(waitid(WaitId::Pid(pid), options), Ok(Some(_))))
}

/// From now on this process, and what it starts, can send signals to each other alone, where the kernel can
/// see to it: Linux 6.12 can.
pub fn keep_signals_within() {
    use landlock::{Ruleset, RulesetAttr, Scope};
    let scope = Ruleset::default().scope(Scope::Signal);
    // Without it, a program can end the judge, and gets no verdict.
    let _ = scope.and_then(|ruleset| ruleset.create()).and_then(|ruleset| ruleset.restrict_self());
}
