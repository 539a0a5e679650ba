//! The course: a file for each chapter and language, `docs/course/en/02-nim.md` and `docs/course/zh/02-nim.md`.
//!
//! A chapter is Markdown. Besides, a fenced block may stand for something that is played or drawn:
//!
//! | block | its text | what becomes of it |
//! |---|---|---|
//! | `board p2197` | an input in the judge's format | a board with that position |
//! | `quiz p2197`, `quiz explore` | a question on each line, see [`quiz`] | questions, whose answers are computed |
//! | `code p2197` | nothing | the program in Rust, C++ and Python |
//! | `picture automaton` and others | see [`picture`] | a picture |
//! | `homework` | a problem on each line, with stars and hints, see [`homework`] | what to solve, in order |

use crate::board::board;
use crate::edition::lang;
use crate::markdown::page_of_chapter;
use anyhow::{Context, Result};
use cli::checkout::catalogue::Entry;
use cli::checkout::{Checkout, Files};
use homework::Task;

mod code;
pub mod homework;
pub mod map;
mod picture;
mod quiz;

/// A chapter in the language of the reader.
pub struct Chapter {
    /// The file of its page, without `.html`.
    pub file: String,
    /// Its number and its name.
    pub title: String,
    /// The pages of the chapters that it builds on.
    pub needs: Vec<String>,
    /// The problems that it sets, in the order in which to solve them.
    pub tasks: Vec<Task>,
    /// Markdown text.
    pub source: String,
}

impl Chapter {
    fn parse(stem: &str, source: String) -> Result<Self> {
        let title = source.lines().next().and_then(|line| line.strip_prefix("# "));
        let title = title.context("there is no title")?.into();
        let tasks = blocks(&source).filter(|(info, _)| *info == "homework");
        let tasks =
            tasks.flat_map(|(_, text)| text.lines()).map(Task::parse).collect::<Result<_>>()?;
        Ok(Chapter { file: page_of_chapter(stem), title, needs: needs(&source), tasks, source })
    }

    /// True if the chapter sets the problem of this id.
    pub fn sets(&self, id: &str) -> bool {
        self.tasks.iter().any(|task| task.id == id)
    }
}

/// Beginnings of the sentence that links to the chapters which a chapter builds on.
const NEEDS: [&str; 2] = ["\nYou should know ", "\n需要先知道"];

fn needs(source: &str) -> Vec<String> {
    let start = NEEDS.iter().find_map(|words| source.find(words));
    let sentence = start.map_or("", |start| source[start + 1..].lines().next().unwrap_or_default());
    let links = sentence.split("](").skip(1).filter_map(|rest| rest.split_once(".md"));
    links.map(|(stem, _)| page_of_chapter(stem)).collect()
}

/// The chapters in the language of the reader, in their order.
///
/// # Errors
///
/// If a file cannot be read, or is no chapter.
pub fn chapters(checkout: &Checkout) -> Result<Vec<Chapter>> {
    let folder = format!("docs/course/{}", lang());
    let chapter = |stem: String| {
        let file = format!("{folder}/{stem}.md");
        Chapter::parse(&stem, checkout.read(&file)?).context(file)
    };
    checkout.stems(&folder, "md")?.into_iter().map(chapter).collect()
}

/// The fenced blocks of a chapter: the words behind the fence, and the text.
pub fn blocks(source: &str) -> impl Iterator<Item = (&str, &str)> {
    source.split("\n```").skip(1).step_by(2).filter_map(|block| block.split_once('\n'))
}

/// HTML for a block of a chapter; `None` if it is plain code.
///
/// # Errors
///
/// If there is no such problem or game, or the text is none of its kind.
pub fn directive(
    checkout: &Checkout,
    problems: &[Entry],
    info: &str,
    text: &str,
) -> Result<Option<String>> {
    Ok(Some(match info.split_once(' ') {
        Some(("board", id)) => board(id, text, true)?,
        Some(("quiz", about)) => quiz::quiz(about, text)?,
        Some(("code", id)) => code::code(checkout, id)?,
        Some(("picture", kind)) => picture::picture(kind, text)?,
        None if info == "homework" => homework::listed(problems, text)?,
        _ => return Ok(None),
    }))
}

#[cfg(test)]
mod held;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_chapter_names_its_problems_and_the_chapters_before_it() {
        let source = "# 2. Nim\n\nYou should know [lost](01-positions.md), [sums](04-sums.md).\n\n```homework\np2197 *\np1247 ** | a\n```\n\n```homework\ndp_k *\n```\n";
        let chapter = Chapter::parse("02-nim", source.into()).unwrap();
        assert_eq!(chapter.needs, ["chapter-positions", "chapter-sums"]);
        let ids: Vec<&str> = chapter.tasks.iter().map(|task| task.id.as_str()).collect();
        assert_eq!(ids, ["p2197", "p1247", "dp_k"]);
        assert!(Chapter::parse("02-nim", "Nim\n".into()).is_err());
    }

    #[test]
    fn unknown_problems_and_plain_code_are_told_apart() {
        let checkout = Checkout::find().unwrap();
        let directive = |info: &str, text: &str| directive(&checkout, &[], info, text);
        assert!(directive("rust", "fn main() {}").unwrap().is_none());
        for (info, text) in [
            ("homework", "p0 *\n"),
            ("board p2197", "1\n2\n1\n"),
            ("code p0", ""),
            ("picture of", ""),
            ("quiz explore", "value kayls 3 | no game\n"),
        ] {
            assert!(directive(info, text).is_err(), "{info}");
        }
    }
}
