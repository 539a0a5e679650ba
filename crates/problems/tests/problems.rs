//! Every file of rules keeps what it promises. `cargo test p2252` runs the checks of P2252.

use libtest_mimic::{Arguments, Failed, Trial};
use problems::PROBLEMS;
use rules::extents::{self, Extent, Extents};
use rules::session::{Session, Worth};
use rules::{Choices, NoAnswer, Problem, witness};
use std::path::PathBuf;
use std::process::ExitCode;

const RANDOM_INPUTS: u64 = 300;
/// Cases in one input, where the statement allows as many.
const BATCH: usize = 1000;
/// Small inputs that are damaged.
const DAMAGED: usize = 50;
/// Plays from random inputs.
const PLAYS: u64 = 20;
/// A longer play is not played to its end, unless the worth of its start says when it ends.
const LONGEST_PLAY: usize = 40;

/// What holds for a problem.
type Check = fn(&'static dyn Problem) -> Result<(), Failed>;

fn main() -> ExitCode {
    let checks: [(&str, Check); 6] = [
        ("bounds", bounds),
        ("play", play),
        ("samples", samples),
        ("validator", validator),
        ("win", win),
        ("witness", witnesses),
    ];
    let trials = PROBLEMS.iter().flat_map(|&problem| {
        checks.map(|(check, test)| {
            Trial::test(format!("{check}::{}", problem.id()), move || test(problem))
        })
    });
    libtest_mimic::run(&Arguments::from_args(), trials.collect()).exit_code()
}

fn folder(name: &str, problem: &dyn Problem) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../..").join(name).join(problem.id())
}

/// The judge's samples: inputs and answers.
fn sample_files(problem: &dyn Problem) -> Result<Vec<[String; 2]>, Failed> {
    let mut samples = Vec::new();
    for entry in std::fs::read_dir(folder("samples", problem))? {
        let path = entry?.path();
        if path.extension().is_some_and(|extension| extension == "in") {
            let output = std::fs::read_to_string(path.with_extension("out"))?;
            samples.push([std::fs::read_to_string(&path)?, output]);
        }
    }
    Ok(samples)
}

/// The rules answer the judge's samples as the judge does, where a search takes them.
fn samples(problem: &'static dyn Problem) -> Result<(), Failed> {
    for [input, expected] in sample_files(problem)? {
        match problem.check(&input, &expected) {
            Ok(checked) => checked.map_err(|error| format!("{error}\n{input}"))?,
            Err(NoAnswer::Unsolved(why)) => println!("samples::{}: {why}", problem.id()),
            Err(NoAnswer::Invalid(error)) => return Err(format!("{error}\n{input}").into()),
        }
    }
    Ok(())
}

/// Samples and generated inputs are valid, damaged ones are refused with their place.
fn validator(problem: &'static dyn Problem) -> Result<(), Failed> {
    let mut texts: Vec<String> = problem.small(BATCH).into_iter().take(DAMAGED).collect();
    texts.extend(sample_files(problem)?.into_iter().map(|[input, _]| input));
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
/// quantity; together with the small inputs, and random ones, they reach the least.
fn bounds(problem: &'static dyn Problem) -> Result<(), Failed> {
    let mut greatest = Extents::new();
    for (number, (name, _)) in problem.worst().into_iter().enumerate() {
        let (_, found) = problem.worst_input(number).map_err(|error| format!("{name}: {error}"))?;
        extents::join(&mut greatest, found);
    }
    let mut all = greatest.clone();
    let random = (0..RANDOM_INPUTS).map(|seed| {
        let size = problem.large() * (1 + seed as usize % 10) / 10;
        problem.random(&mut Choices::random(seed), size.max(1))
    });
    for input in problem.small(BATCH).into_iter().chain(random) {
        extents::join(&mut all, problem.extents(&input)?);
    }
    for (name, Extent { allowed, found }) in &all {
        let most = greatest.get(name).map(|extent| extent.found.1);
        println!("bounds::{}: {name}: {found:?} of {allowed:?}", problem.id());
        if most != Some(allowed.1) {
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

/// Every wrong idea is wrong on the input that is called like it. An idea that only an extreme input
/// shows to be wrong is tried where the solutions are.
fn witnesses(problem: &'static dyn Problem) -> Result<(), Failed> {
    let ideas = problem.wrong();
    if ideas.is_empty() {
        return Err("no wrong idea is listed".into());
    }
    for (number, idea) in ideas.iter().enumerate() {
        if let Some(worst) = idea.extreme {
            if problem.worst().iter().all(|(name, _)| *name != worst) {
                return Err(format!("{}: there is no extreme input {worst}", idea.name).into());
            }
            continue;
        }
        let path = folder("hacks", problem).join(format!("{}.in", idea.name));
        let input = std::fs::read_to_string(&path)
            .map_err(|error| format!("cannot read {}: {error}", path.display()))?;
        match witness::is_shown_by(problem, number, &input) {
            Ok(true) => {}
            Ok(false) => return Err(format!("{} is right on\n{input}", idea.name).into()),
            Err(error) => return Err(format!("{}: {error}\n{input}", idea.name).into()),
        }
    }
    Ok(())
}

/// A play, and what chooses its moves.
type Begun = (Box<dyn Session>, Choices);

/// Plays from random inputs, and choices to go on with; none if the problem is no game.
fn random_plays(problem: &dyn Problem) -> Result<Vec<Begun>, Failed> {
    let mut plays = Vec::new();
    for seed in 0..PLAYS {
        let mut choices = Choices::random(seed);
        let input = problem.random(&mut choices, problem.large() / 2);
        match problem.play(&input) {
            Ok(Some(play)) => plays.push((play, choices)),
            Ok(None) | Err(NoAnswer::Unsolved(_)) => {}
            Err(error) => return Err(format!("{error}\n{input}").into()),
        }
    }
    Ok(plays)
}

/// Random plays come to an end or go round, a position is worth what its best move makes of it, and a
/// move that is taken back leaves the position as it was.
fn play(problem: &'static dyn Problem) -> Result<(), Failed> {
    for (mut play, mut choices) in random_plays(problem)? {
        for _ in 0..20 {
            let moves = play.moves();
            let (worth, worths) = match (play.worth(), play.worths()) {
                (Ok(worth), Ok(worths)) => (worth, worths),
                _ => break,
            };
            let best = worths.iter().copied().max_by_key(|worth| worth.rank());
            let ended =
                matches!(worth, Worth::Won | Worth::Lost | Worth::LostIn(0) | Worth::Score(0));
            if best.map_or(!ended, |best| best != worth) {
                let position = play.position();
                return Err(format!("{worth:?}, but the best of {worths:?}:\n{position}").into());
            }
            if moves.is_empty() {
                break;
            }
            let before = play.position();
            let number = choices.pick(0..=moves.len() - 1);
            if moves[number].is_empty() || !play.make(number) || !play.undo() {
                return Err(
                    format!("the move {:?} cannot be made and undone", moves[number]).into()
                );
            }
            if play.position() != before {
                return Err(format!("undoing {:?} changes the position", moves[number]).into());
            }
            play.make(number);
        }
    }
    Ok(())
}

/// Whoever makes one of the best moves each time wins against random ones, if the position is won for him; where play
/// can go on for ever, as soon as he was promised.
fn win(problem: &'static dyn Problem) -> Result<(), Failed> {
    for (mut play, mut choices) in random_plays(problem)? {
        let (winner, longest) = match play.worth() {
            Ok(Worth::Won) => (0, LONGEST_PLAY),
            Ok(Worth::Lost) => (1, LONGEST_PLAY),
            Ok(Worth::WonIn(moves)) => (0, moves as usize),
            Ok(Worth::LostIn(moves)) => (1, moves as usize),
            _ => continue,
        };
        let mut line = vec![play.position().to_string()];
        for turn in 0.. {
            let moves = play.moves();
            if moves.is_empty() {
                let is_lost = matches!(play.worth(), Ok(Worth::Lost | Worth::LostIn(0)));
                if (turn % 2 == winner) == is_lost {
                    return Err(format!("the best moves lose:\n{}", line.join("\n")).into());
                }
                break;
            }
            if turn == longest {
                if longest != LONGEST_PLAY {
                    let line = line.join("\n");
                    return Err(
                        format!("the best moves take more than {turn} moves:\n{line}").into()
                    );
                }
                break;
            }
            let number = match turn % 2 == winner {
                true => choices.one_of(&play.best().map_err(|error| error.to_string())?),
                false => choices.pick(0..=moves.len() - 1),
            };
            play.make(number);
            line.push(format!("{}\n{}", moves[number], play.position()));
        }
    }
    Ok(())
}
