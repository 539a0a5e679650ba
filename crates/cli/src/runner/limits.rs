//! Limits of a judge, as the catalogue has them or somebody types them.

use crate::runner::process::{Limits, MOST_PROCESSES};
use language::{Text, text};
use std::time::Duration;

/// Limits of a judge on one run of a program.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Allowed {
    /// CPU time.
    pub time: Duration,
    /// Resident memory in bytes.
    pub memory: u64,
    /// Stack of the main thread in bytes.
    pub stack: u64,
    /// True if the judge's time is not known, so that this is a guess.
    pub is_time_assumed: bool,
    /// True if the judge's memory is not known.
    pub is_memory_assumed: bool,
}

impl Allowed {
    /// Limits of most problems, for one whose own are not known.
    pub const USUAL: Allowed = Allowed {
        time: Duration::from_secs(1),
        memory: 125_000_000,
        stack: 125_000_000,
        is_time_assumed: true,
        is_memory_assumed: true,
    };

    /// The limits in words, such as `2 s, 125 MB (assumed)`.
    pub fn in_words(&self) -> String {
        let (time, memory) = (self.time.as_secs_f64(), self.memory / 1_000_000);
        let assumed = Text(" (assumed)", "（假定）").get();
        let [of_time, of_memory] = match (self.is_time_assumed, self.is_memory_assumed) {
            (false, false) => ["", ""],
            (false, true) => ["", assumed],
            (true, false) => [assumed, ""],
            (true, true) => ["", Text(" (both assumed)", "（均为假定）").get()],
        };
        text!(
            "{time} s{of_time}, {memory} MB{of_memory}",
            "{time} s{of_time}，{memory} MB{of_memory}"
        )
    }

    /// Limits at which a run is ended: a second more than the judge's, so that a program that misses it by little is told by
    /// how much.
    pub fn of_run(&self) -> Limits {
        let time = self.time + Duration::from_secs(1);
        let (memory, stack, processes) = (self.memory, self.stack, MOST_PROCESSES);
        Limits { cpu: time, idle: time, wall: 10 * time, memory, stack, processes }
    }
}

/// Limits that somebody types in the place of the judge's.
#[derive(clap::Args, Default)]
pub struct LimitOptions {
    #[arg(long, value_parser = seconds, value_name = Text("SECONDS", "秒").get(), help = text!(
        "The CPU time that is allowed, such as 2, 0.5 or 500ms; the judge's if it is left out",
        "时限，如 2、0.5 或 500ms；不写就是评测的时限"
    ))]
    time: Option<Duration>,
    #[arg(long, value_parser = bytes, value_name = Text("BYTES", "字节").get(), help = text!(
        "The memory that is allowed, such as 256M or 1GiB; the judge's if it is left out",
        "空间限制，如 256M 或 1GiB；不写就是评测的限制"
    ))]
    memory: Option<u64>,
    #[arg(long, value_parser = bytes, value_name = Text("BYTES", "字节").get(), help = text!(
        "The stack of the program, such as 1G; the judge's if it is left out, or else the memory",
        "程序的栈，如 1G；不写就是评测给的，不知道时与空间限制相同"
    ))]
    stack: Option<u64>,
}

impl LimitOptions {
    /// The limits with what was typed in the place of the judge's.
    pub fn instead_of(&self, judge: Allowed) -> Allowed {
        let LimitOptions { time, memory, stack } = self;
        Allowed {
            time: time.unwrap_or(judge.time),
            memory: memory.unwrap_or(judge.memory),
            // A judge of whom nothing is known gives a stack as large as the memory.
            stack: stack.unwrap_or(judge.stack.max(memory.unwrap_or(0))),
            is_time_assumed: judge.is_time_assumed && time.is_none(),
            is_memory_assumed: judge.is_memory_assumed && memory.is_none(),
        }
    }

    /// The memory, if somebody typed it.
    pub fn memory(&self) -> Option<u64> {
        self.memory
    }
}

fn seconds(typed: &str) -> Result<Duration, String> {
    let (number, unit) = apart(typed);
    let factor = match unit.as_str() {
        "" | "S" => Some(1.0),
        "MS" => Some(1e-3),
        _ => None,
    };
    let seconds = factor.zip(number.parse::<f64>().ok()).map(|(factor, number)| factor * number);
    match seconds {
        // A day is more than anybody waits for.
        Some(seconds) if seconds > 0.0 && seconds <= 86_400.0 => {
            Ok(Duration::from_secs_f64(seconds))
        }
        _ => Err(text!("write it as in 2, 0.5 or 500ms", "请写成 2、0.5 或 500ms 这样")),
    }
}

fn bytes(typed: &str) -> Result<u64, String> {
    let (number, unit) = apart(typed);
    let factor = match unit.as_str() {
        "K" | "KB" => Some(1e3),
        "M" | "MB" => Some(1e6),
        "G" | "GB" => Some(1e9),
        "KIB" => Some(1024.0),
        "MIB" => Some(f64::from(1 << 20)),
        "GIB" => Some(f64::from(1 << 30)),
        _ => None,
    };
    let bytes = factor.zip(number.parse::<f64>().ok()).map(|(factor, number)| factor * number);
    match bytes {
        Some(bytes) if (65_536.0..1e15).contains(&bytes) => Ok(bytes as u64),
        _ => Err(text!("write it as in 256M, 1G or 512MiB", "请写成 256M、1G 或 512MiB 这样")),
    }
}

/// A number and its unit, in capitals.
fn apart(typed: &str) -> (&str, String) {
    let end = typed.find(|c: char| c.is_ascii_alphabetic()).unwrap_or(typed.len());
    (typed[..end].trim(), typed[end..].to_ascii_uppercase())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn amounts_are_read_as_people_write_them() {
        for (typed, expected) in [
            ("256M", Some(256_000_000)),
            ("256mb", Some(256_000_000)),
            ("1 GiB", Some(1 << 30)),
            ("0.5G", Some(500_000_000)),
            ("64KiB", Some(65_536)),
            ("", None),
            ("256", None),
            ("-1M", None),
            ("1K", None),
            ("infG", None),
            ("nanG", None),
            ("1T", None),
        ] {
            assert_eq!(bytes(typed).ok(), expected, "{typed}");
        }
        for (typed, milliseconds) in [
            ("2", Some(2000)),
            ("0.5", Some(500)),
            ("500ms", Some(500)),
            ("3 s", Some(3000)),
            ("", None),
            ("0", None),
            ("-1", None),
            ("inf", None),
            ("1h", None),
        ] {
            assert_eq!(seconds(typed).ok(), milliseconds.map(Duration::from_millis), "{typed}");
        }
    }

    #[test]
    fn a_typed_limit_stands_for_the_judges_own() {
        let typed = LimitOptions { memory: Some(512_000_000), ..LimitOptions::default() };
        let allowed = typed.instead_of(Allowed::USUAL);
        assert_eq!((allowed.memory, allowed.stack), (512_000_000, 512_000_000));
        assert_eq!(allowed.in_words(), "1 s (assumed), 512 MB");
        let shallow = LimitOptions { stack: Some(8_000_000), ..LimitOptions::default() };
        assert_eq!(shallow.instead_of(Allowed::USUAL).stack, 8_000_000);
    }
}
