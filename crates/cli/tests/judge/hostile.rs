//! Programs that attack the judge, or hide from it.

use super::*;

/// No character that a terminal obeys, but for line breaks and the judge's own tabs.
#[track_caller]
fn is_harmless(output: &Output) {
    for bytes in [&output.stdout, &output.stderr] {
        let text = std::str::from_utf8(bytes).expect("sente prints text");
        let obeyed =
            |c: char| c.is_control() && c != '\n' || ('\u{202a}'..='\u{202e}').contains(&c);
        assert!(!text.contains(obeyed), "{text:?}");
    }
}

/// What sente prints when it is asked so, and that it ends before 30 s are over.
fn sente(arguments: &[&str], program: &Path) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_sente"));
    command.args(arguments).arg("--bin").arg(program).output().expect("sente starts")
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

#[test]
fn every_process_counts_wherever_it_is() {
    const TWICE: Range<f64> = 1900.0..f64::INFINITY;
    let names = [
        ("detached-loops", TWICE),
        ("detached-works", 1250.0..2000.0),
        ("detached-works-and-so-does-this", TWICE),
        ("ignored-child-works", TWICE),
        ("ignored-children-work", TWICE),
    ];
    for (name, milliseconds) in names {
        let time = gets(name, "TLE", "")["cpu_ms"].as_f64().expect("it is a number");
        assert!(milliseconds.contains(&time), "{name}: {time}");
    }
}

#[test]
fn a_program_that_kills_or_stops_its_judge_gets_a_verdict() {
    for name in ["kills-parent", "ends-parent", "interrupts-parent", "kills-group-of-parent"] {
        gets(name, "RE", "it killed the process that measures it");
    }
    gets("kills-parent-and-hides", "RE", "signal: 9 (SIGKILL)");
    gets("stops-parent", "RE", "it stopped the process that measures it");
}

/// Only Linux from 6.12 on keeps its signals from the judge itself; but nothing is left anywhere.
#[test]
fn nothing_outlives_a_judge_that_its_program_kills() {
    let program = planted("kills-judge", "kills-judge");
    let output = judge(&program).output().expect("sente starts");
    let folder = program.parent().expect("it lies in a folder");
    let start = Instant::now();
    while !running(folder).is_empty() {
        assert!(start.elapsed() < Duration::from_secs(1), "{:?}", running(folder));
    }
    if output.status.code().is_some() {
        assert!(text(&output.stdout).contains("\"AC\""), "{}", text(&output.stderr));
    }
}

#[test]
fn a_report_cannot_be_forged() {
    gets("forges-report", "RE", "it wrote into the report on it");
    gets("floods-report", "RE", "");
}

#[test]
fn more_processes_than_any_solution_needs() {
    gets("processes", "RE", "more than 100 processes");
}

#[test]
fn a_flood_of_errors() {
    gets("flood-of-errors", "OLE", "more than 64 MiB");
}

/// Its input, its output and its folder are its own.
#[test]
fn nothing_of_the_checkout_is_within_reach() {
    let sample = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../samples/p4363/1.in");
    let before = fs::read(&sample).expect("there is a sample");
    gets("deletes-files", "AC", "");
    assert_eq!(fs::read(&sample).expect("the sample is there"), before);
    gets("writes-here", "AC", "");
    assert!(!Path::new("planted").exists() && !Path::new("../planted/was").exists());
}

/// Every case has its verdict, though the program is there for the first one alone.
#[test]
fn a_program_that_deletes_itself() {
    let program = planted("deletes-itself", "deletes-itself");
    let arguments = ["judge", "agc017_d", "--samples-only", "--json", "--jobs", "1"];
    let output = sente(&arguments, &program);
    let results: Value = serde_json::from_slice(&output.stdout).expect("it is JSON");
    let cases = results[0]["cases"].as_array().expect("it is a list");
    assert!(cases.len() > 2 && cases[0]["verdict"] == "AC", "{cases:?}");
    for case in &cases[1..] {
        assert_eq!(case["verdict"], "RE");
        assert!(case["because"].as_str().is_some_and(|text| text.starts_with("cannot start ")));
    }
}

#[test]
fn what_a_program_prints_cannot_reach_the_terminal() {
    let program = planted("escapes", "escapes");
    let judged = sente(&["judge", "p4363", "--samples-only"], &program);
    is_harmless(&judged);
    let text = text(&judged.stdout);
    assert!(
        text.contains("expected \"2\", found \"\\u{1b}[2J") || text.contains("\\u{1b}]0;planted")
    );
    is_harmless(&sente(&["stress", "p4363", "--seconds", "1"], &program));
}

#[test]
fn a_hunt_shows_what_it_found() {
    let program = planted("hunted-escapes", "escapes");
    // A p2252 input is two words: the status is 0, so the answer is wrong.
    let output = sente(&["stress", "p2252", "--seconds", "1"], &program);
    is_harmless(&output);
    let errors = text(&output.stderr);
    let shown = "the program says:\n\\u{1b}[2J\\u{9b}31m\\u{202e}0\\0\na small input";
    assert_eq!(output.status.code(), Some(1));
    assert!(errors.contains(shown), "{errors}");
}

#[test]
fn a_hunt_goes_on_when_the_program_kills_its_judge() {
    for name in ["kills-parent", "stops-parent", "kills-parent-and-hides"] {
        let program = planted(&format!("hunted-{name}"), name);
        let output = sente(&["stress", "p2252", "--seconds", "1"], &program);
        let errors = text(&output.stderr);
        assert_eq!(output.status.code(), Some(1), "{errors}");
        assert!(errors.contains("the process that measures it"), "{errors}");
        assert!(errors.contains("a small input"), "{errors}");
        assert_eq!(running(program.parent().expect("it lies in a folder")), [""; 0]);
    }
}

/// A program under `stress`, which waits for it.
fn hunt_at_work(folder: &str, name: &str, seconds: &str) -> (Child, PathBuf) {
    let program = planted(folder, name);
    let mut stress = Command::new(env!("CARGO_BIN_EXE_sente"));
    stress.args(["stress", "p2252", "--seconds", seconds, "--bin"]).arg(&program);
    let stress = stress.stdout(Stdio::null()).stderr(Stdio::piped()).spawn();
    let folder = program.parent().expect("it lies in a folder").to_path_buf();
    wait_for(&folder);
    (stress.expect("sente starts"), folder)
}

#[test]
fn a_hunt_for_a_sleeper_ends_in_time() {
    let (stress, folder) = hunt_at_work("hunted-sleeper", "sleep", "3");
    let start = Instant::now();
    let output = stress.wait_with_output().expect("sente ends");
    assert!(start.elapsed() < Duration::from_secs(15), "it took {:?}", start.elapsed());
    assert!(text(&output.stderr).contains("the program sleeps or waits for 1s"));
    assert_eq!(running(&folder), [""; 0]);
}

#[test]
fn nothing_outlives_a_hunt_that_is_killed() {
    let (mut stress, folder) = hunt_at_work("killed-hunt", "orphan-works", "60");
    signal(&stress, "-KILL");
    stress.wait().expect("sente ends");
    let start = Instant::now();
    while !running(&folder).is_empty() {
        assert!(start.elapsed() < Duration::from_secs(1), "{:?}", running(&folder));
    }
}

#[test]
fn two_judges_at_once_disturb_nobody() {
    let judges = ["right", "kills-parent-and-hides", "right", "processes"].map(|name| {
        let program = planted(&format!("at-once-{name}"), name);
        (name, judge(&program).spawn().expect("sente starts"))
    });
    for (name, judge) in judges {
        let output = judge.wait_with_output().expect("sente ends");
        let expected = if name == "right" { "\"AC\"" } else { "\"RE\"" };
        assert!(text(&output.stdout).contains(expected), "{name}: {}", text(&output.stdout));
    }
}
