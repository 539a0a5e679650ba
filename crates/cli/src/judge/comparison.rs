//! Comparison of an output with an answer, where no rules of a problem decide.

use crate::Usage;
use crate::console::system_error;
use crate::runner::measure::measure;
use crate::runner::process::{Limits, read_all, temporary};
use crate::runner::runnable::Runnable;
use crate::runner::visible;
use anyhow::{Result, anyhow, bail};
use language::{Text, text};
use rules::output::{self, Differs};
use rules::{Problem, Reader};
use std::ffi::OsString;
use std::fs;
use std::process::Stdio;
use std::time::Duration;

/// Time for a checker.
const PATIENCE: Duration = Duration::from_secs(60);
/// The stack for a checker in Java, as judges give.
const STACK: u64 = 1 << 28;
/// The status by which a checker of testlib says that itself, or the answer, is wrong.
const CHECKER_FAILED: &str = "exit status: 3";

/// Options that choose a comparison.
#[derive(clap::Args, Default)]
#[group(multiple = false)]
pub struct ComparisonOptions {
    #[arg(long, help = text!(
        "Line breaks and blanks within a line count, too; only those at the end of a line or of the output do not",
        "换行和行内空格也要一致，只忽略行末空格和文末换行"
    ))]
    lines: bool,
    #[arg(long, value_name = Text("NUMBER", "数").get(), value_parser = tolerance, help = text!(
        "Numbers may differ by so much, absolutely or relatively, such as 1e-6",
        "数的绝对或相对误差不超过这个值，如 1e-6"
    ))]
    tolerance: Option<f64>,
    #[arg(long, value_name = Text("CHECKER", "程序").get(), help = text!(
        "A program that is given the files of the input, the output and the answer, as testlib has it, and accepts by \
         status 0",
        "用这个程序判断：参数依次是输入、输出、答案三个文件（同 testlib），退出码 0 表示通过"
    ))]
    checker: Option<OsString>,
}

fn tolerance(typed: &str) -> Result<f64, String> {
    let number = typed.parse().ok().filter(|number: &f64| (0.0..1.0).contains(number));
    number.ok_or_else(|| text!("write it as in 1e-6", "请写成 1e-6 这样"))
}

/// A way to compare.
#[derive(Debug, Clone, PartialEq)]
pub enum Comparison {
    /// The words must be the same, however they are spaced.
    Words,
    /// The lines must be the same, but for blanks at their ends.
    Lines,
    /// Words that are numbers may differ by so much, absolutely or relatively.
    Tolerance(f64),
    /// A program decides.
    Checker(Runnable),
}

impl ComparisonOptions {
    /// The comparison that is chosen, by words if none is.
    ///
    /// # Errors
    ///
    /// If there is no such checker.
    pub fn chosen(&self) -> Result<Comparison> {
        Ok(match (self.lines, self.tolerance, &self.checker) {
            (true, ..) => Comparison::Lines,
            (_, Some(tolerance), _) => Comparison::Tolerance(tolerance),
            (.., Some(checker)) => Comparison::Checker(Runnable::find(checker, STACK)?),
            _ => Comparison::Words,
        })
    }
}

impl Comparison {
    /// Holds an output against the answer; the inner error says where it is wrong.
    ///
    /// # Errors
    ///
    /// If a checker fails.
    pub fn check(&self, input: &str, expected: &str, found: &str) -> Result<Result<(), String>> {
        let by_words = || output::same(expected, found).map_err(|differs| differs.to_string());
        Ok(match self {
            Comparison::Words => by_words(),
            Comparison::Lines => by_words().and_then(|()| same_lines(expected, found)),
            Comparison::Tolerance(tolerance) => {
                close(expected, found, *tolerance).map_err(|differs| differs.to_string())
            }
            Comparison::Checker(checker) => return by_checker(checker, [input, found, expected]),
        })
    }
}

/// Holds a turn that is not that of the answer against a program that is trusted, by its answer to what the turn leaves. `None` if
/// the problem asks for no turn, or there is no answer.
///
/// # Errors
///
/// If the trusted program fails.
pub fn by_turn(
    problem: &dyn Problem,
    input: &str,
    found: &str,
    trusted: impl FnOnce(&str) -> Result<Option<String>>,
) -> Result<Option<Result<(), String>>> {
    let [left, lost] = match problem.left(input, found) {
        Ok(Some(left)) => left,
        Ok(None) => return Ok(None),
        Err(differs) => return Ok(Some(Err(differs.to_string()))),
    };
    Ok(trusted(&left)?.map(|answer| {
        output::same(&lost, &answer).map_err(|_| {
            text!(
                "this turn does not win: the other player wins what it leaves",
                "这一步不能取胜：留下的局面对方能赢"
            )
        })
    }))
}

/// Compares line by line; blanks at the end of a line, and empty lines at the end, do not count.
///
/// # Errors
///
/// If a line differs: which.
pub fn same_lines(expected: &str, found: &str) -> Result<(), String> {
    let [expected, found] = [expected, found]
        .map(|text| text.trim_end().lines().map(str::trim_end).collect::<Vec<_>>());
    let most = expected.len().max(found.len());
    match (0..most).find(|&line| expected.get(line) != found.get(line)) {
        None => Ok(()),
        Some(line) => Err(text!(
            "line {number}: the words are right, but blanks or line breaks are not",
            "第 {number} 行：词都对，空格或换行不对",
            number = line + 1
        )),
    }
}

fn close(expected: &str, found: &str, tolerance: f64) -> Result<(), Differs> {
    let mut printed = Reader::new(found);
    for word in expected.split_ascii_whitespace() {
        match word.parse::<f64>() {
            Ok(number) if number.is_finite() => output::close(number, tolerance, &mut printed)?,
            _ => output::same_words(word, &mut printed)?,
        }
    }
    output::end(&mut printed)
}

/// Runs a checker on the files of the input, the output and the answer.
fn by_checker(checker: &Runnable, texts: [&str; 3]) -> Result<Result<(), String>> {
    let folder = tempfile::tempdir()?;
    let mut checker = checker.clone();
    for (name, text) in ["input", "output", "answer"].into_iter().zip(texts) {
        let file = folder.path().join(name);
        fs::write(&file, text).map_err(|error| anyhow!(system_error(&error)))?;
        checker.arguments.push(file.into());
    }
    let (printed, limits) = (temporary()?, Limits::patience(PATIENCE));
    let outcome = measure(&checker, Stdio::null(), printed.try_clone()?, &limits)?;
    if outcome.success {
        return Ok(Ok(()));
    }
    let printed = read_all(printed)?;
    let words = [outcome.errors.as_bytes(), b"\n", &printed].concat();
    let words = visible::text(&words).trim().to_string();
    if outcome.stopped.is_some()
        || !outcome.status.starts_with("exit status: ")
        || outcome.status == CHECKER_FAILED
    {
        let (name, complaint) = (&checker.name, outcome.complaint(&limits).unwrap_or_default());
        bail!(Usage(text!("the checker {name} {complaint}", "checker {name} {complaint}")));
    }
    let status = &outcome.status;
    Ok(Err(match words.is_empty() {
        true => text!("the checker refuses it ({status})", "checker 不接受（{status}）"),
        false => text!("the checker says: {words}", "checker：{words}"),
    }))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_comparison_counts_what_it_says() {
        use Comparison::{Lines, Tolerance, Words};
        let near = Tolerance(1e-6);
        for (comparison, expected, found, is_same) in [
            (Words, "", "\n", true),
            (Words, "1\n2\n", "1 2", true),
            (Words, "1 2", "1 3", false),
            (Lines, "1\n2\n", "1 2", false),
            (Lines, "1 2\n3\n", "1 2 \r\n3\n\n\n", true),
            (Lines, "1 2", "1  2", false),
            (Lines, "1 2", "\n1 2", false),
            (near.clone(), "0.5 Yes 1000000", "0.5000001 Yes 1000000.5", true),
            (near.clone(), "0.5", "0.6", false),
            (near.clone(), "0.5", "Yes", false),
            (near.clone(), "Yes", "No", false),
            (near.clone(), "1", "1 1", false),
            (near, "nan", "nan", true),
        ] {
            let checked = comparison.check("", expected, found).expect("it runs nothing");
            assert_eq!(checked.is_ok(), is_same, "{comparison:?}: {expected:?}, {found:?}");
        }
    }
}
