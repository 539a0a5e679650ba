//! What people type is understood, or named.

use super::{is_no_question, prints, sente, text};

#[test]
fn mistakes_are_named() {
    for verb in ["gen", "validate", "stress", "judge", "wrong"] {
        is_no_question(&[verb, "p436"], "there is no problem `p436`; did you mean p4363?");
        is_no_question(
            &[verb, "chess960"],
            "there is no problem `chess960`; `cargo sente list` shows",
        );
        is_no_question(&[verb, "scoring game"], "may be any of 3 problems: p2964 (A Coin Game), ");
    }
    is_no_question(&["gen", "p4363", "worst", "x"], "there is: full-board");
    is_no_question(&["bench", "p436"], "there is no problem `p436`; did you mean p4363?");
    is_no_question(&["show", "p436"], "there is no problem `p436`; did you mean p4363?");
    is_no_question(&["new", "p4363"], "src/bin/p4363.rs is there already");
    is_no_question(&["new", "P1"], "use a-z, 0-9 and _ alone; type `p1`");
    for verb in ["judge", "stress"] {
        for program in ["no/such/program", "Cargo.toml", "src"] {
            is_no_question(&[verb, "p2197", "--bin", program], program);
        }
    }
    is_no_question(&["judge", "--bin", "Cargo.toml"], "--bin needs the one problem");
    is_no_question(&["list", "--topic", "chess960"], "no problem is like that");
    is_no_question(&["gen", "p2252", "most-stones"], "sente gen p2252 worst most-stones`");
    is_no_question(&["gen", "POJ", "1067", "small"], "sente gen p2252 small`");
    is_no_question(&["gen", "p2252", "x"], "there is: small, random, worst with a name");
    is_no_question(&["gen", "nope", "x"], "there is no problem `nope`");
    assert_eq!(sente(&["no-such-verb"], "").status.code(), Some(2));
}

#[test]
fn a_wrong_idea_is_named_after_a_problem_of_any_number_of_words() {
    for problem in [&["p2252"][..], &["POJ", "1067"]] {
        prints(&[&["wrong"], problem].concat(), "", "nim ");
        prints(&[&["wrong"], problem, &["nim"]].concat(), "8 4\n", "1");
        is_no_question(&[&["wrong"], problem, &["x"]].concat(), "no wrong idea \"x\"; there is: ");
    }
    is_no_question(&["wrong", "nope", "nim"], "there is no problem `nope`");
}

#[test]
fn a_problem_is_found_by_whatever_it_is_called() {
    let names: [&[&str]; 6] = [
        &["POJ", "1067"],
        &["https://www.luogu.com.cn/problem/P2252"],
        &["Wythoff's game"],
        &["威佐夫博弈"],
        &["wythoff"],
        &["wytoff"],
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
    is_no_question(&["judge", "POJ", "1068"], "did you mean p2252 (Wythoff's game)?");
    prints(&["validate", "POJ", "1067"], "1 2\n", "this is an input of p2252");
    is_no_question(&["show", "misere", "chess"], "there is no problem `misere chess`");
}

#[test]
fn a_problem_is_shown() {
    for name in ["p4363", "P4363"] {
        prints(&["show", name], "", "\nTheorem. A position is the border");
        prints(&["show", name], "", "\nAnswer. samples/p4363/1.out\n\n    2\n");
    }
}
