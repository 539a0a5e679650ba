//! Programs that fail: each gets its verdict by name and in bounded time, and leaves nothing running.

use super::{Run, data, prints, program, run, scratch, script, sente};
use serde_json::Value;
use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::os::unix::fs::symlink;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

/// A script, its verdict on the sample of P4363, whose answer is 2, and a part of the reason.
const CASES: &[(&str, &str, &str, &str)] = &[
    ("right", "echo 2", "AC", ""),
    ("wrong", "echo 0; echo 3", "WA", "line 1, column 1: expected \"2\", found \"0\""),
    ("second-word", "echo; echo 2 3", "WA", "line 2, column 3: "),
    ("silence", ":", "WA", "expected \"2\", found the end"),
    ("loop", "while :; do :; done", "TLE", "a second after the limit of 1 s"),
    (
        "slow",
        "python3 -c 'import time\nwhile time.process_time() < 1.3: pass'",
        "TLE",
        "s of CPU time, more than 1 s",
    ),
    ("sleep", "./$0/sleep 1000", "TLE", "slept or waited"),
    ("stop", "kill -STOP $$", "TLE", "slept or waited"),
    ("memory", "python3 -c 'print(len(b\"1\" * (2 << 30)))'", "MLE", " MB of memory"),
    ("reservation", "python3 -c 'import mmap\nmmap.mmap(-1, 2 << 30)\nprint(2)'", "AC", ""),
    ("segfault", "kill -SEGV $$", "RE", "signal: 11 (SIGSEGV)"),
    ("abort", "echo oops >&2; kill -ABRT $$", "RE", "signal: 6 (SIGABRT)\noops"),
    ("status", "echo 2; exit 3", "RE", "exit status: 3"),
    ("flood", "exec yes", "OLE", "more than 64 MiB"),
    ("flood-of-errors", "exec yes >&2", "OLE", "more than 64 MiB"),
    (
        "processes",
        "for i in $(seq 2048); do $0/sleep 1000 & done; wait",
        "RE",
        "more than 100 processes",
    ),
    ("bomb", "f() { f | f & }; f; $0/sleep 1000", "RE", "more than 100 processes"),
    ("left-behind", "$0/sleep 1000 & echo 2", "AC", ""),
    ("left-its-group", "setsid $0/sleep 1000 & echo 2", "AC", ""),
    ("its-folder-is-empty", "ls -A; echo x > here; echo 2", "AC", ""),
    ("escapes", "printf '\\033[2J\\302\\2330'", "WA", "found \"\\u{1b}[2J\\u{9b}0\""),
    ("one-word", "head -c 1000000 /dev/zero | tr '\\0' 7", "WA", "found \"777"),
];

/// The script in a folder of its own; `$0` there is the folder, which has a `sleep` that is known by it.
pub fn planted(name: &str, script_lines: &str) -> PathBuf {
    let folder = scratch("planted").join(name);
    let _ = fs::remove_dir_all(&folder);
    let lines = script_lines.replace("./$0", "$0").replace("$0", &folder.display().to_string());
    let program = script(folder.join("program"), &lines);
    symlink("/bin/sleep", folder.join("sleep")).expect("the folder for tests is writable");
    program.into()
}

/// The command lines of running processes that name the program's folder, but for those of sente.
fn running(program: &Path) -> Vec<String> {
    let folder = program.parent().expect("it lies in a folder").display().to_string() + "/";
    let processes = fs::read_dir("/proc").expect("this is Linux").flatten();
    let lines = processes.filter_map(|entry| fs::read(entry.path().join("cmdline")).ok());
    let lines = lines.map(|line| String::from_utf8_lossy(&line).replace('\0', " "));
    let is_ours = |line: &String| line.starts_with(env!("CARGO_BIN_EXE_sente"));
    lines.filter(|line| line.contains(&folder) && !is_ours(line)).collect()
}

pub fn judge(arguments: &[&str], program_path: &Path) -> Command {
    let mut command = program();
    command.args(arguments).arg("--bin").arg(program_path);
    command
}

pub const SAMPLE: &[&str] = &["judge", "p4363", "--samples-only"];

/// Judges a script, which has this verdict and reason soon, and leaves nothing running. Returns the first case as data.
pub fn has_verdict(
    arguments: &[&str],
    (name, script, expected, because): (&str, &str, &str, &str),
) -> Value {
    // Tests that run at the same time have rows of one name.
    let program = planted(&format!("{}-{name}", arguments[1]), script);
    let start = Instant::now();
    let judged = run(judge(arguments, &program).arg("--json"), "");
    // On a busy machine; alone, it is a second more than the limit.
    assert!(start.elapsed() < Duration::from_secs(25), "{name} took {:?}", start.elapsed());
    assert_eq!(running(&program), [""; 0], "{name} left something running");
    let all: Result<Value, _> = serde_json::from_str(&judged.out);
    let case = all.unwrap_or_else(|error| panic!("{judged}: {error}"))[0]["cases"][0].take();
    let reason = case["because"].as_str().unwrap_or_default();
    assert!(case["verdict"] == expected && reason.contains(because), "{name}: {case}");
    judged.ends(i32::from(expected != "AC"));
    case
}

#[test]
fn each_failure_has_its_verdict_and_leaves_nothing_running() {
    for &row in CASES {
        let (name, case) = (row.0, has_verdict(SAMPLE, row));
        let [cpu, wall] = ["cpu_ms", "wall_ms"].map(|key| case[key].as_f64().expect("a number"));
        assert!(name != "loop" || (1900.0..2500.0).contains(&cpu), "{case}");
        assert!(name != "sleep" || cpu < 500.0 && wall > 1900.0, "{case}");
        let memory = case["memory_bytes"].as_u64().expect("it is a number");
        // What eats memory is stopped long before it has it all.
        assert!((100_000..1 << 30).contains(&memory), "{name}: {case}");
    }
}

#[test]
fn what_a_program_prints_cannot_reach_the_terminal() {
    let escapes = planted(
        "harmless",
        "printf '\\033[2J\\2330\\n'; printf '\\033]0;x\\007\\377' >&2; exit $1",
    );
    let word = planted("a-long-word", "head -c 1000000 /dev/zero | tr '\\0' 7");
    for program in [escapes, word] {
        for arguments in [SAMPLE, &["stress", "p4363", "--seconds", "1"]] {
            let Run { out, errors, .. } = run(&mut judge(arguments, &program), "").ends(1);
            let shown = out + &errors;
            let obeyed = |c: char| c.is_control() && c != '\n';
            assert!(!shown.contains(obeyed) && shown.len() < 10_000, "{shown:?}");
        }
    }
}

/// Starts a judge or a hunt, and waits until it runs the program. A hunt may have to compile our solution first.
fn at_work(arguments: &[&str], program: &Path) -> Child {
    let mut judge = judge(arguments, program);
    let judge = judge.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let child = judge.spawn().expect("sente starts");
    let start = Instant::now();
    while running(program).is_empty() {
        assert!(start.elapsed() < Duration::from_secs(300), "nothing starts");
    }
    child
}

pub fn signal(child: &Child, name: &str) {
    let mut kill = Command::new("kill");
    assert!(kill.args([name, &child.id().to_string()]).status().expect("kill runs").success());
}

#[track_caller]
pub fn nothing_is_left(program: &Path) {
    let start = Instant::now();
    while !running(program).is_empty() {
        assert!(start.elapsed() < Duration::from_secs(1), "{:?}", running(program));
    }
}

#[test]
fn nothing_outlives_a_judge_or_a_hunt_that_is_interrupted_or_killed() {
    for (name, arguments) in [("judged", SAMPLE), ("hunted", &["stress", "p2252"])] {
        for (signal_name, status) in [("-INT", Some(130)), ("-KILL", None)] {
            let program = planted(name, "setsid $0/sleep 1000 & while :; do :; done");
            let child = at_work(arguments, &program);
            signal(&child, signal_name);
            let output = child.wait_with_output().expect("sente ends");
            assert_eq!((output.status.code(), output.stdout.len()), (status, 0), "{output:?}");
            nothing_is_left(&program);
        }
    }
}

/// Interrupts a play in which somebody is to type, once the help has been shown so often.
pub fn is_over_at_once(play: &mut Command, help: &str, times: usize) {
    let play = play.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null());
    let mut play = play.spawn().expect("sente starts");
    // Whoever has answered once waits for the next word.
    let mut stdin = play.stdin.take().expect("it is piped");
    stdin.write_all(b"help\n").expect("it reads");
    let mut lines = BufReader::new(play.stdout.take().expect("it is piped")).lines();
    let helps = lines.by_ref().map_while(Result::ok).filter(|line| line.contains(help));
    assert_eq!(helps.take(times).count(), times, "there is no help");
    std::thread::sleep(Duration::from_millis(100));
    let start = Instant::now();
    signal(&play, "-INT");
    assert_eq!(play.wait().expect("sente ends").code(), Some(130));
    assert!(start.elapsed() < Duration::from_secs(3), "{:?}", start.elapsed());
    // Until then it could read and print.
    drop((stdin, lines));
}

#[test]
fn ctrl_c_ends_a_play_at_once() {
    is_over_at_once(program().args(["play", "p2197"]), "hint", 1);
}

/// Judges the program on all cases of p2252, of which there are eight, without cargo: then extreme inputs are not compared,
/// and that is not accepted.
fn judged_without_cargo(options: &[&str], program: &Path) -> String {
    let mut judge = judge(&[&["judge", "p2252"], options].concat(), program);
    run(judge.env("CARGO", "no/cargo"), "").ends(1).out
}

fn count(table: &str, verdict: &str) -> usize {
    table.lines().filter(|line| line.starts_with(verdict)).count()
}

/// The third case is not run, nor are those behind it.
#[test]
fn a_program_that_hangs_is_run_twice() {
    let table = judged_without_cargo(&["--jobs", "1"], &planted("hangs", "$0/sleep 1000"));
    assert_eq!((count(&table, " TLE "), count(&table, " -- ")), (2, 6), "{table}");
    assert!(table.contains("not run: 6 of 8 cases"), "{table}");
}

#[test]
fn without_cargo_samples_and_hacks_are_judged_still() {
    let right =
        "read a b; echo $(((a < b ? b - a : a - b) * 1618034 / 1000000 != (a < b ? a : b)))";
    let table = judged_without_cargo(&[], &planted("right-on-the-small", right));
    assert_eq!((count(&table, " AC "), count(&table, " NC ")), (4, 4), "{table}");
    let reason = "our solution cannot be built: cannot start cargo: install Rust";
    assert!(table.contains(reason), "{table}");
}

#[test]
fn several_programs_make_one_table() {
    let folder = scratch("students");
    let _ = fs::remove_dir_all(&folder);
    let by_name = [("anna", "echo 1"), ("bo", "echo 0"), ("cy", "exit 3")].map(|(name, line)| {
        script(format!("students/{name}.sh"), &format!("cat > /dev/null; {line}"))
    });
    fs::write(folder.join("notes.txt"), "").expect("the folder is writable");
    symlink("/no/such/file", folder.join("dangling")).expect("the folder is writable");
    let [folder, notes, dangling] =
        ["", "notes.txt", "dangling"].map(|name| folder.join(name).display().to_string());
    let mut every: Vec<&str> = by_name.iter().map(String::as_str).collect();
    every.extend([&*notes, &*dangling]);
    for bins in [&[folder.as_str()] as &[&str], &every] {
        let arguments = [&["judge", "p2252", "--samples-only", "--bin"], bins].concat();
        let judged = sente(&arguments, "").ends(1);
        let rows: Vec<&str> = judged.out.lines().filter(|line| line.contains(".sh ")).collect();
        let starts = [" AC ", " WA ", " RE "];
        assert!(rows.iter().map(|row| &row[..4]).eq(starts), "{judged}");
        let wrong = "1 WA: sample 1, line 1, column 1: expected \"1\", found \"0\"";
        assert!(rows[1].ends_with(wrong), "{judged}");
        assert_eq!(judged.errors.matches("/students/").count(), 2, "{judged}");
        judged.says(&["not accepted: 2 of 3", "\n1 of 3 programs accepted\n"]);
        let explained = sente(&[&arguments[..], &["--all"]].concat(), "");
        explained.says(&["found \"0\"\n  the input, samples/p2252/1.in: 8 4\n"]);
    }
    let behind = ["judge", "--samples-only", "--bin", &by_name[0], "POJ", "1067"];
    sente(&behind, "").says(&["all accepted: 1 of 1 cases"]);
}

/// A program that is always wrong fails in one way: that is said once.
#[test]
#[ignore = "compiles our solution"]
fn one_failure_of_each_kind_is_explained() {
    let program = script("always-two.sh", "cat > /dev/null; echo 2");
    let judged = |options: &[&str]| {
        sente(&[&["judge", "p2252", "--bin", &program], options].concat(), "").out
    };
    let blocks = |text: &str| text.matches("WA on p2252").count();
    let (short, long) = (judged(&[]), judged(&["--all"]));
    let cases = short.lines().filter(|line| line.starts_with(" WA ")).count();
    assert_eq!((blocks(&short), blocks(&long)), (1, cases), "{short}{long}");
    assert!(cases > 3 && short.contains(&format!("and {} more (`--all`)", cases - 1)), "{short}");
    assert!(long.contains("meant to break `nim`: the move on both heaps"), "{long}");
}

#[test]
fn as_many_programs_run_at_once_as_are_asked_for() {
    let two = script("two.sh", "cat > /dev/null; echo 2");
    let judged = ["judge", "p4363", "--samples-only", "--jobs", "256", "--bin", &two];
    prints(&judged, "", "all accepted: 1 of 1");
}

#[test]
fn verdicts_are_data() {
    let two = script("also-two.sh", "cat > /dev/null; echo 2");
    let judged = data(&["judge", "p4363", "--samples-only", "--json", "--bin", &two]);
    assert_eq!(judged[0]["cases"][0]["verdict"], "AC");
    assert_eq!(judged[0]["assumed"], serde_json::json!(["time", "memory"]));
}
