//! No command of the explorer takes more memory than it may, and each has a clear end: answers, and what to
//! type for more.

use super::{Run, program, text};
use std::io::{Read, Seek};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};
use wait4::Wait4;

/// Runs the explorer, and returns also its peak memory, in millions of bytes. Files take its output, of which the
/// beginning is read: the kernel counts the peak of a process from the memory of its parent, so that must stay small.
fn explore(arguments: &[&str]) -> (Run, u64) {
    let files = [(), ()].map(|()| tempfile::tempfile().expect("there is room for a file"));
    let [out, errors] =
        [0, 1].map(|number| Stdio::from(files[number].try_clone().expect("it is open")));
    let mut command = program();
    command.arg("explore").args(arguments).stdin(Stdio::null()).stdout(out).stderr(errors);
    let end = command.spawn().expect("sente starts").wait4().expect("it can be waited for");
    let [out, errors] = files.map(|mut file| {
        let mut bytes = Vec::new();
        file.rewind().expect("it is a file");
        file.take(1 << 16).read_to_end(&mut bytes).expect("it can be read");
        text(&bytes)
    });
    let status = end.status.code();
    (Run { command: format!("{command:?}"), status, out, errors }, end.rusage.maxrss / 1_000_000)
}

/// The words of a line, of which those in quotes are one.
fn words(line: &str) -> Vec<&str> {
    let pieces = line.split('\'').enumerate();
    pieces
        .flat_map(|(number, piece)| match number % 2 {
            0 => piece.split_whitespace().collect(),
            _ => vec![piece],
        })
        .collect()
}

/// The word behind the last place of `word` in a text.
fn after<'a>(text: &'a str, word: &str) -> &'a str {
    let (_, rest) = text.rsplit_once(word).unwrap_or_else(|| panic!("no {word} in {text}"));
    rest.split_whitespace().next().expect("something comes after it")
}

/// Commands that would take gigabytes, or hours.
const HOSTILE: &str = "
    nim --to 100000,3
    nim --to 3,100000
    nim 3 --to 100
    nim 6 --to 5
    wythoff --to 1000 --ask grundy
    wythoff --to 3,100000
    moore 6 6 --to 5
    staircase 6 --to 5
    staircase 2 --to 3,100000
    euclid --to 1000 --ask grundy
    fibonacci --ask grundy --to 1000000
    fibonacci-limit --to 1000
    grossman --to 3,100000
    staircase 6 2 --to 5
    bachet 1000000 --to 1500000
    take 300 1000000 whole --ask misere
    fraction 2 --to 1500000
    fraction 2 --ask misere --to 1000000
    fibonacci --ask misere --to 1000000
    even-split --to 1000000
    even-split 1000 --ask misere --to 3000
    delete-nim --to 1000
    circle 10000 1-1000 1-1000
    circle 10000 1-1000 --ask remoteness
    chomp 1 --to 1000000
    chomp 5 --to 10
    cutting 2000 700 --ask misere
    coin-turning 6 --to 1000000
    coin-turning ruler --to 1000000 --ask remoteness
    octal 0.8 --to 1000000
    octal 0.7... --to 1000000
    octal 0.77 --to 1500000 --json
    octal 0.77 --to 1500000 --csv
    kayles --ask misere --raw --to 1000000
    subtraction 1,1000000 --to 1500000 --raw
    take-and-break 1,2 0-8 --to 1000000 --ask misere
    --moves 'n-1, n/2 + n/2' --to 1500000
    --moves 'a + b + n-1-a-b for a in 1..n for b in a..n if n-1-a-b >= b' --to 1000000
    --moves 'n-k for k in 1..n if n%k==0' --to 1000000
    --moves 'n-1, n/2 + n/2, n/3 + n/3 + n/3' --ask misere --to 1000000
    p2197 --to 100
    coin-turning 6 --ask moves 3000
    chomp 5 --ask moves 300,300,300,300,300
    moore 6 --ask moves 300,300,300,300,300,300
    take-and-break 1 8 --ask moves 3000
    kayles --ask moves 3000,3000,3000 --json
";

/// Megabytes of freed small pieces that the allocator may keep.
const ALLOCATOR: u64 = 10;

#[test]
fn a_command_takes_no_more_memory_than_it_may() {
    keep_to_their_memory(HOSTILE.trim().lines().step_by(16));
}

#[test]
#[ignore = "takes a minute"]
fn no_command_takes_more_memory_than_it_may() {
    keep_to_their_memory(HOSTILE.trim().lines());
}

fn keep_to_their_memory<'a>(commands: impl Iterator<Item = &'a str>) {
    for command in commands.map(str::trim) {
        // The program itself takes this much, without any work.
        let (_, idle) = explore(&["--games"]);
        let limits = ["--memory", "32M", "--seconds", "1"];
        let (run, megabytes) = explore(&[words(command), limits.to_vec()].concat());
        assert!(megabytes <= idle + 32 + ALLOCATOR, "{command}: {megabytes} MB");
        let is_offered = ["by --memory", "by --seconds"].iter().any(|by| run.errors.contains(by));
        assert!(run.status == Some(0) || is_offered && run.status == Some(1), "{run}");
    }
}

#[test]
fn work_that_takes_long_is_told_before_and_what_is_known_after() {
    let (run, _) = explore(&["octal", "0.8", "--to", "1000000", "--seconds", "2"]);
    // On a busy machine a line of progress comes first.
    let told = run.errors.lines().find(|line| line.contains("all 1000001 answers take about"));
    let told = told.expect("it says how long all take");
    assert!(told.contains("work ends after 2 seconds. --seconds "), "{told}");
    run.ends(1).says(&[
        "Ended early: the first",
        "Grundy value by heap",
        "of 1000001 answers, not all: they took 2 seconds of work",
    ]);
}

#[test]
fn what_is_suggested_is_enough() {
    let moves = "(a-1, b+1) if a > 0, (a, b-1)";
    for (command, little, status) in [
        // A table that is too large.
        (&["octal", "0.77", "--to", "3000000"][..], "32M", 2),
        // Positions outside of the table.
        (&["--moves", moves, "--to", "700,3"], "16M", 1),
    ] {
        let with = |memory| explore(&[command, &["--csv", "--memory", memory]].concat()).0;
        let refused = with(little).ends(status);
        assert!(status == 1 || refused.out.is_empty(), "{refused}");
        with(after(&refused.errors, "--memory ")).ends(0);
    }
}

#[test]
fn a_table_of_the_usual_size_is_as_large_as_a_glance_allows() {
    let limits = ["--memory", "32M", "--seconds", "1"];
    let (run, _) = explore(&[&["fibonacci", "--ask", "grundy"], &limits[..]].concat());
    run.ends(0).says(&["The usual 1001 take long; --to asks for them."]);
}

#[test]
fn limits_that_are_none_are_refused() {
    for (limits, words) in [
        (["--memory", "much"], "no amount of memory: write it as in 500M or 4G"),
        (["--memory", "1M"], "too little memory: 16M is the least"),
        (["--memory", "-1G"], "no number here may be"),
        (["--seconds", "-1"], "no number here may be"),
        (["--seconds", "soon"], "invalid value"),
    ] {
        explore(&[&["kayles"][..], &limits].concat()).0.ends(2).says(&[words]);
    }
}

#[test]
fn ctrl_c_prints_what_is_known_so_far() {
    let mut explore = program();
    explore.args(["explore", "octal", "0.007", "--to", "30000000"]);
    let explore = explore.stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = explore.spawn().expect("sente starts");
    std::thread::sleep(Duration::from_secs(1));
    let id = child.id().to_string();
    let status = Command::new("kill").args(["-INT", &id]).status().expect("kill runs");
    assert!(status.success());
    let start = Instant::now();
    while child.try_wait().expect("it can be waited for").is_none() {
        assert!(start.elapsed() < Duration::from_secs(30), "it goes on");
        std::thread::sleep(Duration::from_millis(20));
    }
    let output = child.wait_with_output().expect("it has ended");
    let shown = super::explore::words(&String::from_utf8_lossy(&output.stdout));
    assert_eq!(output.status.code(), Some(130));
    assert!(shown.contains("Ended early") && shown.contains("0 0 0 0 1 1 1 2"), "{shown}");
}
