//! Programs of users, which are shell scripts, in Chinese.

use super::super::{program, run, script};
use super::words::words;
use super::{is_chinese, names, names_of_extremes};
use cli::checkout::{Checkout, Files};
use rules::WrongIdea;
use serde_json::Value;

/// Each verdict, in a table of the cases of one program, and of several programs.
#[test]
fn verdicts_and_their_reasons_are_chinese() {
    let judge = |name: &str, lines: &str| {
        let program = script(format!("chinese-{name}.sh"), lines);
        is_chinese(&["judge", "p4363", "--samples-only", "--bin", &program], "", "chess sh");
        program
    };
    let programs = [
        ("right", "cat > /dev/null; echo 2"),
        ("crash", "exit 3"),
        ("killed", "kill -9 $$"),
        ("hang", "while :; do :; done"),
        ("sleep", "sleep 1000"),
        ("flood", "exec yes"),
        ("fork", "for i in $(seq 2048); do sleep 1000 & done; wait"),
    ]
    .map(|(name, lines)| judge(name, lines));
    let mut table = vec!["judge", "p4363", "--samples-only", "--bin", "Cargo.toml"];
    table.extend(programs.iter().map(String::as_str));
    is_chinese(&table, "", "chess sh right crash killed hang sleep flood fork chinese");
    // JSON is for programs, which read one language.
    let data = |language: &str| {
        let mut command = program();
        command.args(["judge", "p4363", "--samples-only", "--json", "--bin", &programs[1]]);
        let output = run(command.env("SENTE_LANG", language), "").out;
        let mut data: Value = serde_json::from_str(&output).expect("it is JSON");
        let case = data[0]["cases"][0].as_object_mut().expect("it is there");
        case.retain(|key, _| ["case", "verdict", "because"].contains(&key.as_str()));
        data
    };
    assert_eq!(data("zh"), data("en"));
}

/// The lines of a hunt but its inputs; texts of the rules are held where they are made.
#[test]
fn a_hunt_is_chinese() {
    let stress = |name: &str, lines: &str| {
        let program = script(format!("chinese-hunted-{name}.sh"), lines);
        let options = ["stress", "p2252", "--seconds", "1", "--bin", &program];
        is_chinese(&options, "", "oops sh");
    };
    stress("wrong", "cat > /dev/null; echo 2");
    stress("crash", "echo oops >&2; exit 3");
    stress("flood", "exec yes");
}

#[test]
fn a_whole_table_of_cases_is_chinese() {
    let two = script("chinese-two.sh", "cat > /dev/null; echo 2");
    for id in ["p4363", "p2252", "hdu3590", "cses1730"] {
        let extremes = names_of_extremes(problems::find(id).expect("it is there"));
        let checkout = Checkout::find().expect("it is here");
        let ideas =
            WrongIdea::parse(&checkout.read(&format!("hacks/{id}.toml")).expect("it is there"));
        let ideas = ideas.expect("it is right").into_iter().map(|idea| idea.name);
        let ideas = ideas.collect::<Vec<_>>().join(" ");
        let answers = "PP QQ first second Game II";
        let allowed = format!("{ideas} {} {answers} {}", extremes, names());
        // Without cargo the cases that need our solution are not compared.
        is_chinese(&["judge", id, "--all", "--bin", &two], "", &words(&allowed));
    }
}

#[test]
fn a_dialogue_is_chinese() {
    let program = script("talks-in-chinese.sh", "read n; echo First; echo 1 9; exit 1");
    for against in ["rules", "me"] {
        let play = ["play", "abc278_g", "--bin", &program, "--against", against];
        is_chinese(&play, "帮助\nnosuch\n全部\n", "First nosuch");
    }
    is_chinese(&["play", "p2197", "--bin", &program], "", "judge stress");
}
