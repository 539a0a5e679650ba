//! When output is written, what a closed pipe does, how much memory a long input costs.

use super::harness::{Failed, Trial};
use super::process::{probe, run, same};
use super::SUBMITTED;
use std::fmt::Write as _;
use std::fs::File;
use std::io::{BufRead, BufReader, Read, Write};
use std::path::Path;
use std::time::Duration;

/// A device without room, which Linux has.
const FULL: &str = "/dev/full";

pub fn trials() -> Vec<Trial> {
    let trial =
        |name: &str, test: fn() -> Result<(), Failed>| Trial::test(format!("io::{name}"), test);
    let mut trials = vec![
        trial("an_empty_input_has_no_answers", || {
            same("stdout", "", &run("echo", b"\xef\xbb\xbf \n")?.stdout)?;
            same("stdout", "", &run("echo", b" \n \n")?.stdout)
        }),
        trial("the_rest_is_one_text", the_rest_is_one_text),
        trial("every_integer_is_printed_as_by_display", every_integer_is_printed_as_by_display),
        trial("handles_of_one_thread_keep_their_order", || {
            same("stdout", "1\n2\n3\n4.2 c\n", &run("two_handles", b"")?.stdout)
        }),
        trial("a_line_longer_than_the_buffer_is_whole", || {
            same("stdout", &("x".repeat(1 << 20) + "\n"), &run("one_line", b"")?.stdout)
        }),
        trial("a_panic_writes_the_answers_so_far", || {
            let output = run("panic", b"")?;
            same("stdout", "before\n", &output.stdout)?;
            fails(output.status.code() == Some(101))
        }),
        trial("fail_writes_the_answers_so_far_and_one_line", || {
            let output = run("fail", b"")?;
            same("stdout", "before\n", &output.stdout)?;
            same("stderr", "error: on purpose\n", &output.stderr)?;
            fails(output.status.code() == Some(1))
        }),
        trial("an_answer_is_there_before_the_next_question", a_dialogue),
        trial("a_closed_pipe_ends_the_program_silently", || a_closed_pipe("flood")),
        trial("a_closed_pipe_ends_formatted_output_too", || a_closed_pipe("flood_writeln")),
        trial("a_prompt_without_a_newline_is_shown", a_prompt),
        trial("a_temporary_handle_waits_for_the_others", || {
            same("stdout", "1\n2\n", &run("temporary", b"")?.stdout)
        }),
        trial("output_is_written_when_64_kib_have_come_together", || {
            for (probe, input, written) in [
                ("lines_and_exit", "8191", 0),
                ("lines_and_exit", "8192", 65_536),
                ("text_and_exit", "65535", 0),
                ("text_and_exit", "65536", 65_536),
            ] {
                let output = run(probe, input.as_bytes())?;
                same(input, &written.to_string(), output.stdout.len().to_string().as_bytes())?;
            }
            Ok(())
        }),
        trial("a_long_output_takes_constant_memory", || constant_memory("long_output", 38_888_890)),
        trial("a_display_that_prints_comes_first", || {
            same("stdout", "inner\nouter\n", &run("printing_display", b"")?.stdout)
        }),
        trial("threads_share_what_is_read_ahead", || {
            // The first read hands all three numbers to one thread.
            let output = run("threads", b"1 2 3\n")?;
            same("stderr", "", &output.stderr)?;
            same("stdout", "1\n2\nmain\n3\n", &output.stdout)
        }),
        trial("a_thread_goes_on_where_the_first_one_stopped", || {
            same("stdout", "1 2 3\n", &run("first_reader", b"1 2 3\n")?.stdout)
        }),
        trial("a_turn_that_waits_is_not_interrupted", || {
            let mut child = probe("interrupted").spawn()?;
            let mut input = child.stdin.take().ok_or("stdin is piped")?;
            input.write_all(b"0 1 ")?;
            std::thread::sleep(Duration::from_millis(200));
            input.write_all(b"2 3\n")?;
            drop(input);
            same("stdout", "1 2 3\n", &child.wait_with_output()?.stdout)
        }),
        trial("threads_that_race_read_each_number_once", || {
            for (threads, n) in [(2, 1), (2, 30_000), (5, 10_000)] {
                let mut input = format!("{threads} {n}\n");
                (0..2 * threads * n)
                    .for_each(|x| write!(input, "{x} ").expect("a string takes it"));
                for _ in 0..5 {
                    let output = run("race", input.as_bytes())?;
                    same("stderr", "", &output.stderr)?;
                    same("stdout", "true\n", &output.stdout)?;
                }
            }
            Ok(())
        }),
        trial("a_long_input_takes_constant_memory", a_long_input_takes_constant_memory),
        trial("rows_and_matrices_are_printed", rows_and_matrices_are_printed),
        trial("a_long_row_takes_constant_memory", || constant_memory("long_row", 38_888_890)),
        // Windows opens no folder as a file.
        trial("an_unreadable_input_is_refused", an_unreadable_input_is_refused)
            .with_ignored_flag(cfg!(windows)),
        trial("a_full_disk_is_no_success", a_full_disk_is_no_success)
            .with_ignored_flag(!Path::new(FULL).exists()),
    ];
    if !SUBMITTED {
        trials.extend([
            trial("a_long_line_keeps_its_columns", a_long_line_keeps_its_columns),
            trial("a_late_error_names_its_line", a_late_error_names_its_line),
        ]);
    }
    trials
}

fn fails(unless: bool) -> Result<(), Failed> {
    if unless {
        Ok(())
    } else {
        Err("wrong exit status".into())
    }
}

fn every_integer_is_printed_as_by_display() -> Result<(), Failed> {
    let mut expected = String::new();
    let mut line =
        |x: &dyn std::fmt::Display| writeln!(expected, "{x}").expect("a string takes it");
    (u8::MIN..=u8::MAX).for_each(|x| line(&x));
    (i8::MIN..=i8::MAX).for_each(|x| line(&x));
    let powers = (0..=64).flat_map(|k| [(1_u128 << k) - 1, 1 << k]);
    for x in powers.chain((0..20).flat_map(|k| [10_u128.pow(k) - 1, 10_u128.pow(k)])) {
        if x <= u64::MAX.into() {
            line(&x);
        }
        if x <= i64::MAX as u128 {
            line(&x);
            line(&-(x as i128));
        }
    }
    [i64::MIN, i64::MAX].iter().for_each(|x| line(x));
    [i16::MIN, i16::MAX].iter().for_each(|x| line(x));
    [i32::MIN, i32::MAX].iter().for_each(|x| line(x));
    [usize::MIN, usize::MAX].iter().for_each(|x| line(x));
    line(&'王');
    line(&"王后");
    same("stdout", &expected, &run("extremes", b"")?.stdout)
}

fn the_rest_is_one_text() -> Result<(), Failed> {
    let long = "ab ".repeat(500_000) + "c";
    for (probe, input, stdout) in [
        ("rest", "\u{feff}7 \r\n a\tb \n\n", "7 a\tb\n"),
        ("rest", "7 \n", "7 \n"),
        ("rest", &format!("7 {long}"), &format!("7 {long}\n")),
        ("all", &format!("\u{feff}\n{long}"), &format!("{long}\n")),
        ("all", "", "\n"),
    ] {
        same("stdout", stdout, &run(probe, input.as_bytes())?.stdout)?;
    }
    let output = run("rest", b"7\nab\xffc\n")?;
    let place =
        if SUBMITTED { "" } else { "error: the rest at line 2, column 3: expected UTF-8\n" };
    let errors = String::from_utf8_lossy(&output.stderr);
    fails(errors.starts_with(place) && errors.lines().count() == 1)?;
    fails(output.status.code() == Some(1))
}

fn a_dialogue() -> Result<(), Failed> {
    let mut child = probe("dialogue").spawn()?;
    let mut questions = child.stdin.take().ok_or("stdin is piped")?;
    let mut answers = BufReader::new(child.stdout.take().ok_or("stdout is piped")?);
    for x in [5, 7, 0] {
        writeln!(questions, "{x}")?;
        let mut answer = String::new();
        // Would wait for ever if the program kept its answer while it waits for the next question.
        answers.read_line(&mut answer)?;
        same("answer", &format!("{}\n", x + 1), answer.as_bytes())?;
    }
    fails(child.wait()?.success())
}

fn a_prompt() -> Result<(), Failed> {
    let mut child = probe("prompt").spawn()?;
    let mut prompt = [0; 3];
    child.stdout.take().ok_or("stdout is piped")?.read_exact(&mut prompt)?;
    same("prompt", "n? ", &prompt)?;
    drop(child.stdin.take());
    fails(child.wait()?.code() == Some(1))
}

fn rows_and_matrices_are_printed() -> Result<(), Failed> {
    let bounds = format!("{} {} 0\n{} -1 {}\n", i64::MIN, i64::MAX, i128::MIN, i128::MAX);
    let expected =
        format!("1 20 255\n-1 -20 -255\n王后 x\n a b\n{bounds}{} {}\n", u128::MAX, u64::MAX)
            + "1 20 255\n\n7\n-1 0\n10 99\n10\n120\n 2\n";
    same("stdout", &expected, &run("rows", b"")?.stdout)
}

fn constant_memory(probe: &str, length: usize) -> Result<(), Failed> {
    let output = run(probe, b"")?;
    fails(output.stdout.len() == length)?;
    match String::from_utf8_lossy(&output.stderr).parse::<u64>() {
        Ok(kilobytes) if kilobytes > 8 << 10 => Err(format!("{kilobytes} kB at the peak").into()),
        _ => Ok(()),
    }
}

fn a_closed_pipe(flood: &str) -> Result<(), Failed> {
    let mut child = probe(flood).spawn()?;
    let mut answers = BufReader::new(child.stdout.take().ok_or("stdout is piped")?);
    let mut first = String::new();
    answers.read_line(&mut first)?;
    drop(answers);
    let mut errors = Vec::new();
    child.stderr.take().ok_or("stderr is piped")?.read_to_end(&mut errors)?;
    same("stdout", "0\n", first.as_bytes())?;
    same("stderr", "", &errors)?;
    fails(child.wait()?.code() == Some(1))
}

/// 69 MB, as the largest input of P7864.
fn a_long_input_takes_constant_memory() -> Result<(), Failed> {
    let n: u64 = 10_000_000;
    let mut input = format!("{n}\n");
    (0..n).for_each(|x| write!(input, "{} ", 100_000 + x % 900_000).expect("a string takes it"));
    let expected: u64 = (0..n).map(|x| 100_000 + x % 900_000).sum();
    let output = run("sum", input.as_bytes())?;
    let answer = String::from_utf8_lossy(&output.stdout);
    let (sum, peak) = answer.trim().split_once(' ').unwrap_or((answer.trim(), ""));
    same("sum", &expected.to_string(), sum.as_bytes())?;
    // The kernel tells the peak on Linux alone.
    match peak.parse::<u64>() {
        Ok(kilobytes) if kilobytes > 8 << 10 => Err(format!("{kilobytes} kB at the peak").into()),
        _ => Ok(()),
    }
}

/// A line of many chunks: the column counts from its start, not from the chunk's.
fn a_long_line_keeps_its_columns() -> Result<(), Failed> {
    let n = 400_000;
    let input = format!("{n}\n{}x", "7 ".repeat(n - 1));
    let output = run("list", input.as_bytes())?;
    let place = format!("error: x[{}] at line 2, column {}: ", n - 1, 2 * n - 1);
    same("place", &place, &output.stderr[..place.len().min(output.stderr.len())])
}

fn a_late_error_names_its_line() -> Result<(), Failed> {
    let n = 400_000;
    let input = format!("{n}\n{}   x", "7\r\n".repeat(n - 1));
    let output = run("list", input.as_bytes())?;
    let place = format!("error: x[{}] at line {}, column 4: ", n - 1, n + 1);
    same("place", &place, &output.stderr[..place.len().min(output.stderr.len())])
}

const UNREADABLE: &str = "error: x at line 1, column 1: cannot read the input: ";

fn an_unreadable_input_is_refused() -> Result<(), Failed> {
    let folder = File::open(env!("CARGO_MANIFEST_DIR"))?;
    let output = probe("u8").stdin(folder).output()?;
    let text = String::from_utf8_lossy(&output.stderr);
    same("stdout", "before\n", &output.stdout)?;
    fails(
        text.starts_with(if SUBMITTED { "error: " } else { UNREADABLE })
            && text.lines().count() == 1
            && output.status.code() == Some(1),
    )
}

fn a_full_disk_is_no_success() -> Result<(), Failed> {
    let full = File::options().write(true).open(FULL)?;
    let output = probe("flood").stdout(full).output()?;
    let text = String::from_utf8_lossy(&output.stderr);
    let is_named =
        text.starts_with("error: cannot write the output: ") && text.lines().count() == 1;
    fails((is_named || SUBMITTED) && output.status.code() == Some(1))
}
