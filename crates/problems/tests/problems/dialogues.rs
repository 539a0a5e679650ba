//! Dialogues of a judge with a program whose lines are known.

use crate::files::{Sample, all_samples, dialogues_of_the_judge};
use libtest_mimic::Failed;
use rules::Problem;
use rules::choices::{Choices, every};
use rules::dialogue::{Dialogue, Fault, Guest, Reply, Side, opening, talk};
use rules::session::Session;

/// A program that says its lines, whatever it hears.
struct Script<'a>(std::str::Lines<'a>);

impl Guest for Script<'_> {
    fn hear(&mut self, _: &str) {}

    fn speak(&mut self) -> Option<String> {
        self.0.next().map(String::from)
    }
}

/// All dialogues of the judge with a program that says these lines.
fn dialogues(problem: &dyn Problem, input: &str, program: &str) -> impl Iterator<Item = Dialogue> {
    every(move |choices| {
        let mut host = problem.host(input).expect("it is valid").expect("the program talks");
        talk(&mut *host, choices, &mut Script(program.lines()))
    })
}

/// True if some judge refuses what the program says.
pub fn is_refused(problem: &dyn Problem, input: &str, program: &str) -> bool {
    dialogues(problem, input, program).any(|one| matches!(one.fault, Some(Fault::Refused(_))))
}

/// Samples are dialogues that the rules have, and in which the program has no fault.
pub fn samples(problem: &dyn Problem) -> Result<(), Failed> {
    let of_files = |Sample { files: [file, _], input, expected }| (file, input, expected);
    let samples = all_samples(problem)?.into_iter().map(of_files);
    for (file, judge, program) in samples.chain(dialogues_of_the_judge(problem)?) {
        let case = opening(problem, &judge).ok_or_else(|| format!("{file} begins with no case"))?;
        let is_it = |one: &Dialogue| {
            let lines = one.lines.iter().filter(|(side, _)| *side == Side::Judge);
            lines.map(|(_, line)| line.as_str()).eq(judge.lines())
        };
        let Some(found) = dialogues(problem, &case, &program).find(is_it) else {
            return Err(format!("{file} is no dialogue by the rules").into());
        };
        if let Some(fault) = found.fault {
            return Err(format!("{file}: {fault}").into());
        }
    }
    Ok(())
}

/// The judge of ABC278 G allows the moves of the game and no others, and makes no others: both are written apart.
pub fn the_judge_plays_the_game() -> Result<(), Failed> {
    let problem = problems::find("abc278_g").ok_or("it is there no more")?;
    for (seed, input) in problem.small(1).into_iter().take(120).enumerate() {
        let mut play = problem.play(&input)?.ok_or("it is no game")?;
        let mut said = vec![String::from("First")];
        loop {
            let moves = lines(&*play);
            for (x, y) in (0..10).flat_map(|x| (0..10).map(move |y| (x, y))) {
                let line = format!("{x} {y}");
                let is_refused =
                    matches!(reply(problem, &input, &said, &line, seed), Reply::Refuse { .. });
                if is_refused == moves.contains(&line) {
                    return Err(
                        format!("{input}{said:?}, then {line:?}: refused is {is_refused}").into()
                    );
                }
            }
            let Some(line) = moves.get(seed % moves.len().max(1)) else { break };
            let answer = reply(problem, &input, &said, line, seed);
            play.make(seed % moves.len());
            said.push(line.clone());
            let answers = lines(&*play);
            match answer {
                Reply::Accept(_) if answers.is_empty() => break,
                Reply::Say(answer) if answers.contains(&answer) => {
                    play.make(answers.iter().position(|line| *line == answer).unwrap_or(0));
                }
                other => return Err(format!("{input}{said:?}: {other:?}").into()),
            }
        }
    }
    Ok(())
}

/// The moves of a position, as a program says them.
fn lines(play: &dyn Session) -> Vec<String> {
    let line = |handle: game::Handle| format!("{} {}", handle.from[0] + 1, handle.from.len());
    play.moves().into_iter().map(line).collect()
}

/// The judge's answer to a line after these.
fn reply(problem: &dyn Problem, input: &str, said: &[String], line: &str, seed: usize) -> Reply {
    let mut host = problem.host(input).expect("it is valid").expect("the program talks");
    let mut choices = Choices::random(seed as u64);
    for line in said {
        host.reply(line, &mut choices);
    }
    host.reply(line, &mut choices)
}
