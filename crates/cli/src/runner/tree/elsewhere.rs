//! Processes of Windows and macOS: a list of them all tells which ones a program has, and what they use.
//!
//! On Windows a job holds them together: the process that measures is its first, and when it ends, all end. On macOS what
//! leaves its parents is found by its group alone.

use super::Use;
use crate::runner::process::Limits;
use std::collections::HashMap;
use std::io;
use std::process::{Child, Command};
use std::sync::{LazyLock, Mutex, PoisonError};
use std::time::Duration;
use sysinfo::{Pid, ProcessRefreshKind, ProcessesToUpdate, System};

#[cfg(windows)]
pub use job::{adopt_orphans, end_descendants};

#[cfg(windows)]
mod job {
    use std::sync::LazyLock;
    use win32job::{ExtendedLimitInfo, Job};

    /// The job of this process. Its handle is closed when this process ends, and with it ends all that is left in the job.
    static JOB: LazyLock<Option<Job>> = LazyLock::new(|| {
        let mut limits = ExtendedLimitInfo::new();
        limits.limit_kill_on_job_close();
        let job = Job::create_with_limit_info(&limits).ok()?;
        job.assign_current_process().ok()?;
        Some(job)
    });

    /// Has all that this process starts end with it, even what its parents leave. No box asks about a program that crashes or
    /// lacks a library: nobody would be there to close it.
    pub fn adopt_orphans() {
        LazyLock::force(&JOB);
        // Without it, such a program waits until its time is over.
        let _ = os_memlock::suppress_windows_error_dialogs_for_process();
    }

    /// Does nothing: the job ends with this process.
    pub fn end_descendants() {}

    /// The processes in the job, but for this one.
    pub fn members() -> Option<Vec<u32>> {
        let all = JOB.as_ref()?.query_process_id_list().ok()?;
        let ids = all.into_iter().map(|id| id as u32);
        Some(ids.filter(|id| *id != std::process::id()).collect())
    }
}

/// Does nothing: orphans cannot be adopted here.
#[cfg(not(windows))]
pub fn adopt_orphans() {}

/// Does nothing: the group was killed, and nothing else is known.
#[cfg(not(windows))]
pub fn end_descendants() {}

/// Starts the program; how many processes it has is found by the first look.
pub fn start(command: &mut Command, _: usize) -> io::Result<(Child, usize)> {
    Ok((command.spawn()?, 0))
}

/// Does nothing: what runs is looked at.
pub fn limit(_: &Child, _: &Limits) {}

/// Does nothing.
pub fn set_priority(_: &Child, _: i32) {}

/// Nothing is counted: no small process hides the peak of another here.
pub fn touched_by_children() -> u64 {
    0
}

/// The processes of the machine, and the CPU time of each one of the program that was seen, ended ones too.
#[derive(Default)]
struct Seen {
    system: System,
    times: HashMap<Pid, Duration>,
}

static SEEN: LazyLock<Mutex<Seen>> = LazyLock::new(Mutex::default);

/// Use of the descendants of `top`, and of `top` itself unless it is this process. A process can run if it has run since the
/// last look.
pub fn look(top: u32, _: usize) -> Use {
    let mut seen = SEEN.lock().unwrap_or_else(PoisonError::into_inner);
    let Seen { system, times } = &mut *seen;
    let kind = ProcessRefreshKind::nothing().with_cpu().with_memory();
    system.refresh_processes_specifics(ProcessesToUpdate::All, true, kind);
    let own = std::process::id();
    let mut sum = Use::default();
    for id in members(system, top) {
        let Some(process) = system.process(id).filter(|_| id.as_u32() != own) else { continue };
        let time = Duration::from_millis(process.accumulated_cpu_time());
        let before = times.insert(id, time).unwrap_or_default();
        sum.can_run |= time > before;
        sum.memory += process.memory();
        sum.processes += 1;
    }
    sum.cpu = times.values().sum();
    sum
}

/// The processes below `top`, and `top`: those of the job, or else those that lead to it by their parents.
fn members(system: &System, top: u32) -> Vec<Pid> {
    #[cfg(windows)]
    if let Some(members) = job::members().filter(|_| top == std::process::id()) {
        return members.into_iter().map(Pid::from_u32).collect();
    }
    let mut found = vec![Pid::from_u32(top)];
    let mut next = 0;
    while let Some(&parent) = found.get(next) {
        let children = system.processes().iter().filter(|(_, one)| one.parent() == Some(parent));
        // A number may have been another process's before.
        let born = system.process(parent).map_or(0, sysinfo::Process::start_time);
        let children = children.filter(|(_, one)| one.start_time() >= born);
        let new: Vec<Pid> = children.map(|(id, _)| *id).filter(|id| !found.contains(id)).collect();
        found.extend(new);
        next += 1;
    }
    found
}
