//! Verdicts, for machines.

use super::report::{CaseResult, Results};
use crate::runner::limits::Allowed;
use serde_json::{Value, json};

/// The verdicts as `--json` prints them.
pub fn of(results: &[Results<'_>]) -> Value {
    results.iter().map(data_of_program).collect()
}

fn data_of_program(results: &Results<'_>) -> Value {
    let allowed = &results.task.allowed;
    let assumed = [("time", allowed.is_time_assumed), ("memory", allowed.is_memory_assumed)];
    let assumed = assumed.iter().filter(|(_, is_assumed)| *is_assumed).map(|(name, _)| name);
    json!({
        "id": results.task.id,
        "program": results.program_name(),
        "accepted": results.is_accepted(),
        "time_limit_ms": allowed.time.as_millis() as u64,
        "memory_limit_bytes": allowed.memory,
        "stack_limit_bytes": allowed.stack,
        "assumed": assumed.collect::<Vec<_>>(),
        "cases": results.cases.iter().map(|case| data_of_case(case, allowed)).collect::<Vec<_>>(),
    })
}

fn data_of_case(case: &CaseResult, allowed: &Allowed) -> Value {
    let lines = case.difference.as_ref().map(|lines| {
        json!({ "number": lines.line, "before": lines.before, "expected": lines.expected, "found": lines.found })
    });
    json!({
        "case": case.case,
        "verdict": case.verdict.name(),
        "cpu_ms": case.run.cpu.as_secs_f64() * 1e3,
        "wall_ms": case.run.wall.as_secs_f64() * 1e3,
        "memory_bytes": case.run.memory,
        "because": case.verdict.because(allowed),
        "line": lines,
        "standard_error": case.run.errors,
        "note": case.note,
    })
}
