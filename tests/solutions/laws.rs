//! The laws that each solution keeps.

use crate::running::{dialogue, run, run_binary};
use rules::choices::{every, shrink, Choices};
use rules::dialogue::{by_search, choosing, opening, strategies, Interactor};
use rules::{output, NoAnswer, Problem, WrongIdea};
use std::error::Error;
use std::fs;
use std::path::{Path, PathBuf};

/// Inputs that `small` and `random` try; `every_small` and `every_random` try all.
const FEW: usize = 150;
const RANDOM_INPUTS: usize = 1000;
/// Cases in one input, where the statement allows several.
const BATCH: usize = 1000;
/// Dialogues in which each answer of the judge is tried: about an input, and in all.
const DIALOGUES: usize = 200;
const ALL_DIALOGUES: usize = 3000;

type Failed = Box<dyn Error>;
type Law = fn(&'static dyn Problem) -> Result<(), Failed>;

/// Fails unless the solution of that name keeps the law.
pub fn hold_law(law: Law, id: &str) {
    let problem = problems::find(id).expect("the list of problems has it");
    if let Err(failed) = law(problem) {
        panic!("{failed}");
    }
}

/// The judge's samples are answered as the judge does. Where several answers are right, the rules accept both.
pub fn samples(problem: &'static dyn Problem) -> Result<(), Failed> {
    for path in inputs("samples", problem)? {
        let (input, expected) = (read(&path)?, read(&path.with_extension("out"))?);
        if let Ok(Err(differs)) = problem.check(&input, &expected) {
            let why = format!("the judge's answer is not that of the rules: {differs}");
            return Err(report(problem, &input, &why));
        }
        hold(problem, &input, Some(&expected))?;
    }
    Ok(())
}

/// The program that cargo links, as a process, answers the samples as well.
pub fn binary(problem: &'static dyn Problem) -> Result<(), Failed> {
    for path in inputs("samples", problem)? {
        let (input, expected) = (read(&path)?, read(&path.with_extension("out"))?);
        let found = run_binary(problem.id(), &path)?;
        let same = match problem.talks() {
            true => output::same(&expected, &found).map_err(|differs| differs.to_string()),
            false => judge(problem, &input, &found, Some(&expected)),
        };
        same.map_err(|why| report(problem, &input, &why))?;
    }
    Ok(())
}

/// Runs the header's examples, `input` answers `answer`. A slash between blanks ends a line, and the *Traps* of every
/// header have such an example.
pub fn header(problem: &'static dyn Problem) -> Result<(), Failed> {
    let source = read(&root().join(format!("src/bin/{}.rs", problem.id())))?;
    let lines: Vec<&str> = source.lines().map_while(|line| line.strip_prefix("//!")).collect();
    let header = lines.join("").split_whitespace().collect::<Vec<_>>().join(" ");
    let traps = header.split("**Traps.**").nth(1).unwrap_or_default();
    if !traps.contains("` answers `") {
        return Err("the Traps have no example: `input` answers `answer`".into());
    }
    let code: Vec<&str> = header.split('`').collect();
    for example in code.windows(3).skip(1).step_by(2) {
        if let [input, " answers ", answer] = example {
            let [input, answer] = [input, answer].map(|text| text.replace(" / ", "\n") + "\n");
            let found = run(problem.id(), &input).map_err(|why| report(problem, &input, &why))?;
            output::same(&answer, &found).map_err(|why| report(problem, &input, &why))?;
        }
    }
    Ok(())
}

/// The inputs that show wrong ideas to be wrong are answered as the rules do, or, where these have no answer, otherwise than
/// by the idea.
pub fn hacks(problem: &'static dyn Problem) -> Result<(), Failed> {
    for idea in WrongIdea::parse(&read(&root().join(format!("hacks/{}.toml", problem.id())))?)? {
        let input = idea.input(problem)?;
        if problem.talks() {
            hold(problem, &input, None)?;
            continue;
        }
        let found = run(problem.id(), &input)?;
        let is_idea = output::same(&idea.prints, &found).is_ok();
        match problem.check(&input, &found) {
            Ok(Ok(())) => {}
            Err(NoAnswer::Unsolved(_)) if !is_idea => {}
            wrong => return Err(format!("{}: {wrong:?}\n{input:.500}", idea.name).into()),
        }
    }
    Ok(())
}

pub fn small(problem: &'static dyn Problem) -> Result<(), Failed> {
    first_small(problem, FEW)
}

pub fn every_small(problem: &'static dyn Problem) -> Result<(), Failed> {
    first_small(problem, usize::MAX)
}

pub fn random(problem: &'static dyn Problem) -> Result<(), Failed> {
    first_random(problem, FEW)
}

pub fn every_random(problem: &'static dyn Problem) -> Result<(), Failed> {
    first_random(problem, RANDOM_INPUTS)
}

/// Small inputs, the shortest first, are answered as the rules do. Where an input can hold several cases, the one that
/// fails is looked for alone.
fn first_small(problem: &'static dyn Problem, most: usize) -> Result<(), Failed> {
    let inputs = problem.small(BATCH);
    if inputs.is_empty() {
        return Err("there is no small input".into());
    }
    let mut held = inputs.iter().take(most).map(|input| hold(problem, input, None));
    held.find(Result::is_err).map_or(Ok(()), |failure| {
        let mut alone = problem.small(1).into_iter().map(|input| hold(problem, &input, None));
        alone.find(Result::is_err).unwrap_or(failure)
    })
}

/// Random inputs of all sizes are answered as the rules do; one that fails is made small.
fn first_random(problem: &'static dyn Problem, count: usize) -> Result<(), Failed> {
    for seed in 0..count {
        // Mostly small, but one in ten as large as a search takes.
        let tenths = seed % 10 + 1;
        let size = (problem.large() * tenths.pow(3) / 1000).max(1);
        let fails = |choices: &mut Choices| {
            let input = problem.random(choices, size);
            compare(problem, &input, None).err().map(|why| (input, why))
        };
        let mut choices = Choices::random(seed as u64);
        if let Some(first) = fails(&mut choices) {
            let (input, why) = shrink(first, choices.record(), fails);
            return Err(report(problem, &input, &format!("seed {seed}, made small. {why}")));
        }
    }
    Ok(())
}

/// Whatever the judge answers, the dialogues about the shortest inputs are won; those about the longest small ones,
/// whatever he answers among his best moves.
pub fn every_dialogue(problem: &'static dyn Problem) -> Result<(), Failed> {
    let small = problem.small(1);
    win_dialogues_of(problem, small.iter(), |interactor| interactor)?;
    win_dialogues_of(problem, small.iter().rev(), |interactor| choosing(interactor, by_search))
}

/// Wins dialogues with such judges about the first of these inputs.
fn win_dialogues_of<'a>(
    problem: &dyn Problem,
    inputs: impl Iterator<Item = &'a String>,
    judge: fn(Box<dyn Interactor>) -> Box<dyn Interactor>,
) -> Result<(), Failed> {
    let mut left = ALL_DIALOGUES;
    for input in inputs {
        let interactor = problem.interactor(input)?.map(judge).ok_or("there is no judge")?;
        let dialogues = every(|choices| dialogue(problem.id(), &mut *interactor.copy(), choices));
        for found in dialogues.take(left.min(DIALOGUES)) {
            found.map_err(|why| report(problem, input, &why))?;
            left -= 1;
        }
    }
    match left {
        0 => Ok(()),
        _ => Err(format!("there are {left} dialogues less than are looked for").into()),
    }
}

fn hold(problem: &dyn Problem, input: &str, expected: Option<&str>) -> Result<(), Failed> {
    compare(problem, input, expected).map_err(|why| report(problem, input, &why))
}

/// Compares the solution's answer with that of the rules. `expected` is the judge's answer, which counts where a search
/// cannot answer.
fn compare(problem: &dyn Problem, input: &str, expected: Option<&str>) -> Result<(), String> {
    if problem.talks() {
        return win_dialogues(problem, input, expected);
    }
    judge(problem, input, &run(problem.id(), input)?, expected)
}

/// Compares what a solution has printed with the answer of the rules.
fn judge(
    problem: &dyn Problem,
    input: &str,
    found: &str,
    expected: Option<&str>,
) -> Result<(), String> {
    // `samples` has checked the judge's answer, and a search for the same words would be the second.
    if expected.is_some_and(|expected| output::same(expected, found).is_ok()) {
        return problem.validate(input).map_err(|error| error.to_string());
    }
    let checked = match (problem.check(input, found), expected) {
        (Err(NoAnswer::Unsolved(_)), Some(expected)) => output::same(expected, found),
        (Err(error), _) => return Err(format!("the rules have no answer: {error}")),
        (Ok(checked), _) => checked,
    };
    checked.map_err(|differs| format!("The program says:\n{found:.2000}\n{differs}"))
}

/// Wins the dialogues with judges of each strategy. Where `input` is all that a judge says in a sample, the program answers
/// as expected, too.
fn win_dialogues(problem: &dyn Problem, input: &str, expected: Option<&str>) -> Result<(), String> {
    if let Some(expected) = expected {
        let found = run(problem.id(), input)?;
        output::same(expected, &found).map_err(|differs| differs.to_string())?;
    }
    let case = opening(problem, input).ok_or("the input begins with no case")?;
    strategies().try_for_each(|mut judge| {
        let interactor = judge.interactor(problem, &case).map_err(|error| error.to_string())?;
        let mut interactor = interactor.ok_or("there is no judge")?;
        let won = dialogue(problem.id(), &mut *interactor, &mut judge.choices);
        won.map_err(|why| format!("a judge of {}: {why}", judge.name))
    })
}

fn report(problem: &dyn Problem, input: &str, why: &impl ToString) -> Failed {
    let (id, why) = (problem.id(), why.to_string());
    format!("The input, for `cargo run --bin {id}`:\n{input}\n{why}").into()
}

/// The `.in` files of a problem in a folder, of which there is at least one.
fn inputs(folder: &str, problem: &dyn Problem) -> Result<Vec<PathBuf>, Failed> {
    let folder = root().join(folder).join(problem.id());
    let entries =
        fs::read_dir(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    let paths = entries.map(|entry| Ok(entry?.path())).collect::<Result<Vec<_>, Failed>>()?;
    let mut inputs: Vec<_> =
        paths.into_iter().filter(|path| path.extension().is_some_and(|end| end == "in")).collect();
    inputs.sort();
    match inputs.is_empty() {
        true => Err(format!("{} has no input", folder.display()).into()),
        false => Ok(inputs),
    }
}

fn read(path: &Path) -> Result<String, Failed> {
    fs::read_to_string(path).map_err(|error| format!("{}: {error}", path.display()).into())
}

/// The folder of the repository.
pub fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap_or(Path::new("."))
}
