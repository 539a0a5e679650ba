//! `cargo sente stress`: hunts for an input on which a program and the rules disagree.

mod hunt;
mod own;
mod suspect;

use crate::Usage;
use crate::checkout::find::PROBLEM;
use crate::checkout::{Checkout, Collection, catalogue, program_file};
use crate::command_line::{NONE, examples};
use crate::console::{columns_of_entries, say};
use crate::generate::{self, SEED, SEED_HELP, SIZE};
use crate::judge::comparison::ComparisonOptions;
use crate::judge::{FILES_HELP, PROGRAM};
use crate::named;
use crate::runner::limits::LimitOptions;
use crate::runner::runnable::{Files as FileNames, Runnable};
use anyhow::{Context, Result, bail};
use hunt::Hunt;
use language::{Text, prose, text};
use std::ffi::OsString;
use std::path::PathBuf;
use suspect::{Doubted, MOST_MEMORY, Suspect};

/// Options of `cargo sente stress`.
#[derive(clap::Args)]
#[command(long_about = text!("\
Hunt for an input on which a program and the rules disagree\n\n\
All small inputs, the shortest first, and then random ones are answered by the program and by a search of the \
game, on all processors; a program that talks with the judge plays against judges of several strategies, and about the \
shortest inputs against every answer. After the first disagreement the input is made small and printed with both answers; the \
exit status is 1. Last come the extreme inputs, too large for a search: a program of your own is compared with our \
solution. A program that takes more CPU time than the judge allows has failed, too.", "\
对拍：找出程序与暴力答案不同的数据\n\n\
先是全部小数据（从短的开始），再是随机数据，由程序和按规则搜索的暴力分别回答，所有核一起跑；交互题的程序与几种下法的评测对下，\
最短的数据上试遍评测的每一种应对。一发现不同，就把数据缩小，\
连同两个答案一起输出，退出码为 1。最后是极端数据，暴力搜不动，你自己的程序与我们的题解比较。CPU 时间超过评测时限也算错。"))]
#[command(after_help = examples(&[
    ("stress p2252", Text("our solution, for ten seconds", "我们的题解，十秒")),
    ("stress p2252 --bin ./a.out", Text("your program, in any language", "你的程序，什么语言都行")),
    ("stress p2252 --bin ./a.out --save off-by-one", Text("keep what breaks it", "保存卡掉它的数据")),
    ("stress p2252 --seed 7 --size 30 --seconds 60", NONE),
    ("stress --gen gen.py --brute brute.cpp --bin a.cpp", Text("any other problem", "任何别的题")),
    ("stress --gen \"./gen {seed} {size}\" --brute ./brute --bin ./a.out --size 50", NONE),
]))]
pub struct Arguments {
    #[arg(value_name = PROBLEM.get(), required_unless_present = "generator", help = text!(
        "The problem, by id, name at a judge, address, title or topic",
        "题目：题号、OJ 上的编号、网址、题名或类型"
    ))]
    id: Vec<String>,
    #[arg(long = "gen", value_name = COMMAND.get(), requires_all = ["brute", "bin"], conflicts_with_all = ["id", "save"])]
    #[arg(help = Text(
        "For any other problem: a program that prints a random input. It is given a seed, or {seed} and {size} are \
         replaced, as in \"./gen {seed} {size}\"; with {size}, an input that fails is made small",
        "任何别的题：输出随机数据的程序，参数是种子；也可以写 \"./gen {seed} {size}\"，程序会替换这两个词，有 {size} 时会把卡掉程序的数据缩小"
    ).get())]
    generator: Option<OsString>,
    #[arg(long, value_name = COMMAND.get(), requires = "generator", help = text!(
        "The program whose answers are right, slow or not",
        "暴力程序，它的答案是对的"
    ))]
    brute: Option<OsString>,
    #[command(flatten)]
    comparison: ComparisonOptions,
    #[arg(long, value_name = PROGRAM.get(), help = text!(
        "The program to break; our solution if it is left out",
        "要卡掉的程序；不写就是我们的题解"
    ))]
    bin: Option<OsString>,
    #[arg(long, value_name = Text("NAME", "名字").get(), help = FILES_HELP.get())]
    files: Option<FileNames>,
    #[command(flatten)]
    limits: LimitOptions,
    #[arg(long, value_name = Text("NAME", "名字").get(), help = text!(
        "Keep the input in `hacks`, for `judge` and the tests, as what shows a wrong idea of this name",
        "把数据作为这个名字的常见错解存入 `hacks`，供 `judge` 和测试使用"
    ))]
    save: Option<String>,
    #[arg(long, default_value_t = 10, value_parser = clap::value_parser!(u64).range(1..=MOST_SECONDS))]
    #[arg(value_name = Text("SECONDS", "秒").get(), help = text!(
        "How long to hunt with random inputs. The small ones are always tried to the end, as a program that is wrong \
         on one of them is to be found; progress says how long that takes",
        "随机数据跑多久。小数据总是全部跑完，这样只要有一份能卡掉程序就一定找得到；进度会说明还要多久"
    ))]
    seconds: u64,
    #[arg(long, default_value_t = 0, value_name = SEED.get(), help = SEED_HELP.get())]
    seed: u64,
    #[arg(long, value_name = SIZE.get(), help = text!(
        "The greatest size of a case; what a search can do in an instant if it is left out",
        "数据的最大规模；不写就是暴力瞬间能搜完的规模"
    ))]
    size: Option<usize>,
}

/// The value of `--gen` and `--brute` in a usage line.
const COMMAND: Text = Text("COMMAND", "命令");
/// The longest hunt with random inputs: a day.
const MOST_SECONDS: u64 = 86_400;

/// Runs `cargo sente stress`.
pub fn run(arguments: &Arguments) -> Result<bool> {
    if let (Some(generator), Some(brute), Some(bin)) =
        (&arguments.generator, &arguments.brute, &arguments.bin)
    {
        own::hunt(arguments, [generator, brute, bin])?;
        return Ok(true);
    }
    let files = &Collection::find()?;
    let problem = named::get(&arguments.id)?;
    let id = problem.id();
    if let Some(size) = arguments.size {
        generate::ensure_size(problem, size)?;
    }
    ensure_new(files, id, arguments.save.as_deref())?;
    let mut allowed =
        arguments.limits.instead_of(catalogue::one(files, &[id.to_string()])?.allowed());
    allowed.memory = arguments.limits.memory().unwrap_or(MOST_MEMORY);
    let mut program = match &arguments.bin {
        Some(bin) => Runnable::find(bin, allowed.stack)?,
        None => files.checkout()?.build(&[id], "release")?.remove(0).into(),
    };
    program.files = arguments.files.clone();
    let name = &program.name;
    let suspect = Suspect { problem, doubted: Doubted { program: &program, allowed } };
    let hunt = Hunt { files, problem, suspect, arguments };
    let checkout = files.checkout();
    let can_compare = arguments.bin.is_some() && checkout.is_ok();
    let extremes = if can_compare { problem.extremes().len() } else { 0 };
    let (small, random) = hunt.searched(extremes)?;
    let mut agrees = text!(
        "{name} agrees with the rules of {id} on all {small} small inputs, {random} random ones",
        "{name} 在 {id} 的全部 {small} 份小数据和 {random} 份随机数据上与暴力一致"
    );
    match checkout {
        Ok(checkout) if can_compare => {
            let ours = our_solution(checkout, id).with_context(|| {
                text!(
                    "{agrees}; extreme ones need our solution",
                    "{agrees}；极端数据要用我们的题解"
                )
            })?;
            (0..extremes).try_for_each(|number| hunt.extreme(number, &ours))?;
            agrees += &text!(", {extremes} extreme ones", "，在 {extremes} 份极端数据上与题解一致");
        }
        Ok(_) => {}
        Err(error) => {
            agrees += &text!("; extreme ones were not tried: {error}", "；没有试极端数据：{error}");
        }
    }
    say(prose::beside("", &agrees, columns_of_entries()));
    Ok(true)
}

/// Our solution, compiled. Whoever is wrong on an input that is searched need not wait for that.
fn our_solution(checkout: &Checkout, id: &str) -> Result<PathBuf> {
    if !checkout.path("target/release").join(program_file(id)).exists() {
        let compiling = text!(
            "compiling our solution, for the extreme inputs",
            "正在编译我们的题解，用于极端数据"
        );
        eprintln!("{compiling}");
    }
    Ok(checkout.build(&[id], "release")?.remove(0))
}

/// Refuses a name for what is found that is no word, or that an idea has.
fn ensure_new(files: &Collection, id: &str, name: Option<&str>) -> Result<()> {
    let Some(name) = name else { return Ok(()) };
    if name.is_empty() || !name.chars().all(|c| c.is_ascii_alphanumeric() || "-_".contains(c)) {
        bail!(Usage(text!(
            "--save takes a name of letters, digits, - and _",
            "--save 的名字只能用字母、数字、- 和 _"
        )));
    }
    if named::wrong_ideas(files, id)?.iter().any(|idea| idea.name == name) {
        let file = catalogue::ideas_file(id);
        bail!(Usage(text!(
            "{file} has an idea {name} already: --save takes a new name",
            "{file} 里已经有错解 {name}：--save 要写一个新名字"
        )));
    }
    Ok(())
}
