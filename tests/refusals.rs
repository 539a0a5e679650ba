//! Past the statement a solution still answers, or ends with status 1 and one line that says why. Never a
//! wrong answer, a hang or a crash.

mod mutants;

use fastrand::Rng;
use judge::process::{watch, Limits};
use problems::PROBLEMS;
use rules::{Choices, Problem};
use std::fs::File;
use std::io::{Read, Seek, Write};
use std::path::PathBuf;
use std::process::{Command, Output, Stdio};
use std::time::Duration;

/// Mutated inputs for each solution, and where their random numbers begin; `SENTE_MUTANTS` and `SENTE_SEED`
/// ask for others.
const MUTANTS: u64 = 25;
const SEED: u64 = 1;
const MOST_MEMORY: u64 = 512 << 20;
/// With greater numbers than this, or than the input had before it was mutated, a position can have more moves
/// than the rules' search can list.
const MOST_SEARCHED: u128 = 100_000;
const PATIENCE: Duration = Duration::from_secs(60);

/// A problem, an input that its statement excludes, and the line on standard error.
const REFUSED: &[(&str, &str, &str)] = &[
    ("abc229_h", "13\n", "a column of 13 squares has too many positions"),
    ("abc229_h", "2\n..\n.x\n", "the board is not 2 rows of 2 squares `W`, `B` or `.`"),
    ("abc229_h", "2\n..\n...\n", "the board is not 2 rows of 2 squares `W`, `B` or `.`"),
    ("abc330_e", "8388609 1\n", "a list of 8388609 values is too long: the most is 8388608"),
    ("abc330_e", "2 1\n0 1\n3 0\n", "there is no element 3 in an array of 2"),
    (
        "agc017_d",
        "1000000000000 1\n",
        "a list of 1000000000000 values is too long: the most is 8388608",
    ),
    ("agc017_d", "3\n1 2\n1 2\n", "the edges are not a tree of the vertices 1 to 3"),
    ("agc017_d", "3\n1 2\n2 4\n", "the edges are not a tree of the vertices 1 to 3"),
    ("hdu3590", "2\n1\n3\n1 2\n2 1\n", "tree 2 of 2 is no tree on 3 nodes"),
    ("hdu4764", "5 0\n", "nobody can write a number where k is 0 and N is 5"),
    ("p1290", "1\n7 0\n", "both numbers must be positive, found 7 and 0"),
    ("p2490", "10 3 1\n", "3 pieces cannot alternate from white to black: k must be even"),
    ("p2490", "10 12 1\n", "12 pieces do not fit on 10 cells"),
    ("p2490", "10 4 0\n", "a turn moves at least one piece: d must be positive"),
    (
        "p2490",
        "67108864 2 1000000\n",
        "2 pieces on 67108864 cells are too many to count with d = 1000000",
    ),
    (
        "p2490",
        "1000000 500000 1\n",
        "500000 pieces on 1000000 cells are too many to count with d = 1",
    ),
    ("p3179", "100000000001 1\n", "100000000001 cells are too many: the most is 100000000000"),
    ("p3179", "5\n1\n2\n1 6\n", "there is no cell 6 among the cells 1 to 5"),
    ("p3179", "5\n1\n1\n0\n", "there is no cell 0 among the cells 1 to 5"),
    ("p3210", "2\n1 1\n", "no pile is 0, so nobody can ever move"),
    (
        "p3480",
        "2\n1\n5\n2\n3 2\n",
        "arrangement 2 has a heap that is smaller than its left neighbour",
    ),
    ("p4363", "14 14\n", "a board of 14 x 14 cells has too many positions"),
    (
        "p4363",
        "18446744073709551615 0\n",
        "a board of 18446744073709551615 x 0 cells has too many positions",
    ),
    ("p6487", "0\n", "a heap of 0 stones has no first move"),
    ("p7864", "1\n0\n", "test 1: a tree has a root, so n is at least 1"),
    ("p7864", "1\n3\n3 2\n", "test 1: the parents are not those of a tree with root 1"),
    ("p7864", "1\n3\n1 4\n", "test 1: the parents are not those of a tree with root 1"),
    ("p7864", "1\n3\n0 1\n", "test 1: the parents are not those of a tree with root 1"),
    ("poj2311", "0 5\n", "a sheet of 0 x 5 has no square"),
    ("poj2311", "2 1001\n", "a sheet of 2 x 1001 is too large: the greatest side is 1000"),
    (
        "yuki2726",
        "1\n3 1\n1 2\n1 2\n1 1 1\n",
        "test 1: the edges are not a tree of the vertices 1 to 3",
    ),
];

/// A problem, an input past its statement, and the answer that the rules give all the same.
const ANSWERED: &[(&str, &str, &str)] = &[
    ("abc229_h", "0\n", "Snuke\n"),
    (
        "abc229_h",
        "12\n............\n............\n............\n............\n............\n............\n............\n............\n............\n............\n............\n............\n",
        "Snuke\n",
    ),
    ("agc017_d", "1\n", "Bob\n"),
    ("cf1458e", "0 2\n0 0\n4294967295 4294967294\n", "LOSE\nWIN\n"),
    ("cf1458e", "2 2\n1 0\n1 0\n2 1\n2 1\n", "LOSE\nLOSE\n"),
    ("hdu4764", "", ""),
    ("hdu4764", "18446744073709551615 18446744073709551615\n", "Tang\n"),
    ("p1290", "1\n18446744073709551615 18446744073709551614\n", "Ollie wins\n"),
    ("p2197", "1\n0\n", "No\n"),
    ("p2197", "1\n2\n18446744073709551615 18446744073709551615\n", "No\n"),
    ("p2252", "0 0\n1 2\n", "0\n0\n"),
    ("p2252", "18446744073709551615 18446744073709551615\n", "1\n"),
    ("p2490", "5 0 1\n", "0\n"),
    ("p2599", "1\n3\n0 5 0\n", "1\n"),
    ("p2964", "0\n", "0\n"),
    ("p2964", "2\n3 4\n", "7\n"),
    ("p3179", "100000000000\n1\n2\n1 3\n", "Yes\n"),
    ("p3210", "0\n", "0 0\n"),
    ("p3480", "1\n1\n18446744073709551615\n", "TAK\n"),
    ("p4279", "1\n0\n", "John\n"),
    ("p4363", "0 0\n", "0\n"),
    ("p4363", "1 1\n-5\n7\n", "-5\n"),
    ("p5675", "2\n0 5\n", "2\n"),
    ("p6487", "18446744073709551615\n", "2\n"),
    ("p7864", "1\n1\n", "1\n"),
    ("poj2311", "1 1\n1 1000000\n", "LOSE\nWIN\n"),
    ("yuki2726", "2\n1 5\n3\n2 0\n2 1\n1 7\n", "P\nP\n"),
];

fn executable(problem: &str) -> PathBuf {
    let this = std::env::current_exe().expect("the test knows its own path");
    let folder = this.ancestors().nth(2).expect("the test lies in a target folder");
    folder.join(format!("{problem}{}", std::env::consts::EXE_SUFFIX))
}

fn run(problem: &str, input: &str) -> Output {
    let mut child = Command::new(executable(problem))
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the solution starts");
    // It may not read to the end.
    let _ = child.stdin.take().expect("stdin is piped").write_all(input.as_bytes());
    child.wait_with_output().expect("the solution ends")
}

#[test]
fn what_cannot_be_answered_is_refused_in_one_line() {
    for (problem, input, message) in REFUSED {
        let output = run(problem, input);
        let errors = String::from_utf8_lossy(&output.stderr);
        assert_eq!(errors, format!("error: {message}\n"), "{problem}: {input:?}");
        assert_eq!(output.status.code(), Some(1), "{problem}: {input:?}");
    }
}

#[test]
fn what_the_statement_excludes_is_answered_where_the_rules_do() {
    for (problem, input, answer) in ANSWERED {
        let output = run(problem, input);
        let errors = String::from_utf8_lossy(&output.stderr);
        assert!(output.status.success(), "{problem}: {input:?}: {errors}");
        let found = String::from_utf8_lossy(&output.stdout);
        assert_eq!(&found, answer, "{problem}: {input:?}");
    }
}

#[test]
fn what_all_cases_take_together_is_bounded() {
    let rows = |lengths: &[usize]| {
        let row = |&n: &usize| format!("{n}\n{}\n", "1 ".repeat(n));
        format!("{}\n{}", lengths.len(), lengths.iter().map(row).collect::<String>())
    };
    // Neither 20,000 nor 25,000 heaps alone pass the bound.
    for lengths in [&[1, 1000][..], &[20_000, 25_000]] {
        let output = run("p2599", &rows(lengths));
        let squares: usize = lengths.iter().map(|n| n * n).sum();
        assert_eq!(output.status.code(), Some(i32::from(squares > 1 << 30)), "{lengths:?}");
    }
}

#[test]
fn an_output_that_cannot_be_written_is_named_in_one_line() {
    for &problem in PROBLEMS {
        let Ok(full) = File::options().write(true).open("/dev/full") else { return };
        let input = problem.random(&mut Choices::random(SEED), 1);
        let mut command = Command::new(executable(problem.id()));
        command.stdin(Stdio::piped()).stdout(full).stderr(Stdio::piped());
        let mut child = command.spawn().expect("the solution starts");
        let _ = child.stdin.take().expect("stdin is piped").write_all(input.as_bytes());
        let output = child.wait_with_output().expect("the solution ends");
        let errors = String::from_utf8_lossy(&output.stderr);
        let is_one_line = errors.starts_with("error: cannot write the output: ");
        assert!(is_one_line && errors.lines().count() == 1, "{}: {errors}", problem.id());
        assert_eq!(output.status.code(), Some(1), "{}", problem.id());
    }
}

/// One line and status 1, or an answer; the rules' answer where the statement allows the input. No panic, no
/// abort, no hang, within bounded memory.
#[test]
fn a_mutated_input_is_answered_rightly_or_refused_in_one_line() {
    let number = |name: &str, default: u64| match std::env::var(name) {
        Ok(text) => text.parse().unwrap_or_else(|_| panic!("{name} is no number: {text}")),
        Err(_) => default,
    };
    let (first, mutants) = (number("SENTE_SEED", SEED), number("SENTE_MUTANTS", MUTANTS));
    for &problem in PROBLEMS {
        let (mut answered, mut compared) = (0, 0);
        for seed in first..first + mutants {
            let (whole, input) = mutant_of(problem, seed);
            let most = greatest_number(whole.as_bytes()).min(MOST_SEARCHED);
            let can_be_searched = greatest_number(&input) <= most;
            match judge(problem, &input, can_be_searched) {
                Ok(Found::Refused) => {}
                Ok(Found::Answered) => answered += 1,
                Ok(Found::Compared) => compared += 1,
                Err(fault) => panic!(
                    "{}, SENTE_SEED={seed}: {fault}\nThe input: {}",
                    problem.id(),
                    input.escape_ascii()
                ),
            }
        }
        let refused = mutants - answered - compared;
        println!(
            "{} from seed {first}: {refused} refused, {answered} answered past the statement, {compared} \
             answered as the rules do",
            problem.id()
        );
    }
}

/// What announces a length must not be believed before the values are there.
#[test]
fn a_huge_number_in_the_place_of_any_word_takes_no_memory() {
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
    let size = if seed % 2 == 0 { 1 + large / 4 } else { random.usize(1..=large) };
    let input = problem.random(&mut Choices::random(seed), size);
    let mutant = mutants::mutant(&mut random, &input);
    (input, mutant)
}

fn greatest_number(input: &[u8]) -> u128 {
    let words =
        input.split(u8::is_ascii_whitespace).filter_map(|word| std::str::from_utf8(word).ok());
    words.filter_map(|word| word.parse().ok()).max().unwrap_or(0)
}

enum Found {
    Refused,
    /// The statement excludes the input, or the rules cannot answer it.
    Answered,
    Compared,
}

fn judge(problem: &dyn Problem, input: &[u8], can_be_searched: bool) -> Result<Found, String> {
    let file = || tempfile::tempfile().expect("a temporary file");
    let [stdin, stdout, stderr] = [file(), file(), file()];
    (&stdin).write_all(input).and_then(|()| (&stdin).rewind()).expect("the input is kept");
    let mut command = Command::new(executable(problem.id()));
    command.stdin(stdin).env("RUST_BACKTRACE", "1");
    command.stdout(stdout.try_clone().unwrap()).stderr(stderr.try_clone().unwrap());
    let limits = Limits { memory: MOST_MEMORY, ..Limits::patience(PATIENCE) };
    let outcome = watch(&mut command, &limits, &[&stdout, &stderr]).expect("the solution starts");
    let [answer, errors] = [stdout, stderr].map(text);
    if outcome.stopped.is_some() || outcome.memory > MOST_MEMORY {
        return Err(format!("{outcome:?}"));
    }
    let input = std::str::from_utf8(input).ok().filter(|input| problem.validate(input).is_ok());
    if outcome.success {
        return match input.filter(|_| can_be_searched).map(|input| problem.answer(input)) {
            Some(Ok(right)) if right.trim_end() == answer.trim_end() => Ok(Found::Compared),
            Some(Ok(right)) => Err(format!("it answers {answer:?}, the rules {right:?}")),
            _ if errors.is_empty() => Ok(Found::Answered),
            _ => Err(format!("it succeeds with {errors:?}")),
        };
    }
    let line = errors.strip_prefix("error: ").and_then(|rest| rest.strip_suffix('\n'));
    match (outcome.status.as_str(), line, input) {
        ("exit status: 1", Some(line), None) if !line.contains(char::is_control) => {
            Ok(Found::Refused)
        }
        (_, _, None) => Err(format!("{}, with {errors:?}", outcome.status)),
        _ => Err(format!("it refuses what the statement allows: {}, {errors:?}", outcome.status)),
    }
}

fn text(mut file: File) -> String {
    let mut bytes = Vec::new();
    file.rewind().and_then(|()| file.read_to_end(&mut bytes)).expect("it is readable");
    String::from_utf8(bytes).expect("the solutions print UTF-8")
}
