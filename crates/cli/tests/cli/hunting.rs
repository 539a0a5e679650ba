//! The hunt: what breaks a program is found, named and kept.

use super::{fails, is_no_question, prints, program, run, script, sente};
use std::time::{Duration, Instant};

/// Hdu4764, in the shell.
pub const BACHET: &str = "while read n k && [ \"$n $k\" != '0 0' ]; do\n\
                      [ $(((n - 1) % (k + 1))) = 0 ] && echo Jiang || echo Tang\n\
                      done";

/// P2252 on small inputs, in the shell, without the reading.
const RIGHT: &str =
    "{ read a b; echo $(((a < b ? b - a : a - b) * 1618034 / 1000000 != (a < b ? a : b))); }";

fn script_of(name: &str, lines: &str) -> String {
    script(format!("hunted-{name}.sh"), lines)
}

#[test]
fn a_wrong_program_is_broken_with_a_small_input() {
    let always = script("always.sh", "cat > /dev/null; echo Yes");
    let says = "on the input\n1\n1\n0\nthe rules say:\nNo\n";
    fails(&["stress", "p2197", "--bin", &always], "", says);
}

#[test]
fn a_program_that_fails_hangs_or_is_slow_is_named_with_its_input() {
    let slow = "python3 -c 'import time\nwhile time.process_time() < 1.2: pass'; echo 1";
    for (name, script, says) in [
        ("crash", "echo oops >&2; exit 3", "RE: exit status: 3\noops"),
        ("flood", "exec yes", "OLE: more than 64 MiB of output"),
        ("hang", "while :; do :; done", "TLE: it was ended a second after the limit of 1 s"),
        ("sleep", "sleep 1000", "TLE: it slept or waited until it was ended"),
        ("slow", slow, "s of CPU time, more than 1 s"),
        (
            "many",
            "for i in $(seq 2048); do sleep 1000 & done; wait",
            "RE: it had more than 100 processes",
        ),
    ] {
        let program = script_of(name, script);
        let start = Instant::now();
        let hunt = sente(&["stress", "p2252", "--bin", &program, "--seconds", "1"], "");
        hunt.ends(1).says(&["error: on the input\n0 0\n", says]);
        assert!(start.elapsed() < Duration::from_secs(60), "{name}");
    }
}

/// Seconds are about random inputs; small ones are tried to the end.
#[test]
fn a_hunt_says_how_much_it_tries_and_on_the_way_how_long_that_takes() {
    let begun = super::scratch("begun");
    let _ = std::fs::remove_file(&begun);
    // Right, until it has run long enough for a line of progress.
    let lines = format!(
        "[ -e {0} ] || {{ date +%s > {0}.$$; mv {0}.$$ {0}; }}\n\
         [ $(($(date +%s) - $(cat {0}))) -ge 8 ] && echo 7 || {{ sleep 0.2; {RIGHT}; }}",
        begun.display()
    );
    let sleeps = script_of("sleeps", &lines);
    let errors = sente(&["stress", "p2252", "--bin", &sleeps, "--seconds", "1"], "").errors;
    let plan = "3000 small inputs; random ones for 1 s; 4 extreme ones, at most 2 s each";
    assert_eq!(errors.lines().next(), Some(plan));
    let line = errors.lines().find(|line| line.starts_with("small inputs: ")).unwrap_or_default();
    let numbers: Vec<u64> =
        line.split(|c: char| !c.is_ascii_digit()).flat_map(str::parse).collect();
    let [tried, all, seconds, left] = numbers[..] else { panic!("{errors}") };
    assert_eq!((all, left), (3000, seconds * (all - tried) / tried), "{line}");
}

#[test]
fn a_program_that_answers_at_random_is_called_so() {
    let counter = super::scratch("second-run");
    let _ = std::fs::remove_file(&counter);
    let lines = format!("[ -e {0} ] && {RIGHT} || echo 7; touch {0}", counter.display());
    let flaky = script_of("flaky", &lines);
    let says = "a second run was right: the program does not always answer the same";
    fails(&["stress", "p2252", "--bin", &flaky, "--seconds", "1"], "", says);
}

#[test]
fn a_find_overwrites_nothing() {
    let taken = "hacks/p2197.toml has an idea odd-heaps already: --save takes a new name";
    is_no_question(&["stress", "p2197", "--save", "odd-heaps"], taken);
    is_no_question(&["stress", "p2197", "--save", "../x"], "--save takes a name of letters");
}

#[test]
#[ignore = "compiles our solutions"]
fn a_right_program_survives() {
    for (id, count) in [("cses2207", 41), ("p2252", 3000)] {
        let says = format!("agrees with the rules of {id} on all {count} small inputs, ");
        prints(&["stress", id, "--seconds", "1"], "", &says);
    }
}

#[test]
fn without_a_compiler_all_but_extreme_inputs_are_tried() {
    let bachet = script_of("bachet", BACHET);
    let mut stress = program();
    stress.args(["stress", "hdu4764", "--bin", &bachet, "--seconds", "1"]).env("CARGO", "no/cargo");
    let agrees = "agrees with the rules of hdu4764 on all 3000 small ";
    run(&mut stress, "").ends(1).says(&[agrees, "; extreme ones need our solution: "]);
}

#[test]
fn a_program_that_is_wrong_once_is_found_though_the_small_inputs_before_it_take_all_the_time() {
    let once = script(
        "once.sh",
        "read a b\n[ \"$a $b\" = '5 8' ] && echo 0 && exit\n\
         echo $(((a < b ? b - a : a - b) * 1618034 / 1000000 != (a < b ? a : b)))",
    );
    let says = "error: on the input\n5 8\nthe rules say:\n1\nthe program says:\n0\na small input, ";
    fails(&["stress", "p2252", "--bin", &once, "--seconds", "1"], "", says);
}

#[test]
#[ignore = "compiles our solution"]
fn a_program_that_is_wrong_on_an_extreme_input_alone_is_told_where() {
    let rounded = script(
        "rounded.sh",
        "read a b\necho $(((a < b ? b - a : a - b) * 1618034 / 1000000 != (a < b ? a : b)))",
    );
    let mut stress = program();
    stress.args(["stress", "p2252", "--bin", &rounded, "--seconds", "1"]);
    run(&mut stress, "").ends(1).says(&[
        "error: on the extreme input of `",
        "gen p2252 extreme lost-and-double-wins`, meant to break the golden ratio in double precision",
        "\nnot as our solution: line 1, column 1: expected \"0\", found \"1\"\nto keep it in hacks/p2252.toml",
    ]);
}
