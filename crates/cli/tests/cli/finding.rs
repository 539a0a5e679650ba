//! Names that people type: each is understood, or refused with the next step.

use super::{is_no_question, prints, sente};

#[test]
fn mistakes_are_named() {
    for verb in ["gen", "stress", "judge", "show", "bundle", "play"] {
        for (typed, says) in [
            ("wytoff", "there is no problem `wytoff`; did you mean p2252 (Wythoff's"),
            ("chess960", "there is no problem `chess960`; `cargo sente list` shows"),
            ("fibonacci", "may be any of 2 problems: p6487 (Heap), p6791 ("),
        ] {
            is_no_question(&[verb, typed], says);
        }
    }
    for (arguments, says) in [
        (&["gen", "p4363", "extreme", "x"][..], "there is: full-board"),
        (&["gen", "p4363", "extreme"], "extreme needs a name: full-board"),
        (&["gen", "p2252", "x"], "there is no problem `p2252 x`"),
        (&["new", "p4363"], "src/bin/p4363.rs is there already"),
        (&["new", "P4363"], "src/bin/p4363.rs is there already"),
        (&["new", "POJ", "1067"], "POJ 1067 is there already: p2252"),
        (&["new", "P1x"], "is no name for a problem's files: type the judge's name"),
        (
            &["new", "https://leetcode.cn/problems/nim-game"],
            "no judge that is known is at leetcode.cn",
        ),
        (&["list", "--judge", "力扣"], "no problem is like that"),
        (&["judge", "--bin", "Cargo.toml"], "--bin needs the one problem"),
        (&["list", "--topic", "chess960"], "no problem is like that"),
        (&["judge", "POJ", "1068"], "there is no problem POJ 1068 here; `cargo sente list`"),
        (&["show", "misere", "chess"], "there is no problem `misere chess`"),
        (&["no-such-verb"], "no-such-verb"),
    ] {
        is_no_question(arguments, says);
    }
    let pictures = ["judge", "p2197", "--bin", "../../docs/pictures"];
    is_no_question(&pictures, "there is no program in ../../docs/pictures");
    is_no_question(
        &["stress", "p2197", "--bin", "src"],
        "src is a folder: name one of its programs",
    );
    for verb in ["judge", "stress"] {
        for (program, says) in [
            ("no/such/program", "there is no program no/such/program"),
            ("Cargo.toml", "cannot be run: it is no program: compile it, or give its source"),
        ] {
            is_no_question(&[verb, "p2197", "--bin", program], says);
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
        for (verb, options, part) in [
            ("show", &[][..], "Wythoff's game"),
            ("play", &["--input", "/no/such/file"], "cannot read /no/such/file"),
            ("bundle", &["--judge", "x"], "no judge is called \"x\""),
            ("judge", &["--bin", "/no/such/file"], "there is no program /no/such/file"),
        ] {
            sente(&[&[verb], name, options].concat(), "").says(&[part]);
        }
    }
    // Without the attack on its pattern, which takes seconds.
    let explore = ["explore", "POJ", "1067", "--to", "3", "--csv"];
    prints(&explore, "", "heap a,heap b,answer\n0,0,0\n1,0,1\n");
    prints(&["list", "--judge", "洛谷", "--topic", "wythoff"], "", "p2252");
    prints(&["bundle", "p2197", "--judge", "cf", "--no-verify"], "", "fn main");
    prints(&["list", "--topic", "MISERE"], "", "p4279");
    prints(&["list", "--topic", "sprague"], "", "cses2207");
    prints(&["gen", "POJ", "1067", "check"], "1 2\n", "this is an input of p2252");
}
