//! The program whose answers are doubted.

use crate::judge::comparison::by_turn;
use crate::judge::{Difference, end_of_errors, of_dialogue, of_files};
use crate::runner::limits::Allowed;
use crate::runner::measure;
use crate::runner::runnable::Runnable;
use crate::runner::talk::conversed;
use crate::runner::verdict::{self, Verdict};
use crate::runner::visible;
use anyhow::{Result, anyhow};
use language::{Text, text};
use rules::choices::{Choices, every};
use rules::dialogue::{Dialogue, Interactor, Strategy, strategies};
use rules::{Problem, output};
use std::path::Path;

/// Memory limit, unless one is typed. It is above those of the judges, as debug builds and sanitizers need more.
pub const MOST_MEMORY: u64 = 1 << 30;
/// Lines and bytes of an answer that is shown whole.
const MOST_LINES: usize = 12;
const MOST_WHOLE: usize = 400;
/// Further dialogues about an input: about the shortest inputs these are all.
const MOST_DIALOGUES: usize = 12;
/// Lines of a dialogue that are shown, the last ones.
const SHOWN_LINES: usize = 20;

/// A program, and the problem that it is to solve.
pub struct Suspect<'a> {
    pub problem: &'a dyn Problem,
    pub doubted: Doubted<'a>,
}

/// A program that is run within limits.
pub struct Doubted<'a> {
    pub program: &'a Runnable,
    /// Limits of the judge; the memory is above them, unless somebody has typed it.
    pub allowed: Allowed,
}

impl Suspect<'_> {
    /// The fault of the answer to an input by the rules, or of a dialogue about it, if there is one.
    pub fn disagreement(&self, input: &str) -> Result<Option<String>> {
        if self.problem.talks() {
            return Ok(self.lost_dialogue(input, MOST_DIALOGUES)?.map(|(_, fault)| fault));
        }
        let answer = match self.doubted.answer(input)? {
            Err(fault) => return Ok(Some(fault)),
            Ok(answer) => answer,
        };
        if self.problem.check(input, &answer.text)?.is_ok() {
            return Ok(None);
        }
        let expected = self.problem.answer(input)?;
        Ok(Some(answer.beside(Text("the rules say", "暴力的答案"), &expected)))
    }

    /// The first dialogue that the program loses, with the fault: against judges of each strategy, then in at most `most`
    /// of the other dialogues.
    pub fn lost_dialogue(&self, input: &str, most: usize) -> Result<Option<(Dialogue, String)>> {
        let of_strategy = |mut judge: Strategy| {
            self.dialogue_if_lost(judge.interactor(self.problem, input)?, &mut judge.choices)
        };
        let any =
            |choices: &mut Choices| self.dialogue_if_lost(self.problem.interactor(input)?, choices);
        let mut lost = strategies().map(of_strategy).chain(every(any).take(most));
        lost.find_map(Result::transpose).transpose()
    }

    fn dialogue_if_lost(
        &self,
        interactor: Option<Box<dyn Interactor>>,
        choices: &mut Choices,
    ) -> Result<Option<(Dialogue, String)>> {
        let Some(mut interactor) = interactor else { return Ok(None) };
        let Doubted { program, allowed } = &self.doubted;
        let (outcome, dialogue) =
            conversed(program, &mut *interactor, choices, &allowed.of_run(), None)?;
        let verdict = of_dialogue(&dialogue, verdict::of_run(&outcome, allowed));
        let Some(fault) = self.doubted.fault(&verdict) else { return Ok(None) };
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
        Ok(self.doubted.answer(input)?.map(|answer| answer.text).unwrap_or_default())
    }

    /// Compares the answers of the program and of our solution to an extreme input, and says where they differ first.
    pub fn fault_on_extreme(&self, name: &str, input: &str, ours: &Path) -> Result<Option<String>> {
        if self.problem.talks() {
            return Ok(self.lost_dialogue(input, 0)?.map(|(_, fault)| fault));
        }
        let ours = |input: &str| {
            measure::trusted(&ours.to_path_buf().into(), input)?.map_err(|complaint| {
                anyhow!(text!(
                    "on {name}, our own solution {complaint}",
                    "在 {name} 上，我们自己的题解{complaint}"
                ))
            })
        };
        let expected = ours(input)?;
        let answer = match self.doubted.answer(input)? {
            Err(fault) => return Ok(Some(fault)),
            Ok(answer) => answer,
        };
        let Err(differs) = output::same(&expected, &answer.text) else { return Ok(None) };
        let differs = text!("not as our solution: {differs}", "与题解不同：{differs}");
        let differs = match by_turn(self.problem, input, &answer.text, |left| ours(left).map(Some))?
        {
            Some(Ok(())) => return Ok(None),
            Some(Err(why)) => why,
            None => differs,
        };
        Ok(Some([vec![differs], answer.lines_beside(&expected)].concat().join("\n")))
    }
}

impl Doubted<'_> {
    /// The answer, or the fault of the run. What misses the judge's time by little is tried twice: a busy machine slows any
    /// program.
    pub fn answer(&self, input: &str) -> Result<Result<Answered, String>> {
        let limits = self.allowed.of_run();
        let (mut outcome, mut found) = measure::answer(self.program, input, &limits)?;
        if outcome.stopped.is_none() && outcome.cpu > self.allowed.time {
            (outcome, found) = measure::answer(self.program, input, &limits)?;
        }
        if let Some(fault) = self.fault(&verdict::of_run(&outcome, &self.allowed)) {
            return Ok(Err(fault));
        }
        let text = String::from_utf8_lossy(&found).into_owned();
        let note = of_files(self.program, &outcome.files);
        Ok(Ok(Answered { text, errors: outcome.errors, note }))
    }

    /// The verdict of a judge in words, unless it accepts the run.
    fn fault(&self, verdict: &Verdict) -> Option<String> {
        let (title, because) = (verdict.title(), verdict.because(&self.allowed));
        (!verdict.is_accepted()).then(|| text!("{title}: {because}", "{title}：{because}"))
    }
}

/// The answer of a program, and what else is known of the run.
pub struct Answered {
    pub text: String,
    errors: String,
    note: Option<String>,
}

impl Answered {
    /// A wrong answer with the right one: both whole where they are short, else the lines at their first difference.
    pub fn beside(&self, judge: Text, expected: &str) -> String {
        let is_short = |text: &str| text.len() <= MOST_WHOLE && text.lines().count() <= MOST_LINES;
        let mut lines = if is_short(expected) && is_short(&self.text) {
            let shown = |text: &str| visible::text(text.trim_end().as_bytes());
            let (right, found) = (shown(expected), shown(&self.text));
            vec![text!(
                "{judge}:\n{right}\nthe program says:\n{found}",
                "{judge}：\n{right}\n程序的答案：\n{found}"
            )]
        } else {
            Difference::of(expected, &self.text).iter().flat_map(Difference::rows).collect()
        };
        lines.extend(self.remarks());
        lines.join("\n")
    }

    /// The lines at the first difference, unless a word says as much.
    fn lines_beside(&self, expected: &str) -> Vec<String> {
        let differs = Difference::of(expected, &self.text).filter(|lines| !lines.is_plain());
        differs.iter().flat_map(Difference::rows).chain(self.remarks()).collect()
    }

    fn remarks(&self) -> Vec<String> {
        [end_of_errors(&self.errors), self.note.iter().cloned().collect()].concat()
    }
}
