//! Every solution is held against the bare rules of its game, as a process: on all small inputs, on
//! random ones, on extreme ones. `cargo test p2252` runs those of P2252.

#[path = "rules/wrong.rs"]
mod wrong;

use libtest_mimic::{Arguments, Failed, Trial};
use referee::catalogue;
use referee::checkout::{cpp_compiler, Baseline, Checkout};
use referee::choices::{shrink, Choices};
use referee::game::positions_searched;
use referee::judge::first_difference;
use referee::measure::{Cost, Run};
use referee::process::{run, Limits, Outcome};
use referee::reader::{extend, Extent, Extents};
use referee::rules::{problems, Problem};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::Duration;

const RANDOM_INPUTS: u64 = 300;
/// Cases in one input, where the statement allows as many.
const BATCH: usize = 1000;
const ATTEMPTS: u32 = 20;
const PAUSE: Duration = Duration::from_millis(250);
const PATIENCE: Duration = Duration::from_secs(60);

/// What holds for a problem.
type Law = fn(&'static dyn Problem) -> Result<(), Failed>;

fn main() -> ExitCode {
    let laws: [(&str, Law); 6] = [
        ("exhaustive", exhaustive),
        ("random", random),
        ("wrong", wrong::every_idea_dies),
        ("worst", worst),
        ("validator", validator),
        ("bounds", bounds),
    ];
    let mut trials = Vec::new();
    let compiler = cpp_compiler();
    for problem in problems() {
        for (law, test) in laws {
            let name = format!("{law}::{}", problem.id());
            trials.push(Trial::test(name, move || test(problem)));
        }
        let compared =
            Trial::test(format!("compared::{}", problem.id()), move || compared(problem));
        trials.push(compared.with_ignored_flag(compiler.is_err()));
        if wrong::PLANTED.contains(&problem.id()) {
            let name = format!("a_right_idea_survives::{}", problem.id());
            trials.push(Trial::test(name, move || wrong::a_right_idea_survives(problem)));
        }
    }
    let conclusion = libtest_mimic::run(&Arguments::from_args(), trials);
    if let Err(why) = compiler {
        // The gate looks for these words, and fails.
        println!("NOT COMPARED with the C++ programs on extreme inputs: {why}\n");
    }
    conclusion.exit_code()
}

/// Where cargo has put the solution that belongs to this test.
fn executable(problem: &dyn Problem) -> PathBuf {
    let this = std::env::current_exe().expect("the test knows its own path");
    let folder = this.ancestors().nth(2).expect("the test lies in a target folder");
    folder.join(format!("{}{}", problem.id(), std::env::consts::EXE_SUFFIX))
}

/// What is wrong with the solution's answer, if anything.
fn disagreement(problem: &dyn Problem, input: &str) -> Option<String> {
    let expected = match problem.answer(input) {
        Ok(expected) => expected,
        Err(error) => return Some(format!("the rules have no answer: {error:#}")),
    };
    let found = match run(&executable(problem), input.as_bytes(), PATIENCE) {
        Ok(found) => String::from_utf8_lossy(&found).into_owned(),
        Err(error) => return Some(format!("{error:#}")),
    };
    let differs = expected.trim_end() != found.trim_end();
    differs.then(|| format!("the rules say:\n{expected}\nthe program says:\n{found}"))
}

fn report(problem: &dyn Problem, input: &str, problems: &str) -> Failed {
    let id = problem.id();
    format!("{problems}\nThe input, for `cargo run --bin {id}`:\n{input}").into()
}

/// The solution agrees with the rules on all small inputs.
fn exhaustive(problem: &'static dyn Problem) -> Result<(), Failed> {
    let (mut inputs, mut cases, before) = (0, 0, positions_searched());
    for input in problem.small(BATCH) {
        if let Some(text) = disagreement(problem, &input) {
            // One case alone is easier to read. If none fails alone, they disturb each other.
            let alone =
                problem.small(1).find_map(|input| Some((disagreement(problem, &input)?, input)));
            let (text, input) = alone.unwrap_or((text, input));
            return Err(report(problem, &input, &text));
        }
        inputs += 1;
        cases += problem.extents(&input)?["cases"].found.end();
    }
    let (id, positions) = (problem.id(), positions_searched() - before);
    println!("exhaustive::{id}: {inputs} inputs, {cases} cases, {positions} positions searched");
    if cases == 0 {
        return Err("there is no small input".into());
    }
    Ok(())
}

/// The solution agrees with the rules on larger random inputs; one that fails is made small.
fn random(problem: &'static dyn Problem) -> Result<(), Failed> {
    let (small, large) = problem.sizes();
    for seed in 0..RANDOM_INPUTS {
        let size = small + (large - small) * (seed as usize % 10 + 1) / 10;
        let mut choices = Choices::random(seed);
        let input = problem.generate(&mut choices, size);
        if disagreement(problem, &input).is_some() {
            let again = |record: &[u64]| problem.generate(&mut Choices::replay(record), size);
            let record = shrink(choices.record(), 2000, |record| {
                disagreement(problem, &again(record)).is_some()
            });
            let input = again(&record);
            let text = disagreement(problem, &input).unwrap_or_default();
            return Err(report(problem, &input, &format!("seed {seed}, made small. {text}")));
        }
    }
    Ok(())
}

fn write(worst: &referee::rules::Worst) -> String {
    let mut bytes = Vec::new();
    (worst.write)(&mut bytes, &mut fastrand::Rng::with_seed(1)).expect("a vector takes all bytes");
    String::from_utf8(bytes).expect("inputs are text")
}

/// Extreme inputs are answered within the judge's limits, as the kernel counts time and memory, by
/// the debug and by the release build.
fn worst(problem: &'static dyn Problem) -> Result<(), Failed> {
    let checkout = Checkout::find()?;
    let entry = catalogue::read(&checkout)?.into_iter().find(|entry| entry.id == problem.id());
    let entry = entry.ok_or("the catalogue does not list it")?;
    let release = checkout.build("--bin", problem.id(), "release")?;
    let referee = checkout.build_referee()?;
    let (time, memory) = (entry.time(), entry.memory());
    for worst in problem.worst() {
        let file = format!("{}-{}.in", problem.id(), worst.name);
        let input = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(file);
        std::fs::write(&input, write(worst))?;
        for program in [&executable(problem), &release] {
            // A busy machine can make any run slow: the fastest of a few counts.
            let mut cost = cost(&referee, program, &input)?;
            for _ in 1..ATTEMPTS {
                if cost.cpu > time {
                    std::thread::sleep(PAUSE);
                    cost.cpu = cost.cpu.min(self::cost(&referee, program, &input)?.cpu);
                }
            }
            println!("worst::{}: {}: {:?}", problem.id(), worst.name, cost.cpu);
            if cost.cpu > time || cost.memory > memory {
                let limits = format!("{time:?} and {memory} bytes are allowed");
                return Err(format!("{}: {cost:?}, where {limits}", worst.name).into());
            }
        }
        std::fs::remove_file(&input)?;
    }
    Ok(())
}

/// Extreme inputs are answered as the C++ peer answers them, by both builds. Without a C++ compiler this law is ignored.
fn compared(problem: &'static dyn Problem) -> Result<(), Failed> {
    let checkout = Checkout::find()?;
    let peer = match checkout.build_baseline(problem.id())? {
        Baseline::Program(peer) => peer,
        Baseline::Missing(why) => return Err(why.into()),
    };
    let release = checkout.build("--bin", problem.id(), "release")?;
    for worst in problem.worst() {
        let input = write(worst);
        let answer = |program: &Path| run(program, input.as_bytes(), PATIENCE);
        let theirs = answer(&peer)?;
        for ours in [&executable(problem), &release] {
            if let Some(difference) = first_difference(&theirs, &answer(ours)?) {
                return Err(format!("{}, by the C++ peer: {difference}", worst.name).into());
            }
        }
    }
    Ok(())
}

/// Measured by another process: the peak memory of a child counts from its parent's, and this one is
/// large.
fn cost(referee: &Path, program: &Path, input: &Path) -> Result<Cost, Failed> {
    let report = Run::new(program, input).supervised(referee, &Limits::patience(PATIENCE))?;
    let Outcome { success, status, cpu, memory, .. } = report.outcome;
    if success {
        Ok(Cost { cpu, memory })
    } else {
        Err(format!("{}: {status}\n{}", program.display(), report.errors).into())
    }
}

/// Samples and generated inputs are valid, damaged ones are refused with their place.
fn validator(problem: &'static dyn Problem) -> Result<(), Failed> {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("samples").join(problem.id());
    let mut texts: Vec<String> = problem.small(BATCH).take(50).collect();
    for entry in std::fs::read_dir(folder)? {
        let path = entry?.path();
        if path.extension().is_some_and(|extension| extension == "in") {
            texts.push(std::fs::read_to_string(path)?);
        }
    }
    for text in &texts {
        problem.validate(text).map_err(|error| format!("{error}\n{text}"))?;
        let refused = [
            ("a letter", format!("x {text}")),
            ("a minus sign", format!("-{}", text.trim_start())),
            ("more at the end", format!("{text} %")),
            (
                "one word less",
                text.trim_end().trim_end_matches(|c: char| !c.is_whitespace()).into(),
            ),
        ];
        for (what, text) in refused {
            let Err(error) = problem.validate(&text) else {
                return Err(format!("{what} is accepted:\n{text}").into());
            };
            if !error.to_string().starts_with("line ") {
                return Err(format!("{error} names no place").into());
            }
        }
    }
    Ok(())
}

/// Extreme inputs keep to the limits, and between them they reach the greatest number of every
/// quantity; together with the small inputs, and the random ones, they reach the least.
fn bounds(problem: &'static dyn Problem) -> Result<(), Failed> {
    let mut greatest = Extents::new();
    for worst in problem.worst() {
        let extents =
            problem.extents(&write(worst)).map_err(|error| format!("{}: {error}", worst.name))?;
        extents.into_iter().for_each(|(name, extent)| extend(&mut greatest, name, extent));
    }
    let mut all = greatest.clone();
    let random = (0..RANDOM_INPUTS).map(|seed| {
        let (small, _) = problem.sizes();
        problem.generate(&mut Choices::random(seed), small)
    });
    for input in problem.small(BATCH).chain(random) {
        let extents = problem.extents(&input).map_err(|error| format!("{error}\n{input}"))?;
        extents.into_iter().for_each(|(name, extent)| extend(&mut all, name, extent));
    }
    for (name, Extent { allowed, found }) in &all {
        let most = greatest.get(name).map(|extent| *extent.found.end());
        println!("bounds::{}: {name}: {found:?} of {allowed:?}", problem.id());
        if most != Some(*allowed.end()) {
            return Err(
                format!("{name}: {most:?} is the most, where {allowed:?} is allowed").into()
            );
        }
        if found.start() != allowed.start() {
            return Err(format!("{name}: {found:?} is met, where {allowed:?} is allowed").into());
        }
    }
    Ok(())
}
