//! Overflow of the stack: a crash like others, unless somebody looks.

use crate::runner::process::{Limits, Outcome};
use anyhow::Result;
use language::text;

/// Words by which a runtime, or the status of a process, names an overflow: Rust, the JVM, Go, Windows.
const NAMES: &[&str] = &[
    "has overflowed its stack",
    "java.lang.StackOverflowError",
    "goroutine stack exceeds",
    "0xc00000fd",
];
/// Signals by which systems end a program whose stack is full, or that touches what is not its own.
const CRASHES: &[&str] = &["SIGSEGV", "SIGBUS"];

/// Returns true if the status of a program or its last words name an overflow.
pub fn is_named(status: &str, errors: &str) -> bool {
    NAMES.iter().any(|name| status.contains(name) || errors.contains(name))
}

/// Tells an overflow from other crashes by a second run with half the stack: an overflow touches less memory then, by about as
/// much.
///
/// # Errors
///
/// If `run` fails.
pub fn is_shown(
    outcome: &Outcome,
    limits: &Limits,
    run: impl FnOnce(&Limits) -> Result<Outcome>,
) -> Result<bool> {
    let has_crashed = CRASHES.iter().any(|signal| outcome.status.contains(signal));
    let Some(stack) = outcome.stack.filter(|_| has_crashed && outcome.stopped.is_none()) else {
        return Ok(false);
    };
    // Without a limit there is no half: as much as the program took is enough.
    let stack = stack.min(outcome.memory.max(outcome.touched));
    let other = run(&Limits { stack: stack / 2, ..limits.clone() })?;
    let is_less = |other: u64, one: u64| other + stack / 4 < one;
    let takes_less =
        is_less(other.memory, outcome.memory) || is_less(other.touched, outcome.touched);
    Ok(other.status == outcome.status && takes_less)
}

/// The overflow of a program whose judge gives `wanted` bytes of stack, and what to do; `None` if it has not overflowed. A crash
/// on a shallower stack may be one.
pub fn in_words(outcome: &Outcome, wanted: u64) -> Option<String> {
    let had = outcome.stack.unwrap_or(0);
    let is_shallow = outcome.stack.is_some_and(|had| had < wanted);
    let depth = match (outcome.stack, had.div_ceil(1_000_000), wanted.div_ceil(1_000_000)) {
        (None, ..) => text!(
            "the linker sets its stack, 1 MB unless told: `-Wl,--stack,268435456` for g++",
            "栈的大小由链接器决定，默认 1 MB：g++ 用 `-Wl,--stack,268435456`"
        ),
        (Some(_), had, wanted) if is_shallow => text!(
            "this system allows a stack of {had} MB (`ulimit -Hs`), and the judge gives {wanted} MB",
            "本机只允许 {had} MB 的栈（`ulimit -Hs`），而评测给 {wanted} MB"
        ),
        (Some(_), had, _) => text!(
            "its stack has {had} MB; recurse less deeply, or try `--stack 1G`",
            "栈有 {had} MB；请减少递归深度，或试试 `--stack 1G`"
        ),
    };
    let has_crashed = CRASHES.iter().any(|signal| outcome.status.contains(signal));
    match outcome.is_overflow {
        true => Some(text!("stack overflow\n{depth}", "栈溢出\n{depth}")),
        false if has_crashed && is_shallow => {
            Some(text!("perhaps a stack overflow\n{depth}", "可能是栈溢出\n{depth}"))
        }
        false => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    #[test]
    fn a_crash_is_an_overflow_if_half_the_stack_takes_half_the_memory() {
        let crash = |status: &str, memory: u64| Outcome {
            status: status.into(),
            memory: memory << 20,
            stack: Some(64 << 20),
            ..Outcome::default()
        };
        let limits = Limits::patience(Duration::MAX);
        for (status, memory, with_half, is_overflow) in [
            ("signal: 11 (SIGSEGV)", 68, 36, true),
            ("signal: 7 (SIGBUS)", 68, 36, true),
            ("signal: 11 (SIGSEGV)", 300, 300, false),
            ("signal: 11 (SIGSEGV)", 4, 4, false),
            ("signal: 6 (SIGABRT)", 68, 36, false),
            ("exit status: 0", 68, 36, false),
        ] {
            let again = |half: &Limits| {
                assert_eq!(half.stack, (32 << 20).min(memory << 19));
                Ok(crash(status, with_half))
            };
            let found = is_shown(&crash(status, memory), &limits, again).expect("it runs");
            assert_eq!(found, is_overflow, "{status}, {memory}");
        }
    }
}
