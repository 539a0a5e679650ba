//! `cargo sente explore`: the explorer, as people type and read it.

mod own;
mod tabled;
mod terminal;

use crate::command_line::{NONE, examples};
use crate::console::{COMMA, columns, error_text, say, stream};
use crate::named;
use crate::runner::interrupted;
use crate::written::{ensure_free, write_whole};
use anyhow::{Result, bail};
use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};
use clap::{ArgGroup, Args};
use explore::budget::{Budget, Ended, MOST_STATES, Observer, USUAL_STATES};
use explore::command::{Ask, Command, Problems, Typed, parse};
use explore::error::refused;
use explore::explore::{Exploration, Order, budget, explore, recognise};
use explore::game::Game;
use explore::moves::{Moves, Play};
use explore::partizan::{self, Partizan, Position};
use explore::question::Question;
use explore::report::code::{Language, Program, code};
use explore::report::{self, data};
use explore::source::Source;
use explore::{games, units};
use judges::seal::sealed;
use language::{Text, prose, text};
pub use own::{explore_own, explore_own_board};
use std::path::{Path, PathBuf};
use terminal::Terminal;

/// Options of `cargo sente explore`.
#[derive(Args)]
#[command(long_about = text!("\
Explore a game: its table, its pattern, what is proved, and a picture\n\n\
A game is one of those with a name (--games), a problem of the catalogue whose cases are a few \
numbers, or your own by --moves. A heap of n stones, and what a move leaves of it, separated by \
commas: `n-1, n-3, (n-2)/2 + (n-2)/2`. A + lays heaps side by side, and adds within parentheses; / \
rounds down; `n-k*k for k in 1..=n if n%2==0` stands for many moves. All must leave smaller heaps. \
Several coordinates are written as tuples, `(a-1, b), (a, b-1)`: the names that occur are the coordinates. \
Operators are + - * / % & | ^ (xor) << >>, functions min max gcd pow abs isprime isfibonacci popcount; \
conditions are joined by and, or, not: `if a<=b or not (b==0 and isprime(k))`.\n\n\
What is said of a pattern is one of three things. Proved: for all positions, by the theorem that is \
named. Checked to N: every position up to N was computed. Observed: too little to tell from chance.", "\
探索一个游戏：表、规律、证明、图\n\n\
游戏可以是有名字的（--games 列出），可以是目录里每组数据只有几个数的题目，也可以用 --moves 写你自己的：\
一堆 n 颗石子，走一步剩下什么，用逗号隔开：`n-1, n-3, (n-2)/2 + (n-2)/2`。+ 表示分成几堆，在括号里是加法；/ 向下取整；\
`n-k*k for k in 1..=n if n%2==0` 表示许多走法。走完剩下的堆必须变小。\
多个坐标写成元组：`(a-1, b), (a, b-1)`，出现的名字就是坐标。\
运算符有 + - * / % & | ^（xor）<< >>，函数有 min max gcd pow abs isprime isfibonacci popcount；\
条件用 `and`、`or`、`not` 连接：`if a<=b or not (b==0 and isprime(k))`。\n\n\
关于规律的结论分三种。已证：由写明的定理，对所有局面成立。已验证到 N：算过 N 以内的每个局面。\
观察到：数据太少，可能只是巧合。"))]
#[command(group = ArgGroup::new("typed").multiple(true))]
#[command(after_help = examples(&EXAMPLES.map(|command| (command, NONE))))]
pub struct Arguments {
    #[arg(value_name = Text("GAME", "游戏").get(), help = text!(
        "The game and its parameters; for `--ask moves`, then the position, such as 5,7",
        "游戏和它的参数；用 `--ask moves` 时，后面再写局面，如 5,7"
    ))]
    words: Vec<String>,
    #[arg(long, help = text!("List the games that have a name", "列出有名字的游戏"))]
    games: bool,
    #[arg(long, value_name = Text("MOVES", "走法").get(), allow_hyphen_values = true, group = "typed", help = text!(
        "A game of your own, on heaps or on several coordinates",
        "你自己的游戏，局面是堆，或者几个坐标"
    ))]
    moves: Option<String>,
    #[arg(long, value_name = Text("MOVES", "走法").get(), allow_hyphen_values = true, group = "typed", help = text!(
        "Left's moves in a partizan game of your own",
        "你自己的不平等博弈里左方的走法"
    ))]
    left: Option<String>,
    #[arg(long, value_name = Text("MOVES", "走法").get(), allow_hyphen_values = true, group = "typed", help = text!(
        "Right's moves in a partizan game of your own",
        "你自己的不平等博弈里右方的走法"
    ))]
    right: Option<String>,
    #[arg(long, value_name = Text("NAMES", "名字").get(), value_delimiter = ',', requires = "typed", help = text!(
        "The names of the coordinates of --moves in their order, such as c,n",
        "--moves 各坐标的名字，按顺序写，如 c,n"
    ))]
    coordinates: Vec<String>,
    #[command(flatten)]
    tabled: tabled::Options,
    #[arg(long, value_name = Text("ASK", "问题").get(), value_parser = question(), help = text!(
        "What to ask; what is usual for the game if left out",
        "问什么；不写就问这个游戏通常问的"
    ))]
    ask: Option<Ask>,
    #[arg(long, help = text!(
        "Ask it of misère play, in which the player without a move wins",
        "改问反常规则：不能操作者胜"
    ))]
    misere: bool,
    #[arg(long, value_name = "N", value_delimiter = ',', help = text!(
        "The greatest coordinate; several, such as 40,60, for each axis its own",
        "最大的坐标；写几个（如 40,60）就是每个坐标各自的"
    ))]
    to: Vec<u64>,
    #[arg(long, conflicts_with = "json", help = text!(
        "Print comma-separated values, all of them, and no more",
        "以 CSV 输出全部的值，不输出别的"
    ))]
    csv: bool,
    #[arg(long, help = text!("Print everything in JSON", "以 JSON 输出全部结果"))]
    json: bool,
    #[arg(long, value_parser = language(), conflicts_with_all = ["csv", "json"])]
    #[arg(value_name = Text("LANGUAGE", "语言").get(), help = text!(
        "Print what is proved as a function in a language, its proof as a comment",
        "把证明了的结论写成一个函数，证明写在注释里"
    ))]
    code: Option<Language>,
    #[arg(long, value_name = Text("WORDS", "输出").get(), requires = "code", help = text!(
        "Make a whole program of it that prints these words for each position: `1 if won else 0`, `Bob if lost \
         else Alice`, or `value`",
        "写成完整的程序，对每个局面输出这些词：`1 if won else 0`、`Bob if lost else Alice` 或 `value`"
    ))]
    program: Option<String>,
    #[arg(long, requires = "program", help = text!(
        "The input of the program begins with the number of positions",
        "程序的输入以局面的个数开头"
    ))]
    counted: bool,
    #[arg(long, value_name = FILE.get(), help = text!(
        "Write a picture into a file, which replaces none but its own",
        "把图写到文件，只会覆盖自己画的图"
    ))]
    svg: Option<PathBuf>,
    #[arg(long, value_name = FILE.get(), help = text!(
        "Draw the automaton of a proof into a file",
        "把证明用的自动机画到文件"
    ))]
    automaton: Option<PathBuf>,
    #[arg(long, help = text!(
        "Compute all values, also those that a proved period gives",
        "所有的值都算，包括由已证的周期能得到的"
    ))]
    raw: bool,
    #[arg(long, value_name = Text("BYTES", "字节").get(), default_value = units::USUAL_MEMORY, help = text!(
        "The memory that may be used, such as 500M or 4G",
        "最多用多少内存，如 500M 或 4G"
    ))]
    memory: String,
    #[arg(long, value_name = "N", default_value_t = units::USUAL_SECONDS, help = text!(
        "The work that may be done, in seconds; they are counted, not clocked",
        "最多算多久，以秒计；按运算次数折算，不看时钟"
    ))]
    seconds: u64,
    #[arg(long, value_name = "N", default_value_t = USUAL_STATES, help = text!(
        "The most states of an automaton that is guessed for a proof",
        "为证明猜自动机时，最多几个状态"
    ))]
    #[arg(value_parser = clap::builder::RangedU64ValueParser::<usize>::new().range(1..=MOST_STATES as u64))]
    states: usize,
}

const FILE: Text = Text("FILE", "文件");

const EXAMPLES: [&str; 14] = [
    "explore octal 0.77",
    "explore subtraction 1,3,4 --ask misere",
    "explore wythoff --svg wythoff.svg",
    "explore octal 0.77 --code cpp",
    "explore wythoff --code rust --program '1 if won else 0' > p2252.rs",
    "explore --moves 'n-1, n-3, (n-2)/2 + (n-2)/2' --to 5000",
    "explore --moves '(a-1, b), (a, b-1), (a-1, b-1)' --ask outcome",
    "explore kayles --ask moves 5,7",
    "explore graph 1-2-3-1,2-4 --ask remoteness",
    "explore p2252",
    "explore domineering .../.#.",
    "explore --left 'n-1, n-3' --right 'n-2, n-3' --ask temperature",
    "explore grundy --to 100000 --csv > grundy.csv",
    "explore octal 0.8 --to 20000 --seconds 600",
];

/// The questions by their names.
fn question() -> impl TypedValueParser<Value = Ask> {
    let value = |ask: Ask| {
        let (name, what) = ask.words();
        PossibleValue::new(name).help(what.get())
    };
    // Others are refused before.
    PossibleValuesParser::new(Ask::all().map(value))
        .map(|name| Ask::named(&name).expect("it is one of them"))
}

/// The programming languages by their names.
fn language() -> impl TypedValueParser<Value = Language> {
    PossibleValuesParser::new(Language::ALL.map(|(name, _)| name))
        .map(|name| Language::named(&name).expect("it is one of them"))
}

impl Arguments {
    /// True if the list of games is wanted.
    fn lists(&self) -> bool {
        let is_any = [&self.moves, &self.left, &self.right].into_iter().any(Option::is_some);
        self.games || self.words.is_empty() && !is_any
    }

    fn program(&self) -> Result<Option<Program>> {
        let program = |text: &String| Program::parse(text, self.counted);
        self.program.as_ref().map(program).transpose()
    }

    /// The question, of misère play if that is wanted.
    fn asked(&self) -> Result<Option<Ask>> {
        if !self.misere {
            return Ok(self.ask);
        }
        let ask = self.ask.unwrap_or(Ask::Table(Question::Misere));
        let misere = ask.in_misere_play().ok_or_else(|| {
            let asked = ask.words().0;
            refused(text!(
                "--ask {asked} has no answer in misère play: ask for outcome or moves, or leave --misere out",
                "反常规则下没有 --ask {asked}：请问 outcome 或 moves，或者去掉 --misere"
            ))
        })?;
        Ok(Some(misere))
    }

    fn budget<'a>(&self, observer: &'a dyn Observer) -> Result<Budget<'a>> {
        let budget = budget(units::bytes(&self.memory)?, self.seconds, observer);
        Ok(budget.with_states(self.states))
    }
}

/// Runs `cargo sente explore`.
pub fn run(arguments: &Arguments) -> Result<bool> {
    answer(arguments)?;
    Ok(true)
}

fn answer(arguments: &Arguments) -> Result<()> {
    if let Some(source) = arguments.tabled.source()? {
        return table(&*source, arguments);
    }
    if arguments.lists() {
        say(list_games().trim_end());
        return Ok(());
    }
    let (words, moves) = (&arguments.words[..], arguments.moves.as_deref());
    let sides = [arguments.left.as_deref(), arguments.right.as_deref()];
    let find = |words: &[String]| named::known(words);
    let problems = Problems { find: &find, list: "--games" };
    match parse(
        &Typed {
            words,
            moves,
            sides,
            coordinates: &arguments.coordinates,
            ask: arguments.asked()?,
        },
        &problems,
    )? {
        Command::Table(source) => table(&*source, arguments),
        Command::Moves(game, position, play) => moves_of(&game, &position, play, arguments),
        Command::Position(game, position) => position_of(&game, &position, arguments),
    }
}

/// The list of all games that have a name.
fn list_games() -> String {
    let problems = problems::PROBLEMS.iter();
    let ids: Vec<&str> =
        problems.filter(|p| !p.coordinates().is_empty()).map(|problem| problem.id()).collect();
    let others = text!(
        "Problems of the catalogue whose cases are a few numbers: {ids}.\n\nAnd your own, by --moves; \
         `cargo sente explore --help` says how, and has examples.\n",
        "目录里每组数据只有几个数的题目：{ids}。\n\n也可以用 --moves 写你自己的游戏，写法和例子见 \
         `cargo sente explore --help`。\n",
        ids = ids.join(COMMA.get())
    );
    let (columns, others) = (columns(), prose::fill(&others, columns()));
    format!("{}\n{}\n{others}", games::listed(columns), partizan::listed(columns))
}

/// Refuses what is of tables and not of positions.
fn expect_no_table(arguments: &Arguments) -> Result<()> {
    for (is_given, option) in [
        (arguments.csv, "--csv"),
        (arguments.code.is_some(), "--code"),
        (arguments.svg.is_some(), "--svg"),
        (arguments.automaton.is_some(), "--automaton"),
    ] {
        if is_given {
            return Err(refused(text!(
                "{option} is of tables: leave it out",
                "{option} 只用于表，这里不要写"
            )));
        }
    }
    Ok(())
}

/// Prints a position of a partizan game.
fn position_of(game: &Partizan, position: &str, arguments: &Arguments) -> Result<()> {
    expect_no_table(arguments)?;
    let terminal = Terminal::new();
    let position = Position::of(game, position, &mut arguments.budget(&terminal)?);
    terminal.clear();
    match (position?, arguments.json) {
        (position, true) => stream(|out| {
            position.write_json(out)?;
            writeln!(out)
        }),
        (position, false) => say(position.text(columns()).trim_end()),
    }
    Ok(())
}

/// Prints the moves of a position.
fn moves_of(game: &Game, position: &str, play: Play, arguments: &Arguments) -> Result<()> {
    expect_no_table(arguments)?;
    let terminal = Terminal::new();
    let moves = Moves::of(game, position, play, &mut arguments.budget(&terminal)?);
    terminal.clear();
    match (moves?, arguments.json) {
        (moves, true) => stream(|out| {
            moves.write_json(out)?;
            writeln!(out)
        }),
        (moves, false) => say(moves.text(columns()).trim_end()),
    }
    Ok(())
}

/// Explores a table and prints what is known of it.
fn table(source: &dyn Source, arguments: &Arguments) -> Result<()> {
    arguments.program()?;
    ensure_free(arguments.svg.iter().chain(&arguments.automaton).map(PathBuf::as_path))?;
    let order = Order { to: arguments.to.clone(), raw: arguments.raw, search: !arguments.csv };
    let terminal = Terminal::new();
    let result = explore(source, &order, &mut arguments.budget(&terminal)?);
    terminal.clear();
    let mut result = result.inspect_err(|error| {
        // Nobody else prints the error of an interrupted program.
        if interrupted() {
            let error = error_text(error);
            eprintln!("{}", text!("interrupted: {error}", "已中断：{error}"));
        }
    })?;
    recognise(&mut result, problems::PROBLEMS, &mut arguments.budget(&terminal)?);
    terminal.clear();
    if let Some(path) = &arguments.svg {
        write_picture(path, &report::svg(&result))?;
    }
    if let Some(path) = &arguments.automaton {
        let drawing = report::drawing(&result).ok_or_else(|| {
            let title = &result.about.title;
            refused(text!(
                "no automaton of at most 16 states proves {title}: leave --automaton out",
                "{title} 没有用不超过 16 个状态的自动机来证明：不要写 --automaton"
            ))
        })?;
        write_picture(path, &drawing)?;
    }
    print(&result, arguments)?;
    if let Some(failure) = source.failure() {
        bail!(failure);
    }
    let count = result.table.cells.len();
    match result.cut.as_ref().filter(|_| result.is_incomplete() && arguments.code.is_none()) {
        Some(cut) if cut.ended == Some(Ended::Interrupted) => {
            let first = text!(
                "interrupted: these are the first {count} answers, not all",
                "已中断：这是前 {count} 个答案，不是全部"
            );
            eprintln!("{first}");
        }
        Some(cut) => bail!(text!(
            "these are the first {count} of {total} answers, not all: {remedy}",
            "这是 {total} 个答案中的前 {count} 个，不是全部：{remedy}",
            total = cut.total,
            remedy = cut.remedy
        )),
        None => {}
    }
    Ok(())
}

fn write_picture(path: &Path, svg: &str) -> Result<()> {
    write_whole(path, sealed(svg, ["<!-- ", " -->"]))
}

fn print(result: &Exploration, arguments: &Arguments) -> Result<()> {
    if let Some(language) = arguments.code {
        let program = arguments.program()?;
        say(code(result, language, program.as_ref())?.trim_end());
    } else if arguments.csv {
        stream(|out| data::write_csv(result, out));
    } else if arguments.json {
        stream(|out| {
            data::write_json(result, out)?;
            writeln!(out)
        });
    } else {
        say(report::text(result, columns()).trim_end());
    }
    Ok(())
}
