//! Programs that talk with the judge: each fault gets its verdict, and what both said is shown.

use super::judging::{judge, nothing_is_left, planted};
use super::text;
use serde_json::Value;

/// `6 1 2` is won by the two cards in the middle and mirror images.
const WINS: &str = "read n l r; echo First; echo 3 2; \
    while read a b && [ $a -gt 0 ]; do echo $((8 - a - b)) $b; done";

/// A script, its verdict on the dialogue about six cards of which a turn takes one or two, and a part of the reason.
const CASES: &[(&str, &str, &str, &str)] = &[
    ("wins", "WINS", "AC", ""),
    ("blank-lines", "echo; echo; WINS; echo", "AC", ""),
    ("speaks-on", "WINS; echo 1 1", "WA", "the dialogue is over, but the program says \"1 1\""),
    ("other-word", "echo Third", "WA", "the first line is \"Third\", not First or Second"),
    ("no-word", ":", "WA", "the program says nothing more, but it is its turn"),
    ("ends-early", "read n; echo First", "WA", "the program says nothing more"),
    (
        "beyond-the-row",
        "echo First; echo 6 2",
        "WA",
        "turn 1, 6 2: there are the cards 1 to 6 alone",
    ),
    ("too-many", "echo First; echo 1 3", "WA", "turn 1, 1 3: it takes 3 cards, not 1 to 2"),
    ("gone", "echo First; echo 3 2; echo 4 1", "WA", "turn 3, 4 1: card 4 is gone"),
    ("gives-up", "echo First; echo 0 0", "WA", "at turn 1 it gives up"),
    ("one-number", "echo First; echo 3", "WA", "at turn 1 it says \"3\", not two numbers"),
    ("huge-number", "echo First; echo 99999999999999999999 1", "WA", "not two numbers"),
    ("flood", "exec yes First", "WA", "at turn 1 it says \"First\", not two numbers"),
    ("flood-without-lines", "tr '\\0' 1 < /dev/zero", "WA", "the first line is \"111"),
    ("crash", "read n; echo First; kill -SEGV $$", "RE", "signal: 11 (SIGSEGV)"),
    ("waits-for-the-judge", "read n; echo First; read a b; $0/sleep 1", "TLE", "slept or waited"),
    ("loop", "while :; do :; done", "TLE", "a second after the limit of 2 s"),
];

#[test]
fn each_fault_in_a_dialogue_has_its_verdict_and_leaves_nothing_running() {
    for (name, script, verdict, because) in CASES {
        let program = planted(name, &script.replace("WINS", WINS));
        let arguments = ["judge", "abc278_g", "--samples-only", "--json"];
        let output = judge(&arguments, &program).output().expect("the judge starts");
        let found: Value = serde_json::from_slice(&output.stdout).expect("it is JSON");
        let case = &found[0]["cases"][0];
        let reason = case["because"].as_str().unwrap_or_default();
        assert_eq!(case["verdict"], *verdict, "{name}: {found}");
        assert!(reason.contains(because), "{name}: {reason}");
        nothing_is_left(&program);
    }
}

#[test]
fn both_sides_of_a_lost_dialogue_are_shown() {
    let program = planted("shown", "read n l r; echo First; echo 3 2; read a b; echo $a $b");
    let lines =
        ["judge:   6 1 2", "program: First", "program: 3 2", "judge:   1 1", "program: 1 1"];
    for arguments in [&["judge", "abc278_g"][..], &["stress", "abc278_g"]] {
        let output = judge(arguments, &program).output().expect("it starts");
        let shown = text(&output.stdout) + &text(&output.stderr);
        assert!(shown.contains("program: First\n") && shown.contains("turn "), "{shown}");
        assert_eq!(output.status.code(), Some(1));
    }
    let output = judge(&["judge", "abc278_g", "--samples-only"], &program).output();
    let shown = text(&output.expect("the judge starts").stdout);
    assert!(lines.iter().all(|line| shown.contains(line)), "{shown}");
}
