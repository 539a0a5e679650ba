//! `cargo sente judge`: runs a program as a judge does, and says what a judge would say.

mod cases;
mod programs;
mod report;
mod runs;

use crate::Usage;
use crate::checkout::catalogue::{self, Entry};
use crate::checkout::find::find_each;
use crate::checkout::{Checkout, Peer};
use crate::command_line::{NONE, examples};
use crate::console::{name, progress, say_json, told};
use crate::named::PROBLEM;
use crate::parallel;
use anyhow::{Result, bail};
use cases::Case;
use language::{Language, Text, text, within};
use programs::Program;
pub(crate) use report::cut;
pub(crate) use runs::{limits, measured, of_dialogue};
use std::path::PathBuf;

/// Options of `cargo sente judge`.
#[derive(clap::Args)]
#[command(about = text!(
    "Judge a program offline: right, fast enough, small enough?",
    "本地评测：对不对，够不够快，内存够不够"
))]
#[command(long_about = text!("\
Judge a program offline: right, fast enough, small enough?\n\n\
Runs our solutions, or a program of your own, on the samples, on inputs that broke other programs, and \
on extreme inputs, under the limits of the problem; time and memory are the kernel's account.\n\n\
AC accepted, WA wrong answer, TLE too slow or asleep, MLE too much memory, RE crash or exit status \
other than 0, OLE too much output, NC not compared, -- not run. Answers are compared word by word. A program \
that talks with the judge plays against judges who make small moves, large ones, the best that a search finds, and \
random ones; what both said is shown where it fails.\n\n\
The answers to extreme inputs are those of our solution; ours are compared with those of a C++ program. \
Without a compiler for it (cargo; c++, or what CXX names) they are not compared, and that is not accepted. A limit \
that the catalogue does not know is assumed: 1 s, 125 MB. A program is stopped a second after the time \
limit; one that ends before that, but too late, is run twice more, since a busy machine slows any program. After the \
second time that a program was stopped for its time, it is run no more, unless `--all` asks for it.", "\
本地评测：对不对，够不够快，内存够不够\n\n\
在样例、卡掉过别的程序的数据和极端数据上运行我们的题解，或者你自己的程序，按题目的限制评测；时间和内存由内核统计。\n\n\
AC 通过，WA 答案错误，TLE 超时或睡眠，MLE 超内存，RE 崩溃或退出码不为 0，OLE 输出过多，NC 没有比较，-- 没有运行。\
答案逐词比较。交互题的程序与走最小的、走最大的、走最好的（搜得动时）、随机走的评测对下；失败时显示双方说了什么。\n\n\
极端数据的答案来自我们的题解；评测题解时则来自 C++ 程序。没有它的编译器（cargo；c++ 或 `CXX` 指定的）\
就不比较，也就不算通过。\
目录里没有的限制按假定的算：1 s，125 MB。程序超时一秒就终止；在那之前结束但还是超时的，\
再跑两次，因为机器忙的时候谁都会慢。\
两次因为超时被终止的程序不再运行，除非写了 `--all`。"))]
#[command(after_help = examples(&[
    ("judge", Text("all solutions", "全部题解")),
    ("judge p4363", Text("one, case by case", "一道题，逐个测试点")),
    ("judge p4363 --bin ./a.out", Text("your program, in any language", "你自己的程序，什么语言都行")),
    ("judge p4363 --bin ./solve.py --samples-only", NONE),
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
        "The programs to judge, or a folder of them, for one problem; our solution if it is left out",
        "要评测的程序，或放程序的文件夹，只能是一道题的；不写就是我们的题解"
    ))]
    bin: Vec<PathBuf>,
    #[arg(long, help = text!("Only the samples", "只用样例"))]
    samples_only: bool,
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

/// A problem with its cases, and the programs that are judged on them.
struct Task {
    problem: Entry,
    cases: Vec<Case>,
    /// The program whose answers to extreme inputs are trusted.
    reference: Peer,
    programs: Vec<Program>,
    /// True if somebody else wrote the programs.
    is_theirs: bool,
}

/// Runs `cargo sente judge`, and returns true if all is accepted.
pub fn run(checkout: &Checkout, arguments: &Arguments) -> Result<bool> {
    let (words, bins) = programs::apart(&arguments.ids, &arguments.bin);
    let mut problems = catalogue::read(checkout)?;
    if !words.is_empty() {
        problems = find_each(&problems, &words)?;
    }
    if !bins.is_empty() && (words.is_empty() || problems.len() != 1) {
        bail!(Usage(text!(
            "--bin needs the one problem that the program solves: `{command} judge p4363 --bin ./a.out`",
            "--bin 要写明是哪一道题的程序：`{command} judge p4363 --bin ./a.out`",
            command = name()
        )));
    }
    let theirs = programs::find(&bins)?;
    // JSON is for programs, which read one language.
    let language = if arguments.json { Language::English } else { language::current() };
    within(language, || judge(checkout, arguments, problems, theirs))
}

fn judge(
    checkout: &Checkout,
    arguments: &Arguments,
    problems: Vec<Entry>,
    theirs: Vec<Program>,
) -> Result<bool> {
    let samples_only = arguments.samples_only;
    let tasks = match &problems[..] {
        [problem] if !theirs.is_empty() => {
            vec![task(checkout, problem, theirs, true, samples_only)?]
        }
        _ => our_tasks(checkout, problems, samples_only)?,
    };
    let jobs = arguments.jobs.map_or((parallel::processors() / 2).max(1), usize::from);
    let results = runs::judge_all(&tasks, jobs, arguments.all)?;
    if arguments.json {
        say_json(&report::data(&results));
    } else {
        report::print(&results, arguments.all);
    }
    Ok(results.iter().all(report::Results::is_accepted))
}

/// Our solutions, built, beside the C++ programs that they are compared with.
fn our_tasks(checkout: &Checkout, problems: Vec<Entry>, samples_only: bool) -> Result<Vec<Task>> {
    let ids: Vec<&str> = problems.iter().map(|problem| problem.id.as_str()).collect();
    let paths = checkout.build(&ids, "release")?;
    let building = progress(ids.len() as u64);
    let of_problem = |(problem, path): (&Entry, PathBuf)| {
        let id = &problem.id;
        building.set_message(text!("building the C++ peer of {id}", "正在编译 {id} 的 C++ 题解"));
        let task = task(checkout, problem, vec![Program::new(path, None)], false, samples_only);
        building.inc(1);
        task
    };
    let tasks = problems.iter().zip(paths).map(of_problem).collect();
    building.finish_and_clear();
    tasks
}

/// Programs for a problem: those of others are compared with our solution, ours with a C++ program.
fn task(
    checkout: &Checkout,
    problem: &Entry,
    programs: Vec<Program>,
    is_theirs: bool,
    samples_only: bool,
) -> Result<Task> {
    let cases = cases::of(checkout, problem, samples_only)?;
    let reference = if samples_only {
        Err(text!("only samples were asked for", "只要求了样例"))
    } else if is_theirs {
        // Without it, samples and hacks are judged still.
        checkout.build(&[&problem.id], "release").map(|mut paths| paths.remove(0)).map_err(
            |error| {
                let error = told(&error);
                text!("our solution cannot be built: {error}", "我们的题解无法编译：{error}")
            },
        )
    } else {
        checkout.build_peer(&problem.id)?
    };
    Ok(Task { problem: problem.clone(), cases, reference, programs, is_theirs })
}
