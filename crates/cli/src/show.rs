//! `cargo sente show`: a problem in the terminal.

use crate::checkout::Checkout;
use crate::checkout::catalogue::{self, Entry};
use crate::checkout::samples::is_made;
use crate::console::{BOLD, ITALIC, columns, say, styled};
use crate::judge::visible;
use crate::language;
use anyhow::{Context, Result, bail};
use rules::prose;
use std::fs;

/// Show a problem: rules, theorem, proof, traps, links, limits, samples
///
/// In Chinese where the language of the terminal is Chinese (LC_ALL, LC_MESSAGES or LANG).
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  cargo sente show p4363
  cargo sente show POJ 1067          a problem by its name at another judge
  cargo sente show wythoff           by its title or topic; an address will do, too
  cargo sente show p4363 --zh        in Chinese
  cargo sente show p4363 | less")]
pub struct Arguments {
    /// The problem: its name, a mirror such as `POJ 1067`, an address, a title, a topic
    #[arg(value_name = "PROBLEM", required = true)]
    id: Vec<String>,
    /// In Chinese
    #[arg(long, conflicts_with = "en")]
    zh: bool,
    /// In English
    #[arg(long)]
    en: bool,
}

/// The names of facts and the marks between them, in the reader's language.
struct Words {
    judge: &'static str,
    no_rust: &'static str,
    colon: &'static str,
    comma: &'static str,
    also: &'static str,
    limits: &'static str,
    topic: &'static str,
    solution: &'static str,
    peer: &'static str,
    sample: &'static str,
    made: &'static str,
    answer: &'static str,
}

const ENGLISH: Words = Words {
    judge: "Judge.",
    no_rust: " (takes no Rust)",
    colon: ": ",
    comma: ", ",
    also: "Also.",
    limits: "Limits.",
    topic: "Topic.",
    solution: "Solution.",
    peer: "In C++.",
    sample: "Sample.",
    made: "Sample, made here.",
    answer: "Answer.",
};

const CHINESE: Words = Words {
    judge: "评测。",
    no_rust: "（不支持 Rust）",
    colon: "：",
    comma: "、",
    also: "同题。",
    limits: "限制。",
    topic: "类型。",
    solution: "题解。",
    peer: "C++。",
    sample: "样例。",
    made: "样例（自制）。",
    answer: "答案。",
};

/// Runs `cargo sente show`.
pub fn run(checkout: &Checkout, arguments: &Arguments) -> Result<()> {
    let problem = catalogue::one(checkout, &arguments.id)?;
    let id = &problem.id;
    let page = page(id);
    let has_page = checkout.path(&page).is_file();
    if arguments.zh && !has_page {
        bail!("{page} is missing: write it, or leave --zh out");
    }
    let in_chinese = arguments.zh || !arguments.en && has_page && language::is_chinese();
    let (text, words) = match in_chinese {
        true => (read(checkout, &page)?, CHINESE),
        false => (header(&read(checkout, &format!("src/bin/{id}.rs"))?), ENGLISH),
    };
    say(render(&text, columns()));
    say_facts(&problem, in_chinese, &words);
    let folder = format!("samples/{id}");
    for name in checkout.stems(&folder, "in")? {
        let sample = if is_made(&name) { words.made } else { words.sample };
        for (kind, what) in [("in", sample), ("out", words.answer)] {
            let file = format!("{folder}/{name}.{kind}");
            say(format_args!("\n{} {file}\n", styled(BOLD, what)));
            read(checkout, &file)?.lines().for_each(|line| say(format_args!("    {line}")));
        }
    }
    Ok(())
}

/// Path of a problem's Chinese page.
pub fn page(id: &str) -> String {
    format!("docs/zh/{id}.md")
}

/// Prints the entry of the catalogue.
fn say_facts(problem: &Entry, in_chinese: bool, words: &Words) {
    let Entry { id, judge, link, mirrors, topic, chinese, rust, .. } = problem;
    let no_rust = if *rust { "" } else { words.no_rust };
    let (limits, topic) = match in_chinese {
        true => (limits_in_chinese(problem), &chinese.topic),
        false => (problem.limits(), topic),
    };
    let facts = [
        (words.judge, format!("{judge}{no_rust}{}{link}", words.colon)),
        (words.also, mirrors.join(words.comma)),
        (words.limits, limits),
        (words.topic, topic.clone()),
        (words.solution, format!("src/bin/{id}.rs")),
        (words.peer, format!("peers/{id}.cpp")),
    ];
    for (name, value) in facts.iter().filter(|(_, value)| !value.is_empty()) {
        say(unmarked(&prose::beside("", &format!("**{name}** {value}"), columns())));
    }
}

fn limits_in_chinese(problem: &Entry) -> String {
    let (time, memory) = (problem.time().as_secs_f64(), problem.memory() / 1_000_000);
    match (problem.time_ms, problem.memory_mb) {
        (Some(_), Some(_)) => format!("{time} s，{memory} MB"),
        (Some(_), None) => format!("{time} s，{memory} MB（假定）"),
        (None, Some(_)) => format!("{time} s（假定），{memory} MB"),
        (None, None) => format!("{time} s，{memory} MB（均为假定）"),
    }
}

/// A text that may be shown: anybody can add a sample.
fn read(checkout: &Checkout, file: &str) -> Result<String> {
    let bytes = fs::read(checkout.path(file)).with_context(|| format!("cannot read {file}"))?;
    Ok(visible::text(&bytes))
}

/// The comment at the top of a solution, as a page in Markdown.
fn header(solution: &str) -> String {
    let lines = solution.lines().map_while(|line| line.strip_prefix("//!"));
    let text: String =
        lines.map(|line| line.strip_prefix(' ').unwrap_or(line).to_string() + "\n").collect();
    match text.split_once(" <http") {
        Some((title, rest)) => {
            let rest = rest.split_once('\n').map_or("", |(_, rest)| rest);
            format!("# {}\n{rest}", title.trim_end_matches('.'))
        }
        None => text,
    }
}

/// A page, laid out, with a bold title.
fn render(page: &str, columns: usize) -> String {
    let (title, rest) = match page.strip_prefix("# ").and_then(|page| page.split_once('\n')) {
        Some((title, rest)) => (styled(BOLD, prose::beside("", title, columns)) + "\n", rest),
        None => (String::new(), page),
    };
    title + &unmarked(&prose::fill(rest, columns))
}

/// Markdown without its marks.
fn unmarked(text: &str) -> String {
    let (mut shown, mut rest) = (String::new(), text);
    while let Some(place) = rest.find(['*', '`', '[']) {
        shown += &rest[..place];
        rest = &rest[place..];
        let (piece, after) = marked(rest).unwrap_or_else(|| (rest[..1].into(), &rest[1..]));
        shown += &piece;
        rest = after;
    }
    shown + rest
}

/// The marked piece that a text begins with, without its marks, and the rest of the text. Strong is bold, emphasis italic, a
/// link its name. Code stands in quotation marks if it has blanks and is no formula.
fn marked(text: &str) -> Option<(String, &str)> {
    if let Some(strong) = text.strip_prefix("**") {
        let (strong, after) = strong.split_once("**")?;
        return Some((styled(BOLD, unmarked(strong)), after));
    }
    if let Some(code) = text.strip_prefix('`') {
        let (code, after) = code.split_once('`')?;
        let is_phrase =
            code.contains(' ') && !code.contains(['=', '<', '>', '(', '+', '-', '^', ',']);
        return Some((if is_phrase { format!("“{code}”") } else { code.into() }, after));
    }
    if let Some(link) = text.strip_prefix('[') {
        let (name, address) = link.split_once("](").filter(|(name, _)| !name.contains('['))?;
        return Some((name.into(), address.split_once(')')?.1));
    }
    let (emphasis, after) = text.strip_prefix('*')?.split_once('*')?;
    let is_product =
        emphasis.starts_with(char::is_whitespace) || emphasis.ends_with(char::is_whitespace);
    (!is_product && !emphasis.contains("\n\n")).then(|| (styled(ITALIC, unmarked(emphasis)), after))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_header_becomes_text() {
        let solution =
            "//! P1 Nim. <https://x>\n//!\n//! **Rules.** 2 * 3\n//! is 6.\n\nuse sente;\n//! no\n";
        let bold = |text| styled(BOLD, text);
        let expected = format!("{}\n\n{} 2 * 3 is 6.\n", bold("P1 Nim"), bold("Rules."));
        assert_eq!(render(&header(solution), 100), expected);
        assert_eq!(render(&header(""), 100), "");
    }

    #[test]
    fn marks_are_not_shown() {
        for (marked, shown) in [
            ("2 * 3 * 4 and `(a * b)`", "2 * 3 * 4 and (a * b)".to_string()),
            ("`1 / 1` answers `No`", "“1 / 1” answers No".to_string()),
            ("*So `x`\nis 2:* y", styled(ITALIC, "So x\nis 2:") + " y"),
            ("**In [P1](p1.md).** [l, r) and [a](b", styled(BOLD, "In P1.") + " [l, r) and [a](b"),
            ("a ` b, * c", "a ` b, * c".to_string()),
        ] {
            assert_eq!(unmarked(marked), shown);
        }
    }
}
