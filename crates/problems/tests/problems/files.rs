//! The files of a problem.

use libtest_mimic::Failed;
use rules::Problem;
use std::path::PathBuf;

/// The folder `what/<id>` and its files, by name from the root of the checkout.
fn files(what: &str, problem: &dyn Problem) -> Result<Vec<String>, Failed> {
    let folder = format!("{what}/{}", problem.id());
    let entries = std::fs::read_dir(path(&folder)).map_err(|error| format!("{folder}: {error}"))?;
    let mut files = Vec::new();
    for entry in entries {
        files.push(format!("{folder}/{}", entry?.file_name().to_string_lossy()));
    }
    files.sort();
    Ok(files)
}

fn path(file: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../..").join(file)
}

pub fn read(file: &str) -> Result<String, Failed> {
    std::fs::read_to_string(path(file)).map_err(|error| format!("{file}: {error}").into())
}

/// A judge's sample.
pub struct Sample {
    /// The files of the input and of the answer.
    pub files: [String; 2],
    pub input: String,
    pub expected: String,
}

pub fn all_samples(problem: &dyn Problem) -> Result<Vec<Sample>, Failed> {
    let mut samples = Vec::new();
    for file in files("samples", problem)? {
        if let Some(stem) = file.strip_suffix(".in") {
            let answer = format!("{stem}.out");
            let (input, expected) = (read(&file)?, read(&answer)?);
            samples.push(Sample { files: [file, answer], input, expected });
        }
    }
    match samples.is_empty() {
        true => Err(format!("samples/{} has no input such as 1.in", problem.id()).into()),
        false => Ok(samples),
    }
}

/// The dialogues that the judge shows, `dialogue1.txt`: the name of the file, the cases, what he says, and what the program
/// says. The first case is all that he says at first, and another one what follows the one line of an answer.
pub fn dialogues_of_the_judge(
    problem: &dyn Problem,
) -> Result<Vec<(String, String, String, String)>, Failed> {
    let mut dialogues = Vec::new();
    for file in files("samples", problem)?.into_iter().filter(|file| file.ends_with(".txt")) {
        let [mut cases, mut judge, mut program] = [const { String::new() }; 3];
        let mut is_answer = false;
        for line in read(&file)?.lines().map(|line| format!("{line}\n")) {
            if let Some(said) = line.strip_prefix("program: ") {
                program += said;
                is_answer = true;
            } else if let Some(said) = line.strip_prefix("judge: ") {
                judge += said;
                cases += if is_answer { "" } else { said };
                is_answer = false;
            }
        }
        dialogues.push((file, cases, judge, program));
    }
    Ok(dialogues)
}
