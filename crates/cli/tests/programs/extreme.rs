//! Extreme inputs: the judge's time and memory, the C++ peer, and the ideas that only they show to be wrong.

use crate::PATIENCE;
use cli::checkout::Checkout;
use cli::checkout::catalogue::Entry;
use cli::runner::measure::{answer, trusted};
use cli::runner::process::Limits;
use cli::runner::talk::conversed;
use libtest_mimic::Failed;
use rules::dialogue::strategies;
use rules::{Problem, output};
use std::path::Path;
use std::time::Duration;

const ATTEMPTS: u32 = 20;
/// The stack of our solutions, in bytes: shallower than that of any judge, as none of them recurses deeply.
const STACK: u64 = 8 << 20;
const PAUSE: Duration = Duration::from_millis(250);

/// Extreme inputs are answered by these programs within the judge's limits, as the kernel counts time and memory, and as the
/// C++ peer answers them.
pub fn law(problem: &dyn Problem, programs: [&Path; 2], entry: &Entry) -> Result<(), Failed> {
    let peer = Checkout::find()?.build_peer(problem.id())?;
    let peer = peer.map_err(|why| format!("compared with nothing: {why}"))?;
    for (number, (name, _)) in problem.extremes().into_iter().enumerate() {
        let (input, _) = problem.extreme_input(number)?;
        on_input(problem, &input, programs, &peer, entry)
            .map_err(|error| format!("{name}: {}", error.message().unwrap_or_default()))?;
    }
    Ok(())
}

fn on_input(
    problem: &dyn Problem,
    input: &str,
    programs: [&Path; 2],
    peer: &Path,
    entry: &Entry,
) -> Result<(), Failed> {
    if problem.talks() {
        return programs
            .into_iter()
            .chain([peer])
            .try_for_each(|program| win(problem, program, input, entry));
    }
    let expected = trusted(&peer.to_path_buf().into(), input)?
        .map_err(|complaint| format!("{} {complaint}", peer.display()))?;
    for program in programs {
        let found = hold(program, peer, input, entry)?;
        output::same(&expected, &found)
            .map_err(|differs| format!("{}, not as the C++ peer: {differs}", program.display()))?;
    }
    Ok(())
}

/// Dialogues are won within the limits, whatever the judge's strategy.
pub fn win(
    problem: &dyn Problem,
    program: &Path,
    input: &str,
    entry: &Entry,
) -> Result<(), Failed> {
    let limits = Limits { cpu: entry.time(), ..Limits::patience(PATIENCE) };
    for mut judge in strategies() {
        let mut interactor = judge.interactor(problem, input)?.ok_or("there is no judge")?;
        let (outcome, dialogue) = conversed(
            &program.to_path_buf().into(),
            &mut *interactor,
            &mut judge.choices,
            &limits,
            None,
        )?;
        let fault = outcome.complaint(&limits).or(dialogue.fault.map(|fault| fault.to_string()));
        if let Some(fault) = fault {
            let (program, strategy) = (program.display(), judge.name);
            return Err(format!("{program}, against a judge of {strategy}: {fault}").into());
        }
    }
    Ok(())
}

/// The answer of a program, which must cost no more than what is allowed, or than the peer, which the judge accepted, on
/// a machine too slow for that. A busy machine can make any run slow, so one good run of a few counts.
fn hold(program: &Path, peer: &Path, input: &str, entry: &Entry) -> Result<String, Failed> {
    let patient = Limits::patience(PATIENCE);
    let limits = Limits { stack: STACK, ..patient.clone() };
    let mut fastest = Duration::MAX;
    for _ in 0..ATTEMPTS {
        let (outcome, found) = answer(&program.to_path_buf().into(), input, &limits)?;
        if let Some(complaint) = outcome.complaint(&limits) {
            return Err(format!("{} {complaint}", program.display()).into());
        }
        if outcome.memory > entry.allowed().memory {
            return Err(format!("{} takes {} bytes", program.display(), outcome.memory).into());
        }
        let is_quick = outcome.cpu <= entry.time()
            || outcome.cpu <= answer(&peer.to_path_buf().into(), input, &patient)?.0.cpu;
        if is_quick {
            return Ok(String::from_utf8_lossy(&found).into_owned());
        }
        fastest = fastest.min(outcome.cpu);
        std::thread::sleep(PAUSE);
    }
    Err(format!("{} takes {fastest:?}, {:?} are allowed", program.display(), entry.time()).into())
}
