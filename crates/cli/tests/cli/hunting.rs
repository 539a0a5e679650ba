//! The hunt: what breaks a program is found, named and kept.

use super::{fails, is_no_question, prints, program, script, sente, text};
use std::time::{Duration, Instant};

#[test]
fn a_wrong_program_is_broken_with_a_small_input() {
    let always = script("always.sh", "cat > /dev/null; echo Yes");
    fails(
        &["stress", "p2197", "--bin", &always],
        "",
        "on the input\n1\n1\n0\nthe rules say:\nNo\n",
    );
}

#[test]
fn wrong_ideas_are_listed_and_answer() {
    prints(&["wrong", "p4279"], "", "normal-play ");
    prints(&["wrong", "p4279", "normal-play"], "1\n1\n1\n", "John");
    is_no_question(&["wrong", "p4279", "x"], "there is: normal-play, ");
    fails(&["stress", "p4279", "--wrong", "normal-play"], "", "the rules say:\n");
}

#[test]
fn a_program_that_fails_hangs_or_floods_is_named() {
    let crash = script("crash.sh", "echo oops >&2; exit 3");
    fails(&["stress", "p2252", "--bin", &crash], "", "exit status: 3");
    let flood = script("flood.sh", "exec yes");
    fails(&["stress", "p2252", "--bin", &flood], "", "prints more than 64 MiB");
    let hang = script("hang.sh", "while :; do :; done");
    let start = Instant::now();
    fails(
        &["stress", "p2252", "--bin", &hang, "--patience", "1", "--seconds", "1"],
        "",
        "does not end within 1s",
    );
    assert!(start.elapsed() < Duration::from_secs(60));
}

#[test]
fn a_find_overwrites_nothing() {
    let taken = "hacks/p2197/odd-heaps.in is there already: --save takes a new name";
    is_no_question(&["stress", "p2197", "--save", "odd-heaps"], taken);
    is_no_question(&["stress", "p2197", "--save", "../x"], "--save takes a name of letters");
}

#[test]
#[ignore = "compiles our solutions"]
fn a_right_program_survives() {
    for (id, count) in [("cses2207", 45), ("p2252", 1681)] {
        let says = format!("agrees with the rules of {id} on all {count} small inputs, ");
        prints(&["stress", id, "--seconds", "1"], "", &says);
    }
}

#[test]
fn without_a_compiler_all_but_extreme_inputs_are_tried() {
    let bachet = script(
        "bachet.sh",
        "while read n k && [ \"$n $k\" != '0 0' ]; do\n\
         [ $(((n - 1) % (k + 1))) = 0 ] && echo Jiang || echo Tang\n\
         done",
    );
    let mut stress = program();
    stress.args(["stress", "hdu4764", "--bin", &bachet, "--seconds", "1"]).env("CARGO", "no/cargo");
    let output = stress.output().expect("sente starts");
    let errors = text(&output.stderr);
    assert_eq!(output.status.code(), Some(1), "{errors}");
    assert!(errors.contains("agrees with the rules of hdu4764 on all 30000 small "), "{errors}");
    assert!(errors.contains("; extreme ones need our solution: "), "{errors}");
}

#[test]
fn a_program_that_is_wrong_once_is_found_though_the_small_inputs_before_it_take_all_the_time() {
    let once = script(
        "once.sh",
        "read a b\n[ \"$a $b\" = '5 8' ] && echo 0 && exit\n\
         echo $(((a < b ? b - a : a - b) * 1618034 / 1000000 != (a < b ? a : b)))",
    );
    let output = sente(&["stress", "p2252", "--bin", &once, "--seconds", "1"], "");
    let errors = text(&output.stderr);
    assert_eq!(output.status.code(), Some(1), "{errors}");
    // Where the machine is busy, lines of progress stand before it.
    let says = "error: on the input\n5 8\nthe rules say:\n1\nthe program says:\n0\na small input, ";
    assert!(errors.contains(says), "{errors}");
}
