//! Golden rows: answers, patterns and claims as they were before the crate was written again.
//!
//! A row of `golden.tsv` is a command, with a digest of its CSV, its claim and its pattern, or the message with which it
//! is refused. Digests never change; claims and patterns only with a reason. What is told of a row
//! in Chinese has the same numbers.

#[path = "explorer/typed.rs"]
mod typed;

use explore::budget::Nobody;
use explore::command::Command;
use explore::explore::{Claim, Exploration, Order, budget, explore};
use explore::report;
use explore::report::data::{write_csv, write_json};
use language::{Language, within};
use std::collections::BTreeMap;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;
use typed::{assert_chinese, command};

/// A row of the file.
struct Row<'a> {
    words: &'a str,
    question: &'a str,
    to: &'a str,
    /// The digest, the claim, and the pattern or the message of a refusal.
    expected: [&'a str; 3],
    /// Its attack takes seconds.
    is_slow: bool,
}

fn rows() -> Vec<Row<'static>> {
    let row = |line: &'static str| {
        let mut fields = line.split('\t');
        let mut next = || fields.next().unwrap_or_default();
        let [words, question, to] = [next(), next(), next()];
        let expected = [next(), next(), next()];
        Row { words, question, to, expected, is_slow: next() == "slow" }
    };
    include_str!("golden.tsv").lines().skip(1).map(row).collect()
}

/// FNV-1a, 64 bits.
fn digest(bytes: &[u8]) -> String {
    let step = |hash: u64, &byte: &u8| (hash ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3);
    format!("{:016x}", bytes.iter().fold(0xcbf2_9ce4_8422_2325, step))
}

/// The digest, the claim and the pattern, without the last two if no pattern is looked for.
fn answer(row: &Row<'_>, search: bool) -> anyhow::Result<[String; 3]> {
    let ask = if row.question.is_empty() { "" } else { " --ask " };
    let Command::Table(source) = command(&format!("{}{ask}{}", row.words, row.question))? else {
        panic!("{} is no table", row.words)
    };
    let to = row.to.split(',').filter_map(|most| most.parse().ok()).collect();
    let order = Order { to, raw: false, search };
    let budget = &mut budget(1_000_000_000, 30, &Nobody);
    let result = explore(&*source, &order, budget)?;
    assert_told_alike(&result);
    let (mut csv, mut json) = (Vec::new(), Vec::new());
    write_csv(&result, &mut csv)?;
    write_json(&result, &mut json)?;
    let json: serde_json::Value = serde_json::from_slice(&json)?;
    let text = json["pattern"]["text"].as_str().unwrap_or_default();
    let claim = result.finding.map_or("", |finding| match finding.claim {
        Claim::Proved(_) => "proved",
        Claim::CheckedTo(_) => "checked",
        Claim::Observed => "observed",
    });
    Ok([digest(&csv), claim.into(), text.into()])
}

/// Columns that no table needs, so that tables are cut alike in both languages.
const WIDE: usize = 1000;

/// The report in Chinese has the numbers of that in English, and no English words.
fn assert_told_alike(result: &Exploration) {
    let [english, chinese] = [Language::English, Language::Chinese]
        .map(|language| within(language, || report::text(result, WIDE)));
    let body = chinese.strip_prefix(&result.about.title).expect("the title is first");
    assert_chinese(body);
    assert_eq!(numbers(&chinese), numbers(&english), "{chinese}{english}");
}

/// The numbers in a text, each with its count.
fn numbers(text: &str) -> BTreeMap<&str, usize> {
    let mut numbers = BTreeMap::new();
    let digits = text.split(|c: char| !c.is_ascii_digit()).filter(|number| !number.is_empty());
    digits.for_each(|number| *numbers.entry(number).or_default() += 1);
    numbers
}

/// The difference from the row, if there is one.
fn difference(row: &Row<'_>, search: bool) -> Option<String> {
    let command = format!("{} --ask {} --to {}", row.words, row.question, row.to);
    let actual = answer(row, search).unwrap_or_else(|error| {
        let message = error.to_string();
        let first = message.lines().next().unwrap_or_default();
        ["refused".into(), String::new(), first.into()]
    });
    let count = if search { 3 } else { 1 };
    let is_same = actual[..count] == row.expected[..count];
    (!is_same).then(|| format!("{command}:\n  {:?}\n  {actual:?}\n", row.expected))
}

fn hold(rows: &[Row<'_>], is_searched: impl Fn(&Row<'_>) -> bool + Sync) {
    let next = AtomicUsize::new(0);
    let work = || {
        let mut found = Vec::new();
        while let Some(row) = rows.get(next.fetch_add(1, Ordering::Relaxed)) {
            found.extend(difference(row, is_searched(row)));
        }
        found
    };
    let found: Vec<String> = thread::scope(|scope| {
        let workers = [(); 2].map(|()| scope.spawn(work));
        workers.into_iter().flat_map(|worker| worker.join().expect("it ends")).collect()
    });
    assert!(found.is_empty(), "{} of {} rows:\n{}", found.len(), rows.len(), found.concat());
}

#[test]
fn answers_and_patterns_are_as_before_and_the_same_in_chinese() {
    hold(&rows(), |row| !row.is_slow);
}

#[test]
#[ignore = "takes a minute"]
fn patterns_of_slow_rows_are_as_before_and_the_same_in_chinese() {
    let slow: Vec<Row<'_>> = rows().into_iter().filter(|row| row.is_slow).collect();
    hold(&slow, |_| true);
}
