//! `cargo sente gen`: inputs of a problem, and the strict reader of them.

use crate::Usage;
use crate::command_line::{NONE, examples};
use crate::console::{BOLD, columns_of_entries, padded, say, stream, styled};
use crate::named;
use crate::runner::process::MOST_BYTES;
use anyhow::{Context, Result, bail};
use language::{Text, prose, text};
use rules::{Choices, Problem};
use std::io::{Read, stdin};

/// Options of `cargo sente gen`.
#[derive(clap::Args)]
#[command(long_about = text!("\
Print an input of a problem, or check one\n\n\
`small` prints all small inputs, each behind a line that says so; `random` a random one; `extreme NAME` an extreme one, \
and without any of these all of them are listed. `check` reads standard input by the statement's rules, its lines and \
blanks included, and says what is wrong with it and where.", "\
输出一道题的数据，或检查一份数据\n\n\
`small` 输出全部小数据，每份前面有一行编号；`random` 输出一份随机数据；`extreme 名字` 输出一份极端数据；\
什么都不写，就列出全部极端数据。`check` 从标准输入读一份数据，按题面检查，包括换行和空格，指出哪里不对。"))]
#[command(after_help = examples(&[
    ("gen p7864", Text("the extreme inputs, and what each is meant to break", "列出极端数据，以及各自卡什么")),
    ("gen p7864 extreme shuffled-path > path.in", NONE),
    ("gen p4363 random --seed 5 --size 12 | ./a.out", NONE),
    ("gen p2197 small | head", Text("all small inputs, one after the other", "全部小数据，一份接一份")),
    ("gen p4363 check < samples/p4363/1.in", NONE),
]))]
pub struct Arguments {
    #[arg(required = true, help = text!(
        "The problem, by id, name at a judge, address, title or topic; then the kind of input",
        "题目：题号、OJ 上的编号、网址、题名或类型；后面是数据的种类"
    ))]
    #[arg(value_name = Text(
        "PROBLEM [small|random|extreme NAME|check]",
        "题目 [small|random|extreme 名字|check]"
    ).get())]
    words: Vec<String>,
    #[arg(long, default_value_t = 0, value_name = SEED.get(), help = SEED_HELP.get())]
    seed: u64,
    #[arg(long, value_name = SIZE.get(), help = text!(
        "The greatest size of a random case",
        "随机数据的最大规模"
    ))]
    size: Option<usize>,
}

/// The value of `--seed` in a usage line.
pub const SEED: Text = Text("SEED", "种子");
pub const SEED_HELP: Text = Text("Where the random numbers begin", "随机种子");
/// The value of `--size` in a usage line.
pub const SIZE: Text = Text("SIZE", "规模");

const KINDS: [&str; 4] = ["small", "random", "extreme", "check"];

/// Runs `cargo sente gen`. Where what is checked breaks a rule, an error says where and which.
pub fn run(arguments: &Arguments) -> Result<bool> {
    match &arguments.words[..] {
        [problem @ .., kind, name] if kind == "extreme" && !problem.is_empty() => {
            let problem = named::get(problem)?;
            say_input(&problem.extreme_input(named::extreme(problem, name)?)?.0);
        }
        [problem @ .., kind] if KINDS.contains(&&**kind) && !problem.is_empty() => {
            let problem = named::get(problem)?;
            match kind.as_str() {
                "small" => small(problem),
                "random" => random(problem, arguments)?,
                "check" => check(problem)?,
                _ => {
                    let names = named::extreme_names(problem);
                    bail!(Usage(text!(
                        "{kind} needs a name: {names}",
                        "`{kind}` 后面要写名字：{names}"
                    )))
                }
            }
        }
        problem => list(named::get(problem)?),
    }
    Ok(true)
}

fn list(problem: &dyn Problem) {
    let name = padded(Text("extreme input", "极端数据"), 24);
    say(styled(BOLD, text!("{name} meant to break", "{name} 卡什么")));
    for (name, breaks) in problem.extremes() {
        say(prose::beside(&format!("{name:<24} "), breaks, columns_of_entries()));
    }
}

fn small(problem: &dyn Problem) {
    for (number, input) in problem.small(usize::MAX).into_iter().enumerate() {
        let title = text!("# input {number}", "# 数据 {number}", number = number + 1);
        say(title);
        say_input(&input);
    }
}

/// Prints an input to the byte: its last line may be empty. It is data, in which no colours are looked for.
fn say_input(input: &str) {
    stream(|out| writeln!(out, "{}", input.strip_suffix('\n').unwrap_or(input)));
}

fn random(problem: &dyn Problem, arguments: &Arguments) -> Result<()> {
    let size = arguments.size.unwrap_or(problem.large());
    ensure_size(problem, size)?;
    say_input(&problem.random(&mut Choices::random(arguments.seed), size));
    Ok(())
}

/// Refuses sizes that the generators do not make, as a search could not answer them.
pub fn ensure_size(problem: &dyn Problem, size: usize) -> Result<()> {
    let (id, most) = (problem.id(), problem.large());
    if (1..=most).contains(&size) {
        return Ok(());
    }
    bail!(Usage(text!(
        "--size {size}: random inputs of {id} have a size from 1 to {most}; `cargo sente gen {id}` lists extreme \
         inputs",
        "--size {size}：{id} 的随机数据规模为 1 到 {most}；`cargo sente gen {id}` 列出极端数据"
    )))
}

fn check(problem: &dyn Problem) -> Result<()> {
    let mut bytes = Vec::new();
    stdin().take(MOST_BYTES + 1).read_to_end(&mut bytes)?;
    if bytes.len() as u64 > MOST_BYTES {
        let most = MOST_BYTES >> 20;
        bail!(text!("the input has more than {most} MiB", "输入超过 {most} MiB"));
    }
    let text = String::from_utf8(bytes).with_context(|| {
        text!(
            "the input is no text in UTF-8: save it as that",
            "输入不是 UTF-8 编码的文本：请另存为 UTF-8"
        )
    })?;
    if text.starts_with('\u{feff}') {
        bail!(text!(
            "the input begins with a byte order mark, which no judge's input has: save it as UTF-8 without one",
            "输入以字节顺序标记（BOM）开头，OJ 的数据都没有它：请另存为不带 BOM 的 UTF-8"
        ));
    }
    problem.validate_layout(&text)?;
    say(text!("this is an input of {id}", "这是 {id} 的合法输入", id = problem.id()));
    Ok(())
}
