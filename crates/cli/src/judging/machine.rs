//! Verdicts, for machines.

use super::Subject;
use super::report::{Judged, Results};
use serde::Serialize;

/// What `--json` prints of a problem.
#[derive(Serialize)]
pub struct Machine<'a> {
    id: &'a str,
    /// Where several programs are judged.
    #[serde(skip_serializing_if = "Option::is_none")]
    program: Option<&'a str>,
    accepted: bool,
    time_limit_ms: u128,
    memory_limit_bytes: u64,
    /// Which of the limits the catalogue does not know.
    assumed: Vec<&'static str>,
    cases: Vec<MachineCase<'a>>,
}

#[derive(Serialize)]
struct MachineCase<'a> {
    case: &'a str,
    verdict: &'static str,
    cpu_ms: f64,
    memory_bytes: u64,
    because: String,
    left_processes: usize,
}

/// The results in the words of `--json`.
pub fn of<'a>(results: &'a Results<'a>) -> Vec<Machine<'a>> {
    results.iter().map(|(subject, cases)| of_subject(subject, cases)).collect()
}

fn of_subject<'a>(subject: &'a Subject, cases: &'a [Judged]) -> Machine<'a> {
    let problem = &subject.problem;
    let assumed = [("time", problem.time_ms), ("memory", problem.memory_mb)];
    let case = |case: &'a Judged| MachineCase {
        case: &case.case,
        verdict: case.verdict.name(),
        cpu_ms: case.cpu.as_secs_f64() * 1e3,
        memory_bytes: case.memory,
        because: case.verdict.because(problem.time()),
        left_processes: case.left,
    };
    Machine {
        id: &problem.id,
        program: subject.name.as_deref(),
        accepted: cases.iter().all(|case| case.verdict.is_accepted()),
        time_limit_ms: problem.time().as_millis(),
        memory_limit_bytes: problem.memory(),
        assumed: assumed.into_iter().filter(|(_, limit)| limit.is_none()).map(|(n, _)| n).collect(),
        cases: cases.iter().map(case).collect(),
    }
}
