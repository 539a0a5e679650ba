//! The program whose answers are doubted.

use crate::judge::measure::conversed;
use crate::judge::process::{Limits, MOST_PROCESSES, Outcome};
use crate::judge::visible;
use crate::judging::measured;
use anyhow::{Result, bail};
use language::{Text, text};
use rules::choices::{Choices, every};
use rules::dialogue::{Dialogue, Fault, Host, Manner, manners};
use rules::{Problem, output};
use std::path::Path;
use std::time::Duration;

/// Largest excess over the judge's time limit that is measured and reported: a run is stopped after that.
pub const MORE: Duration = Duration::from_secs(1);
/// Limit of the time in which no process of the program can run.
const SLEEP: Duration = Duration::from_secs(1);
/// Memory limit. It is above those of the judges, as debug builds and sanitizers need more.
const MOST_MEMORY: u64 = 1 << 30;
/// Wall-clock time beyond four times the CPU limit, since other programs run at the same time.
const QUEUE: Duration = Duration::from_secs(10);
/// Judges that move at random, in the dialogues about an input.
const RANDOM_JUDGES: u64 = 1;
/// Further dialogues about an input: about the shortest inputs these are all.
const MOST_DIALOGUES: usize = 12;
/// Lines of a dialogue that are shown, the last ones.
const SHOWN_LINES: usize = 20;
/// The time for our own solution.
const OUR_PATIENCE: Duration = Duration::from_secs(60);

/// A program, and the problem that it is to solve.
pub struct Suspect<'a> {
    pub problem: &'a dyn Problem,
    pub program: &'a Path,
    /// The CPU time that the judge allows.
    pub time: Duration,
}

impl Suspect<'_> {
    /// The fault of the answer to an input by the rules, or of a dialogue about it, if there is one.
    pub fn disagreement(&self, input: &str) -> Result<Option<String>> {
        if self.problem.talks() {
            return Ok(self.lost_dialogue(input, MOST_DIALOGUES)?.map(|(_, fault)| fault));
        }
        let found = match self.answer(input)? {
            Err(fault) => return Ok(Some(fault)),
            Ok(found) => found,
        };
        if self.problem.check(input, &String::from_utf8_lossy(&found))?.is_ok() {
            return Ok(None);
        }
        let expected = self.problem.answer(input)?;
        Ok(Some(both(Text("the rules say", "暴力的答案"), expected.as_bytes(), &found)))
    }

    /// The first dialogue that the program loses, with the fault: against judges of each manner, then in at most `most`
    /// of the other dialogues.
    pub fn lost_dialogue(&self, input: &str, most: usize) -> Result<Option<(Dialogue, String)>> {
        let of_manner = |mut judge: Manner| {
            self.dialogue_if_lost(judge.host(self.problem, input)?, &mut judge.choices)
        };
        let any = |choices: &mut Choices| self.dialogue_if_lost(self.problem.host(input)?, choices);
        let mut lost = manners(RANDOM_JUDGES).map(of_manner).chain(every(any).take(most));
        lost.find_map(Result::transpose).transpose()
    }

    fn dialogue_if_lost(
        &self,
        host: Option<Box<dyn Host>>,
        choices: &mut Choices,
    ) -> Result<Option<(Dialogue, String)>> {
        let Some(mut host) = host else { return Ok(None) };
        let limits = self.limits();
        let (outcome, dialogue) = conversed(self.program, &mut *host, choices, &limits, None)?;
        let of_run = || self.fault(&outcome, &limits);
        let fault = match &dialogue.fault {
            Some(fault @ Fault::Refused(_)) => Some(fault.to_string()),
            fault => of_run().or(fault.as_ref().map(Fault::to_string)),
        };
        let Some(fault) = fault else { return Ok(None) };
        let lines = visible::text(dialogue.last_lines(SHOWN_LINES).as_bytes());
        let shown =
            text!("the dialogue:\n{lines}the fault: {fault}", "对话：\n{lines}错误：{fault}");
        Ok(Some((dialogue, shown)))
    }

    /// All that the program says to an input, in a dialogue that it loses if it talks; nothing if it fails.
    pub fn said(&self, input: &str) -> Result<String> {
        if self.problem.talks() {
            let lost = self.lost_dialogue(input, MOST_DIALOGUES)?;
            return Ok(lost.map(|(dialogue, _)| dialogue.of_program()).unwrap_or_default());
        }
        Ok(String::from_utf8_lossy(&self.answer(input)?.unwrap_or_default()).into_owned())
    }

    /// Compares the answers of the program and of our solution to an extreme input, and says where they differ first.
    pub fn fault_on_extreme(&self, name: &str, input: &str, ours: &Path) -> Result<Option<String>> {
        if self.problem.talks() {
            return Ok(self.lost_dialogue(input, 0)?.map(|(_, fault)| fault));
        }
        let limits = Limits::patience(OUR_PATIENCE);
        let (outcome, expected) = measured(ours, input, &limits)?;
        if let Some(complaint) = outcome.complaint(&limits) {
            bail!(text!(
                "on {name}, our own solution {complaint}",
                "在 {name} 上，我们自己的题解{complaint}"
            ));
        }
        let found = match self.answer(input)? {
            Err(fault) => return Ok(Some(fault)),
            Ok(found) => found,
        };
        let texts = [&expected, &found].map(|text| String::from_utf8_lossy(text));
        let differs = output::same(&texts[0], &texts[1]).err();
        Ok(differs.map(|differs| text!("not as our solution: {differs}", "与题解不同：{differs}")))
    }

    /// The output, or the fault of the run. What misses the judge's time by little is tried twice: a busy machine slows
    /// any program.
    pub fn answer(&self, input: &str) -> Result<Result<Vec<u8>, String>> {
        let limits = self.limits();
        let (mut outcome, mut found) = measured(self.program, input, &limits)?;
        if outcome.stopped.is_none() && outcome.cpu > self.time {
            (outcome, found) = measured(self.program, input, &limits)?;
        }
        Ok(self.fault(&outcome, &limits).map_or(Ok(found), Err))
    }

    fn limits(&self) -> Limits {
        let cpu = self.time + MORE;
        let (memory, processes) = (MOST_MEMORY, MOST_PROCESSES);
        Limits { cpu, idle: SLEEP, wall: QUEUE + 4 * cpu, memory, processes }
    }

    fn fault(&self, outcome: &Outcome, limits: &Limits) -> Option<String> {
        let (took, allowed) = (outcome.cpu.as_secs_f64(), self.time.as_secs_f64());
        let is_slow = || {
            text!(
                "takes {took:.1} s of CPU time: the judge allows {allowed} s",
                "用了 {took:.1} s CPU 时间：时限是 {allowed} s"
            )
        };
        let complaint = outcome.complaint(limits).or((took > allowed).then(is_slow))?;
        Some(text!("the program {complaint}", "程序{complaint}"))
    }
}

/// Both answers, made safe for a terminal.
fn both(judge: Text, expected: &[u8], found: &[u8]) -> String {
    let (expected, found) = (shown(expected), shown(found));
    text!(
        "{judge}:\n{expected}\nthe program says:\n{found}",
        "{judge}：\n{expected}\n程序的答案：\n{found}"
    )
}

/// The beginning of an answer, made safe for a terminal.
fn shown(answer: &[u8]) -> String {
    const MOST: usize = 4000;
    let more = if answer.len() > MOST { "..." } else { "" };
    visible::text(&answer[..answer.len().min(MOST)]).trim_end().to_string() + more
}
