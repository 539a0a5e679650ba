//! Laws of every description. `cargo test -p problems --test problems p2252` runs those of P2252.

mod chinese;
mod dialogues;
mod fibonacci;
mod files;
mod grid;
mod plays;
mod refused;
mod room;

use chinese::{chinese, is_chinese};
use files::{Sample, all_samples, read};
use language::{Language, within};
use libtest_mimic::{Arguments, Failed, Trial};
use plays::{handles, legend, play, win};
use problems::PROBLEMS;
use rules::choices::every;
use rules::dialogue::opening;
use rules::extents::{self, Extent, Extents};
use rules::{Choices, NoAnswer, Problem, WrongIdea, search};
use std::collections::BTreeSet;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::process::ExitCode;

const RANDOM_INPUTS: u64 = 300;
/// Cases in one input, where the statement allows as many.
const BATCH: usize = 1000;
/// Cases that are answered together and alone.
const FEW_CASES: usize = 200;
/// Small inputs that are damaged.
const DAMAGED: usize = 50;
/// Budget of a search of an extreme input, in positions and moves.
const FEW: usize = 2_000;
const PANICS: &str =
    "`Game::fits` is to refuse what is too large to be searched, before it is begun";

/// A law of a problem.
type Check = fn(&'static dyn Problem) -> Result<(), Failed>;

fn main() -> ExitCode {
    let checks: [(&str, Check); 10] = [
        ("bounds", bounds),
        ("chinese", chinese),
        ("handles", handles),
        ("legend", legend),
        ("play", play),
        ("samples", samples),
        ("together", together),
        ("validator", validator),
        ("win", win),
        ("ideas", ideas),
    ];
    // Check by check: those that make extreme inputs take longest, and no core is to wait for the last of them.
    let trials = checks.into_iter().flat_map(|(check, test)| {
        PROBLEMS.iter().map(move |&problem| {
            Trial::test(format!("{check}::{}", problem.id()), move || test(problem))
        })
    });
    let trials = trials
        .chain(refused::trials())
        .chain(fibonacci::trials())
        .chain(dialogues::trials())
        .chain([grid::trial(), room::trial()])
        .collect();
    libtest_mimic::run(&Arguments::from_args(), trials).exit_code()
}

/// The rules answer the judge's samples as the judge does, where a search takes them.
fn samples(problem: &'static dyn Problem) -> Result<(), Failed> {
    if problem.talks() {
        return dialogues::samples(problem);
    }
    for Sample { files: [file, answer], input, expected } in all_samples(problem)? {
        match problem.check(&input, &expected) {
            Ok(Ok(())) => {}
            Ok(Err(differs)) => {
                let what = format!("{answer} is not what the rules say: {differs}");
                return Err(format!("{what}\nThe input, {file}:\n{input}").into());
            }
            Err(NoAnswer::Unsolved(why)) => println!("samples::{}: {why}", problem.id()),
            Err(NoAnswer::Invalid(error)) => {
                return Err(format!("{file} is invalid by the rules: {error}\n{input}").into());
            }
        }
    }
    Ok(())
}

/// Samples and generated inputs are valid and laid out as the form prints them, damaged ones are refused with their place.
fn validator(problem: &'static dyn Problem) -> Result<(), Failed> {
    let small = problem.small(BATCH).into_iter().take(DAMAGED);
    let mut texts: Vec<(String, String)> =
        small.map(|text| ("a small input".into(), text)).collect();
    for Sample { files: [file, _], input, .. } in all_samples(problem)? {
        let case = if problem.talks() { opening(problem, &input) } else { Some(input) };
        // Lines of Luogu's samples may end in a blank.
        let lines: Vec<String> = case
            .iter()
            .flat_map(|case| case.lines())
            .map(|line| format!("{}\n", line.trim_end()))
            .collect();
        texts.push((file, lines.concat()));
    }
    for (name, text) in &texts {
        problem
            .validate_layout(text)
            .map_err(|error| format!("{name} is invalid: {error}\n{text}"))?;
        let refused = [
            ("a letter", format!("x {text}")),
            ("a minus sign", format!("-{}", text.trim_start())),
            ("more at the end", format!("{text} %")),
            (
                "one word less",
                text.trim_end().trim_end_matches(|c: char| !c.is_whitespace()).into(),
            ),
        ];
        for (what, damaged) in refused {
            let Err(error) = problem.validate(&damaged) else {
                // The word may have been a whole case, where cases go to the end of the input.
                if what == "one word less" && cases(problem, &damaged)? < cases(problem, text)? {
                    continue;
                }
                return Err(format!("{damaged}\nThis input with {what} is accepted.").into());
            };
            if !error.to_string().starts_with("line ") {
                return Err(format!("{error} names no place").into());
            }
        }
    }
    Ok(())
}

fn cases(problem: &dyn Problem, input: &str) -> Result<i128, Failed> {
    Ok(problem.extents(input)?["cases"].found.1)
}

/// Cases have the same answers together and alone: one search serves them only if moves do not depend on the case.
fn together(problem: &'static dyn Problem) -> Result<(), Failed> {
    let wrong = |what: &str| {
        let file = format!("crates/problems/src/{}.rs", problem.id());
        format!("{what}. If the moves depend on the case, `SHARED` must be false: {file}")
    };
    let count = problem.most_cases().min(FEW_CASES);
    if !problem.talks() && count > 1 {
        let (alone, together) = (problem.small(1), problem.small(count));
        let last = together.len().checked_sub(1).ok_or("there is no small input")?;
        for number in BTreeSet::from([0, last / 2, last]) {
            let mut answers = String::new();
            for input in alone.iter().skip(number * count).take(count) {
                answers += &problem.answer(input)?;
            }
            let all = &together[number];
            if problem.answer(all)? != answers {
                let what = format!("{all}\nTogether these cases have other answers");
                return Err(wrong(&what).into());
            }
        }
    }
    let axes = problem.coordinates().len();
    let places: Vec<Vec<u64>> = every(|choices| choices.several(axes, 0..=4)).collect();
    let answers = problem.answers_at(&places)?;
    if axes > 0 && answers.iter().all(Option::is_none) {
        return Err("no small coordinates make a case: `AT` has the words of the form".into());
    }
    for (place, answer) in places.iter().zip(answers) {
        if problem.answers_at(std::slice::from_ref(place))? != [answer] {
            return Err(wrong(&format!("{place:?} has another answer beside others")).into());
        }
    }
    Ok(())
}

/// Extreme inputs keep to the limits, and are answered or too large. Between them they reach the
/// greatest number of every quantity; with the small inputs, and random ones, they reach the least.
fn bounds(problem: &'static dyn Problem) -> Result<(), Failed> {
    let random = (0..RANDOM_INPUTS).map(|seed| {
        let size = problem.large() * (1 + seed as usize % 10) / 10;
        problem.random(&mut Choices::random(seed), size.max(1))
    });
    let mut all = Extents::new();
    for input in problem.small(BATCH).into_iter().chain(random) {
        extents::join(&mut all, problem.extents(&input)?);
    }
    let mut greatest = Extents::new();
    for (number, (name, _)) in problem.extremes().into_iter().enumerate() {
        let (input, found) =
            problem.extreme_input(number).map_err(|error| format!("{name}: {error}"))?;
        is_answered_or_too_large(problem, name, &input)?;
        extents::join(&mut greatest, found);
    }
    extents::join(&mut all, greatest.clone());
    for (name, Extent { allowed, found }) in &all {
        println!("bounds::{}: {name}: {found:?} of {allowed:?}", problem.id());
        if greatest.get(name).is_none_or(|extent| extent.found.1 != allowed.1) {
            return Err(format!("{name}: no extreme input reaches {}", allowed.1).into());
        }
        if found.0 != allowed.0 {
            return Err(
                format!("{name}: {} is never met, the least is {}", allowed.0, found.0).into()
            );
        }
    }
    Ok(())
}

/// The rules answer an extreme input, and let it be played, or say that a search cannot take it:
/// they neither overflow nor panic.
fn is_answered_or_too_large(problem: &dyn Problem, name: &str, input: &str) -> Result<(), Failed> {
    let tried = catch_unwind(AssertUnwindSafe(|| {
        search::within(FEW, || [problem.answer(input).err(), problem.play(input).err()])
    }));
    let file = format!("crates/problems/src/{}.rs", problem.id());
    let errors =
        tried.map_err(|_| format!("{file} panics on its extreme input {name}: {PANICS}"))?;
    let errors: Vec<NoAnswer> = errors.into_iter().flatten().collect();
    let mut reasons = errors.iter().map(NoAnswer::to_string);
    within(Language::Chinese, || reasons.try_for_each(|reason| is_chinese(&reason)))?;
    let invalid = |error: &NoAnswer| matches!(error, NoAnswer::Invalid(_));
    match errors.into_iter().find(invalid) {
        Some(error) => Err(format!("{file}: the extreme input {name} is invalid: {error}").into()),
        None => Ok(()),
    }
}

/// Every wrong idea is wrong on its input by the rules. Where a search cannot answer, the solution is asked, by
/// `tests/solutions`.
fn ideas(problem: &'static dyn Problem) -> Result<(), Failed> {
    let file = format!("hacks/{}.toml", problem.id());
    let ideas = WrongIdea::parse(&read(&file)?).map_err(|error| format!("{file}: {error}"))?;
    if ideas.is_empty() {
        return Err(format!("{file} lists no wrong idea").into());
    }
    let (mut names, mut titles) = (BTreeSet::new(), BTreeSet::new());
    for idea in &ideas {
        let fault = |fault: &str| Failed::from(format!("{file}: {}: {fault}", idea.name));
        let title = within(Language::Chinese, || idea.title());
        if title.is_ascii() || is_chinese(&title).is_err() {
            return Err(fault("name it in Chinese, in `name_zh`"));
        }
        if !names.insert(&idea.name) || !titles.insert(title) {
            return Err(fault("two ideas are called so"));
        }
        let chinese = within(Language::Chinese, || idea.because());
        if [idea.because(), chinese].contains(&"") {
            return Err(fault("say in `because` and `because_zh` why people believe it"));
        }
        is_chinese(chinese).map_err(|word| {
            fault(&format!("say `because_zh` in Chinese: {}", word.message().unwrap_or_default()))
        })?;
        let input = idea.input(problem).map_err(|error| fault(&error))?;
        if problem.talks() {
            if !dialogues::is_refused(problem, &input, &idea.prints) {
                return Err(fault("no judge refuses it"));
            }
            continue;
        }
        match problem.check(&input, &idea.prints) {
            Ok(Err(_)) | Err(NoAnswer::Unsolved(_)) => {}
            Ok(Ok(())) => return Err(fault("what it prints is right")),
            Err(NoAnswer::Invalid(error)) => return Err(fault(&format!("its input: {error}"))),
        }
    }
    Ok(())
}
