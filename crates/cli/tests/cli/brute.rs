//! `cargo sente explore` about a brute force: the program in the place of a game.

use super::explore::words;
use super::{Run, program, run, scratch, script};
use std::fs;
use std::process::Command;

/// Explores by a shell script; its answers are kept in the folder of that name.
fn explored(name: &str, lines: &str, options: &[&str]) -> Run {
    let script = script(format!("{name}.sh"), lines);
    let mut command = program();
    command.args(["explore", "--bin", &script]).args(options);
    let shown = run(command.env("XDG_CACHE_HOME", scratch("brute").join(name)), "");
    Run { out: words(&shown.out), ..shown }
}

#[test]
fn a_program_is_asked_for_what_a_game_would_be_and_once() {
    let log = scratch("brute").join("asked.txt");
    let _ = fs::remove_file(&log);
    let _ = fs::remove_dir_all(scratch("brute").join("fives"));
    let lines = format!(
        "read k; echo $k >> {}; while read n; do [ $((n % 5)) = 0 ] && echo Bob || echo Alice; done",
        log.display()
    );
    let asked = || fs::read_to_string(&log).unwrap_or_default();
    let first = explored("fives", &lines, &["--batch"]).ends(0);
    first.says(&[
        "`Bob` is lost",
        "lost iff n mod 5 is 0",
        "not proved",
        "same as subtraction 1,2,3,4",
    ]);
    let before = asked();
    assert_ne!(before, "");
    explored("fives", &lines, &["--batch"]).ends(0).says(&["lost iff n mod 5 is 0"]);
    assert_eq!(asked(), before);
    // Another program of that name has other answers.
    let lines = lines.replace("n % 5", "n % 7");
    explored("fives", &lines, &["--batch"]).ends(0).says(&["lost iff n mod 7 is 0"]);
}

#[test]
fn a_fault_of_a_program_is_told_with_its_position() {
    for (name, lines, fault) in [
        ("crashes", "read n; [ $n -lt 7 ] || kill -SEGV $$; echo $n", "at 7, fails: signal: 11"),
        (
            "two-words",
            "read n; [ $n -lt 7 ] || n='7 8'; echo $n",
            "for 1 position from 7 on, prints",
        ),
        ("nothing", "read n; [ $n -lt 7 ] && echo $n || true", "for 1 position from 7 on, prints"),
    ] {
        explored(name, lines, &["--to", "20"]).ends(1).says(&[fault]);
    }
}

#[test]
fn forms_of_inputs_without_a_coordinate_are_refused() {
    for form in ["", "n", "{n", "{}", "{a} {b} {c} {d} {e}"] {
        let refused = explored("refused", "echo 1", &["--input", form]).ends(2);
        assert_eq!(refused.errors.lines().count(), 1, "{refused}");
    }
}

#[test]
fn a_first_coordinate_far_from_0_is_refused_before_any_memory_is_taken() {
    for from in ["1000", "1001", "18446744073709551615"] {
        let options = ["--input", "{a} {b} {c} {d}", "--from", from];
        explored("far", "echo 1", &options).ends(2).says(&["--from"]);
    }
}

/// Values of Kayles, by its rules.
fn kayles(last: usize) -> Vec<usize> {
    let mut values = vec![0; last + 1];
    for n in 1..=last {
        let left = |taken| {
            n.checked_sub(taken).into_iter().flat_map(|rest| (0..=rest).map(move |k| (k, rest - k)))
        };
        let options: Vec<usize> =
            left(1).chain(left(2)).map(|(k, other)| values[k] ^ values[other]).collect();
        values[n] = (0..).find(|value| !options.contains(value)).unwrap_or(0);
    }
    values
}

#[test]
fn code_of_a_table_says_what_was_checked_and_has_its_values() {
    for (values, first) in [
        (kayles(99), "# Not proved: stdin was compared with kayles (octal 0.77), on 100 values"),
        (
            (0..50).map(|n| [0, 4, 2][n % 3]).collect(),
            "# Not proved: the answers of stdin were checked up to 49",
        ),
    ] {
        let table = values.iter().map(usize::to_string).collect::<Vec<_>>().join(" ");
        let code =
            run(program().args(["explore", "--table", "-", "--code", "python"]), &table).ends(0);
        assert!(code.out.starts_with(first), "{code}");
        let asks = format!("{}\nprint(*(grundy(n) for n in range({})))\n", code.out, values.len());
        let printed = run(Command::new("python3").arg("-"), asks).ends(0);
        assert_eq!(printed.out.trim_end(), table);
    }
}
