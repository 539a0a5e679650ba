//! Cases, generators and folders of people's own.

use super::judging::judge;
use super::sources::file;
use super::{Run, program, run, scratch, script, sente, write};
use std::fs;
use std::path::{Path, PathBuf};

/// Sums, of no problem of the collection, whose third answer is wrong.
fn sums() -> PathBuf {
    let first = file("sums", "1.in", "1 2\n");
    let folder = first.parent().expect("it has one").to_path_buf();
    for (name, text) in [
        ("1.out", "3\n"),
        ("input2.txt", "5 6\n"),
        ("output2.txt", "11\n"),
        ("10.in", "1 1\n"),
        ("10.ans", "2\n3\n"),
        ("notes.md", "x\n"),
    ] {
        write(&folder.join(name), text);
    }
    folder
}

/// Outside of any checkout.
fn elsewhere(arguments: &[&str]) -> Run {
    let folder = std::env::temp_dir();
    let mut command = program();
    command.args(arguments).current_dir(&folder).env_remove("SENTE_DIR");
    run(command.env("XDG_CACHE_HOME", scratch("cache")), "")
}

#[test]
fn own_cases_are_judged_from_anywhere_and_need_no_problem() {
    let (folder, adds) = (sums(), script("adds.sh", "read a b; echo $((a + b)); echo why >&2"));
    let folder = folder.to_string_lossy();
    let judged = elsewhere(&["judge", "--cases", &folder, "--bin", &adds]).ends(1);
    judged.says(&[
        " AC  1.in ",
        " AC  input2.txt ",
        " WA  10.in ",
        "expected \"3\", found the end\n  line 1 before:   2\n  line 2 expected: 3\n  line 2 found:    (the end)",
        "standard error ends with:\n  why\n",
        "left out, as neither input nor answer (1): notes.md",
        "not accepted: 1 of 3 cases",
    ]);
    let near = script("near.sh", "read a b; echo $((a + b)).0000001; echo 3");
    let near = elsewhere(&["judge", "--cases", &folder, "--bin", &near, "--tolerance", "1e-6"]);
    near.ends(1).says(&["expected no more", "not accepted: 2 of 3"]);
    for (checker, status, says) in [
        ("exit 0", 0, "all accepted: 3 of 3"),
        ("cat $1 $2 $3 >&2; exit 1", 1, "the checker says: 1 2\n  3\n  3\n"),
        ("echo broken >&2; exit 3", 2, "exit status: 3"),
    ] {
        let checker = script("checker.sh", checker);
        let all = ["judge", "--cases", &folder, "--bin", &adds, "--checker", &checker, "--all"];
        elsewhere(&all).ends(status).says(&[says]);
    }
    let nothing = "--cases: /no/such is no folder";
    elsewhere(&["judge", "--cases", "/no/such", "--bin", &adds]).ends(2).says(&[nothing]);
    elsewhere(&["judge", "--cases", &folder]).ends(2).says(&["needs --bin"]);
}

/// The rules know the answers, and which one of several is right.
#[test]
fn own_cases_of_a_problem_need_no_answers_but_must_be_inputs() {
    let input = file("pairs", "1.in", "1 2\n");
    let folder = input.parent().expect("it has one").to_string_lossy().into_owned();
    let one = script("one.sh", "echo 1");
    let arguments = ["judge", "p2252", "--cases", &folder, "--bin", &one];
    elsewhere(&arguments).ends(1).says(&["expected \"0\", found \"1\""]);
    write(&input, "1 3\n");
    elsewhere(&arguments).ends(0);
    write(&input.with_extension("out"), "0\n");
    elsewhere(&arguments).ends(1).says(&["refuse the answer", "1.out"]);
    write(&input, "1\n");
    elsewhere(&arguments).ends(1).says(&["p2252", "1.in", "heap b is missing"]);
}

#[test]
fn where_a_judge_compares_lines_other_breaks_are_told() {
    let broken = script("broken.sh", "echo No Yes");
    let judged = |id: &str, options: &[&str]| {
        run(judge(&["judge", id, "--samples-only"], Path::new(&broken)).args(options), "")
    };
    judged("p2197", &[])
        .ends(0)
        .says(&["p2197: AC, but Luogu compares lines: line 1", "(`--lines` counts that)"]);
    judged("p2197", &["--lines"]).ends(1).says(&["WA", "line 1: the words are right"]);
}

#[test]
fn any_problem_is_hunted_by_a_generator_and_a_brute_force() {
    let scratch = file("hunt", "gen.sh", "set -u\necho $(($2 + $1 % 3))\n");
    let folder = scratch.parent().expect("it has one").to_path_buf();
    let wrong = script("wrong-square.sh", "read n; echo $((n < 7 ? n * n : 0))");
    let brute = script("square.sh", "read n; echo $((n * n))");
    // A find ends the hunt, however long it might go on on a busy machine.
    let in_folder = |generator: &str, bin: &str, seconds: &str| {
        let mut command = program();
        command.args([
            "stress",
            "--gen",
            generator,
            "--brute",
            &brute,
            "--bin",
            bin,
            "--seconds",
            seconds,
        ]);
        run(command.current_dir(&folder), "")
    };
    let found = in_folder("sh gen.sh {seed} {size}", &wrong, "60").ends(1);
    found.says(&[
        "size 5\n7\n",
        "the brute force says:\n49\nthe program says:\n0",
        "kept: failed-1.in, failed-1.out",
    ]);
    let kept = |name: &str| fs::read_to_string(folder.join(name)).expect("it is kept");
    assert_eq!((kept("failed-1.in").as_str(), kept("failed-1.out").as_str()), ("7\n", "49\n"));
    // What is kept is judged, and never overwritten.
    in_folder("sh gen.sh {seed} {size}", &wrong, "60").ends(1).says(&["failed-2.in"]);
    elsewhere(&["judge", "--cases", &folder.to_string_lossy(), "--bin", &wrong])
        .ends(1)
        .says(&["WA  failed-1.in"]);
    in_folder("sh gen.sh {seed} {size}", &brute, "2").ends(0).says(&["agrees with "]);
    in_folder("sh gen.sh", &brute, "2").ends(2).says(&["the generator, seed 0: sh gen.sh fails"]);
}

#[test]
fn what_needs_no_checkout_works_in_any_folder_and_the_rest_says_what_is_missing() {
    for arguments in [
        &["list"] as &[&str],
        &["show", "p2252"],
        &["show", "p2252", "--lang", "zh"],
        &["gen", "p2252", "random"],
        &["explore", "wythoff", "--to", "20"],
        &["judge", "p2252", "--samples-only", "--bin", &script("one.sh", "echo 1")],
    ] {
        elsewhere(arguments).ends(0);
    }
    let mut play = program();
    play.args(["play", "p2197"]).current_dir(std::env::temp_dir());
    run(&mut play, "quit\n").ends(0).says(&["samples"][..0]);
    let bachet = script("anywhere.sh", super::hunting::BACHET);
    elsewhere(&["stress", "hdu4764", "--bin", &bachet, "--seconds", "1"]).ends(0).says(&[
        "agrees with the rules of hdu4764",
        "extreme ones were not tried: this needs the repository",
    ]);
    let missing = "is in no checkout of sente, and neither -C DIR nor SENTE_DIR names the folder";
    for arguments in
        [&["bundle", "p2252"] as &[&str], &["new", "p1"], &["judge"], &["list", "--write"]]
    {
        elsewhere(arguments).ends(2).says(&[missing]);
    }
    let root = concat!(env!("CARGO_MANIFEST_DIR"), "/../..");
    elsewhere(&["-C", root, "new", "p2252"]).ends(2).says(&["src/bin/p2252.rs is there already"]);
    elsewhere(&["-C", "/", "list"]).ends(2).says(&["-C: / is no checkout of sente"]);
    let mut by_variable = program();
    by_variable.args(["new", "p2252"]).current_dir(std::env::temp_dir()).env("SENTE_DIR", root);
    run(&mut by_variable, "").ends(2).says(&["src/bin/p2252.rs is there already"]);
}

/// The extreme inputs take Python minutes: `sente judge` runs them when a program is written.
#[test]
fn every_python_program_of_the_course_answers_the_samples() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let programs = fs::read_dir(root.join("docs/course/code")).expect("it has programs");
    let mut judged = 0;
    for program in programs {
        let file = program.expect("it is listed").path();
        let id = file.file_stem().and_then(|stem| stem.to_str()).expect("it is named by a problem");
        let python = format!("python3 '{}'", file.display());
        sente(&["judge", id, "--bin", &python, "--samples-only", "--time", "10"], "").ends(0);
        judged += 1;
    }
    assert!(judged >= 15, "{judged} programs");
}
