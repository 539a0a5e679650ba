//! The hunt among inputs that a search answers: all small ones, then random ones.

use super::Arguments;
use super::suspect::Suspect;
use crate::checkout::catalogue::ideas_file;
use crate::checkout::{Collection, Files};
use crate::console::{self, columns, error_text, progress};
use crate::judge::cut;
use crate::parallel::{first, processors};
use crate::runner::interrupted;
use crate::written::with_ends_of;
use anyhow::{Result, bail, ensure};
use language::{Text, prose, text};
use rules::Problem;
use rules::choices::{Choices, shrink};
use std::io::{IsTerminal, stderr};
use std::path::Path;
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};
use std::time::{Duration, Instant};

/// Most cases in a small input.
const TOGETHER: usize = 1000;
/// Most small inputs for a program that talks with the judge, as each takes many runs.
const MOST_TALKS: usize = 200;
/// Seconds until the first line of progress, and between two, where there is no terminal for a bar.
const FIRST_LINE: u64 = 5;
const NEXT_LINE: u64 = 10;
/// Most bytes of an answer that is kept with a wrong idea.
const MOST_KEPT: usize = 10_000;
/// Time for shrinking an input; after random inputs, the rest of their time if that is longer.
const SHRINKING: Duration = Duration::from_secs(2);

pub struct Hunt<'a> {
    pub files: &'a Collection,
    pub problem: &'a dyn Problem,
    pub suspect: Suspect<'a>,
    pub arguments: &'a Arguments,
}

/// An input that the program does not answer as it should.
struct Find {
    seed: u64,
    size: usize,
    record: Vec<u64>,
    input: String,
    fault: String,
}

impl Hunt<'_> {
    /// Tries all small inputs, and random ones until the time is over; returns how many of each. Says before how long
    /// that takes, and that so many extreme inputs follow.
    pub fn searched(&self, extremes: usize) -> Result<(usize, usize)> {
        let mut alone = self.problem.small(1);
        if self.problem.talks() {
            // Each costs many runs.
            alone.truncate(MOST_TALKS);
        }
        let together = TOGETHER.min(self.problem.most_cases()).max(1);
        let batches = if together == 1 { &alone } else { &self.problem.small(together) };
        self.announce(alone.len(), extremes);
        self.small(&alone, batches, together)?;
        Ok((alone.len(), self.random()?))
    }

    /// Says how many inputs are tried. How long the small ones take is seen when some have been.
    fn announce(&self, small: usize, extremes: usize) {
        let seconds = self.arguments.seconds;
        let most = self.suspect.doubted.allowed.of_run().cpu.as_secs_f64();
        let mut plan = text!(
            "{small} small inputs; random ones for {seconds} s",
            "小数据 {small} 份；随机数据 {seconds} s"
        );
        if extremes > 0 {
            plan += &text!(
                "; {extremes} extreme ones, at most {most} s each",
                "；极端数据 {extremes} 份，每份至多 {most} s"
            );
        }
        eprintln!("{plan}");
    }

    /// Tries the batches of so many small inputs; in one on which the program is wrong, each input alone.
    fn small(&self, alone: &[String], batches: &[String], together: usize) -> Result<()> {
        let Some((batch, fault)) = self.first_of(batches, None)? else { return Ok(()) };
        let from = batch * together;
        let cases = &alone[from..(from + together).min(alone.len())];
        let found = match cases {
            [_] => Some((0, fault.clone())),
            _ => self.first_of(cases, Some(Instant::now() + SHRINKING))?,
        };
        if let Some((number, fault)) = found {
            let (number, all) = (from + number + 1, alone.len());
            let how = text!(
                "a small input, number {number} of {all}",
                "小数据，{all} 份中的第 {number} 份"
            );
            return self.fail(&alone[number - 1], &fault, &how);
        }
        // A program may be wrong, or too slow, only where several cases stand together.
        let how = text!(
            "a small input of {count} cases, none found wrong alone",
            "小数据，共 {count} 组，单独一组都没有发现错误",
            count = cases.len()
        );
        self.fail(&batches[batch], &fault, &how)
    }

    /// The number of the first of the inputs on which the program is wrong, and the fault.
    fn first_of(&self, inputs: &[String], end: Option<Instant>) -> Result<Option<(usize, String)>> {
        let progress = progress(inputs.len() as u64);
        progress.set_message(Text("small inputs", "份小数据").get());
        let (start, next_line) = (Instant::now(), AtomicU64::new(FIRST_LINE));
        let is_time = |_: &usize| end.is_none_or(|end| Instant::now() < end);
        let found = first(processors(), (0..inputs.len()).take_while(is_time), |number| {
            let found = self.disagreement(&inputs[number])?;
            progress.inc(1);
            let (seconds, next) = (start.elapsed().as_secs(), next_line.load(Ordering::Relaxed));
            if seconds >= next && !stderr().is_terminal() {
                next_line.store(seconds + NEXT_LINE, Ordering::Relaxed);
                let (tried, all) = (progress.position().max(1), inputs.len() as u64);
                let left = seconds * all.saturating_sub(tried) / tried;
                let line = text!(
                    "small inputs: {tried} of {all}, after {seconds} seconds; about {left} seconds more",
                    "小数据：{all} 份中的 {tried} 份，用了 {seconds} 秒，大约还要 {left} 秒"
                );
                eprintln!("{line}");
            }
            Ok(found)
        });
        let tried = progress.position();
        progress.finish_and_clear();
        say_if_interrupted(&found, || {
            let all = inputs.len();
            text!(
                "interrupted: no disagreement on {tried} of {all} small inputs",
                "已中断：{all} 份小数据中试了 {tried} 份，没有发现不一致"
            )
        });
        found
    }

    /// Tries random inputs until the time is over, and returns how many.
    fn random(&self) -> Result<usize> {
        let end = Instant::now() + Duration::from_secs(self.arguments.seconds);
        let most = self.arguments.size.unwrap_or(self.problem.large());
        let in_words = |tried| text!("s, {tried} random inputs", "s，随机数据 {tried} 份");
        let (tried, found) = first_in_time(self.arguments, most, in_words, |seed, size| {
            let mut choices = Choices::random(seed);
            let input = self.problem.random(&mut choices, size);
            let fault = self.disagreement(&input)?;
            Ok(fault.map(|fault| Find { seed, size, record: choices.record(), input, fault }))
        });
        say_if_interrupted(&found, || {
            text!(
                "interrupted: no disagreement on all small inputs and {tried} random ones",
                "已中断：在全部小数据和 {tried} 份随机数据上没有发现不一致"
            )
        });
        match found? {
            Some(find) => self.report(find, end),
            None => Ok(tried),
        }
    }

    fn disagreement(&self, input: &str) -> Result<Option<String>> {
        ensure!(!interrupted(), Text("interrupted", "已中断"));
        self.suspect.disagreement(input)
    }

    /// Makes the input small, which takes the rest of the time or a little more, and ends with both answers.
    fn report<T>(&self, found: Find, end: Instant) -> Result<T> {
        let Find { seed, size, record, input, fault } = found;
        let end = end.max(Instant::now() + SHRINKING);
        let mut is_tried = false;
        let (input, fault) = shrink((input, fault), record, |choices| {
            if Instant::now() >= end || interrupted() {
                return None;
            }
            is_tried = true;
            let smaller = self.problem.random(choices, size);
            let fault = self.disagreement(&smaller).ok()??;
            Some((smaller, fault))
        });
        let mut how =
            text!("found by --seed {seed} --size {size}", "由 --seed {seed} --size {size} 找到");
        if is_tried {
            how += Text(", then made small", "，然后缩小").get();
        }
        self.fail(&input, &fault, &how)
    }

    /// Ends with the input and both answers.
    fn fail<T>(&self, input: &str, fault: &str, how: &str) -> Result<T> {
        // Whoever interrupts the hunt ends the program, too, which is no fault of its.
        ensure!(!interrupted(), Text("interrupted", "已中断"));
        let kept = self.keep(("input", input), input);
        let [how, kept] = [how, &kept].map(|text| prose::beside("", text, columns()));
        let fault = fault.trim_end().to_string() + &once_more(self.disagreement(input)?);
        bail!(text!(
            "on the input\n{input}{fault}\n{how}\n{kept}",
            "这份输入卡掉了程序：\n{input}{fault}\n{how}\n{kept}"
        ));
    }

    /// Ends with the name of the extreme input of this number, if the program is wrong on it.
    pub fn extreme(&self, number: usize, ours: &Path) -> Result<()> {
        let (name, breaks) = self.problem.extremes()[number];
        let (input, _) = self.problem.extreme_input(number)?;
        let Some(fault) = self.suspect.fault_on_extreme(name, &input, ours)? else { return Ok(()) };
        let (command, id) = (console::name(), self.problem.id());
        let kept = prose::beside("", &self.keep(("extreme", name), &input), columns());
        // Errors of a program, and dialogues, can be long.
        let lines: Vec<String> = fault.lines().take(12).map(cut).collect();
        bail!(text!(
            "on the extreme input of `{command} gen {id} extreme {name}`, meant to break {breaks}\n{lines}\n{kept}",
            "极端数据 `{command} gen {id} extreme {name}`，用来卡：{breaks}\n{lines}\n{kept}",
            lines = lines.join("\n")
        ));
    }

    /// Adds what was found to the wrong ideas, if that is wanted; returns where, how, or why not, in words: the find itself
    /// is not lost.
    fn keep(&self, shown: (&str, &str), input: &str) -> String {
        let why =
            |error| text!("not kept: {error}", "没有存入：{error}", error = error_text(&error));
        self.added(shown, input).unwrap_or_else(why)
    }

    /// Adds the input, by its text or its name, and the program's answer.
    fn added(&self, (key, shown): (&str, &str), input: &str) -> Result<String> {
        let file = ideas_file(self.problem.id());
        let Some(name) = &self.arguments.save else {
            return Ok(text!(
                "to keep it in {file}, say --save and a name",
                "要存入 {file}，请写 --save 和一个名字"
            ));
        };
        let answer = self.suspect.said(input)?;
        if answer.len() > MOST_KEPT {
            return Ok(text!(
                "not kept: the answer has {bytes} bytes, and an idea at most {MOST_KEPT}; a smaller input shows it better",
                "没有存入：答案有 {bytes} 字节，一条错解至多 {MOST_KEPT} 字节；较小的输入更能说明问题",
                bytes = answer.len()
            ));
        }
        let is_there = self.files.bytes(&file)?.is_some();
        let before = if is_there { self.files.read(&file)? } else { String::new() };
        // The strings of JSON are strings of TOML.
        let [shown, prints] =
            [shown.into(), answer].map(|text| serde_json::Value::from(text).to_string());
        let gap = if before.is_empty() { "" } else { "\n" };
        let idea = &format!(
            "{gap}[[idea]]\nname = \"{name}\"\nname_zh = \"\"\nbecause = \"\"\nbecause_zh = \"\"\n\
             {key} = {shown}\nprints = {prints}\n"
        );
        let text = format!("{before}{}", with_ends_of(&before, idea));
        self.files.checkout()?.write(&file, &text)?;
        Ok(text!(
            "kept in {file}: say there why people believe the idea `{name}`",
            "已存入 {file}：请在那里写明为什么会有 `{name}` 这种想法"
        ))
    }
}

/// The first find by seeds and by sizes up to `most`, until the time is over; before it, how many were tried, which
/// `in_words` tells as progress.
pub fn first_in_time<T: Send>(
    arguments: &Arguments,
    most: usize,
    in_words: fn(usize) -> String,
    find: impl Fn(u64, usize) -> Result<Option<T>> + Sync,
) -> (usize, Result<Option<T>>) {
    let seconds = arguments.seconds;
    let (start, end) = (Instant::now(), Instant::now() + Duration::from_secs(seconds));
    let (progress, tried) = (progress(seconds), AtomicUsize::new(0));
    let turns = (0..).take_while(|_| Instant::now() < end);
    let found = first(processors(), turns, |turn| {
        // From small to large and back: a small input that fails is found soon.
        let size = 1 + (most - 1) * (turn % 20) / 19;
        let found = find(arguments.seed.wrapping_add(turn as u64), size)?;
        let tried = tried.fetch_add(1, Ordering::Relaxed) + 1;
        progress.set_message(in_words(tried));
        progress.set_position(start.elapsed().as_secs());
        Ok(found)
    });
    progress.finish_and_clear();
    (tried.into_inner(), found.map(|found| found.map(|(_, find)| find)))
}

/// A remark on a program that is right when it is run once more.
pub fn once_more(fault: Option<String>) -> String {
    match fault {
        Some(_) => String::new(),
        None => text!(
            "\na second run was right: the program does not always answer the same (random numbers, memory that was never \
             set, its time)",
            "\n再跑一次却是对的：程序的答案不固定（随机数、未初始化的内存、时间）"
        ),
    }
}

/// Says what was tried, when somebody ends a hunt that has found nothing.
fn say_if_interrupted<T>(found: &Result<T>, tried: impl FnOnce() -> String) {
    if found.is_err() && interrupted() {
        eprintln!("{}", tried());
    }
}
