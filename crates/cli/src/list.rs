//! `cargo sente list`: the problems, in the order of the course.

use crate::Usage;
use crate::checkout::catalogue::{self, Entry};
use crate::checkout::{Checkout, Collection, Files, is_at, of_topic};
use crate::command_line::{NONE, examples};
use crate::console::{say, say_json, table, terminal_columns};
use crate::written::with_ends_of;
use anyhow::{Context, Result, bail};
use clap::Args;
use language::{Text, prose, text};

/// Options of `cargo sente list`.
#[derive(Args)]
#[command(after_help = examples(&[
    ("list", NONE),
    (Text("list --topic misere", "list --topic 反常").get(), Text("problems on misère play", "反常规则的题目")),
    ("list --judge luogu", NONE),
    ("list --json | jq '.[].id'", NONE),
    ("list --write", Text(
        "write the tables of both READMEs, after a change of catalogue.toml",
        "改过 catalogue.toml 之后，重写两份 README 里的表"
    )),
]))]
pub struct Arguments {
    #[arg(long, value_name = Text("TOPIC", "类型").get(), help = text!(
        "Only topics that contain this, in either language, or that are called so, as SG",
        "只列类型中含有这个词的题目，中英文都行，别名（如 SG）也行"
    ))]
    topic: Option<String>,
    #[arg(long, value_name = Text("JUDGE", "OJ").get(), help = text!(
        "Only this judge, or problems mirrored there, in any case",
        "只列这个 OJ 的题目，或在那里有同题的；大小写不限"
    ))]
    judge: Option<String>,
    #[arg(long, conflicts_with_all = ["topic", "judge", "json"], help = text!(
        "Write the tables into README.md and README.zh-CN.md",
        "重写 README.md 和 README.zh-CN.md 里的表"
    ))]
    write: bool,
    #[arg(long, help = text!("All that the catalogue says, for machines", "以 JSON 输出目录的全部内容"))]
    json: bool,
}

/// Runs `cargo sente list`.
pub fn run(files: &Collection, arguments: &Arguments) -> Result<()> {
    if arguments.write {
        return write(files.checkout()?);
    }
    let Arguments { topic, judge, .. } = arguments;
    let mut problems = catalogue::read(files)?;
    if let Some(topic) = topic {
        problems = of_topic(&problems, topic);
    }
    if let Some(judge) = judge {
        problems.retain(|problem| is_at(problem, judge));
    }
    if arguments.json {
        say_json(&problems);
    } else if problems.is_empty() {
        let command = crate::console::name();
        bail!(Usage(text!(
            "no problem is like that; `{command} list` shows all",
            "没有这样的题目；`{command} list` 列出全部"
        )));
    } else {
        say(for_people(&problems, terminal_columns()));
    }
    Ok(())
}

/// The table, if the output is wide enough or not a terminal; else a few lines for each problem.
fn for_people(problems: &[Entry], columns: Option<usize>) -> String {
    let table = table(HEADINGS.map(Text::get), problems.iter().map(row), None);
    match columns {
        Some(columns) if table.lines().any(|line| prose::width(line) > columns) => {
            let entries: Vec<String> =
                problems.iter().map(|problem| entry(problem, columns)).collect();
            entries.join("\n")
        }
        _ => table,
    }
}

/// The name and the judge of a problem, and under them what it is about.
fn entry(problem: &Entry, columns: usize) -> String {
    const MARGIN: usize = 10;
    let [id, title, judge, limits, topic, theorem] = row(problem);
    let head = text!("{title}, {judge}, {limits}", "{title}，{judge}，{limits}");
    let head = prose::beside(&format!("{id:<MARGIN$}"), &head, columns);
    let about = text!("{topic}: {theorem}", "{topic}：{theorem}");
    let about = prose::beside(&" ".repeat(MARGIN), &about, columns);
    format!("{head}\n{about}")
}

const HEADINGS: [Text; 6] = [
    Text("id", "题号"),
    Text("problem", "题目"),
    Text("judge", "OJ"),
    Text("limits", "限制"),
    Text("topic", "类型"),
    Text("what decides", "结论"),
];

fn row(problem: &Entry) -> [String; 6] {
    let Entry { id, judge, rust, .. } = problem;
    let judge = match rust {
        true => judge.clone(),
        false => text!("{judge} (no Rust)", "{judge}（不支持 Rust）"),
    };
    let [title, topic, theorem] = problem.in_words();
    [id.clone(), title.into(), judge, problem.limits(), topic.into(), theorem.into()]
}

/// Writes the tables of the catalogue where they have changed, and says so.
fn write(checkout: &Checkout) -> Result<()> {
    let mut changed = 0;
    for (file, text) in with_tables(checkout, &catalogue::read(checkout)?)? {
        if text != checkout.read(file)? {
            checkout.write(file, &text)?;
            say(text!("changed {file}", "已更新 {file}"));
            changed += 1;
        }
    }
    if changed == 0 {
        say(text!(
            "the tables are those of catalogue.toml already",
            "两张表与 catalogue.toml 一致，不用改"
        ));
    }
    Ok(())
}

/// Path and text of each README with the table of these problems.
pub fn with_tables(checkout: &Checkout, problems: &[Entry]) -> Result<Vec<(&'static str, String)>> {
    let tables =
        [("README.md", markdown(problems)), ("README.zh-CN.md", chinese_markdown(problems))];
    let put = |(file, table): (&'static str, String)| {
        let heading = table.lines().next().unwrap_or_default();
        let text = with_table(&checkout.read(file)?, &table).with_context(|| {
            text!(
                "{file} has no table to replace: write the line {heading:?} where it belongs",
                "{file} 里没有可以替换的表：请在该放表的地方写上一行 {heading:?}"
            )
        })?;
        Ok((file, text))
    };
    tables.into_iter().map(put).collect()
}

/// The text with this table in the place of the one that has the same heading, whatever its rows are.
pub fn with_table(text: &str, table: &str) -> Option<String> {
    let heading = table.lines().next()?;
    let mut lines = text.split_inclusive('\n');
    let before: String = lines.by_ref().take_while(|line| line.trim_end() != heading).collect();
    if before.len() == text.len() {
        return None;
    }
    let behind: String = lines.skip_while(|line| line.starts_with('|')).collect();
    Some(before + &with_ends_of(text, table) + &behind)
}

/// The table of the README.
fn markdown(problems: &[Entry]) -> String {
    let mut table = String::from("| program | problem | topic |\n|---|---|---|\n");
    for Entry { id, title, english, link, topic, .. } in problems {
        let name = if title == english { english.clone() } else { format!("{english} ({title})") };
        table += &format!("| [`{id}`](src/bin/{id}.rs) | [{name}]({link}) | {topic} |\n");
    }
    table
}

/// The table of `README.zh-CN.md`: the same rows.
fn chinese_markdown(problems: &[Entry]) -> String {
    let mut table = String::from("| 程序 | 题目 | 类型 |\n|---|---|---|\n");
    for Entry { id, title, link, chinese, .. } in problems {
        let (title, topic) = (chinese.title.as_ref().unwrap_or(title), &chinese.topic);
        let files = format!("[`{id}`](src/bin/{id}.rs)、[题解](docs/zh/{id}.md)");
        table += &format!("| {files} | [{title}]({link}) | {topic} |\n");
    }
    table
}

#[test]
fn a_list_tells_of_every_problem_and_wide_it_is_a_table() {
    let problems = catalogue::read(&Collection::find().unwrap()).expect("it is here");
    for columns in [Some(60), Some(120), None] {
        let list = for_people(&problems, columns);
        for Entry { id, .. } in &problems {
            let entry = format!("{id:<10}");
            assert!(list.lines().any(|line| line.trim_start().starts_with(&entry)), "{list}");
        }
    }
    let wide = for_people(&problems, None);
    assert_eq!(wide.lines().count(), problems.len() + 1, "{wide}");
    assert_eq!(for_people(&problems, Some(1000)), wide);
}
