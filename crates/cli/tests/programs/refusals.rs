//! Past the statement a solution still answers, or ends with status 1 and one line that says why. Never a
//! wrong answer, a hang or a crash.

use crate::inputs::{answered, refused};
use crate::{PATIENCE, executable, mutants};
use cli::checkout::{Checkout, Files};
use cli::runner::process::{Limits, Outcome, file_with, read_all, temporary, watch};
use fastrand::Rng;
use libtest_mimic::Trial;
use problems::PROBLEMS;
use rules::{Choices, Problem};
use std::fs::File;
use std::io::Write;
use std::path::Path;
use std::process::{Command, Output, Stdio};

/// Mutated inputs for each solution.
const MUTANTS: u64 = 25;
const SEED: u64 = 1;
/// A device without room, which Linux has.
const FULL: &str = "/dev/full";
const MOST_MEMORY: u64 = 512 << 20;
/// Greatest number of a mutated input that the rules' search answers, unless the valid input had a greater one: with
/// greater numbers a position can have more moves than the search can list.
const MOST_SEARCHED: u128 = 100_000;

/// The laws, in programs that `cargo build` has made.
pub fn trials() -> Vec<Trial> {
    let laws: [(&str, fn()); 6] = [
        ("each_refusal_of_a_solution_is_provoked", each_refusal_of_a_solution_is_provoked),
        ("what_cannot_be_answered_is_refused_in_one_line", what_cannot_be_answered_is_refused),
        (
            "what_the_statement_excludes_is_answered_where_the_rules_do",
            what_is_excluded_is_answered,
        ),
        ("what_all_cases_take_together_is_bounded", what_all_cases_take_together_is_bounded),
        ("an_output_that_cannot_be_written_is_named", an_output_that_cannot_be_written_is_named),
        ("a_huge_number_in_the_place_of_any_word_takes_no_memory", huge_numbers_take_no_memory),
    ];
    let law = |(name, law): (&str, fn())| {
        let law = Trial::test(format!("refusals::{name}"), move || {
            law();
            Ok(())
        });
        let is_of_a_full_device = name == "an_output_that_cannot_be_written_is_named";
        law.with_ignored_flag(is_of_a_full_device && !Path::new(FULL).exists())
    };
    let mutants = |&problem: &&'static dyn Problem| {
        Trial::test(format!("mutants::{}", problem.id()), move || {
            mutated_inputs_are_answered_rightly_or_refused(problem);
            Ok(())
        })
    };
    laws.into_iter().map(law).chain(PROBLEMS.iter().map(mutants)).collect()
}

fn run(problem: &str, input: &str, stdout: Stdio) -> Output {
    let mut command = Command::new(executable(problem));
    let command = command.stdin(Stdio::piped()).stdout(stdout).stderr(Stdio::piped());
    let mut child = command.spawn().expect("the solution starts");
    // It may not read to the end.
    let _ = child.stdin.take().expect("stdin is piped").write_all(input.as_bytes());
    child.wait_with_output().expect("the solution ends")
}

/// The refusals of a solution: the texts that it writes behind `fail`, as the pieces between their braces.
fn refusals(problem: &str) -> Vec<Vec<String>> {
    let source =
        Checkout::find().and_then(|checkout| checkout.read(&format!("src/bin/{problem}.rs")));
    let source = source.expect("the solution can be read");
    let literal = |call: &str| {
        let (before, text) = call.split_once('"')?;
        let is_text = before.split_whitespace().collect::<String>() == "format_args!(";
        is_text.then(|| text.split('"').next().unwrap_or_default().to_string())
    };
    let pieces = |text: String| {
        let outside = |piece: &str| piece.rsplit('}').next().unwrap_or_default().to_string();
        text.split('{').map(outside).collect()
    };
    source.split("fail(").skip(1).filter_map(literal).map(pieces).collect()
}

/// True if the pieces stand in the message in their order.
fn says(message: &str, pieces: &[String]) -> bool {
    let mut rest = message;
    pieces.iter().all(|piece| match rest.find(piece.as_str()) {
        Some(at) => {
            rest = &rest[at + piece.len()..];
            true
        }
        None => false,
    })
}

fn each_refusal_of_a_solution_is_provoked() {
    let (mut count, mut missing) = (0, Vec::new());
    for problem in PROBLEMS.iter().map(|problem| problem.id()) {
        for pieces in refusals(problem) {
            let mut of_problem = refused().into_iter().filter(|(of, ..)| *of == problem);
            if !of_problem.any(|(.., message)| says(&message, &pieces)) {
                missing.push(format!("{problem}: {:?}", pieces.join("...")));
            }
            count += 1;
        }
    }
    assert!(missing.is_empty(), "refused.tsv has no input that is refused so: {missing:#?}");
    assert!(count >= 20, "only {count} refusals were found in the solutions");
}

fn what_cannot_be_answered_is_refused() {
    for (problem, input, message) in refused() {
        let output = run(problem, &input, Stdio::piped());
        let errors = String::from_utf8_lossy(&output.stderr);
        assert_eq!(errors, format!("error: {message}\n"), "{problem}: {input:?}");
        assert_eq!(output.status.code(), Some(1), "{problem}: {input:?}");
    }
}

fn what_is_excluded_is_answered() {
    for (problem, input, answer) in answered() {
        let output = run(problem, &input, Stdio::piped());
        let errors = String::from_utf8_lossy(&output.stderr);
        assert!(output.status.success(), "{problem}: {input:?}: {errors}");
        let found = String::from_utf8_lossy(&output.stdout);
        assert_eq!(found, answer, "{problem}: {input:?}");
    }
}

fn what_all_cases_take_together_is_bounded() {
    let rows = |lengths: &[usize]| {
        let row = |&n: &usize| format!("{n}\n{}\n", "1 ".repeat(n));
        format!("{}\n{}", lengths.len(), lengths.iter().map(row).collect::<String>())
    };
    // Neither 1,000 nor 32,760 heaps alone pass the bound, which is 32,768 squared.
    for (lengths, status) in [(&[1, 1000][..], 0), (&[1000, 32_760], 1)] {
        let output = run("p2599", &rows(lengths), Stdio::piped());
        assert_eq!(output.status.code(), Some(status), "{lengths:?}");
    }
}

fn an_output_that_cannot_be_written_is_named() {
    for &problem in PROBLEMS {
        let full = File::options().write(true).open(FULL).expect("the system has a full device");
        let input = problem.random(&mut Choices::random(SEED), 1);
        let output = run(problem.id(), &input, full.into());
        let errors = String::from_utf8_lossy(&output.stderr);
        let is_one_line = errors.starts_with("error: cannot write the output: ");
        assert!(is_one_line && errors.lines().count() == 1, "{}: {errors}", problem.id());
        assert_eq!(output.status.code(), Some(1), "{}", problem.id());
    }
}

/// One line and status 1, or an answer; the rules' answer where the statement allows the input. No panic, no
/// abort, no hang, within bounded memory.
fn mutated_inputs_are_answered_rightly_or_refused(problem: &'static dyn Problem) {
    for seed in SEED..SEED + MUTANTS {
        let (whole, input) = mutant_of(problem, seed);
        let most = greatest_number(whole.as_bytes()).min(MOST_SEARCHED);
        let can_be_searched = greatest_number(&input) <= most;
        if let Err(fault) = judge(problem, &input, can_be_searched) {
            let (id, input) = (problem.id(), input.escape_ascii());
            panic!(
                "{id}, seed {seed}: {fault}\nThe input: printf '{input}' | cargo run --bin {id}"
            );
        }
    }
}

/// A number that announces a length must not be believed before the values are there.
fn huge_numbers_take_no_memory() {
    for &problem in PROBLEMS {
        let input = problem.random(&mut Choices::random(SEED), problem.large() / 2);
        for input in mutants::with_huge_words(&input) {
            if let Err(fault) = judge(problem, &input, false) {
                panic!("{}: {fault}\nThe input: {}", problem.id(), input.escape_ascii());
            }
        }
    }
}

/// An input of the problem, and the same with a few faults. Each seed is a world of its own, so that one alone
/// can be run.
fn mutant_of(problem: &dyn Problem, seed: u64) -> (String, Vec<u8>) {
    let mut random = Rng::with_seed(seed);
    let large = problem.large();
    let size = if seed.is_multiple_of(2) { 1 + large / 4 } else { random.usize(1..=large) };
    let input = problem.random(&mut Choices::random(seed), size);
    let mutant = mutants::mutant(&mut random, &input);
    (input, mutant)
}

fn greatest_number(input: &[u8]) -> u128 {
    let words =
        input.split(u8::is_ascii_whitespace).filter_map(|word| std::str::from_utf8(word).ok());
    words.filter_map(|word| word.parse().ok()).max().unwrap_or(0)
}

/// Runs the solution on an input that need not be valid.
fn judge(problem: &dyn Problem, input: &[u8], can_be_searched: bool) -> Result<(), String> {
    let stdout = temporary().expect("there is room");
    let mut command = Command::new(executable(problem.id()));
    command.stdin(file_with(input).expect("there is room")).env("RUST_BACKTRACE", "1");
    command.stdout(stdout.try_clone().expect("it is open"));
    let limits = Limits { memory: MOST_MEMORY, ..Limits::patience(PATIENCE) };
    let outcome = watch(None, &mut command, &limits, Some(&stdout)).expect("the solution starts");
    let answer = read_all(stdout).expect("it is readable");
    let answer = String::from_utf8(answer).expect("the solutions print UTF-8");
    let Outcome { errors, .. } = &outcome;
    if outcome.stopped.is_some() || outcome.memory > MOST_MEMORY {
        return Err(format!("{outcome:?}"));
    }
    let input = std::str::from_utf8(input).ok().filter(|input| problem.validate(input).is_ok());
    if outcome.success {
        let is_answer = can_be_searched && !problem.talks();
        return match input.filter(|_| is_answer).map(|input| problem.answer(input)) {
            Some(Ok(right)) if right.trim_end() == answer.trim_end() => Ok(()),
            Some(Ok(right)) => Err(format!("it answers {answer:?}, the rules {right:?}")),
            _ if errors.is_empty() => Ok(()),
            _ => Err(format!("it succeeds with {errors:?}")),
        };
    }
    let line = errors.strip_prefix("error: ").and_then(|rest| rest.strip_suffix('\n'));
    match (outcome.status.as_str(), line, input) {
        ("exit status: 1", Some(line), None) if !line.contains(char::is_control) => Ok(()),
        // It has begun to play, but nobody answers.
        ("exit status: 1", Some(_), Some(_)) if problem.talks() && !answer.is_empty() => Ok(()),
        (_, _, None) => Err(format!("{}, with {errors:?}", outcome.status)),
        _ => Err(format!("it refuses what the statement allows: {}, {errors:?}", outcome.status)),
    }
}
