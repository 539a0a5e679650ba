//! No command of the explorer takes more memory than it may, and each has a clear end: answers, and what to
//! type for more.

use super::program;
use std::io::{Read, Seek};
use std::process::Stdio;
use wait4::Wait4;

/// What a command did.
struct Run {
    status: Option<i32>,
    /// The beginning of what it printed.
    stdout: Vec<u8>,
    stderr: String,
    /// The most memory that it had, in millions of bytes.
    megabytes: u64,
}

fn explore(arguments: &[&str]) -> Run {
    let file = || tempfile::tempfile().expect("there is room for a file");
    let (mut out, mut err) = (file(), file());
    let child = |file: &std::fs::File| Stdio::from(file.try_clone().expect("it is open"));
    let child = program()
        .arg("explore")
        .args(arguments)
        .stdin(Stdio::null())
        .stdout(child(&out))
        .stderr(child(&err))
        .spawn()
        .expect("sente starts");
    let end = child.wait4().expect("it can be waited for");
    let (mut stdout, mut stderr) = (Vec::new(), String::new());
    for file in [&mut out, &mut err] {
        file.rewind().expect("it is a file");
    }
    // No more than its beginning: the memory of a process counts from what its parent has.
    out.take(1 << 16).read_to_end(&mut stdout).expect("it can be read");
    err.read_to_string(&mut stderr).expect("it is text");
    Run { status: end.status.code(), stdout, stderr, megabytes: end.rusage.maxrss / 1_000_000 }
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

/// What comes after a word.
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

/// What the allocator keeps of small pieces that were given back.
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
        // What the program takes that does nothing.
        let idle = explore(&["--games"]).megabytes;
        let limits = ["--memory", "32M", "--seconds", "1"];
        let run = explore(&[words(command), limits.to_vec()].concat());
        assert!(run.megabytes <= idle + 32 + ALLOCATOR, "{command}: {} MB", run.megabytes);
        match run.status {
            Some(0) => {}
            Some(1) => assert!(
                ["by --memory", "by --seconds"].iter().any(|option| run.stderr.contains(option)),
                "{command}: {}",
                run.stderr
            ),
            status => panic!("{command} ends with {status:?}: {}", run.stderr),
        }
    }
}

#[test]
fn work_that_takes_long_is_told_before_and_what_is_known_after() {
    let run = explore(&["octal", "0.8", "--to", "1000000", "--seconds", "2"]);
    // On a busy machine a line of progress comes first.
    let told = run.stderr.lines().find(|line| line.contains("all 1000001 answers take about"));
    let told = told.expect("it says how long all take");
    assert!(told.contains("work ends after 2 seconds. --seconds "), "{told}");
    let shown = String::from_utf8_lossy(&run.stdout);
    assert_eq!(run.status, Some(1));
    assert!(shown.contains("Ended early: the first") && shown.contains("Grundy value by heap"));
    assert!(run.stderr.contains("of 1000001 answers, not all: they took 2 seconds of work"));
}

#[test]
fn what_is_suggested_is_enough() {
    // A table that is too large.
    let run = explore(&["octal", "0.77", "--to", "3000000", "--memory", "32M"]);
    assert_eq!((run.status, run.stdout.len()), (Some(2), 0));
    let more = after(&run.stderr, "--memory ");
    let run = explore(&["octal", "0.77", "--to", "3000000", "--memory", more, "--csv"]);
    assert_eq!(run.status, Some(0), "{more}: {}", run.stderr);
    // Positions outside of the table.
    let moves = "(a-1, b+1) if a > 0, (a, b-1)";
    let outside = ["--moves", moves, "--to", "700,3", "--csv", "--memory"];
    let run = explore(&[&outside[..], &["16M"]].concat());
    assert_eq!(run.status, Some(1), "{}", run.stderr);
    let more = after(&run.stderr, "--memory ");
    let run = explore(&[&outside[..], &[more]].concat());
    assert_eq!(run.status, Some(0), "{more}: {}", run.stderr);
}

#[test]
fn a_table_of_the_usual_size_is_as_large_as_a_glance_allows() {
    let run = explore(&["fibonacci", "--ask", "grundy", "--memory", "32M", "--seconds", "1"]);
    let shown = String::from_utf8_lossy(&run.stdout);
    assert_eq!(run.status, Some(0), "{}", run.stderr);
    assert!(shown.contains("The usual 1001 take long; --to asks for them."), "{shown}");
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
        let run = explore(&[&["kayles"][..], &limits].concat());
        assert_eq!(run.status, Some(2), "{limits:?}");
        assert!(run.stderr.contains(words), "{limits:?}: {}", run.stderr);
    }
}
