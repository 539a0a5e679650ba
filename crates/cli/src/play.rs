//! `cargo sente play`: the game of a problem, move by move, against a program that cannot lose; or a program of the reader
//! plays against the judge.

mod moves;
mod program;
mod table;

use crate::Usage;
use crate::checkout::find::{ONE_PROBLEM, PROBLEM};
use crate::checkout::{Collection, Files, catalogue, samples};
use crate::command_line::{NONE, examples};
use crate::console::{read_text, say};
use crate::generate::SEED;
use crate::judge::PROGRAM;
use crate::runner::runnable::Runnable;
use anyhow::{Result, bail};
use fastrand::Rng;
use language::{Text, counted, text};
use program::Against;
use rules::Shown;
use rules::dialogue::opening;
use rules::session::{Session, Worth};
use rules::{Problem, begin};
use std::ffi::OsString;
use std::path::PathBuf;
use table::Table;

/// Options of `cargo sente play`.
#[derive(clap::Args)]
#[command(long_about = text!("\
Play the game of a problem against a program that plays perfectly\n\n\
The position is one that whoever begins can win, from the samples, hacks, or at random; or that of an input of your own. \
Both players' moves are those of the problem's rules; what the program knows, it knows by searching them.\n\n\
With --bin a program of yours plays instead, where a problem's programs talk with the judge. Both sides and the board are shown turn by \
turn, and at the end the judge's verdict: the turn that was not allowed, and the line that has lost what could be won.", "\
与不会走错的程序下一道题里的游戏\n\n\
局面取自样例、hack 数据或随机数据，先手必胜；也可以用你自己的输入。双方的走法都是题目的规则规定的；程序怎么走，全靠按规则搜索。\n\n\
交互题可以用 --bin 让你的程序来下：逐步显示双方的话和局面，最后给出评测结果，写明哪一步不合规则，说哪一句之前本来还能赢。"))]
#[command(after_help = examples(&[
    ("play p2197", Text("a position that you can win; you begin", "你能赢的局面，你先走")),
    ("play p4363 --random", Text("another one", "另一个局面")),
    ("play p2197 --input heaps.txt", Text("your position, in the judge's format", "你自己的局面，格式同题面")),
    ("play p2197 --second", Text("the program begins", "程序先走")),
    ("play p2197 --alone", Text("you move for both sides", "两边都由你走")),
    ("play abc278_g --bin ./a.out", Text("your program plays against the rules", "你的程序按规则与评测对下")),
    ("play abc278_g --bin ./a.out --against me", NONE),
]) + &text!(
    "\nType the number of a move or words of it, or: hint, why, undo, moves, all, help, quit.",
    "\n输入走法的编号或其中的词，或者：提示、为什么、悔棋、走法、全部、帮助、退出\n\
     （也可以用 hint、why、undo、moves、all、help、quit）。"
))]
pub struct Arguments {
    #[arg(value_name = PROBLEM.get(), required = true, help = ONE_PROBLEM.get())]
    id: Vec<String>,
    #[arg(long, value_name = Text("FILE", "文件").get(), help = text!(
        "An input in the judge's format; its first case is played",
        "题面格式的输入；下其中的第一组"
    ))]
    input: Option<PathBuf>,
    #[arg(long, conflicts_with = "input", help = text!("A random position", "随机局面"))]
    random: bool,
    #[arg(long, value_name = SEED.get(), help = text!(
        "The number that decides which random position, and random moves against a program",
        "随机局面的种子，也是与程序对下时随机走法的种子"
    ))]
    seed: Option<u64>,
    #[arg(long, help = text!("The program begins", "程序先走"))]
    second: bool,
    #[arg(long, conflicts_with = "second", help = text!("You move for both sides", "两边都由你走"))]
    alone: bool,
    #[arg(long, conflicts_with_all = ["second", "alone"], value_name = PROGRAM.get(), help = text!(
        "The program that plays, if the problem's programs talk with the judge",
        "由这个程序来下（交互题）"
    ))]
    bin: Option<OsString>,
    #[arg(long, requires = "bin", value_enum, default_value = "rules", help = text!(
        "Who plays the judge's side",
        "谁来当评测"
    ))]
    #[arg(value_name = Text("SIDE", "对手").get())]
    against: Against,
}

/// Runs `cargo sente play`, and returns true unless a program has failed.
pub fn run(arguments: &Arguments) -> Result<bool> {
    let files = &Collection::find()?;
    let problem = crate::named::get(&arguments.id)?;
    if arguments.seed.is_some() && !arguments.random && arguments.bin.is_none() {
        bail!(Usage(text!("--seed needs --random or --bin", "--seed 要与 --random 或 --bin 连用")));
    }
    let entry = catalogue::one(files, &[problem.id().to_string()])?;
    if let Some(bin) = arguments.bin.as_deref().filter(|_| !problem.talks()) {
        bail!(program::no_dialogue(problem, bin));
    }
    let allowed = entry.allowed();
    let find = |bin: &OsString| Runnable::find(bin, allowed.stack);
    let program = arguments.bin.as_ref().map(find).transpose()?;
    let input = match &arguments.input {
        Some(path) => {
            // Some editors write a byte order mark first.
            read_text(path)?.trim_start_matches('\u{feff}').to_string()
        }
        None if arguments.random => {
            let seed = arguments.seed.unwrap_or_else(|| Rng::new().u64(..1000));
            let input = begin::random(problem, seed).ok_or_else(|| no_game(problem))?;
            say(text!(
                "A random position; --random --seed {seed} gives it again.",
                "随机局面；用 --random --seed {seed} 可以再次得到它。"
            ));
            input
        }
        None => {
            let given = given(files, problem)?;
            begin::position(problem, given.iter().map(String::as_str))
                .ok_or_else(|| no_game(problem))?
        }
    };
    if let Some(program) = program {
        let judge = (arguments.against, arguments.seed.unwrap_or(1));
        return program::play(problem, &input, &program, &allowed, judge);
    }
    let session = begin(problem, &input)?;
    let opponent = if arguments.alone { None } else { Some(usize::from(!arguments.second)) };
    Table::new(problem.id(), session, opponent).play()?;
    Ok(true)
}

/// The samples and the hacks; a new problem may have none.
fn given(files: &Collection, problem: &dyn Problem) -> Result<Vec<String>> {
    let id = problem.id();
    let has_samples = !files.names(&format!("samples/{id}"))?.is_empty();
    let samples = if has_samples { samples::of(files, id)? } else { Vec::new() };
    let mut inputs: Vec<String> = samples.into_iter().map(|sample| sample.input).collect();
    if problem.talks() {
        inputs = inputs.iter().filter_map(|said| opening(problem, said)).collect();
    }
    for idea in crate::named::wrong_ideas(files, id)? {
        if let Shown::On(input) = idea.shown {
            inputs.push(input);
        }
    }
    Ok(inputs)
}

/// A play of the first case of an input.
fn begin(problem: &dyn Problem, input: &str) -> Result<Box<dyn Session>> {
    let session =
        problem.play(input).map_err(|error| Usage(text!("the input: {error}", "输入：{error}")))?;
    session.ok_or_else(|| no_game(problem).into())
}

fn no_game(problem: &dyn Problem) -> Usage {
    let id = problem.id();
    Usage(text!("{id} is not about a game that can be played", "{id} 不是能下的游戏"))
}

fn named(worth: Worth) -> String {
    let moves = |count: u32| counted(count, "move", "步");
    match worth {
        Worth::Won => text!("won", "必胜"),
        Worth::Lost => text!("lost", "必败"),
        Worth::WonIn(count) => text!("won in {moves}", "{moves}内必胜", moves = moves(count)),
        Worth::LostIn(count) => text!("lost in {moves}", "{moves}内必败", moves = moves(count)),
        Worth::Drawn => text!("a draw", "平局"),
        Worth::Score(score) => text!("worth {score:+}", "值 {score:+}"),
    }
}
