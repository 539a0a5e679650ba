//! Questions. Their answers are computed while the book is written: by a search, or by the explorer.
//!
//! | line, with ` | ` and the reason behind it | the reader |
//! |---|---|
//! | in `quiz p2197`: `1 / 2 / 7 7`, an input with slashes for ends of lines | says who wins |
//! | `move 1 / 2 / 3 5` | chooses the move that wins |
//! | `answer 5 / 1 1 1 1 1` | types the judge's answer, a number |
//! | in `quiz explore`: `value kayles 7` | types the value of a position |
//! | `remoteness euclid 2,5` | types how many moves play lasts if the winner hurries |
//! | `period octal 0.137` | types the least period of the values |
//! | `mex 0 1 3`, `xor 3 5` | types the mex, the nim-sum |

use crate::board::{asked, rules};
use crate::text::{attribute, escaped_html};
use anyhow::{Context, Result, anyhow, bail, ensure};
use explore::budget::Nobody;
use explore::command::{self, Ask, Command, Problems, parse};
use explore::explore::{Exploration, Order, budget, explore};
use explore::question::Question;
use language::{Text, text};
use serde_json::{Value, json};

/// A question with a position or without, and its right answers: among the choices, or numbers to type where there are none.
struct Asked {
    table: Value,
    asks: String,
    choices: Vec<String>,
    right: Vec<String>,
}

/// The questions of a block about a problem, or those that the explorer answers.
pub fn quiz(about: &str, text: &str) -> Result<String> {
    let mut html = String::from("<div class=\"quiz\">\n");
    for line in text.lines() {
        let (asked, because) = line
            .split_once(" | ")
            .with_context(|| format!("the question {line:?} has no reason"))?;
        let question = match about {
            "explore" => explored(asked),
            id => of_problem(id, asked),
        };
        let Asked { table, asks, choices, right } =
            question.with_context(|| format!("the question {line:?}"))?;
        let question = json!({ "table": table, "asks": asks, "choices": choices, "right": right, "because": because });
        let question = attribute(&question.to_string());
        html += &format!("<div class=\"question\" data-question=\"{question}\"></div>\n");
    }
    let needs = escaped_html(&text!("The questions need JavaScript.", "答题需要 JavaScript。"));
    Ok(html + &format!("<noscript>{needs}</noscript>\n</div>\n"))
}

fn of_problem(id: &str, line: &str) -> Result<Asked> {
    let (kind, input) = match line.split_once(' ') {
        Some((kind @ ("move" | "answer"), input)) => (kind, input),
        _ => ("outcome", line),
    };
    let input = input.replace(" / ", "\n") + "\n";
    if kind == "answer" {
        return judged(id, &input);
    }
    let table = asked("show", id, &input)?;
    let hint = asked("hint", id, &input)?;
    match kind {
        "move" => best_move(table, &hint),
        _ => outcome(table, &hint),
    }
}

/// The judge's answer to an input: of a position that is drawn where the problem can be played, else of the input itself.
fn judged(id: &str, input: &str) -> Result<Asked> {
    let answer = rules(id)?.answer(input).map_err(|error| anyhow!("{error}"))?;
    let asks = text!("What should a program answer?", "程序应当输出多少？");
    let table = asked("show", id, input).unwrap_or(Value::Null);
    let shown = if table.is_null() { format!("{} — ", input.trim()) } else { String::new() };
    Ok(Asked { table, ..typed(format!("{shown}{asks}"), answer.trim().parse()?)? })
}

/// Words for the worth of a position to the player to move.
const ENDS: [Text; 3] = [Text("won", "必胜"), Text("lost", "必败"), Text("drawn", "平局")];

fn outcome(table: Value, hint: &Value) -> Result<Asked> {
    let worth = hint["worth"].as_object().and_then(|worth| worth.iter().next());
    let end = match worth.context("nobody knows who wins")? {
        (end, lead) if end == "leads" => match lead.as_i64() {
            Some(1..) => 0,
            Some(0) => 2,
            _ => 1,
        },
        (end, _) => ENDS
            .iter()
            .position(|word| word.0 == end)
            .with_context(|| format!("{end} is no end"))?,
    };
    let is_scored = hint["worth"].get("leads").is_some();
    let choices = &ENDS[..if end == 2 || is_scored { 3 } else { 2 }];
    Ok(Asked {
        table,
        asks: text!("You are to move: how does it end?", "轮到你走：结果如何？"),
        choices: choices.iter().map(|word| word.get().into()).collect(),
        right: vec![ENDS[end].get().into()],
    })
}

/// Moves that a reader can choose from.
const MOVES: usize = 4;

/// The best moves, few of them, among others; each of them is right.
fn best_move(table: Value, hint: &Value) -> Result<Asked> {
    let numbers = |list: &Value| -> Vec<usize> {
        list.as_array().into_iter().flatten().filter_map(|it| Some(it.as_u64()? as usize)).collect()
    };
    let words = |number: usize| table["moves"][number]["words"].as_str().unwrap_or_default();
    let best = numbers(&hint["best"]);
    let all = hint["worths"].as_array().map_or(0, Vec::len);
    let others: Vec<usize> = (0..all).filter(|number| !best.contains(number)).collect();
    let is_open = (1..MOVES).contains(&best.len()) && !others.is_empty() && all > 2;
    ensure!(is_open, "{} of {all} moves are best", best.len());
    // Spread over the list, as neighbours are alike.
    let step = others.len().div_ceil(MOVES - best.len());
    let mut shown: Vec<usize> = others.iter().copied().step_by(step).collect();
    shown.extend(&best);
    shown.sort_unstable();
    Ok(Asked {
        asks: text!("You are to move: which move is best?", "轮到你走：哪一步最好？"),
        choices: shown.into_iter().map(|number| words(number).into()).collect(),
        right: best.into_iter().map(|number| words(number).into()).collect(),
        table: table.clone(),
    })
}

fn typed(asks: String, answer: i64) -> Result<Asked> {
    Ok(Asked { table: Value::Null, asks, choices: Vec::new(), right: vec![answer.to_string()] })
}

fn explored(line: &str) -> Result<Asked> {
    let words: Vec<String> = line.split_whitespace().map(String::from).collect();
    let (kind, words) = words.split_first().context("it is empty")?;
    let numbers = || -> Result<Vec<i64>> { words.iter().map(|word| Ok(word.parse()?)).collect() };
    let list = words.join(", ");
    match kind.as_str() {
        "mex" => {
            let numbers = numbers()?;
            let mex = (0..).find(|number| !numbers.contains(number)).unwrap_or_default();
            typed(format!("mex {{{list}}} = ?"), mex)
        }
        "xor" => typed(
            format!("{} = ?", words.join(" ⊕ ")),
            numbers()?.into_iter().fold(0, |sum, number| sum ^ number),
        ),
        "value" | "remoteness" => {
            let (position, game) = words.split_last().context("it names no position")?;
            let at: Vec<u64> = position.split(',').map(str::parse).collect::<Result<_, _>>()?;
            let (question, asked) = match kind.as_str() {
                "value" => (Question::Grundy, Text("What is the Grundy value", "的 SG 值是多少")),
                _ => (Question::Remoteness, Text("What is the remoteness", "的步数是多少")),
            };
            let found = exploration(game, question, at)?;
            let (title, rules) = (&found.about.title, found.about.rules.get());
            let asks = text!(
                "{title}. {rules} {asked} of {position}?",
                "{title}：{rules}{position} {asked}？"
            );
            typed(asks, last(&found)?)
        }
        "period" => {
            let found = exploration(words, Question::Grundy, Vec::new())?;
            let (statement, _) = found.pattern().context("no pattern is found")?;
            let period = statement.period.as_ref().context("there is no period")?.period;
            let (title, rules) = (&found.about.title, found.about.rules.get());
            let asks = text!(
                "{title}. {rules} What is the period of the Grundy values?",
                "{title}：{rules}SG 值的周期是多少？"
            );
            typed(asks, period.try_into()?)
        }
        kind => bail!("there is no kind {kind:?}"),
    }
}

/// The answers to a question about a game up to a position.
fn exploration(game: &[String], question: Question, to: Vec<u64>) -> Result<Exploration> {
    let problems = Problems { find: &|_| Ok(None), list: "" };
    let ask = Some(Ask::Table(question));
    let typed = command::Typed { words: game, ask, ..Default::default() };
    let Command::Table(source) = parse(&typed, &problems)? else {
        bail!("{game:?} is a position and no game");
    };
    let order = Order { search: to.is_empty(), to, raw: false };
    explore(&*source, &order, &mut budget(BYTES, SECONDS, &Nobody))
}

/// Limits of a question.
const BYTES: u64 = 400_000_000;
const SECONDS: u64 = 20;

/// The answer at the greatest coordinates.
fn last(found: &Exploration) -> Result<i64> {
    let place = found.table.cells.len().checked_sub(1).context("there is no answer")?;
    found.table.number(place).map(i64::from).context("it is no number")
}
