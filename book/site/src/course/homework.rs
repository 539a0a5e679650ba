//! Homework: problems in the order in which to solve them, with stars and with hints that come one by one.

use crate::markdown::typeset;
use crate::text::{escaped_html, name};
use anyhow::{Context, Result, ensure};
use cli::checkout::catalogue::Entry;
use language::text;

/// A problem to solve: a line such as `p1247 ** | first hint | second hint`.
pub struct Task {
    pub id: String,
    /// One star to three.
    stars: usize,
    hints: Vec<String>,
}

impl Task {
    pub fn parse(line: &str) -> Result<Self> {
        let mut parts = line.split(" | ");
        let (id, stars) = parts.next().and_then(|start| start.split_once(' ')).unwrap_or_default();
        ensure!(
            ["*", "**", "***"].contains(&stars),
            "the homework {line:?} is not a problem and one star to three"
        );
        Ok(Task { id: id.into(), stars: stars.len(), hints: parts.map(String::from).collect() })
    }

    /// The stars, with words for who does not see them.
    pub fn stars(&self) -> String {
        let difficulty = text!("{stars} of 3 stars", "难度 {stars}/3", stars = self.stars);
        let stars = "★".repeat(self.stars);
        format!("<span class=\"stars\" role=\"img\" aria-label=\"{difficulty}\">{stars}</span>")
    }
}

/// A row for each problem. The last hint is what decides it.
pub fn listed(problems: &[Entry], text: &str) -> Result<String> {
    let judged = text!(
        "Each is a program to write, in any language: <code>cargo sente judge p2197 --bin a.cpp</code> runs it on the judge's samples \
         and holds it against a search. Hints open one by one.",
        "每题写一个程序，语言不限：<code>cargo sente judge p2197 --bin a.cpp</code> 在题目样例上运行，并与暴力搜索对拍。提示逐条展开。"
    );
    let mut html = format!("<p>{judged}</p>\n<ol class=\"homework\">\n");
    for line in text.lines() {
        let task = Task::parse(line)?;
        let problem = problems.iter().find(|problem| problem.id == task.id);
        let problem = problem.with_context(|| format!("the homework {line:?} is no problem"))?;
        html += &row(&task, problem);
    }
    Ok(html + "</ol>\n")
}

fn row(task: &Task, problem: &Entry) -> String {
    let [title, _, decides] = problem.in_words();
    let (title, name) = (escaped_html(title), name(problem));
    let stars = task.stars();
    let hint = |(number, hint): (usize, &String)| {
        folded(&text!("Hint {number}", "提示 {number}"), &typeset(hint))
    };
    let hints: String = (1..).zip(&task.hints).map(hint).collect();
    let decides = folded(&text!("What decides", "判定方法"), &typeset(decides));
    format!(
        "<li><a href=\"{}.html\">{name} {title}</a> {stars} {hints}{decides}</li>\n",
        problem.id
    )
}

fn folded(title: &str, text: &str) -> String {
    format!("<details><summary>{title}</summary>{text}</details>")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_task_has_stars_and_hints() {
        let task = Task::parse("p1247 ** | first | second").unwrap();
        assert_eq!((task.id.as_str(), task.stars), ("p1247", 2));
        assert_eq!(task.hints, ["first", "second"]);
        assert!(Task::parse("p2197 *").unwrap().hints.is_empty());
        for wrong in ["", "p2197", "p2197 | hint", "p2197 ****", "p2197 x | hint"] {
            assert!(Task::parse(wrong).is_err(), "{wrong}");
        }
    }
}
