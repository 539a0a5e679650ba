//! The hunt for a problem that is not in the collection: a generator, a brute force and a program of somebody's own.

use super::Arguments;
use super::hunt::{first_in_time, once_more};
use super::suspect::{Answered, Doubted, MOST_MEMORY};
use crate::Usage;
use crate::console::{columns, name, say};
use crate::judge::comparison::Comparison;
use crate::judge::cut;
use crate::parallel::{first, processors};
use crate::runner::limits::Allowed;
use crate::runner::measure;
use crate::runner::runnable::Runnable;
use crate::runner::{interrupted, visible};
use anyhow::{Context, Result, bail, ensure};
use language::{Text, prose, text};
use std::ffi::OsString;
use std::fs::File;
use std::io::{ErrorKind, Write};
use std::time::{Duration, Instant};

/// Greatest size of random inputs without `--size`.
const USUAL_SIZE: usize = 30;
/// Seeds that are tried for each smaller size, and the time for all.
const TRIES: usize = 50;
const SHRINKING: Duration = Duration::from_secs(5);
/// Lines of an input that are shown.
const SHOWN: usize = 20;

/// Three programs that are run on the same inputs.
struct Hunt<'a> {
    generator: Runnable,
    brute: Runnable,
    doubted: Doubted<'a>,
    comparison: Comparison,
    /// True if the generator is told how large an input is to be.
    takes_size: bool,
}

/// An input on which the program is wrong.
struct Find {
    seed: u64,
    size: usize,
    input: String,
    expected: String,
    fault: String,
}

/// Hunts until the time is over; an input that breaks the program is an error.
pub fn hunt(arguments: &Arguments, commands: [&OsString; 3]) -> Result<()> {
    let usual = Allowed { memory: MOST_MEMORY, ..Allowed::USUAL };
    let allowed = arguments.limits.instead_of(usual);
    let [generator, brute, program] =
        commands.map(|command| Runnable::find(command, allowed.stack));
    let (mut generator, brute, mut program) = (generator?, brute?, program?);
    program.files = arguments.files.clone();
    let has = |generator: &Runnable, mark| {
        generator.arguments.iter().any(|word| word.to_string_lossy().contains(mark))
    };
    // The seed stands last where it has no place.
    if !has(&generator, "{seed}") {
        generator.arguments.push("{seed}".into());
    }
    let hunt = Hunt {
        takes_size: has(&generator, "{size}"),
        generator,
        brute,
        doubted: Doubted { program: &program, allowed },
        comparison: arguments.comparison.chosen()?,
    };
    let most = arguments.size.unwrap_or(USUAL_SIZE).max(1);
    let in_words = |tried| text!("s, {tried} inputs", "s，数据 {tried} 份");
    let find = |seed, size| hunt.fault(seed, size);
    let (tried, found) = first_in_time(arguments, most, in_words, find);
    if let Some(find) = found? {
        return hunt.report(find);
    }
    let [name, brute] = [&program.name, &hunt.brute.name];
    let agrees = text!(
        "{name} agrees with {brute} on {tried} inputs",
        "{name} 在 {tried} 份数据上与 {brute} 一致"
    );
    say(prose::beside("", &agrees, columns()));
    Ok(())
}

impl Hunt<'_> {
    /// The fault of the program on the input that the generator makes of a seed and a size.
    fn fault(&self, seed: u64, size: usize) -> Result<Option<Find>> {
        ensure!(!interrupted(), Text("interrupted", "已中断"));
        let input = trusted(&self.generator_of(seed, size), "")
            .with_context(|| text!("the generator, seed {seed}", "数据生成器，种子 {seed}"))?;
        let expected = trusted(&self.brute, &input)
            .with_context(|| text!("the brute force, seed {seed}", "暴力程序，种子 {seed}"))?;
        let fault = self.fault_on(&input, &expected)?;
        Ok(fault.map(|fault| Find { seed, size, input, expected, fault }))
    }

    fn fault_on(&self, input: &str, expected: &str) -> Result<Option<String>> {
        let answer: Answered = match self.doubted.answer(input)? {
            Err(fault) => return Ok(Some(fault)),
            Ok(answer) => answer,
        };
        let checked = self.comparison.check(input, expected, &answer.text)?;
        let beside = || answer.beside(Text("the brute force says", "暴力的答案"), expected);
        Ok(checked.err().map(|why| format!("{why}\n{}", beside())))
    }

    /// The generator with its seed and size in their places.
    fn generator_of(&self, seed: u64, size: usize) -> Runnable {
        let [seed, size] = [seed.to_string(), size.to_string()];
        let mut generator = self.generator.clone();
        for argument in &mut generator.arguments {
            let word = argument.to_string_lossy();
            *argument = word.replace("{seed}", &seed).replace("{size}", &size).into();
        }
        generator
    }

    /// An input of a smaller size that breaks the program, if one is found in time.
    fn smaller(&self, size: usize, end: Instant) -> Result<Option<Find>> {
        let sizes = if self.takes_size { size - 1 } else { 0 };
        let turns = (0..sizes * TRIES).take_while(|_| Instant::now() < end);
        let try_one = |turn| self.fault((turn / sizes) as u64, 1 + turn % sizes);
        Ok(first(processors(), turns, try_one)?.map(|(_, find)| find))
    }

    /// Makes the input small, keeps it in this folder, and ends with both answers.
    fn report(&self, mut find: Find) -> Result<()> {
        let end = Instant::now() + SHRINKING;
        while let Some(smaller) = self.smaller(find.size, end)? {
            find = smaller;
        }
        let Find { seed, size, input, expected, fault } = &find;
        let once_more = once_more(self.fault_on(input, expected)?);
        let shown = visible::text(input.trim_end().as_bytes());
        let mut lines: Vec<String> = shown.lines().take(SHOWN).map(cut).collect();
        if shown.lines().count() > SHOWN {
            lines.push("...".into());
        }
        let kept = keep(input, expected)?;
        let how = match self.takes_size {
            true => text!("seed {seed}, size {size}", "种子 {seed}，规模 {size}"),
            false => text!("seed {seed}", "种子 {seed}"),
        };
        bail!(text!(
            "on the input of {how}\n{input}\n{fault}{once_more}\nkept: {kept}; `{command} judge --cases . --bin ...` runs \
             what is kept",
            "这份输入卡掉了程序（{how}）：\n{input}\n{fault}{once_more}\n已保存：{kept}；`{command} judge --cases . --bin ...` 可以再跑",
            input = lines.join("\n"),
            command = name()
        ))
    }
}

/// Runs a program that is trusted to end well; its failure is no fault of the program that is hunted.
fn trusted(program: &Runnable, input: &str) -> Result<String> {
    let name = &program.name;
    let usage = |complaint| Usage(text!("{name} {complaint}", "{name} {complaint}"));
    Ok(measure::trusted(program, input)?.map_err(usage)?)
}

/// Writes the input and the right answer into new files of this folder, and returns their names.
fn keep(input: &str, expected: &str) -> Result<String> {
    let new = |name: &str, text: &str| File::create_new(name)?.write_all(text.as_bytes());
    let cannot = |name: &str| text!("cannot write {name}", "无法写入 {name}");
    let mut number = 1;
    loop {
        let [first, second] = ["in", "out"].map(|kind| format!("failed-{number}.{kind}"));
        match new(&first, input) {
            Err(error) if error.kind() == ErrorKind::AlreadyExists => number += 1,
            written => {
                written.with_context(|| cannot(&first))?;
                new(&second, expected).with_context(|| cannot(&second))?;
                return Ok(text!("{first}, {second}", "{first}、{second}"));
            }
        }
    }
}
