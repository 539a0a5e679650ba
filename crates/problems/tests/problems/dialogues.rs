//! Dialogues of a judge with a program whose lines are known.

use crate::files::{Sample, all_samples, dialogues_of_the_judge};
use libtest_mimic::Failed;
use rules::Problem;
use rules::choices::every;
use rules::dialogue::{Dialogue, Fault, Guest, Side, opening, talk};

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
