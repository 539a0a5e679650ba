//! `cargo sente judge`: runs a program as a judge does, and says what a judge would say.

mod cases;
pub mod comparison;
mod data;
mod difference;
mod own;
mod programs;
mod report;
mod runs;

use crate::Usage;
use crate::checkout::catalogue::{self, Compares, Entry};
use crate::checkout::find::PROBLEM;
use crate::checkout::find::find_each;
use crate::checkout::{Collection, Peer};
use crate::command_line::{NONE, examples};
use crate::console::{error_text, name, say_json};
use crate::parallel;
use crate::runner::limits::{Allowed, LimitOptions};
use crate::runner::runnable::Files;
use crate::runner::visible;
use anyhow::{Result, bail};
use cases::TestCase;
use comparison::{Comparison, ComparisonOptions};
pub(crate) use difference::Difference;
use language::{Language, Text, text, within};
use programs::Program;
pub(crate) use report::{cut, end_of_errors};
pub(crate) use runs::{of_dialogue, of_files};
use std::ffi::OsString;
use std::path::{Path, PathBuf};

/// Options of `cargo sente judge`.
#[derive(clap::Args)]
#[command(long_about = text!("\
Judge a program offline: right, fast enough, small enough?\n\n\
Runs our solutions, or a program of your own, on the samples, on inputs that broke other programs, and \
on extreme inputs, under the limits of the problem; time and memory are the kernel's account.\n\n\
A program is an executable, a source (.cpp .cc .c .rs .java .go .py), which is compiled with what CXX, CC, RUSTC or \
JAVAC name, or a command in quotes. With --cases it is judged on files of your own, of any problem: 1.in with 1.out or 1.ans, \
input1.txt with output1.txt, and the like.\n\n\
AC accepted, WA wrong answer, TLE too slow or asleep, MLE too much memory, RE crash or exit status \
other than 0, CE does not compile, OLE too much output, NC not compared, -- not run. Answers are compared word by word. A program \
that talks with the judge plays against judges who make small moves, large ones, the best that a search finds, and \
random ones; what both said is shown where it fails.\n\n\
The answers to extreme inputs are those of our solution; ours are compared with those of a C++ program. \
Without a compiler for it (cargo; c++, or what CXX names) they are not compared, and that is not accepted. A limit \
that the catalogue does not know is assumed: 1 s, 125 MB; --time, --memory and --stack set others. A program is stopped a second after the time \
limit; one that ends before that, but too late, is run twice more, since a busy machine slows any program. After the \
second time that a program was stopped for its time, it is run no more, unless `--all` asks for it.", "\
本地评测：对不对，够不够快，内存够不够\n\n\
在样例、卡掉过别的程序的数据和极端数据上运行我们的题解，或者你自己的程序，按题目的限制评测；时间和内存由内核统计。\n\n\
程序可以是可执行文件、源文件（.cpp .cc .c .rs .java .go .py，编译器用 CXX、CC、RUSTC、JAVAC 指定的），或者引号里的一条命令。\
--cases 用你自己的数据评测，什么题都行：1.in 配 1.out 或 1.ans，input1.txt 配 output1.txt，等等。\n\n\
AC 通过，WA 答案错误，TLE 超时或睡眠，MLE 超内存，RE 崩溃或退出码不为 0，CE 编译错误，OLE 输出过多，NC 没有比较，-- 没有运行。\
答案逐词比较。交互题的程序与走最小的、走最大的、走最好的（搜得动时）、随机走的评测对下；失败时显示双方说了什么。\n\n\
极端数据的答案来自我们的题解；评测题解时则来自 C++ 程序。没有它的编译器（cargo；c++ 或 `CXX` 指定的）\
就不比较，也就不算通过。\
目录里没有的限制按假定的算：1 s，125 MB；可以用 --time、--memory、--stack 指定。程序超时一秒就终止；在那之前结束但还是超时的，\
再跑两次，因为机器忙的时候谁都会慢。\
两次因为超时被终止的程序不再运行，除非写了 `--all`。"))]
#[command(after_help = examples(&[
    ("judge", Text("all solutions", "全部题解")),
    ("judge p4363", Text("one, case by case", "一道题，逐个测试点")),
    ("judge p4363 --bin ./a.out", Text("your program, in any language", "你自己的程序，什么语言都行")),
    ("judge p4363 --bin solve.cpp --samples-only", Text("a source is compiled", "源文件会先编译")),
    ("judge p2197 --bin \"python3 a.py\" --time 3", Text("a command, and a limit", "一条命令，自定时限")),
    ("judge p2197 --bin ./a.out --files p2197", Text("it reads p2197.in", "程序读 p2197.in，写 p2197.out")),
    ("judge --cases tests --bin ./a.out", Text("your own cases, of any problem", "你自己的数据，什么题都行")),
    ("judge p4363 --bin students/*", Text(
        "a table of programs; `--bin students` does the same",
        "许多程序，列成一张表；写 `--bin students` 也一样"
    )),
    ("judge --json | jq '.[].cases[].verdict'", NONE),
]) + &text!(
    "\nExit status: 0 if all is accepted, 1 if not, 2 if the question makes no sense.",
    "\n退出码：0 全部通过，1 没有全部通过，2 命令有误。"
))]
pub struct Arguments {
    #[arg(value_name = PROBLEM.get(), help = text!(
        "The problems, by id, name at a judge, address, title or topic; all if none is given",
        "题目：题号、OJ 上的编号、网址、题名或类型；不写就是全部"
    ))]
    ids: Vec<String>,
    #[arg(long, value_name = PROGRAM.get(), num_args = 1.., help = text!(
        "The programs to judge, sources, a command in quotes, or a folder of programs, for one problem; our solution if it \
         is left out",
        "要评测的程序、源文件、引号里的命令，或放程序的文件夹，只能是一道题的；不写就是我们的题解"
    ))]
    bin: Vec<OsString>,
    #[arg(long, help = text!("Only the samples", "只用样例"))]
    samples_only: bool,
    #[arg(long, value_name = Text("DIR", "文件夹").get(), conflicts_with = "samples_only", help = text!(
        "Judge on the inputs and answers in this folder; then no problem need be named",
        "用这个文件夹里的输入和答案评测；可以不写题目"
    ))]
    cases: Option<PathBuf>,
    #[command(flatten)]
    comparison: ComparisonOptions,
    #[arg(long, value_name = Text("NAME", "名字").get(), help = FILES_HELP.get())]
    files: Option<Files>,
    #[command(flatten)]
    limits: LimitOptions,
    #[arg(long, short, value_parser = clap::value_parser!(u16).range(1..=256))]
    #[arg(value_name = Text("JOBS", "个数").get(), help = text!(
        "How many programs run at a time; half of the processors if it is left out",
        "同时运行几个程序；不写就是处理器数的一半"
    ))]
    jobs: Option<u16>,
    #[arg(long, help = text!(
        "Run every case, and explain every failure, not only one of each kind",
        "运行所有测试点，解释每一个错误，而不是每种一个"
    ))]
    all: bool,
    #[arg(long, help = text!("Print all verdicts, for machines", "以 JSON 输出全部结果"))]
    json: bool,
}

/// The name of a program in a usage line.
pub(crate) const PROGRAM: Text = Text("PROGRAM", "程序");
pub(crate) const FILES_HELP: Text = Text(
    "The program reads NAME.in and writes NAME.out, as with freopen; or both names: input.txt,output.txt",
    "程序读 NAME.in、写 NAME.out（freopen）；也可以写两个名字：input.txt,output.txt",
);

/// Cases, and the programs that are judged on them.
struct Task {
    /// The problem's id; for another problem, the folder of its cases.
    id: String,
    /// The id and the title.
    title: String,
    /// The judge's name.
    judge: String,
    /// True if the judge refuses an answer for its line breaks.
    counts_lines: bool,
    comparison: Comparison,
    allowed: Allowed,
    cases: Vec<TestCase>,
    /// The program whose answers to extreme inputs are trusted.
    reference: Peer,
    programs: Vec<Program>,
    /// True if somebody else wrote the programs.
    is_theirs: bool,
    /// True if a hunt might find more than these cases.
    is_hunted: bool,
}

/// Runs `cargo sente judge`, and returns true if all is accepted.
pub fn run(arguments: &Arguments) -> Result<bool> {
    let files = &Collection::find()?;
    let (words, bins) = programs::apart(&arguments.ids, &arguments.bin);
    // JSON is for programs, which read one language.
    let language = if arguments.json { Language::English } else { language::current() };
    let mut tasks = match &arguments.cases {
        Some(folder) if words.is_empty() => vec![any_problem(arguments, folder)?],
        _ => {
            let mut problems = catalogue::read(files)?;
            if !words.is_empty() {
                problems = find_each(&problems, &words)?;
            }
            let is_one = !words.is_empty() && problems.len() == 1;
            if !is_one && (!bins.is_empty() || arguments.cases.is_some()) {
                let option = if bins.is_empty() { "--cases" } else { "--bin" };
                bail!(Usage(text!(
                    "{option} needs the one problem that the program solves: `{command} judge p4363 {option} ...`",
                    "{option} 要写明是哪一道题的程序：`{command} judge p4363 {option} ...`",
                    command = name()
                )));
            }
            let task = |problem| within(language, || task(files, problem, arguments));
            problems.iter().map(task).collect::<Result<_>>()?
        }
    };
    if bins.is_empty() && arguments.cases.is_some() && words.is_empty() {
        bail!(Usage(text!(
            "--cases without a problem needs --bin: which program?",
            "--cases 不写题目时要写 --bin：评测哪个程序？"
        )));
    }
    match &mut tasks[..] {
        [task] if !bins.is_empty() => task.take_theirs(files, &bins, arguments.files.as_ref())?,
        tasks => within(language, || take_ours(files, tasks, arguments.files.as_ref()))?,
    }
    within(language, || judge(arguments, &tasks))
}

fn judge(arguments: &Arguments, tasks: &[Task]) -> Result<bool> {
    let jobs = arguments.jobs.map_or((parallel::processors() / 2).max(1), usize::from);
    let results = runs::judge_all(tasks, jobs, arguments.all)?;
    if arguments.json {
        say_json(&data::of(&results));
    } else {
        report::print(&results, arguments.all);
    }
    Ok(results.iter().all(report::Results::is_accepted))
}

/// The cases of a folder, of a problem that is not in the collection.
fn any_problem(arguments: &Arguments, folder: &Path) -> Result<Task> {
    let id = visible::path(folder);
    let cases = cases::own(folder, None)?;
    let comparison = arguments.comparison.chosen()?;
    let lacking = cases.iter().find(|case| case.needs_reference());
    if let Some(case) = lacking.filter(|_| !matches!(comparison, Comparison::Checker(_))) {
        bail!(Usage(text!(
            "--cases: {input} has no answer, and no problem is named whose rules would know it",
            "--cases：{input} 没有答案，也没有写题目，无从得知答案",
            input = case.title
        )));
    }
    Ok(Task {
        title: id.clone(),
        id,
        judge: String::new(),
        counts_lines: false,
        comparison,
        allowed: arguments.limits.instead_of(Allowed::USUAL),
        cases,
        reference: Ok(PathBuf::new()),
        programs: Vec::new(),
        is_theirs: true,
        is_hunted: false,
    })
}

/// A problem of the collection, with its cases or somebody's own.
fn task(files: &Collection, problem: &Entry, arguments: &Arguments) -> Result<Task> {
    let id = &problem.id;
    let [title, ..] = problem.in_words();
    let cases = match &arguments.cases {
        Some(folder) => cases::own(folder, Some(id))?,
        None => cases::of(files, id, arguments.samples_only)?,
    };
    Ok(Task {
        id: id.clone(),
        title: format!("{id} {title}"),
        judge: problem.judge.clone(),
        counts_lines: problem.at().is_some_and(|judge| judge.compares == Compares::Lines),
        comparison: arguments.comparison.chosen()?,
        allowed: arguments.limits.instead_of(problem.allowed()),
        cases,
        reference: Err(text!("nothing needs it", "不需要")),
        programs: Vec::new(),
        is_theirs: false,
        is_hunted: false,
    })
}

impl Task {
    /// Takes programs of others, which are compared with our solution.
    fn take_theirs(
        &mut self,
        files: &Collection,
        bins: &[OsString],
        names: Option<&Files>,
    ) -> Result<()> {
        self.programs = programs::find(bins, self.allowed.stack)?;
        self.is_theirs = true;
        self.is_hunted = self.cases.iter().all(|case| case.problem.is_some());
        self.give_files(names)?;
        if self.is_hunted && self.cases.iter().any(TestCase::needs_reference) {
            // Without it, samples and hacks are judged still.
            let built =
                files.checkout().and_then(|checkout| checkout.build(&[&self.id], "release"));
            self.reference = built.map(|mut paths| paths.remove(0)).map_err(|error| {
                let error = error_text(&error);
                text!("our solution cannot be built: {error}", "我们的题解无法编译：{error}")
            });
        }
        Ok(())
    }

    /// Has the programs read and write files of these names.
    fn give_files(&mut self, names: Option<&Files>) -> Result<()> {
        let talks = self.cases.iter().any(|case| case.strategy().is_some());
        if talks && names.is_some() {
            let id = &self.id;
            bail!(Usage(text!(
                "--files: a program for {id} talks with the judge, and no file can answer it",
                "--files：{id} 是交互题，不能用文件输入输出"
            )));
        }
        for run in self.programs.iter_mut().flat_map(|program| program.run.as_mut()) {
            run.files = names.cloned();
        }
        Ok(())
    }
}

/// Takes our solutions, built, which are compared with C++ programs.
fn take_ours(files: &Collection, tasks: &mut [Task], names: Option<&Files>) -> Result<()> {
    let checkout = files.checkout()?;
    let ids: Vec<String> = tasks.iter().map(|task| task.id.clone()).collect();
    let ids: Vec<&str> = ids.iter().map(String::as_str).collect();
    let paths = checkout.build(&ids, "release")?;
    for (task, path) in tasks.iter_mut().zip(paths) {
        task.programs = vec![Program::new(Ok(path.into()), None)];
        task.give_files(names)?;
        if task.cases.iter().any(TestCase::needs_reference) {
            task.reference = checkout.build_peer(&task.id)?;
        }
    }
    Ok(())
}
