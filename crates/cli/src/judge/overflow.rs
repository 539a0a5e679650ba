//! Overflow of the stack: a crash like others, unless somebody looks.

use crate::judge::process::{Limits, Outcome};
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

/// Tells an overflow from other crashes by a second run with half the stack: an overflow needs less memory then, by about as
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
    let stack = stack.min(outcome.memory);
    let other = run(&Limits { stack: stack / 2, ..limits.clone() })?;
    Ok(other.status == outcome.status && other.memory + stack / 4 < outcome.memory)
}

/// The stack that a program had, where its judge gives `wanted`, and what to do.
pub fn in_words(had: Option<u64>, wanted: u64) -> String {
    let megabytes = |bytes: u64| bytes >> 20;
    match had {
        None => text!(
            "the program brings its own stack, 1 MB unless the linker is told: `-Wl,--stack,268435456` for g++",
            "栈的大小由程序自己决定，不告诉链接器就是 1 MB：g++ 用 `-Wl,--stack,268435456`"
        ),
        Some(had) if had < wanted => text!(
            "this system allows a stack of {had} MB, where the judge gives {wanted} MB: `ulimit -Hs` shows the limit, which \
             the administrator can raise",
            "本机只允许 {had} MB 的栈，而评测给 {wanted} MB：`ulimit -Hs` 显示上限，管理员可以调高",
            had = megabytes(had),
            wanted = megabytes(wanted)
        ),
        Some(had) => text!(
            "its stack has {had} MB; recurse less deeply, or say `--stack 1G` if your judge gives more",
            "栈有 {had} MB；请减少递归深度，评测给得更多就写 `--stack 1G`",
            had = megabytes(had)
        ),
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
