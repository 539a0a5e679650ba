//! Every solution in `src/bin`, run as a process on each of its samples, on each input that once broke
//! a program, and on each example of its header: one test per input, named after it, so that
//! `cargo test p4363` runs those of P4363. A missing file is a failing test.

use libtest_mimic::{Arguments, Failed, Trial};
use similar::TextDiff;
use std::collections::BTreeSet;
use std::ffi::OsStr;
use std::fs::{self, File};
use std::io::{self, Seek, Write};
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};

fn main() -> ExitCode {
    let arguments = Arguments::from_args();
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut trials = tests_of_the_harness();
    for (folder, kind) in [("samples", "sample"), ("hacks", "hack")] {
        match find_samples(root, folder) {
            Ok(samples) => trials.extend(samples.into_iter().map(|sample| trial(kind, sample))),
            Err(error) => {
                trials.push(Trial::test(folder, move || Err(error.to_string().into())));
            }
        }
    }
    match examples(root) {
        Ok(examples) => trials.extend(examples),
        Err(error) => trials.push(Trial::test("header", move || Err(error.to_string().into()))),
    }
    libtest_mimic::run(&arguments, trials).exit_code()
}

/// A sample, or what is wrong with it.
type Sample = (String, Result<(PathBuf, String), String>);

fn trial(kind: &str, (name, files): Sample) -> Trial {
    Trial::test(format!("{kind}::{name}"), move || {
        let (input, expected) = files?;
        let problem = name.split("::").next().unwrap_or(&name);
        answers(problem, File::open(&input)?, &expected)
            .map_err(|text| format!("{}: {}", input.display(), text.message().unwrap_or("")).into())
    })
}

/// Fails unless the solution answers `input` as expected.
fn answers(problem: &str, input: File, expected: &str) -> Result<(), Failed> {
    let output = Command::new(executable(problem)?)
        .stdin(input)
        .output()
        .map_err(|error| format!("cannot run {problem}: {error}"))?;
    let errors = String::from_utf8_lossy(&output.stderr);
    if !output.status.success() {
        return Err(format!("{}\n{errors}", output.status).into());
    }
    compare(expected, &String::from_utf8_lossy(&output.stdout))
        .map_err(|diff| format!("\n{diff}{errors}").into())
}

/// The examples in the headers: an input in backticks, the word `answers`, the answer in backticks. A slash
/// between blanks ends a line.
fn examples(root: &Path) -> io::Result<Vec<Trial>> {
    let lines = |code: &str| code.replace(" / ", "\n") + "\n";
    let mut trials = Vec::new();
    for path in list(&root.join("src/bin"))? {
        let (problem, text) = (stem(&path), fs::read_to_string(&path)?);
        let header: Vec<&str> = text.lines().map_while(|line| line.strip_prefix("//!")).collect();
        let header = header.join("").split_whitespace().collect::<Vec<_>>().join(" ");
        let parts: Vec<&str> = header.split('`').collect();
        let before = trials.len();
        for (number, part) in parts.windows(3).skip(1).step_by(2).enumerate() {
            let [input, " answers ", answer] = part else { continue };
            let (input, answer, problem) = (lines(input), lines(answer), problem.clone());
            trials.push(Trial::test(format!("header::{problem}::{}", number + 1), move || {
                let mut file = tempfile::tempfile()?;
                file.write_all(input.as_bytes())?;
                file.rewind()?;
                answers(&problem, file, &answer)
                    .map_err(|text| format!("{input}{}", text.message().unwrap_or("")).into())
            }));
        }
        if trials.len() == before {
            let text = format!("the header of {problem} has no example: `input` answers `answer`");
            trials.push(Trial::test(format!("header::{problem}"), move || Err(text.into())));
        }
    }
    Ok(trials)
}

/// Equal to the byte, but for the newline at the end.
fn compare(expected: &str, found: &str) -> Result<(), String> {
    let strip = |text: &str| text.strip_suffix('\n').unwrap_or(text).to_string() + "\n";
    let (expected, found) = (strip(expected), strip(found));
    if expected == found {
        return Ok(());
    }
    let diff = TextDiff::from_lines(&expected, &found);
    Err(diff.unified_diff().header("expected", "found").to_string())
}

/// Where cargo has put the solutions that belong to this test.
fn executable(problem: &str) -> Result<PathBuf, Failed> {
    let this = std::env::current_exe()?;
    let folder = this.ancestors().nth(2).ok_or("the test is in no target folder")?;
    Ok(folder.join(format!("{problem}{}", std::env::consts::EXE_SUFFIX)))
}

/// All samples in a folder, named `problem::number`, and a finding for each file that lacks its partner or
/// has no business there. Every solution has samples; it may have no hacks.
fn find_samples(root: &Path, folder: &str) -> io::Result<Vec<Sample>> {
    let (binaries, folders) = (root.join("src/bin"), root.join(folder));
    let mut problems = BTreeSet::new();
    for path in list(&binaries)?.into_iter().chain(list(&folders)?) {
        problems.insert(stem(&path));
    }
    let mut samples = Vec::new();
    for problem in problems {
        let own = folders.join(&problem);
        let mut finding = |text: String| samples.push((problem.clone(), Err(text)));
        if !binaries.join(format!("{problem}.rs")).is_file() {
            finding(format!(
                "{folder}/{problem} belongs to no solution: src/bin/{problem}.rs is missing"
            ));
            continue;
        }
        let files = if own.is_dir() { list(&own)? } else { Vec::new() };
        if files.is_empty() && folder == "samples" {
            finding(format!("{problem} has no samples: add samples/{problem}/1.in and 1.out"));
        }
        let numbers: BTreeSet<String> = files.iter().map(|path| stem(path)).collect();
        for number in numbers {
            let pair = read_pair(&own, &number, &files);
            samples.push((format!("{problem}::{number}"), pair));
        }
    }
    Ok(samples)
}

fn read_pair(folder: &Path, number: &str, files: &[PathBuf]) -> Result<(PathBuf, String), String> {
    let is_ours = |path: &&PathBuf| stem(path) == number;
    let known = |path: &PathBuf| {
        [Some("in"), Some("out")].contains(&path.extension().and_then(OsStr::to_str))
    };
    if let Some(stray) = files.iter().filter(is_ours).find(|path| !known(path)) {
        return Err(format!(
            "{} is neither an input (N.in) nor an output (N.out)",
            stray.display()
        ));
    }
    let partner = |extension: &str| {
        let path = folder.join(format!("{number}.{extension}"));
        if path.is_file() {
            Ok(path)
        } else {
            Err(format!("{} is missing", path.display()))
        }
    };
    let (input, output) = (partner("in")?, partner("out")?);
    let expected = fs::read_to_string(&output);
    Ok((input, expected.map_err(|error| format!("{}: {error}", output.display()))?))
}

fn list(folder: &Path) -> io::Result<Vec<PathBuf>> {
    fs::read_dir(folder)?.map(|entry| Ok(entry?.path())).collect()
}

fn stem(path: &Path) -> String {
    path.file_stem().unwrap_or_default().to_string_lossy().into_owned()
}

/// The harness finds what it is meant to find.
fn tests_of_the_harness() -> Vec<Trial> {
    let trial =
        |name: &str, run: fn() -> Result<(), Failed>| Trial::test(format!("harness::{name}"), run);
    vec![
        trial("an_incomplete_sample_is_a_finding", || {
            let root = Path::new(env!("CARGO_TARGET_TMPDIR")).join("incomplete");
            let _ = fs::remove_dir_all(&root);
            for file in [
                "src/bin/a.rs",
                "src/bin/b.rs",
                "src/bin/d.rs",
                "samples/a/1.in",
                "samples/a/2.out",
            ]
            .iter()
            .chain(&[
                "samples/a/3.in",
                "samples/a/3.out",
                "samples/a/note.txt",
                "samples/c/1.in",
            ]) {
                let path = root.join(file);
                fs::create_dir_all(path.parent().ok_or("a file has a folder")?)?;
                fs::write(path, "")?;
            }
            fs::create_dir_all(root.join("samples/d"))?;
            let findings: Vec<String> = find_samples(&root, "samples")?
                .into_iter()
                .map(|(name, files)| {
                    format!("{name} {}", files.map_or_else(|text| text, |_| "ok".into()))
                })
                .collect();
            let expected = [
                ("a::1 ", "1.out is missing"),
                ("a::2 ", "2.in is missing"),
                ("a::3 ", "ok"),
                ("a::note ", "note.txt is neither an input (N.in) nor an output (N.out)"),
                ("b ", "b has no samples: add samples/b/1.in and 1.out"),
                ("c ", "samples/c belongs to no solution: src/bin/c.rs is missing"),
                ("d ", "d has no samples: add samples/d/1.in and 1.out"),
            ];
            let same = |(finding, (start, end)): (&String, &(&str, &str))| {
                finding.starts_with(start) && finding.ends_with(end)
            };
            if findings.len() == expected.len() && findings.iter().zip(&expected).all(same) {
                Ok(())
            } else {
                Err(format!("{findings:#?}").into())
            }
        }),
        trial("only_the_last_newline_is_free", || {
            for (expected, found) in [("1\n2\n", "1\n2"), ("1", "1\n"), ("", "\n"), ("", "")] {
                compare(expected, found)?;
            }
            for (expected, found) in [
                ("1\n", "1\n\n"),
                ("1", " 1"),
                ("1 2", "1  2"),
                ("Yes", "yes"),
                ("1\n", "1\r\n"),
                ("1", ""),
            ] {
                let diff =
                    compare(expected, found).err().ok_or(format!("{expected:?} = {found:?}"))?;
                if !diff.contains("-") || !diff.contains("+") {
                    return Err(diff.into());
                }
            }
            Ok(())
        }),
    ]
}
