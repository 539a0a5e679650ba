//! A program that reads with proconio ends at a bad input as all others do: one line and status 1.

use super::harness::{Failed, Trial};
use super::process::{run, same};
use sente::io::{length, refuse_bad_input, MOST_VALUES};
use sente::output;

/// Input, and the line on standard error.
const BAD: &[(&[u8], &str)] = &[
    (b"", "failed to get the next token; maybe reader reached an end of input"),
    (b"2 1 ", "failed to get the next token; maybe reader reached an end of input"),
    (b"1 0", "attempted to read the value 0 as a Usize1"),
    (
        b"x",
        "failed to parse the input `x` to the value of type `usize`: ParseIntError { kind: InvalidDigit }",
    ),
    (
        b"1 -1",
        "failed to parse the input `-1` to the value of type `usize`: ParseIntError { kind: InvalidDigit }",
    ),
    (
        b"\xff",
        "failed to get linel maybe an IO error.: Error { kind: InvalidData, message: \"stream did not contain \
         valid UTF-8\" }",
    ),
    // What a terminal would obey, or nobody would see.
    (
        b"\x1b[31m\0;",
        "failed to parse the input `\\u{1b}[31m\\0;` to the value of type `usize`: ParseIntError { kind: InvalidDigit }",
    ),
    (
        b"\xef\xbb\xbf\xef\xbb\xbf1",
        "failed to parse the input `\\u{feff}1` to the value of type `usize`: ParseIntError { kind: InvalidDigit }",
    ),
    (b"8388609 1", "a list of 8388609 values is too long: the most is 8388608"),
    (b"1000000000000 1", "a list of 1000000000000 values is too long: the most is 8388608"),
    (
        b"18446744073709551615",
        "a list of 18446744073709551615 values is too long: the most is 8388608",
    ),
];

/// Programs that read with proconio. False if there is none of that name.
pub fn probe(name: &str) -> bool {
    match name {
        "guarded" => {
            let mut out = output();
            out.line("before");
            refuse_bad_input();
            proconio::input! { n: usize, list: [proconio::marker::Usize1; length(n)] }
            list.into_iter().for_each(|x| out.line(x));
        }
        "guarded_fault" => {
            refuse_bad_input();
            panic!("on purpose");
        }
        _ => return false,
    }
    true
}

pub fn trials() -> Vec<Trial> {
    let trial =
        |name: &str, test: fn() -> Result<(), Failed>| Trial::test(format!("io::{name}"), test);
    vec![
        trial("proconio_refuses_a_bad_input_in_one_line", refuses),
        trial("proconio_reads_a_good_input", || {
            for input in ["2\n1 300\n", "\u{feff}2\n1 300\n"] {
                let output = run("guarded", input.as_bytes())?;
                same("stdout", "before\n0\n299\n", &output.stdout)?;
                same("stderr", "", &output.stderr)?;
            }
            Ok(())
        }),
        trial("the_greatest_length_is_announced_without_harm", || {
            let output = run("guarded", MOST_VALUES.to_string().as_bytes())?;
            same("stderr", &format!("error: {}\n", BAD[0].1), &output.stderr)
        }),
        trial("a_word_of_any_length_is_one_short_line", || {
            let output = run("guarded", &b"9".repeat(1 << 20))?;
            let fits = output.stderr.len() < 300 && output.stderr.ends_with(b"9\n");
            if fits && output.status.code() == Some(1) {
                Ok(())
            } else {
                Err("too long".into())
            }
        }),
        trial("a_fault_of_the_program_stays_a_panic", || {
            let output = run("guarded_fault", b"")?;
            let text = String::from_utf8_lossy(&output.stderr);
            let panics = text.contains("panicked at") && text.contains("on purpose");
            if panics && output.status.code() == Some(101) {
                Ok(())
            } else {
                Err(text.into())
            }
        }),
    ]
}

fn refuses() -> Result<(), Failed> {
    for (input, line) in BAD {
        let output = run("guarded", input)?;
        same("stdout", "before\n", &output.stdout)?;
        same("stderr", &format!("error: {line}\n"), &output.stderr)?;
        if output.status.code() != Some(1) {
            return Err(format!("{line}: {}", output.status).into());
        }
    }
    Ok(())
}
