//! Linux: process descriptors, `/proc`, and the adoption of orphans.

use super::Use;
use crate::process::Limits;
use rustix::event::{PollFd, PollFlags, Timespec, poll};
use rustix::io::Errno;
use rustix::param::{clock_ticks_per_second, page_size};
use rustix::process::{
    Pid, PidfdFlags, Resource, Rlimit, Signal, WaitId, WaitIdOptions, WaitOptions, kill_process,
    pidfd_open, prlimit, set_child_subreaper, wait, waitid,
};
use std::process::Child;
use std::time::{Duration, Instant};
use std::{fs, thread};

/// Whether it will be so.
pub fn adopt_orphans() -> bool {
    set_child_subreaper(Some(rustix::process::getpid())).is_ok()
}

/// Ends all children of this process and waits for them; says how many there were.
pub fn end_orphans() -> usize {
    let mut ended = 0;
    // Each of them may have started another one meanwhile, which is ours now.
    while has_children() {
        kill_below(std::process::id());
        if let Ok(Some(_)) = wait(WaitOptions::empty()) {
            ended += 1;
        }
    }
    ended
}

fn has_children() -> bool {
    let options = WaitIdOptions::EXITED | WaitIdOptions::NOHANG | WaitIdOptions::NOWAIT;
    waitid(WaitId::All, options).err() != Some(Errno::CHILD)
}

/// Kills the children of the process, and theirs.
pub fn kill_below(pid: u32) {
    for pid in below(pid) {
        if let Some(pid) = Pid::from_raw(pid as i32) {
            // It fails if the process has ended.
            let _ = kill_process(pid, Signal::KILL);
        }
    }
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

/// How often the whole of `/proc` is searched for new members.
const CENSUS: Duration = Duration::from_millis(100);

/// A program's processes.
pub struct Family {
    root: u32,
    others: Vec<u32>,
    next_census: Duration,
}

impl Family {
    /// The process and all below it.
    pub fn new(root: u32) -> Self {
        Family { root, others: Vec::new(), next_census: CENSUS / 2 }
    }

    /// What they use, that long after the start.
    pub fn look(&mut self, now: Duration) -> Use {
        if now >= self.next_census {
            self.next_census = now + CENSUS;
            self.others = below(self.root);
        }
        let mut sum = Use::default();
        for stat in self.others.iter().chain([&self.root]).filter_map(|&pid| Stat::read(pid)) {
            sum.cpu += stat.cpu;
            sum.memory += stat.memory;
            sum.can_run |= matches!(stat.state, 'R' | 'D');
        }
        sum
    }
}

/// The descendants of the process.
fn below(root: u32) -> Vec<u32> {
    let Ok(folder) = fs::read_dir("/proc") else { return Vec::new() };
    let pids = folder.flatten().filter_map(|entry| entry.file_name().to_str()?.parse().ok());
    let all: Vec<(u32, u32)> =
        pids.filter_map(|pid| Some((pid, Stat::read(pid)?.parent))).collect();
    let mut family = vec![root];
    let mut next = 0;
    while let Some(&parent) = family.get(next) {
        family.extend(all.iter().filter(|(_, other)| *other == parent).map(|(pid, _)| pid));
        next += 1;
    }
    family.split_off(1)
}

/// A line of `/proc/<pid>/stat`.
struct Stat {
    state: char,
    parent: u32,
    cpu: Duration,
    memory: u64,
}

impl Stat {
    fn read(pid: u32) -> Option<Stat> {
        Stat::parse(&fs::read_to_string(format!("/proc/{pid}/stat")).ok()?)
    }

    /// The name of a program, in parentheses, may hold blanks and parentheses. See proc_pid_stat(5).
    fn parse(line: &str) -> Option<Stat> {
        let fields: Vec<&str> = line.rsplit_once(')')?.1.split_whitespace().collect();
        // The state is the third field.
        let number = |field: usize| fields.get(field - 3)?.parse::<u64>().ok();
        let ticks = (14..=17).map(number).sum::<Option<u64>>()?;
        Some(Stat {
            state: fields.first()?.chars().next()?,
            parent: number(4)? as u32,
            cpu: Duration::from_secs_f64(ticks as f64 / clock_ticks_per_second() as f64),
            memory: number(24)? * page_size() as u64,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_may_hold_blanks_and_parentheses() {
        let line = "7 (a) R (b) S 5 7 7 0 -1 0 0 0 0 0 100 50 3 1 20 0 1 0 9 4096 12 0";
        let stat = Stat::parse(line).expect("it is a line of /proc/7/stat");
        assert_eq!((stat.state, stat.parent), ('S', 5));
        assert_eq!(stat.cpu.as_secs_f64(), 154.0 / clock_ticks_per_second() as f64);
        assert_eq!(stat.memory, 12 * page_size() as u64);
        assert!(Stat::parse("").is_none() && Stat::parse("7 (a) R 5").is_none());
    }

    #[test]
    fn a_process_knows_itself_and_its_children() {
        let this = Stat::read(std::process::id()).expect("this process runs");
        assert!(this.memory > 0);
        let mut child = std::process::Command::new("sleep").arg("100").spawn().expect("it starts");
        assert!(below(std::process::id()).contains(&child.id()));
        assert!(!ends_within(&mut child, Duration::from_millis(1)));
        child.kill().expect("it runs");
        assert!(ends_within(&mut child, Duration::from_secs(10)));
        child.wait().expect("it has ended");
    }
}
