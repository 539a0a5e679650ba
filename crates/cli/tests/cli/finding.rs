//! Names that people type: each is understood, or refused with the next step.

use super::{is_no_question, prints, sente, text};

#[test]
fn mistakes_are_named() {
    for verb in ["gen", "stress", "judge", "show", "bundle", "play"] {
        is_no_question(
            &[verb, "wytoff"],
            "there is no problem `wytoff`; did you mean p2252 (Wythoff's",
        );
        is_no_question(
            &[verb, "chess960"],
            "there is no problem `chess960`; `cargo sente list` shows",
        );
        is_no_question(&[verb, "fibonacci"], "may be any of 2 problems: p6487 (Heap), p6791 (");
    }
    for (arguments, says) in [
        (&["gen", "p4363", "extreme", "x"][..], "there is: full-board"),
        (&["gen", "p4363", "extreme"], "extreme needs a name: full-board"),
        (&["gen", "p2252", "x"], "there is no problem `p2252 x`"),
        (&["new", "p4363"], "src/bin/p4363.rs is there already"),
        (&["new", "P1"], "is no name for a problem's files: type the judge's name"),
        (&["judge", "--bin", "Cargo.toml"], "--bin needs the one problem"),
        (&["judge", "p2252", "--bin", "src"], "there is no program in src"),
        (&["list", "--topic", "chess960"], "no problem is like that"),
        (&["judge", "POJ", "1068"], "did you mean p2252 (Wythoff's game)?"),
        (&["show", "misere", "chess"], "there is no problem `misere chess`"),
        (&["no-such-verb"], "no-such-verb"),
    ] {
        is_no_question(arguments, says);
    }
    for verb in ["judge", "stress"] {
        for program in ["no/such/program", "Cargo.toml", "src"] {
            is_no_question(&[verb, "p2197", "--bin", program], program);
        }
    }
}

#[test]
fn a_problem_is_found_by_whatever_it_is_called() {
    let names: [&[&str]; 5] = [
        &["POJ", "1067"],
        &["https://www.luogu.com.cn/problem/P2252"],
        &["Wythoff's game"],
        &["威佐夫博弈"],
        &["wythoff"],
    ];
    for name in names {
        let with = |verb: &[&'static str], options: &[&'static str]| -> Vec<String> {
            let words = verb.iter().chain(name).chain(options);
            words.map(ToString::to_string).collect()
        };
        for (arguments, part) in [
            (with(&["show"], &[]), "Wythoff's game"),
            (with(&["play"], &["--input", "/no/such/file"]), "cannot read /no/such/file"),
            (with(&["bundle"], &["--judge", "x"]), "no judge is called \"x\""),
            (with(&["judge"], &["--bin", "/no/such/file"]), "there is no program /no/such/file"),
        ] {
            let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
            let output = sente(&arguments, "");
            let printed = text(&output.stdout) + &text(&output.stderr);
            assert!(printed.contains(part), "{arguments:?}: {printed}");
        }
    }
    // Without the attack on its pattern, which takes seconds.
    prints(
        &["explore", "POJ", "1067", "--to", "3", "--csv"],
        "",
        "heap a,heap b,answer\n0,0,0\n1,0,1\n",
    );
    prints(&["list", "--topic", "MISERE"], "", "p4279");
    prints(&["list", "--topic", "sprague"], "", "cses2207");
    prints(&["gen", "POJ", "1067", "check"], "1 2\n", "this is an input of p2252");
}

#[test]
fn a_problem_is_shown() {
    for name in ["p4363", "P4363"] {
        prints(&["show", name], "", "\nTheorem. A position is the border");
        prints(&["show", name], "", "\nAnswer. samples/p4363/1.out\n\n    2\n");
    }
}
