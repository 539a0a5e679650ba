//! `cargo sente show`: a problem in the terminal.

use crate::checkout::catalogue::{self, Entry};
use crate::checkout::find::{ONE_PROBLEM, PROBLEM};
use crate::checkout::samples::is_made;
use crate::checkout::{Collection, Files};
use crate::command_line::{NONE, examples};
use crate::console::{BOLD, COMMA, ITALIC, columns, say, styled};
use crate::runner::visible;
use anyhow::{Context, Result};
use language::{Language, Text, prose, text};

/// Options of `cargo sente show`.
#[derive(clap::Args)]
#[command(after_help = examples(&[
    ("show p4363", NONE),
    ("show POJ 1067", Text("a problem by its name at another judge", "用别的 OJ 上的编号")),
    (Text("show wythoff", "show 威佐夫博弈").get(), Text(
        "by its title or topic; an address will do, too",
        "用题名或类型；网址也行"
    )),
    (Text("show p4363 --lang zh", "show p4363 --lang en").get(), Text("in Chinese", "英文")),
    ("show p4363 | less", NONE),
]))]
pub struct Arguments {
    #[arg(value_name = PROBLEM.get(), required = true, help = ONE_PROBLEM.get())]
    id: Vec<String>,
}

/// Runs `cargo sente show`.
pub fn run(files: &Collection, arguments: &Arguments) -> Result<()> {
    let problem = catalogue::one(files, &arguments.id)?;
    let id = &problem.id;
    let page = page(id);
    let is_chinese = language::current() == Language::Chinese;
    // A new problem may have no page yet.
    let text = match is_chinese && files.bytes(&page)?.is_some() {
        true => read(files, &page)?,
        false => header(&read(files, &format!("src/bin/{id}.rs"))?),
    };
    say(render(&text, columns()));
    say_facts(&problem);
    let folder = format!("samples/{id}");
    for name in files.stems(&folder, "in")? {
        let sample = match is_made(&name) {
            true => Text("Sample, made here.", "样例（自制）。"),
            false => Text("Sample.", "样例。"),
        };
        for (kind, what) in [("in", sample), ("out", Text("Answer.", "答案。"))] {
            let file = format!("{folder}/{name}.{kind}");
            say(format_args!("\n{} {file}\n", styled(BOLD, what)));
            read(files, &file)?.lines().for_each(|line| say(format_args!("    {line}")));
        }
    }
    Ok(())
}

/// Path of a problem's Chinese page.
pub fn page(id: &str) -> String {
    format!("docs/zh/{id}.md")
}

/// Prints the entry of the catalogue.
fn say_facts(problem: &Entry) {
    let Entry { id, judge, link, mirrors, rust, .. } = problem;
    let judge = match rust {
        true => text!("{judge}: {link}", "{judge}：{link}"),
        false => text!("{judge} (takes no Rust): {link}", "{judge}（不支持 Rust）：{link}"),
    };
    let [_, topic, _] = problem.in_words();
    let facts = [
        (Text("Judge.", "评测。"), judge),
        (Text("Also.", "同题。"), mirrors.join(COMMA.get())),
        (Text("Limits.", "限制。"), problem.limits()),
        (Text("Topic.", "类型。"), topic.into()),
        (Text("Solution.", "题解。"), format!("src/bin/{id}.rs")),
        (Text("In C++.", "C++。"), format!("peers/{id}.cpp")),
    ];
    for (name, value) in facts.iter().filter(|(_, value)| !value.is_empty()) {
        say(unmarked(&prose::beside("", &format!("**{name}** {value}"), columns())));
    }
}

/// A text that may be shown: anybody can add a sample.
fn read(files: &Collection, file: &str) -> Result<String> {
    let bytes = files.bytes(file)?;
    let bytes = bytes.with_context(|| text!("cannot read {file}", "无法读取 {file}"))?;
    // Git may have written the line ends of Windows.
    Ok(visible::text(&bytes).replace("\\r\n", "\n"))
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
