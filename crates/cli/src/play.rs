//! `cargo sente play`: the game of a problem, move by move, against a program that cannot lose.

mod table;

use crate::Usage;
use crate::checkout::Checkout;
use crate::console::say;
use crate::named::{ONE_PROBLEM, PROBLEM};
use anyhow::{Context, Result};
use fastrand::Rng;
use language::{Text, counted, text};
use rules::Shown;
use rules::session::{Session, Worth};
use rules::{Problem, begin};
use std::fs;
use std::path::PathBuf;
use table::Table;

/// Options of `cargo sente play`.
#[derive(clap::Args)]
#[command(about = text!(
    "Play the game of a problem against a program that plays perfectly",
    "与不会走错的程序下一道题里的游戏"
))]
#[command(long_about = text!("\
Play the game of a problem against a program that plays perfectly\n\n\
The position is one that whoever begins can win, from the samples, hacks, or at random; or that of an input of your own. \
Both players' moves are those of the problem's rules; what the program knows, it knows by searching them.", "\
与不会走错的程序下一道题里的游戏\n\n\
局面取自样例、hack 数据或随机数据，先手必胜；也可以用你自己的输入。双方的走法都是题目的规则规定的；程序怎么走，全靠按规则搜索。"))]
#[command(after_help = text!("\
Examples:
  cargo sente play p2197                     a position that you can win; you begin
  cargo sente play p4363 --random            another one
  cargo sente play p2197 --input heaps.txt   your position, in the judge's format
  cargo sente play p2197 --second            the program begins
  cargo sente play p2197 --alone             you move for both sides

Type the number of a move or words of it, or: hint, why, undo, moves, all, help, quit.", "\
例子：
  cargo sente play p2197                     你能赢的局面，你先走
  cargo sente play p4363 --random            另一个局面
  cargo sente play p2197 --input heaps.txt   你自己的局面，格式同题面
  cargo sente play p2197 --second            程序先走
  cargo sente play p2197 --alone             两边都由你走

输入走法的编号或其中的词，或者：提示、为什么、悔棋、走法、全部、帮助、退出
（也可以用 hint、why、undo、moves、all、help、quit）。"))]
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
    #[arg(long, requires = "random", value_name = "N", help = text!(
        "The number that decides which random position",
        "随机局面的种子"
    ))]
    seed: Option<u64>,
    #[arg(long, help = text!("The program begins", "程序先走"))]
    second: bool,
    #[arg(long, conflicts_with = "second", help = text!("You move for both sides", "两边都由你走"))]
    alone: bool,
}

/// Runs `cargo sente play`.
pub fn run(checkout: &Checkout, arguments: &Arguments) -> Result<()> {
    let problem = crate::named::get(&arguments.id)?;
    let input = match &arguments.input {
        Some(path) => {
            let text = fs::read_to_string(path);
            let text = text.with_context(|| {
                text!("cannot read {path}", "无法读取 {path}", path = path.display())
            })?;
            // Some editors write a byte order mark first.
            text.trim_start_matches('\u{feff}').to_string()
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
            let given = given(checkout, problem.id())?;
            begin::position(problem, given.iter().map(String::as_str))
                .ok_or_else(|| no_game(problem))?
        }
    };
    let session = begin(problem, &input)?;
    let opponent = if arguments.alone { None } else { Some(usize::from(!arguments.second)) };
    Table::new(problem.id(), session, opponent).play()
}

/// The samples, and the hacks, which a new problem may not have.
fn given(checkout: &Checkout, id: &str) -> Result<Vec<String>> {
    let mut inputs = Vec::new();
    let folder = format!("samples/{id}");
    for name in checkout.stems(&folder, "in").unwrap_or_default() {
        inputs.push(checkout.read(&format!("{folder}/{name}.in"))?);
    }
    for idea in crate::named::wrong_ideas(checkout, id)? {
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
    Usage(text!(
        "{id} is not about a game that can be played",
        "{id} 不是能下的游戏",
        id = problem.id()
    ))
}

fn named(worth: Worth) -> String {
    let moves = |count: u32| counted(count, "move", "步");
    match worth {
        Worth::Won => text!("won", "必胜"),
        Worth::Lost => text!("lost", "必败"),
        Worth::WonIn(count) => text!("won in {moves}", "{moves}内必胜", moves = moves(count)),
        Worth::LostIn(count) => text!("lost in {moves}", "{moves}内必败", moves = moves(count)),
        Worth::Drawn => text!("a draw", "平局"),
        Worth::Score(score) => text!("worth {score:+}", "得分差 {score:+}"),
    }
}
