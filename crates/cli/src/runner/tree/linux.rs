//! Processes by `/proc`, limits and orphans by the kernel.

use super::Use;
use crate::runner::process::{Limits, MOST_BYTES};
use rustix::param::{clock_ticks_per_second, page_size};
use rustix::process::{
    Pid, Resource, Rlimit, Signal, WaitId, WaitIdOptions, getpid, kill_process, kill_process_group,
    prlimit, set_child_subreaper, setpriority_pgrp, setpriority_process, waitid,
};
use std::fs::{self, File};
use std::io::{self, Read};
use std::path::Path;
use std::process::{Child, Command};
use std::thread;
use std::time::{Duration, Instant};

/// Most processes that are killed one by one between two looks.
const MOST_LISTED: usize = 500;
/// Longest wait for killed processes: one that hangs in the kernel cannot be ended.
const PATIENCE: Duration = Duration::from_secs(10);

/// Niceness at which a program starts: low enough for the watcher, and a busy machine starts it soon. It gets less behind that.
const LOW: i32 = 5;

/// Limit of processes and threads beyond those that run on the machine already; the kernel exempts the
/// administrator.
const MOST_STARTED: u64 = 1000;

/// Makes this process a subreaper: the parent of all its descendants that lose theirs. It must not start anything
/// else.
pub fn adopt_orphans() {
    // Without it, what leaves its parents is only found by its group.
    let _ = set_child_subreaper(Some(getpid()));
}

/// Kills all below this process, which adopts orphans, and waits for them.
pub fn end_descendants() {
    let start = Instant::now();
    while start.elapsed() < PATIENCE {
        let found = descendants(std::process::id(), MOST_LISTED);
        if found.is_empty() {
            return;
        }
        for pid in found.into_iter().filter_map(|pid| Pid::from_raw(pid as i32)) {
            // It fails if the process has ended.
            let _ = kill_process(pid, Signal::KILL);
        }
        let options = WaitIdOptions::EXITED | WaitIdOptions::NOHANG;
        while matches!(waitid(WaitId::All, options), Ok(Some(_))) {}
        thread::sleep(Duration::from_micros(200));
    }
}

/// Starts the program at a low priority, which its processes inherit from the thread that starts it. A fork bomb can keep
/// this thread from the processor before it knows that the program runs: so this one looks, and ends its
/// group. With the most processes that it saw.
pub fn start(command: &mut Command, most_processes: usize) -> io::Result<(Child, usize)> {
    let this = thread::current();
    // If that is permitted.
    let _ = setpriority_process(None, -20);
    thread::scope(|scope| {
        let starting = scope.spawn(|| {
            // On Linux a thread has a priority of its own.
            let _ = setpriority_process(None, LOW);
            let child = command.spawn();
            this.unpark();
            child
        });
        let mut seen = 0;
        while !starting.is_finished() {
            thread::park_timeout(Duration::from_millis(2));
            let found = processes(std::process::id(), most_processes);
            seen = seen.max(found.len());
            let group = found.first().and_then(|&pid| Pid::from_raw(pid as i32));
            if let Some(group) = group.filter(|_| found.len() > most_processes) {
                let _ = kill_process_group(group, Signal::KILL);
            }
        }
        let child = starting.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic))?;
        Ok((child, seen))
    })
}

/// Sets resource limits of the kernel, which hold even after this process has died. The child has run for some
/// microseconds by then.
pub fn limit(child: &Child, limits: &Limits) {
    let pid = Pid::from_raw(child.id() as i32);
    let load = fs::read_to_string("/proc/loadavg").unwrap_or_default();
    let running = load.split([' ', '/']).nth(4).and_then(|count| count.parse::<u64>().ok());
    // One byte more than is allowed shows that it was too much.
    let most = [
        (Resource::Nproc, running.map_or(u64::MAX, |running| running + MOST_STARTED)),
        (Resource::Core, 0),
        (Resource::Fsize, MOST_BYTES + 1),
        (Resource::Cpu, limits.cpu.as_secs().saturating_add(2)),
    ];
    for (resource, most) in most.into_iter().filter(|&(_, most)| most < u64::MAX) {
        // It fails if the program has ended, or has a stricter limit.
        let _ = prlimit(pid, resource, Rlimit { current: Some(most), maximum: Some(most) });
    }
}

/// Sets the niceness of the child's process group: a fork bomb must not starve the watching process.
pub fn set_priority(child: &Child, nice: i32) {
    let _ = setpriority_pgrp(Pid::from_raw(child.id() as i32), nice);
}

/// Use of the descendants of `top`, and of `top` itself unless it is this process. Memory that they may share, such as
/// a program's text, counts once. More than `most_processes` are only counted: they double while they are looked at.
pub fn look(top: u32, most_processes: usize) -> Use {
    let (mut sum, mut shared) = (Use::default(), 0);
    let mut found = processes(top, most_processes);
    found.extend((top != std::process::id()).then_some(top));
    if found.len() > most_processes {
        return Use { processes: found.len(), ..sum };
    }
    for pid in found {
        // It may have ended meanwhile.
        let file = |name: &str| fs::read_to_string(format!("/proc/{pid}/{name}")).ok();
        let time = file("stat").and_then(|line| cpu_time(&line));
        let Some(((cpu, can_run), memory)) = time.zip(file("statm")) else { continue };
        let mut pages = memory.split(' ').skip(1).flat_map(str::parse::<u64>);
        let (resident, common) = (pages.next().unwrap_or(0), pages.next().unwrap_or(0));
        let stack = file("status").and_then(|lines| stack_size(&lines)).unwrap_or(0);
        sum.stack = sum.stack.max(stack);
        sum.cpu += cpu;
        sum.memory += resident.saturating_sub(common) * page_size() as u64;
        shared = shared.max(common * page_size() as u64);
        sum.processes += 1;
        sum.can_run |= can_run;
    }
    sum.memory += shared;
    sum
}

/// Memory that the children which were waited for have touched first, by their page faults. The peak of a child begins at
/// that of this process, and hides a shallow stack.
pub fn touched_by_children() -> u64 {
    const FAULTS: usize = 11;
    let line = fs::read_to_string("/proc/self/stat").unwrap_or_default();
    field(&line, FAULTS).unwrap_or(0) * page_size() as u64
}

/// A number in a line of `/proc/<pid>/stat`, by its place in proc_pid_stat(5). The name of a program, in parentheses, may
/// hold blanks and parentheses.
fn field(line: &str, place: usize) -> Option<u64> {
    line.rsplit_once(')')?.1.split_whitespace().nth(place - 3)?.parse().ok()
}

/// The CPU time in a line of `/proc/<pid>/stat`, and whether the process can run.
fn cpu_time(line: &str) -> Option<(Duration, bool)> {
    let number = |place| field(line, place);
    let ticks = number(14)? + number(15)? + number(16)? + number(17)?;
    let time = Duration::from_secs_f64(ticks as f64 / clock_ticks_per_second() as f64);
    let state = line.rsplit_once(')')?.1.split_whitespace().next()?;
    Some((time, matches!(state, "R" | "D")))
}

/// The stack of the main thread, by `/proc/<pid>/status`.
fn stack_size(lines: &str) -> Option<u64> {
    let kilobytes = lines.lines().find_map(|line| line.strip_prefix("VmStk:"))?;
    Some(kilobytes.trim().strip_suffix(" kB")?.parse::<u64>().ok()? << 10)
}

/// The processes below this one, of which one is too many if there are more than `most`.
fn processes(top: u32, most: usize) -> Vec<u32> {
    descendants(top, most.saturating_add(1).min(MOST_LISTED))
}

/// The processes below this one, at most `most` of them.
fn descendants(top: u32, most: usize) -> Vec<u32> {
    let (mut found, mut next) = (children(top, most), 0);
    while let Some(&parent) = found.get(next).filter(|_| found.len() < most) {
        found.extend(children(parent, most));
        next += 1;
    }
    found.truncate(most);
    found
}

fn children(parent: u32, most: usize) -> Vec<u32> {
    let Ok(threads) = fs::read_dir(format!("/proc/{parent}/task")) else { return Vec::new() };
    let lists = threads.flatten().map(|thread| thread.path().join("children"));
    lists.filter_map(|list| listed(&list, most).ok()).flatten().collect()
}

/// The first numbers of a list that can grow faster than it is read to its end.
fn listed(path: &Path, most: usize) -> io::Result<Vec<u32>> {
    const LONGEST: usize = "4194304 ".len();
    let mut list = String::new();
    File::open(path)?.take((most * LONGEST) as u64).read_to_string(&mut list)?;
    // A blank ends each number, the last one may be cut.
    let whole = list.rsplit_once(' ').map_or("", |(whole, _)| whole);
    Ok(whole.split(' ').flat_map(str::parse).collect())
}

#[test]
fn a_name_may_hold_blanks_and_parentheses() {
    let line = "7 (a) R (b) S 5 7 7 0 -1 0 0 0 0 0 100 50 3 1 20 0 1 0 9 4096 12 0";
    let (time, can_run) = cpu_time(line).expect("it is a line of /proc/7/stat");
    assert_eq!(time.as_secs_f64(), 154.0 / clock_ticks_per_second() as f64);
    assert!(!can_run && cpu_time("").is_none() && cpu_time("7 (a) R 5").is_none());
}
