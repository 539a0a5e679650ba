//! The course: a file for each chapter and language, `docs/course/en/02-nim.md` and `docs/course/zh/02-nim.md`.
//!
//! A chapter is Markdown. Besides, a fenced block may stand for something that is played:
//!
//! | block | its text | what becomes of it |
//! |---|---|---|
//! | `board p2197` | an input in the judge's format | a board with that position |
//! | `quiz p2197` | a line for each question: an input, with slashes for ends of lines, a bar, and why | won or lost? |
//! | `problems` | topics of the catalogue, one on each line | their problems, with what decides each |

use crate::board::{asked, board};
use crate::contents::table;
use crate::edition::lang;
use crate::markdown::page_of_chapter;
use crate::text::{attribute, escaped_html};
use anyhow::{Context, Result, bail, ensure};
use cli::checkout::catalogue::Entry;
use cli::checkout::{Checkout, Files};
use language::text;

/// A chapter in the language of the reader.
pub struct Chapter {
    /// The file of its page, without `.html`.
    pub file: String,
    /// Its number and its name.
    pub title: String,
    /// The topics whose problems it leads to.
    pub topics: Vec<String>,
    /// Markdown text.
    pub source: String,
}

/// The chapters in the language of the reader, in their order.
///
/// # Errors
///
/// If a file cannot be read or has no title.
pub fn chapters(checkout: &Checkout) -> Result<Vec<Chapter>> {
    let folder = format!("docs/course/{}", lang());
    let stems = checkout.stems(&folder, "md")?;
    let chapter = |stem: String| {
        let file = format!("{folder}/{stem}.md");
        let source = checkout.read(&file)?;
        let title = source.lines().next().and_then(|line| line.strip_prefix("# "));
        let title = title.with_context(|| format!("{file} does not begin with a title"))?.into();
        let topics = topics(&source);
        Ok(Chapter { file: page_of_chapter(&stem), title, topics, source })
    };
    stems.into_iter().map(chapter).collect()
}

/// The fenced blocks of a chapter: the words behind the fence, and the text.
pub fn blocks(source: &str) -> impl Iterator<Item = (&str, &str)> {
    source.split("\n```").skip(1).step_by(2).filter_map(|block| block.split_once('\n'))
}

/// The lines of the blocks of problems.
fn topics(source: &str) -> Vec<String> {
    let lists = blocks(source).filter(|(info, _)| *info == "problems");
    lists.flat_map(|(_, text)| text.lines()).map(String::from).collect()
}

/// HTML for a block of a chapter; `None` if it is plain code.
///
/// # Errors
///
/// If there is no such problem or topic, or the input is none of the problem's.
pub fn directive(problems: &[Entry], info: &str, text: &str) -> Result<Option<String>> {
    Ok(Some(match info.split_once(' ') {
        Some(("board", id)) => board(id, text, true)?,
        Some(("quiz", id)) => quiz(id, text)?,
        None if info == "problems" => listed(problems, text)?,
        _ => return Ok(None),
    }))
}

fn listed(problems: &[Entry], topics: &str) -> Result<String> {
    let mut rows = Vec::new();
    for topic in topics.lines() {
        let before = rows.len();
        rows.extend(problems.iter().filter(|problem| problem.topic == topic));
        ensure!(rows.len() > before, "no problem has the topic {topic:?}");
    }
    Ok(table(&rows))
}

/// Positions of a problem's game: is the player who is to move the winner? A search says so when the book is written.
fn quiz(id: &str, text: &str) -> Result<String> {
    let mut html = format!("<div class=\"quiz\" data-problem=\"{id}\">\n");
    for line in text.lines() {
        let (input, because) = line
            .split_once(" | ")
            .with_context(|| format!("the question {line:?} of {id} does not say why"))?;
        let input = input.replace(" / ", "\n") + "\n";
        let table = asked("show", id, &input)?;
        let hint = asked("hint", id, &input)?;
        let worth = hint["worth"].as_object().and_then(|worth| worth.iter().next());
        let answer = match worth {
            None => bail!("the question {line:?} of {id}: {hint}"),
            Some((end, lead)) if end == "leads" => match lead.as_i64() {
                Some(1..) => "won",
                Some(0) => "drawn",
                _ => "lost",
            },
            Some((end, _)) => end,
        };
        html += &format!(
            "<div class=\"question\" data-table=\"{}\" data-answer=\"{answer}\" data-because=\"{}\"></div>\n",
            attribute(&table.to_string()),
            attribute(because)
        );
    }
    let needs = escaped_html(&text!("The questions need JavaScript.", "答题需要 JavaScript。"));
    Ok(html + &format!("<noscript>{needs}</noscript>\n</div>\n"))
}

#[cfg(test)]
mod held;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_chapter_names_the_topics_of_its_problems() {
        let source = "# 2. Nim\n\n```problems\nNim\nNim-k\n```\n\n```problems\nMex\n```\n";
        assert_eq!(topics(source), ["Nim", "Nim-k", "Mex"]);
    }

    #[test]
    fn a_question_is_answered_by_a_search() {
        let html = quiz("p2197", "1 / 2 / 1 1 | equal heaps\n1 / 1 / 3 | take all\n").unwrap();
        assert!(html.contains("data-answer=\"lost\" data-because=\"equal heaps\""), "{html}");
        assert!(html.contains("data-answer=\"won\" data-because=\"take all\""), "{html}");
        assert!(quiz("p2197", "1 / 2 / 1 | no input\n").is_err());
        assert!(quiz("p2197", "1 / 2 / 1 1\n").is_err());
    }

    #[test]
    fn unknown_topics_and_plain_code_are_told_apart() {
        assert!(directive(&[], "rust", "fn main() {}").unwrap().is_none());
        assert!(directive(&[], "problems", "Nym\n").is_err());
        assert!(directive(&[], "board p2197", "1\n2\n1\n").is_err());
    }
}
