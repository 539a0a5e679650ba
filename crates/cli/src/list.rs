//! `cargo sente list`: the problems, in the order of the course.

use crate::Usage;
use crate::checkout::catalogue::{self, Chinese, Entry};
use crate::checkout::{Checkout, is_at, of_topic};
use crate::console::{plain_table, say, say_json, terminal_columns};
use anyhow::{Context, Result, bail};
use clap::Args;
use rules::prose;

/// List the problems, in the order of the course
#[derive(Args)]
#[command(after_help = "\
Examples:
  cargo sente list
  cargo sente list --topic misere   problems on misère play
  cargo sente list --judge luogu
  cargo sente list --json | jq '.[].id'
  cargo sente list --write       write the tables of both READMEs, after a change of catalogue.toml")]
pub struct Arguments {
    /// Only topics that contain this, in either language, or that are called so, as SG
    #[arg(long, value_name = "TOPIC")]
    topic: Option<String>,
    /// Only this judge, or problems mirrored there, in any case
    #[arg(long, value_name = "JUDGE")]
    judge: Option<String>,
    /// Write the tables into README.md and README.zh-CN.md
    #[arg(long, conflicts_with_all = ["topic", "judge", "json"])]
    write: bool,
    /// All that the catalogue says, for machines
    #[arg(long)]
    json: bool,
}

/// Runs `cargo sente list`.
pub fn run(checkout: &Checkout, arguments: &Arguments) -> Result<()> {
    if arguments.write {
        return write(checkout);
    }
    let Arguments { topic, judge, .. } = arguments;
    let mut problems = catalogue::read(checkout)?;
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
        bail!(Usage(format!("no problem is like that; `{command} list` shows all")));
    } else {
        say(for_people(&problems, terminal_columns()));
    }
    Ok(())
}

/// A table where it has room, as in a file; else a few lines for each problem.
fn for_people(problems: &[Entry], columns: Option<usize>) -> String {
    let table = plain_table(HEADINGS, problems.iter().map(row)).trim_fmt();
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
    let [id, english, judge, limits, topic, theorem] = row(problem);
    let head =
        prose::beside(&format!("{id:<MARGIN$}"), &format!("{english}, {judge}, {limits}"), columns);
    let about = prose::beside(&" ".repeat(MARGIN), &format!("{topic}: {theorem}"), columns);
    format!("{head}\n{about}")
}

const HEADINGS: [&str; 6] = ["id", "problem", "judge", "limits", "topic", "what decides"];

fn row(problem: &Entry) -> [String; 6] {
    let Entry { id, english, judge, topic, theorem, rust, .. } = problem;
    let judge = if *rust { judge.clone() } else { format!("{judge} (no Rust)") };
    [id.clone(), english.clone(), judge, problem.limits(), topic.clone(), theorem.clone()]
}

/// Writes the tables of the catalogue where they have changed, and says so.
fn write(checkout: &Checkout) -> Result<()> {
    let mut changed = 0;
    for (file, text) in with_tables(checkout, &catalogue::read(checkout)?)? {
        if text != checkout.read(file)? {
            checkout.write(file, &text)?;
            say(format_args!("changed {file}"));
            changed += 1;
        }
    }
    if changed == 0 {
        say("the tables are those of catalogue.toml already");
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
            format!("{file} has no table to replace: write the line {heading:?} where it belongs")
        })?;
        Ok((file, text))
    };
    tables.into_iter().map(put).collect()
}

/// The text with this table in the place of the one that has the same heading, whatever its rows are.
fn with_table(text: &str, table: &str) -> Option<String> {
    let heading = table.lines().next()?;
    let mut lines = text.split_inclusive('\n');
    let before: String = lines.by_ref().take_while(|line| line.trim_end() != heading).collect();
    if before.len() == text.len() {
        return None;
    }
    let behind: String = lines.skip_while(|line| line.starts_with('|')).collect();
    Some(before + table + &behind)
}

/// The table of the README.
pub fn markdown(problems: &[Entry]) -> String {
    let mut table = String::from("| program | problem | topic |\n|---|---|---|\n");
    for Entry { id, title, english, link, topic, .. } in problems {
        let name = if title == english { english.clone() } else { format!("{english} ({title})") };
        table += &format!("| [`{id}`](src/bin/{id}.rs) | [{name}]({link}) | {topic} |\n");
    }
    table
}

/// The table of `README.zh-CN.md`: the same rows.
pub fn chinese_markdown(problems: &[Entry]) -> String {
    let mut table = String::from("| 程序 | 题目 | 类型 |\n|---|---|---|\n");
    for Entry { id, title, link, chinese, .. } in problems {
        let Chinese { title: translated, topic, .. } = chinese;
        let title = translated.as_ref().unwrap_or(title);
        let files = format!("[`{id}`](src/bin/{id}.rs)、[题解](docs/zh/{id}.md)");
        table += &format!("| {files} | [{title}]({link}) | {topic} |\n");
    }
    table
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_table_takes_the_place_of_the_old_one_whatever_its_rows() {
        let table = "| a | b |\n|---|---|\n| 3 | 4 |\n";
        for rows in ["", "| 1 | 2 |\n", "| 1 | 2 |\n| by hand |\n"] {
            let text = format!("x\n\n| a | b |\n|---|---|\n{rows}\ny | z\n");
            assert_eq!(with_table(&text, table), Some(format!("x\n\n{table}\ny | z\n")));
        }
        assert_eq!(with_table(&format!("x\n{table}"), table), Some(format!("x\n{table}")));
        assert_eq!(with_table("| b | a |\n", table), None);
    }

    #[test]
    fn a_list_fits_the_terminal_and_tells_of_every_problem() {
        let problems = catalogue::read(&Checkout::find().unwrap()).unwrap();
        for columns in [60, 80, 120] {
            let list = for_people(&problems, Some(columns));
            assert!(list.lines().all(|line| prose::width(line) <= columns), "{columns}:\n{list}");
            for problem in &problems {
                assert!(list.lines().any(|line| line.starts_with(&format!("{:<10}", problem.id))));
            }
        }
        let wide = for_people(&problems, None);
        assert_eq!(wide.lines().count(), problems.len() + 1, "{wide}");
        assert_eq!(for_people(&problems, Some(1000)), wide);
    }
}
