//! `cargo sente`: holds the solutions to account, from outside, as a judge does.

use anyhow::Result;
use clap::{Parser, Subcommand};
use cli::Usage;
use cli::checkout::{self, Checkout, Collection};
use cli::command_line::{self, examples};
use cli::console::{self, STATUS_INTERRUPTED, say_error};
use cli::runner::{interrupted, visible};
use cli::{book, bundling, explore, generate, judge, list, new, play, show, stress};
use language::{Text, text};
use std::path::PathBuf;
use std::process::ExitCode;

#[derive(Parser)]
#[command(name = "sente", version, max_term_width = 100, bin_name = console::name())]
#[command(about = text!(
    "Combinatorial-game problems from online judges: judge, hunt, submit, explore, play",
    "各大 OJ 的组合博弈题：评测、对拍、打包提交、探索、对弈"
))]
#[command(after_help = examples(&[
    ("", Text("what there is, and what to type", "有哪些命令，怎么用")),
    ("judge", Text("judge every solution", "评测全部题解")),
    ("judge p4363 --bin ./a.out", Text("judge your own program, in any language", "评测你自己的程序，什么语言都行")),
    ("stress p2252 --bin ./a.out", Text("break your own program", "对拍，卡掉你自己的程序")),
    ("bundle p4363", Text("one file to submit", "打包成一个文件，用来提交")),
    ("explore octal 0.77", Text("a game's table, pattern, proof and picture", "一个游戏的表、规律、证明和图")),
    ("show p4363", Text("rules, theorem, proof, traps, samples", "规则、定理、证明、易错点、样例")),
    ("play p2197", Text("the game itself, against a program that cannot lose", "下这个游戏，对手是不会输的程序")),
    ("book --open", Text("all of it in the browser: to read, play and explore", "在浏览器里阅读、对弈、探索")),
    ("new p1234", Text("begin a new problem", "添加一道新题")),
]) + &text!(
    "\nExit status: 0 if all is well, 1 if something is wrong, 2 if the question makes no sense,\n130 if interrupted.",
    "\n退出码：0 一切正常，1 有错误，2 命令有误，130 被中断。"
))]
struct Arguments {
    #[arg(short = 'C', global = true, value_name = Text("DIR", "文件夹").get(), help = text!(
        "The folder where the repository was cloned; else the one around the current folder, or SENTE_DIR",
        "克隆下来的仓库所在的文件夹；不写就是当前文件夹所在的仓库，再不然就是环境变量 SENTE_DIR"
    ))]
    checkout: Option<PathBuf>,
    #[command(subcommand)]
    verb: Option<Verb>,
}

#[derive(Subcommand)]
enum Verb {
    #[command(about = text!(
        "Write the book, a static site: a page for each problem, to read, to play and to explore",
        "生成在线书（静态网站）：每题一页，可以阅读、对弈、探索"
    ))]
    Book(book::Arguments),
    #[command(about = text!("Turn a program into one file that a judge accepts", "打包成一个文件，用来提交"))]
    Bundle(bundling::Arguments),
    #[command(about = text!(
        "Explore a game: its table, its pattern, what is proved, and a picture",
        "探索一个游戏：表、规律、证明、图"
    ))]
    Explore(explore::Arguments),
    #[command(about = text!("Print an input of a problem, or check one", "输出一道题的数据，或检查一份数据"))]
    Gen(generate::Arguments),
    #[command(about = text!(
        "Judge a program offline: right, fast enough, small enough?",
        "本地评测：对不对，够不够快，内存够不够"
    ))]
    Judge(judge::Arguments),
    #[command(about = text!("List the problems, in the order of the course", "列出题目，按课程的顺序"))]
    List(list::Arguments),
    #[command(about = text!(
        "Begin a new problem: solution, samples, rules, theorem, C++ peer, Chinese page, rows of catalogue and READMEs",
        "添加新题：题解、样例、规则、定理、C++ 题解、中文页、目录和 README 中的行"
    ))]
    New(new::Arguments),
    #[command(about = text!(
        "Play the game of a problem against a program that plays perfectly",
        "与不会走错的程序下一道题里的游戏"
    ))]
    Play(play::Arguments),
    #[command(about = text!(
        "Show a problem: rules, theorem, proof, traps, links, limits, samples",
        "显示一道题：规则、定理、证明、易错点、链接、限制、样例"
    ))]
    Show(show::Arguments),
    #[command(about = text!(
        "Hunt for an input on which a program and the rules disagree",
        "对拍：找出程序与暴力答案不同的数据"
    ))]
    Stress(stress::Arguments),
}

/// Runs the verb that was typed.
pub fn main() -> ExitCode {
    if let Some(status) = cli::runner::measure::measure_if_asked() {
        return status;
    }
    let arguments: Arguments = command_line::parse();
    if let Some(folder) = &arguments.checkout {
        checkout::set(folder);
    }
    console::on_interrupt();
    let result = run(arguments.verb);
    if interrupted() {
        return ExitCode::from(STATUS_INTERRUPTED);
    }
    match result {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(error) => {
            // Anything may be named in it: files, what was typed, what a judged program has printed.
            let error_text = visible::text(console::error_text(&error).as_bytes());
            say_error(&error_text.replace("cargo sente", console::name()));
            ExitCode::from(if makes_no_sense(&error) { 2 } else { 1 })
        }
    }
}

/// True for a usage error (exit status 2).
fn makes_no_sense(error: &anyhow::Error) -> bool {
    #[cfg(feature = "explorer")]
    if error.is::<::explore::error::Refused>() {
        return true;
    }
    error.is::<Usage>()
}

/// Returns true if all is well.
fn run(verb: Option<Verb>) -> Result<bool> {
    let (files, checkout) = (Collection::find, Checkout::find);
    match verb {
        None => command_line::command::<Arguments>().print_help()?,
        Some(Verb::Book(arguments)) => return book::run(&checkout()?, &arguments),
        Some(Verb::Bundle(arguments)) => return bundling::run(&arguments),
        Some(Verb::Explore(arguments)) => return explore::run(&arguments),
        Some(Verb::Gen(arguments)) => return generate::run(&arguments),
        Some(Verb::Judge(arguments)) => return judge::run(&arguments),
        Some(Verb::List(arguments)) => list::run(&files()?, &arguments)?,
        Some(Verb::New(arguments)) => new::run(&checkout()?, &arguments)?,
        Some(Verb::Play(arguments)) => return play::run(&arguments),
        Some(Verb::Show(arguments)) => show::run(&files()?, &arguments)?,
        Some(Verb::Stress(arguments)) => return stress::run(&arguments),
    }
    Ok(true)
}
