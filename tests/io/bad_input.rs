//! Every kind of bad input ends with status 1, the answers so far, and one line that says what is
//! wrong and where; in a submission, without the where. Every odd but good input is read.

use super::harness::{Failed, Trial};
use super::process::{run, same};
use super::SUBMITTED;

/// A probe, its input, and the line on standard error.
const BAD: &[(&str, &[u8], &str)] = &[
    // Nothing there.
    ("u8", b"", "x at line 1, column 1: expected an integer from 0 to 255, found the end of the input"),
    ("u8", b" \n\n ", "x at line 3, column 2: expected an integer from 0 to 255, found the end of the input"),
    ("list", b"3\n1 2", "x[2] at line 2, column 4: expected an integer from 0 to 4294967295, found the end of the input"),
    ("words", b"1000000000000000\na", "x[1] at line 2, column 2: expected a word, found the end of the input"),
    ("words", b"2\na\n", "x[1] at line 3, column 1: expected a word, found the end of the input"),
    ("list", b"1000000000000000\n1", "x[1] at line 2, column 2: expected an integer from 0 to 4294967295, found the end of the input"),
    // Garbage.
    ("u8", b"x", "x at line 1, column 1: expected an integer from 0 to 255, found \"x\""),
    ("u8", b"1x", "x at line 1, column 1: expected an integer from 0 to 255, found \"1x\""),
    ("u8", b"1.0", "x at line 1, column 1: expected an integer from 0 to 255, found \"1.0\""),
    ("i8", b"-", "x at line 1, column 1: expected an integer from -128 to 127, found \"-\""),
    ("i8", b"--1", "x at line 1, column 1: expected an integer from -128 to 127, found \"--1\""),
    ("i8", b"+-1", "x at line 1, column 1: expected an integer from -128 to 127, found \"+-1\""),
    ("i8", "−1".as_bytes(), "x at line 1, column 1: expected an integer from -128 to 127, found \"−1\""),
    ("f64", b"1,5", "x at line 1, column 1: expected a number, found \"1,5\""),
    ("bool", b"True", "x at line 1, column 1: expected `true` or `false`, found \"True\""),
    ("char", b"ab", "x at line 1, column 1: expected one character, found \"ab\""),
    ("u8", b"7\x1a", "x at line 1, column 1: expected an integer from 0 to 255, found \"7\\u{1a}\""),
    ("others", b"::1 1.2", "x[1] at line 1, column 5: expected a value of its type, found \"1.2\""),
    ("u64", b"a\"b\\c", "x at line 1, column 1: expected an integer from 0 to 18446744073709551615, found \"a\\\"b\\\\c\""),
    // Out of range, by one where that can be.
    ("u8", b"256", "x at line 1, column 1: expected an integer from 0 to 255, found \"256\""),
    ("i8", b"128", "x at line 1, column 1: expected an integer from -128 to 127, found \"128\""),
    ("i8", b"-129", "x at line 1, column 1: expected an integer from -128 to 127, found \"-129\""),
    ("u64", b"18446744073709551616", "x at line 1, column 1: expected an integer from 0 to 18446744073709551615, found \"18446744073709551616\""),
    ("i64", b"9223372036854775808", "x at line 1, column 1: expected an integer from -9223372036854775808 to 9223372036854775807, found \"9223372036854775808\""),
    ("u8", b"99999999999999999999999999999999999999999999999999", "x at line 1, column 1: expected an integer from 0 to 255, found \"9999999999999999999999999999999999999999\"... (50 bytes)"),
    ("u8", b"1111111111111111111111111111111111111111", "x at line 1, column 1: expected an integer from 0 to 255, found \"1111111111111111111111111111111111111111\""),
    ("u8", b"11111111111111111111111111111111111111111", "x at line 1, column 1: expected an integer from 0 to 255, found \"1111111111111111111111111111111111111111\"... (41 bytes)"),
    ("usize1", b"0", "x at line 1, column 1: expected an integer from 1 to 18446744073709551615, found \"0\""),
    ("isize1", b"-9223372036854775808", "x at line 1, column 1: expected an integer from -9223372036854775807 to 9223372036854775807, found \"-9223372036854775808\""),
    // A minus sign where there can be none.
    ("u8", b"-1", "x at line 1, column 1: expected an integer from 0 to 255, found \"-1\""),
    ("u8", b"-0", "x at line 1, column 1: expected an integer from 0 to 255, found \"-0\""),
    ("u128", b"-1", "x at line 1, column 1: expected an integer from 0 to 340282366920938463463374607431768211455, found \"-1\""),
    // Not UTF-8, and NUL.
    ("u8", b"1\xff", "x at line 1, column 1: expected an integer from 0 to 255, found \"1\u{fffd}\""),
    ("string", b"a\xffb", "x at line 1, column 1: expected a word, found \"a\u{fffd}b\""),
    ("bytes", b"\xc3", "x at line 1, column 1: expected a word, found \"\u{fffd}\""),
    ("u8", b"1\x002", "x at line 1, column 1: expected an integer from 0 to 255, found \"1\\02\""),
    ("u8", b"\0", "x at line 1, column 1: expected an integer from 0 to 255, found \"\\0\""),
    ("string", b"a\0", "x at line 1, column 1: expected a word, found \"a\\0\""),
    ("chars", b"\0\0", "x at line 1, column 1: expected a word, found \"\\0\\0\""),
    ("bytes", b"\0", "x at line 1, column 1: expected a word, found \"\\0\""),
    // Indices, lines and columns.
    ("list", b"3\r\n1 2 -3\r\n", "x[2] at line 2, column 5: expected an integer from 0 to 4294967295, found \"-3\""),
    ("list", b"-1", "n at line 1, column 1: expected an integer from 0 to 18446744073709551615, found \"-1\""),
    ("jagged", b"2\n1 5\n2 5 z\n", "x[1][1] at line 3, column 5: expected an integer from -2147483648 to 2147483647, found \"z\""),
    ("jagged", b"2\n1 5\n2 y z\n", "x[1][0] at line 3, column 3: expected an integer from -2147483648 to 2147483647, found \"y\""),
    ("jagged", b"2\n1 5\nz\n", "x[1] at line 3, column 1: expected an integer from 0 to 18446744073709551615, found \"z\""),
    ("matrix", b"2 3\n1 2 3\n\n\t4 five 6", "x[1][1] at line 4, column 4: expected an integer from -2147483648 to 2147483647, found \"five\""),
    ("edges", b"2\n1 2\n3 0\n", "x[1] at line 3, column 3: expected an integer from 1 to 18446744073709551615, found \"0\""),
    ("pair", b"1 x 300", "(x, _) at line 1, column 5: expected an integer from 0 to 255, found \"300\""),
    ("u8", b"\xef\xbb\xbf\xef\xbb\xbf1", "x at line 1, column 1: expected an integer from 0 to 255, found \"\\u{feff}1\""),
    ("u8", b"\xef\xbb\xbfx", "x at line 1, column 1: expected an integer from 0 to 255, found \"x\""),
];

/// A probe, an input that is odd but good, and what it prints.
const GOOD: &[(&str, &[u8], &str)] = &[
    ("u8", b"255", "255"),
    ("u8", b"+255\n", "255"),
    ("u8", b"000000000000000000000000000255 ", "255"),
    ("i8", b"-128", "-128"),
    ("i8", b"-0", "0"),
    ("u64", b"18446744073709551615", "18446744073709551615"),
    ("usize1", b"1", "0"),
    ("usize1", b"18446744073709551615", "18446744073709551614"),
    ("isize1", b"0", "-1"),
    ("f64", b"1e3", "1000.0"),
    ("f64", b"-.5", "-0.5"),
    ("char", "王".as_bytes(), "'王'"),
    ("chars", "王!".as_bytes(), "['王', '!']"),
    ("bytes", b"a#", "[97, 35]"),
    ("list", b"3\r\n1 2\r\n3\r\n", "[1, 2, 3]"),
    ("list", b"\xef\xbb\xbf3 1 2 3", "[1, 2, 3]"),
    ("string", b"\xef\xbb\xbf\r\nab", "\"ab\""),
    ("others", b"::1\n1.2.3.4", "[::1, 1.2.3.4]"),
    ("list", b"\n\t 3\x0c1\t2 \n\n 3 \t\n\n", "[1, 2, 3]"),
    ("list", b"0", "[]"),
    ("words", b"2 a \"b\"", "[\"a\", \"\\\"b\\\"\"]"),
    ("jagged", b"3 0 1 5 2 -6 7", "[[], [5], [-6, 7]]"),
    ("matrix", b"2 0", "[[], []]"),
    ("edges", b"1 1 2", "[(0, 1)]"),
    ("pair", b"1 x 2 ignored \xff\0", "1"),
];

/// A submission skips a second byte order mark, too, and takes words with NUL.
fn is_left_out(probe: &str, input: &[u8]) -> bool {
    let is_word = ["string", "chars", "bytes"].contains(&probe);
    SUBMITTED && (input.starts_with(b"\xef\xbb\xbf\xef") || is_word && input.contains(&0))
}

pub fn trials() -> Vec<Trial> {
    let bad = BAD.iter().filter(|(probe, input, _)| !is_left_out(probe, input));
    let bad = bad.map(|&(probe, input, message)| {
        Trial::test(format!("bad_input::{probe}::{}", input.escape_ascii()), move || {
            let output = run(probe, input)?;
            if SUBMITTED {
                is_one_line_of_error(&output.stderr)?;
            } else {
                same("stderr", &format!("error: {message}\n"), &output.stderr)?;
            }
            same("stdout", "before\n", &output.stdout)?;
            exits_with(1, &output.status)
        })
    });
    let good = GOOD.iter().filter(|(probe, input, _)| !is_left_out(probe, input));
    let good = good.map(|&(probe, input, value)| {
        Trial::test(format!("odd_input::{probe}::{}", input.escape_ascii()), move || {
            let output = run(probe, input)?;
            same("stderr", "", &output.stderr)?;
            same("stdout", &format!("before\n{value}\n"), &output.stdout)?;
            exits_with(0, &output.status)
        })
    });
    bad.chain(good).collect()
}

fn is_one_line_of_error(text: &[u8]) -> Result<(), Failed> {
    let text = String::from_utf8_lossy(text);
    let is_one = text.lines().count() == 1 && text.ends_with('\n');
    if is_one && text.starts_with("error: ") {
        Ok(())
    } else {
        Err(format!("no line of error: {text:?}").into())
    }
}

fn exits_with(code: i32, status: &std::process::ExitStatus) -> Result<(), Failed> {
    if status.code() == Some(code) {
        Ok(())
    } else {
        Err(status.to_string().into())
    }
}
