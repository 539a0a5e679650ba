//! Programs that talk with the judge: each fault gets its verdict, and what both said is shown.

use super::judging::{has_verdict, is_over_at_once, judge, nothing_is_left, planted};
use super::{Run, is_no_question, run, sente, text};
use std::io::Write;
use std::path::Path;
use std::process::Stdio;
use std::time::Duration;

/// `6 1 2` is won by the two cards in the middle and mirror images.
const WINS: &str = "read n l r; echo First; echo 3 2; \
    while read a b && [ $a -gt 0 ]; do echo $((8 - a - b)) $b; done";

/// A script, its verdict on the dialogue about six cards of which a turn takes one or two, and a part of the reason.
const CASES: &[(&str, &str, &str, &str)] = &[
    ("wins", "WINS", "AC", ""),
    ("blank-lines", "echo; echo; WINS; echo", "AC", ""),
    (
        "spaced",
        "printf 'First 3\\n\\n\\t2 '; read n l r; while read a b && [ $a -gt 0 ]; \
      do printf '%s\\n %s\\r\\n' $((8 - a - b)) $b; done",
        "AC",
        "",
    ),
    (
        "no-number",
        "echo First; echo x; $0/sleep 9",
        "WA",
        "at turn 1 it says \"x\", not two numbers",
    ),
    ("long-word", "echo First; head -c 3000000 /dev/zero | tr '\\0' 7", "WA", "777...\", not two"),
    ("speaks-on", "WINS; echo 1 1", "WA", "the dialogue is over, but the program says \"1\""),
    ("other-word", "echo Third", "WA", "the first word is \"Third\", not First or Second"),
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
    ("one-number", "echo First; echo 3", "WA", "says \"3\" and nothing more, but its turn"),
    ("huge-number", "echo First; echo 99999999999999999999 1", "WA", "not two numbers"),
    ("flood", "exec yes First", "WA", "at turn 1 it says \"First\", not two numbers"),
    ("flood-without-lines", "tr '\\0' 1 < /dev/zero", "WA", "the first word is \"111"),
    ("crash", "read n; echo First; kill -SEGV $$", "RE", "signal: 11 (SIGSEGV)"),
    ("waits-for-the-judge", "read n; echo First; read a b; $0/sleep 1", "TLE", "slept or waited"),
    ("loop", "while :; do :; done", "TLE", "a second after the limit of 2 s"),
];

#[test]
fn each_fault_in_a_dialogue_has_its_verdict_and_leaves_nothing_running() {
    for (name, script, verdict, because) in CASES {
        let row = (*name, &*script.replace("WINS", WINS), *verdict, *because);
        has_verdict(&["judge", "abc278_g", "--samples-only"], row);
    }
}

/// The lines themselves stand in `docs/guide/check.md`.
#[test]
fn both_sides_of_a_lost_dialogue_are_shown() {
    let program = planted("shown", "read n l r; echo First; echo 3 2; read a b; echo $a $b");
    for arguments in [&["judge", "abc278_g"][..], &["stress", "abc278_g"]] {
        run(&mut judge(arguments, &program), "").ends(1).says(&["program: First\n", "turn "]);
    }
}

/// The dialogue about an input, which is typed, with a side; the exit status comes last.
fn seen(program: &Path, against: &str, case: &str, typed: &str) -> String {
    seen_of("abc278_g", program, against, case, typed)
}

fn seen_of(problem: &str, program: &Path, against: &str, case: &str, typed: &str) -> String {
    let file = tempfile::NamedTempFile::new().expect("there is room");
    std::fs::write(&file, case).expect("it is ours");
    let [file, bin] = [file.path(), program].map(|path| path.display().to_string());
    let play = ["play", problem, "--input", &file, "--bin", &bin, "--against", against];
    let Run { status, out, errors, .. } = sente(&play, typed);
    nothing_is_left(program);
    format!("{out}{errors}{}", status.expect("it ends by itself"))
}

#[test]
fn a_dialogue_is_seen_with_the_board_after_each_turn() {
    let program = planted("seen", WINS);
    let lines = [
        "judge:   6 1 2\n\n1 2 3 4 5 6\n\nprogram: First\n",
        "program: 3 2\n\n1 2 . . 5 6\n\njudge:   6 1\n\n1 2 . . 5 .\n\n",
        "program: 1 1\n\n. 2 . . 5 .\n\njudge:   5 1\n\n. 2 . . . .\n\n",
        "program: 2 1\n\n. . . . . .\n\njudge:   0 0\n\nAC: the judge accepts it\n0",
    ];
    assert_eq!(seen(&program, "rules", "6 1 2\n", ""), lines.concat());
    for against in ["greedy", "random", "proof"] {
        let shown = seen(&program, against, "6 1 2\n", "");
        assert!(shown.ends_with("\n\njudge:   0 0\n\nAC: the judge accepts it\n0"), "{shown}");
    }
    // No search has room for so many cards, and they are not drawn.
    let shown = seen(&program, "rules", "99 1 99\n", "");
    let said =
        "(No search takes this board: the judge makes the largest moves.)\njudge:   99 1 99\n";
    let refused = "WA: at turn 3 it says \"-92\", not two numbers";
    assert!(shown.starts_with(&format!("{said}program: First\nprogram: 3 2\n")), "{shown}");
    assert!(shown.contains(refused) && shown.ends_with('1'), "{shown}");
}

#[test]
fn the_next_case_is_seen_when_one_is_over() {
    let case = "read n; read a; echo B; read side start; echo $((3 - start))";
    let program = planted("two-cases", &format!("read t; {case}; read over; {case}"));
    let lines = "judge:   1\njudge:   1\n\n. 2\n1 1\n\nprogram: B\njudge:   I 2\n\n/ @\n1 1\n\n\
        program: 1\n\n  /   +\n  @ (1)\n\njudge:   -1\n";
    let both = format!("judge:   2\n{lines}{lines}\nAC: the judge accepts it\n0");
    assert_eq!(seen_of("cf1147f", &program, "rules", "2\n1\n1\n1\n1\n", ""), both);
}

/// Alice loses, wherever she begins.
#[test]
fn who_may_choose_a_lost_side_is_told_so() {
    let program = planted(
        "alice",
        "read t; read n; read a; read b; echo A I 1; read a; echo 2; read b; echo -1",
    );
    for against in ["rules", "proof"] {
        let shown = seen_of("cf1147f", &program, against, "1\n2\n1 2\n3 4\n", "");
        let reason = "WA: it says \"-1\", but it is stuck; it could win until it said \"A I 1\"";
        assert!(shown.ends_with(&format!("judge:   -2\n\n{reason}\n1")), "{shown}");
    }
}

/// The second player wins `4 1 1`, whatever he does, so the program that goes first is lost at once.
#[test]
fn the_line_that_lost_the_play_is_named() {
    let program = planted("loses", "read n l r; echo First; echo 1 1; read a b; echo 9 9");
    for against in ["rules", "proof"] {
        let shown = seen(&program, against, "4 1 1\n", "");
        let reason =
            "WA: turn 3, 9 9: it takes 9 cards, not 1 to 1; it could win until it said \"First\"";
        assert!(shown.ends_with(&format!("judge:   -1 -1\n\n{reason}\n1")), "{shown}");
    }
    let judged = run(&mut judge(&["judge", "abc278_g", "--samples-only"], &program), "");
    assert!(!judged.says(&["best moves"]).out.contains("it could win"));
    let program = planted("gives-away", "read n l r; echo First; echo 1 2; read a b; echo 9 9");
    let judged = run(&mut judge(&["judge", "abc278_g", "--samples-only", "--all"], &program), "");
    judged.says(&["; it could win until it said \"1 2\"\n"]);
}

#[test]
fn a_person_answers_for_the_judge() {
    let program = planted("answered", WINS);
    let shown = seen(&program, "me", "6 1 2\n", "help\n7\n1 1\nx\nall\n2\n");
    let parts = [
        "You answer for the judge: type the number",
        "\n   5  1 2\n   6  5 2\n",
        "there is no move 7: type a number from 1 to 6",
        "judge:   1 1\n\n. 2 . . 5 6\n\nprogram: 6 1\n",
        "\"x\" is no move",
        "judge:   5 1\n\n. 2 . . . .\n\nprogram: 2 1\n",
        "judge:   0 0\n\nAC: the judge accepts it\n0",
    ];
    assert!(parts.iter().all(|part| shown.contains(part)), "{shown}");
    for typed in ["quit\n", ""] {
        let shown = seen(&program, "me", "6 1 2\n", typed);
        assert!(shown.ends_with("\n   6  5 2\n0"), "{shown}");
    }
    // The only answer is given without a question.
    let shown = seen(&program, "me", "5 2 2\n", "");
    assert!(shown.contains("\njudge:   1 2\n\n. . . . 5\n\nprogram: 5 2\n"), "{shown}");
}

#[test]
fn who_says_nothing_to_a_person_is_ended() {
    let silent = [("deadlock", "read n; read a"), ("late", "echo First; $0/sleep 1000")];
    for (name, script) in silent {
        let shown = seen(&planted(name, script), "me", "6 1 2\n", "");
        assert!(shown.ends_with("\nTLE: it slept or waited until it was ended\n1"), "{shown}");
    }
}

#[test]
fn a_program_may_wait_for_a_person_longer_than_for_a_judge() {
    let planted = planted("waits-long", WINS);
    let file = tempfile::NamedTempFile::new().expect("there is room");
    std::fs::write(&file, "6 1 2\n").expect("it is ours");
    let case = file.path().to_str().expect("it is text");
    let mut play = judge(&["play", "abc278_g", "--against", "me", "--input", case], &planted);
    let play = play.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null());
    let mut play = play.spawn().expect("sente starts");
    // A judge ends what sleeps for three seconds.
    std::thread::sleep(Duration::from_secs(4));
    let typed = play.stdin.take().expect("it is piped").write_all(b"1 1\n5 1\n");
    let output = play.wait_with_output().expect("sente ends");
    let shown = text(&output.stdout);
    assert!(typed.is_ok() && shown.ends_with("AC: the judge accepts it\n"), "{shown}");
}

#[test]
fn ctrl_c_ends_a_dialogue_with_a_person() {
    let planted = planted("waits-for-a-person", WINS);
    let mut play = judge(&["play", "abc278_g", "--against", "me"], &planted);
    is_over_at_once(&mut play, "You answer for the judge", 2);
    nothing_is_left(&planted);
}

#[test]
fn who_cannot_talk_is_sent_elsewhere() {
    let bin = planted("elsewhere", WINS).display().to_string();
    let play = |rest: &[&'static str]| [&["play", "--bin", bin.as_str()], rest].concat();
    let instead = format!("sente judge p2197 --bin {bin}` judges it");
    is_no_question(&play(&["p2197"]), &instead);
    is_no_question(&play(&["abc278_g", "--against", "nobody"]), "possible values: rules, greedy");
    is_no_question(&play(&["abc278_g", "--alone"]), "cannot be used with");
    is_no_question(&play(&["abc278_g", "--input", "/dev/null"]), "the input: line 1, column 1");
    is_no_question(&["play", "abc278_g", "--bin", "/no/program"], "there is no program");
    is_no_question(&["play", "abc278_g", "--against", "me"], "--bin <PROGRAM>");
    is_no_question(&["play", "abc278_g", "--seed", "1"], "--seed needs --random or --bin");
    let large = seen(Path::new(&bin), "me", "99 1 99\n", "");
    assert!(large.ends_with("too large to be drawn: take a smaller one, by --input\n2"), "{large}");
}
