//! A program of somebody's own as a source of answers.

mod kept;

use crate::Usage;
use crate::runner::limits::Allowed;
use crate::runner::measure;
use crate::runner::runnable::Runnable;
use crate::runner::visible;
use anyhow::{Result, anyhow, bail};
use explore::budget::{Budget, Nobody};
use explore::cell::{Table, positions};
use explore::explore::budget;
use explore::printed::{Options, answered};
use explore::source::{About, Source};
use explore::wording::{Wording, tuple};
use kept::Kept;
use language::{counted, text};
use std::cell::{OnceCell, RefCell};
use std::time::Duration;

/// The time for one run.
const PATIENCE: Duration = Duration::from_secs(10);
/// The time that a run takes at least.
const LEAST: Duration = Duration::from_millis(2);
/// The memory of one run.
const MEMORY: u64 = 1 << 30;
/// Positions that are asked at a time.
const TOGETHER: usize = 256;
/// The greatest coordinate that is asked for at first, by the number of coordinates, and of those that tell what is printed.
const USUAL: [u64; 4] = [100, 15, 6, 4];
const FIRST: u64 = 2;
/// The most places of the table that begins at 0 and holds the first answers.
const ROOM: usize = 1 << 18;

/// The form of an input.
pub(super) struct Form {
    text: String,
    axes: Vec<String>,
    is_counted: bool,
}

impl Form {
    /// Reads a form such as `1\n{a} {b}`, whose names are the coordinates.
    pub fn parse(typed: &str, is_counted: bool) -> Result<Form> {
        let text = typed.replace("\\n", "\n").replace("\\t", "\t");
        let mut axes: Vec<String> = Vec::new();
        for part in text.split('{').skip(1) {
            let name = part.split_once('}').map(|(name, _)| name.trim());
            let Some(name) = name.filter(|name| !name.is_empty()) else {
                bail!(Usage(text!(
                    "a brace in {typed:?} is not closed, or empty: write {{n}}",
                    "{typed:?} 里有花括号没有闭合，或者是空的：请写 {{n}}"
                )));
            };
            if !axes.iter().any(|axis| axis == name) {
                axes.push(name.into());
            }
        }
        if !(1..=USUAL.len()).contains(&axes.len()) {
            let (count, most) = (axes.len(), USUAL.len());
            bail!(Usage(text!(
                "--input has 1 to {most} coordinates in braces, as in '1\\n{{a}} {{b}}', not {count}",
                "--input 里花括号中的坐标应为 1 到 {most} 个，如 '1\\n{{a}} {{b}}'，现有 {count} 个"
            )));
        }
        Ok(Form { text, axes, is_counted })
    }

    fn input(&self, asked: &[Vec<u64>]) -> String {
        let case = |at: &Vec<u64>| {
            let named = self.axes.iter().zip(at);
            let text = named.fold(self.text.clone(), |text, (axis, number)| {
                text.replace(&format!("{{{axis}}}"), &number.to_string())
            });
            text + "\n"
        };
        let cases: String = asked.iter().map(case).collect();
        if self.is_counted { format!("{}\n{cases}", asked.len()) } else { cases }
    }
}

/// A program, and its answers so far.
pub(super) struct Asked {
    program: Runnable,
    form: Form,
    from: u64,
    lost: OnceCell<String>,
    pairs: Vec<[&'static str; 2]>,
    about: About,
    kept: RefCell<Kept>,
    /// The first failure.
    failure: RefCell<Option<String>>,
}

impl Asked {
    /// A program that is asked from a coordinate on. Its first answers tell the meaning of its words.
    pub fn new(
        program: Runnable,
        form: Form,
        from: u64,
        lost: Option<String>,
        pairs: Vec<[&'static str; 2]>,
    ) -> Result<Asked> {
        let first = vec![(from + FIRST) as usize + 1; form.axes.len()];
        let room = first.iter().try_fold(1_usize, |room, &size| room.checked_mul(size));
        if room.is_none_or(|room| room > ROOM) {
            let axes = form.axes.len();
            bail!(Usage(text!(
                "--from {from} is too far from 0 for {axes} coordinates: shift them in the program",
                "坐标有 {axes} 个时，--from {from} 离 0 太远：请在程序里平移"
            )));
        }
        let (name, input) = (program.name.clone(), form.text.replace('\n', "\\n"));
        let axes = form.axes.clone();
        let usual = vec![USUAL[axes.len() - 1] + from; axes.len()];
        let kept = RefCell::new(Kept::of(&program, &form));
        let about = About {
            title: name.clone(),
            typed: format!("--bin {name} --input '{input}'"),
            rules: Wording::default(),
            axes,
            question: None,
            known: None,
            usual,
            is_asked_for: false,
            largest: None,
            told: None,
            is_table: false,
        };
        let lost = lost.map_or_else(OnceCell::new, OnceCell::from);
        let failure = RefCell::default();
        let mut asked = Asked { program, form, from, lost, pairs, about, kept, failure };
        asked.answers(&first, &mut budget(MEMORY, PATIENCE.as_secs(), &Nobody))?;
        let lost = asked.lost.get().cloned();
        asked.about.rules = Wording::of(|| match &lost {
            None => text!("Its answers to `{input}`.", "它对 `{input}` 的答案。"),
            Some(lost) => text!(
                "Its answers to `{input}`; `{lost}` is lost for the player to move.",
                "它对 `{input}` 的答案；`{lost}` 表示当前操作者必败。"
            ),
        });
        Ok(asked)
    }

    /// Asks for these positions, keeps the answers, and returns the CPU time that they took. The inner error is the fault of the program.
    fn ask(&self, asked: &[Vec<u64>]) -> Result<Result<Duration, String>> {
        let limits = Allowed { time: PATIENCE, memory: MEMORY, ..Allowed::USUAL }.of_run();
        let input = self.form.input(asked);
        let (outcome, printed) = measure::answer(&self.program, &input, &limits)?;
        let name = &self.program.name;
        let at = tuple(&asked[0]);
        if let Some(complaint) = outcome.complaint(&limits) {
            return Ok(Err(text!("{name}, at {at}, {complaint}", "{name} 在 {at} 处{complaint}")));
        }
        let printed = String::from_utf8_lossy(&printed).into_owned();
        let lines: Vec<&str> = printed.lines().map(str::trim).filter(|it| !it.is_empty()).collect();
        let is_one = |line: &&str| {
            let mut words = line.split_whitespace();
            words.clone().count() == 1 || !words.any(|word| word.parse::<f64>().is_ok())
        };
        if lines.len() != asked.len() || !lines.iter().all(is_one) {
            let shown = visible::word(printed.trim().as_bytes());
            let positions = counted(asked.len(), "position", "个局面");
            return Ok(Err(text!(
                "{name}, asked for {positions} from {at} on, prints {shown:?}: each takes a line with one word or number",
                "问了 {name} 从 {at} 起的 {positions}，它输出了 {shown:?}：每个局面应输出一行，一个词或一个数"
            )));
        }
        self.kept.borrow_mut().add(asked, &lines);
        Ok(Ok(outcome.cpu.max(LEAST)))
    }
}

impl Source for Asked {
    fn about(&self) -> &About {
        &self.about
    }

    fn failure(&self) -> Option<String> {
        self.failure.borrow().clone()
    }

    fn answers(&self, sizes: &[usize], budget: &mut Budget<'_>) -> Result<Table> {
        let all: Vec<Vec<u64>> = positions(sizes).collect();
        let is_asked = |at: &Vec<u64>| at.iter().all(|&number| number >= self.from);
        let is_open = |at: &&Vec<u64>| is_asked(at) && !self.kept.borrow().has(at);
        let open: Vec<Vec<u64>> = all.iter().filter(is_open).cloned().collect();
        let together = if self.form.is_counted { TOGETHER } else { 1 };
        let mut done = all.len() - open.len();
        for some in open.chunks(together) {
            let taken = match self.ask(some)? {
                Ok(taken) => taken,
                Err(failure) => {
                    self.failure.borrow_mut().get_or_insert(failure);
                    break;
                }
            };
            done += some.len();
            if !budget.spend(taken.as_nanos() as u64, done as u64) {
                break;
            }
        }
        self.kept.borrow().write();
        let kept = self.kept.borrow();
        let is_known = |at: &&Vec<u64>| !is_asked(at) || kept.has(at);
        let known = all.iter().take_while(is_known).map(|at| kept.get(at).cloned());
        let known: Vec<Option<String>> = known.collect();
        if known.iter().flatten().next().is_none() {
            let nothing = || {
                text!("{name} answered nothing", "{name} 没有任何回答", name = self.program.name)
            };
            return Err(anyhow!(self.failure().unwrap_or_else(nothing)));
        }
        let lost = self.lost.get().map(String::as_str);
        let options = Options { from: None, lost, pairs: &self.pairs };
        let (table, lost) = answered(&self.about.axes, sizes, &known, &options)?;
        lost.map(|lost| self.lost.set(lost));
        Ok(table)
    }
}
