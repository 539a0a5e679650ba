//! Which processes belong to a program, and what they use, by `/proc`.

use crate::process::tree::Use;
use rustix::param::{clock_ticks_per_second, page_size};
use std::collections::HashMap;
use std::fs;
use std::time::Duration;

/// How often the whole of `/proc` is searched for new members, where the kernel does not list children.
const CENSUS: Duration = Duration::from_millis(100);

/// A program's processes.
pub struct Family {
    /// They are below this one, and with it if it is one of them.
    top: u32,
    with_top: bool,
    members: Vec<u32>,
    next_census: Duration,
    /// The CPU time of each process that was ever seen, by number and start, and the sum of it.
    seen: HashMap<(u32, u64), Duration>,
    sum: Duration,
}

impl Family {
    /// The process and all below it.
    pub fn of(top: u32) -> Self {
        let (seen, sum) = (HashMap::new(), Duration::ZERO);
        Family { top, with_top: true, members: Vec::new(), next_census: Duration::ZERO, seen, sum }
    }

    /// All below this process, which adopts what leaves its parents.
    pub fn below_this_process() -> Self {
        Family { with_top: false, ..Family::of(std::process::id()) }
    }

    /// What they use, that long after the start.
    ///
    /// Nobody is told the CPU time of a process whose parent ignores its end. What was last seen of it
    /// counts: so the time is the greater one of what all that were seen have used, and what the living
    /// have used with those that they waited for. Neither is too much.
    pub fn look(&mut self, now: Duration) -> Use {
        if let Some(members) = listed_below(self.top) {
            self.members = members;
        } else if now >= self.next_census {
            self.next_census = now + CENSUS;
            self.members = below(&[self.top]);
        }
        let mut sum = Use::default();
        let top = self.with_top.then_some(&self.top);
        let members = self.members.iter().chain(top);
        for (pid, stat) in members.filter_map(|&pid| Some((pid, Stat::read_closely(pid)?))) {
            sum.cpu += stat.cpu + stat.cpu_of_children;
            sum.memory += stat.memory;
            sum.can_run |= matches!(stat.state, 'R' | 'D');
            sum.processes += usize::from(!matches!(stat.state, 'Z' | 'X'));
            let before = self.seen.insert((pid, stat.start), stat.cpu).unwrap_or_default();
            self.sum += stat.cpu.saturating_sub(before);
        }
        sum.cpu = sum.cpu.max(self.sum);
        sum
    }
}

/// All processes, each with its parent.
pub fn everything() -> Vec<(u32, u32)> {
    let Ok(folder) = fs::read_dir("/proc") else { return Vec::new() };
    let pids = folder.flatten().filter_map(|entry| entry.file_name().to_str()?.parse().ok());
    pids.filter_map(|pid| Some((pid, Stat::read(pid)?.parent))).collect()
}

/// The descendants of the processes.
pub fn below(roots: &[u32]) -> Vec<u32> {
    let all = everything();
    let children = |parent| all.iter().filter(move |(_, other)| *other == parent);
    descendants(roots, |parent| Some(children(parent).map(|&(pid, _)| pid).collect()))
        .unwrap_or_default()
}

/// The descendants of the process as the kernel lists them, if it does. It may miss some while others end.
fn listed_below(root: u32) -> Option<Vec<u32>> {
    let children = |parent: u32| {
        let mut children = Vec::new();
        // It may have ended meanwhile.
        let Ok(threads) = fs::read_dir(format!("/proc/{parent}/task")) else {
            return Some(children);
        };
        for thread in threads.flatten() {
            match fs::read_to_string(thread.path().join("children")) {
                Ok(list) => children.extend(list.split_whitespace().flat_map(str::parse::<u32>)),
                Err(_) if thread.path().exists() => return None,
                Err(_) => {}
            }
        }
        Some(children)
    };
    descendants(&[root], children)
}

fn descendants(
    roots: &[u32],
    mut children: impl FnMut(u32) -> Option<Vec<u32>>,
) -> Option<Vec<u32>> {
    let mut family = roots.to_vec();
    let mut next = 0;
    while let Some(&parent) = family.get(next) {
        family.extend(children(parent)?);
        next += 1;
    }
    Some(family.split_off(roots.len()))
}

/// A line of `/proc/<pid>/stat`.
struct Stat {
    state: char,
    parent: u32,
    /// When it was started, in ticks since the machine was.
    start: u64,
    cpu: Duration,
    /// Of the children that it waited for, and theirs.
    cpu_of_children: Duration,
    memory: u64,
}

impl Stat {
    fn read(pid: u32) -> Option<Stat> {
        Stat::parse(&fs::read_to_string(format!("/proc/{pid}/stat")).ok()?)
    }

    /// As [`read`](Self::read), to the nanosecond: a tick is 10 ms. It is the time of the first thread, which
    /// is less than that of all, if there are more.
    fn read_closely(pid: u32) -> Option<Stat> {
        let stat = Stat::read(pid)?;
        let line = fs::read_to_string(format!("/proc/{pid}/schedstat")).unwrap_or_default();
        let nanoseconds = line.split_whitespace().next().and_then(|word| word.parse().ok());
        let cpu = stat.cpu.max(Duration::from_nanos(nanoseconds.unwrap_or(0)));
        Some(Stat { cpu, ..stat })
    }

    /// The name of a program, in parentheses, may hold blanks and parentheses. See proc_pid_stat(5).
    fn parse(line: &str) -> Option<Stat> {
        let fields: Vec<&str> = line.rsplit_once(')')?.1.split_whitespace().collect();
        // The state is the third field.
        let number = |field: usize| fields.get(field - 3)?.parse::<u64>().ok();
        let ticks = |user, system| {
            let ticks = number(user)? + number(system)?;
            Some(Duration::from_secs_f64(ticks as f64 / clock_ticks_per_second() as f64))
        };
        Some(Stat {
            state: fields.first()?.chars().next()?,
            parent: number(4)? as u32,
            start: number(22)?,
            cpu: ticks(14, 15)?,
            cpu_of_children: ticks(16, 17)?,
            memory: number(24)? * page_size() as u64,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::process::tree::ends_within;

    #[test]
    fn a_name_may_hold_blanks_and_parentheses() {
        let line = "7 (a) R (b) S 5 7 7 0 -1 0 0 0 0 0 100 50 3 1 20 0 1 0 9 4096 12 0";
        let stat = Stat::parse(line).expect("it is a line of /proc/7/stat");
        assert_eq!((stat.state, stat.parent, stat.start), ('S', 5, 9));
        let seconds = |ticks: f64| ticks / clock_ticks_per_second() as f64;
        assert_eq!(stat.cpu.as_secs_f64(), seconds(150.0));
        assert_eq!(stat.cpu_of_children.as_secs_f64(), seconds(4.0));
        assert_eq!(stat.memory, 12 * page_size() as u64);
        assert!(Stat::parse("").is_none() && Stat::parse("7 (a) R 5").is_none());
    }

    #[test]
    fn a_process_knows_itself_and_its_children() {
        let this = std::process::id();
        assert!(Stat::read(this).expect("this process runs").memory > 0);
        let mut child = std::process::Command::new("sleep").arg("100").spawn().expect("it starts");
        assert!(below(&[this]).contains(&child.id()));
        assert!(listed_below(this).is_none_or(|list| list.contains(&child.id())));
        assert!(!ends_within(&mut child, Duration::from_millis(1)));
        child.kill().expect("it runs");
        assert!(ends_within(&mut child, Duration::from_secs(10)));
        child.wait().expect("it has ended");
    }
}
