//! `cargo referee new`: the skeletons of a problem.

use crate::catalogue::{self, Chinese, Problem};
use crate::checkout::Checkout;
use crate::console::{Usage, name, say};
use anyhow::{Context, Result, bail, ensure};
use std::fs;
use std::path::Path;

/// Begin a new problem: solution, samples, rules, C++ peer, a row of the catalogue and of the README
///
/// The skeletons are a whole tiny game, so that everything compiles from the first minute. What is
/// to be filled in is marked, and `cargo test` fails until no mark is left.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  cargo referee new p1234       Luogu P1234
  cargo referee new abc330_e    a task of AtCoder
  cargo referee new hdu4764     a problem of HDU; likewise poj2311, cses1730, cf1704_f")]
pub struct Arguments {
    /// The name of its files: the judge's name for it, in lower case
    #[arg(value_name = "ID")]
    new_id: String,
}

/// Runs `cargo referee new`.
///
/// # Errors
///
/// If the name is no name, or the problem is there already, or a file cannot be written.
pub fn run(checkout: &Checkout, arguments: &Arguments) -> Result<()> {
    let id = &arguments.new_id;
    let is_name = id.starts_with(|c: char| c.is_ascii_lowercase())
        && id.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '_');
    if !is_name {
        bail!(Usage(format!("`{id}` is no name for files: use a-z, 0-9 and _, as in abc330_e")));
    }
    let problem = entry(id);
    let files = files(&problem);
    if let Some((path, ..)) = files.iter().find(|(path, ..)| checkout.path(path).exists()) {
        bail!(Usage(format!("{path} is there already")));
    }
    for (path, text, what) in &files {
        write(&checkout.path(path), text)?;
        say(format_args!("made    {path:<32} {what}"));
    }
    edit(checkout, "referee/src/rules.rs", |text| declare(text, id))?;
    let before = catalogue::read(checkout)?;
    edit(checkout, "catalogue.toml", |text| Some(text.to_string() + &row(&problem)))?;
    let after = catalogue::read(checkout)?;
    let tables: [(_, TableOf); 2] =
        [("README.md", catalogue::markdown), ("README.zh-CN.md", catalogue::chinese_markdown)];
    for (file, table) in tables {
        edit(checkout, file, |text| {
            let known = table(&before);
            text.contains(&known).then(|| text.replace(&known, &table(&after)))
        })?;
    }
    say(format_args!(
        "\nNow fill in what is marked {MARK}. `cargo test tidy` names the marks that are left, \
         `cargo test {id}`\ntries what stands, `{} judge {id}` judges it.",
        name()
    ));
    Ok(())
}

/// Writes the table of a README.
type TableOf = fn(&[Problem]) -> String;

/// What the structure tests refuse. In two pieces, so that they do not find it here.
const MARK: &str = concat!("TO", "DO");

/// Path, text and purpose of each file of a problem.
fn files(problem: &Problem) -> Vec<(String, String, &'static str)> {
    let Problem { id, link, judge, .. } = problem;
    let fill = |skeleton: &str| {
        let text = skeleton.replace("mod skeleton", &format!("mod {id}")).replace("LINK", link);
        let text =
            text.replace("MARK: the title", &format!("{} MARK: the title", id.to_uppercase()));
        text.replace("MARK", MARK)
    };
    let mut solution = fill(include_str!("../skeletons/solution.rs"));
    if judge == "AtCoder" {
        solution = solution
            .replace(
                "use sente::{input, output};",
                "use proconio::input;\nuse sente::{io::refuse_bad_input, output};",
            )
            .replace("fn main() {\n", "fn main() {\n    refuse_bad_input();\n");
    }
    let sample = |what| format!("{MARK}: the judge's own sample, to the byte: {what}\n");
    vec![
        (format!("src/bin/{id}.rs"), solution, "the solution"),
        (format!("samples/{id}/1.in"), sample("input"), "the judge's sample"),
        (format!("samples/{id}/1.out"), sample("output"), "its answer"),
        (
            format!("referee/src/rules/{id}.rs"),
            fill(include_str!("../skeletons/rules.rs")),
            "the rules, and inputs",
        ),
        (
            format!("referee/baselines/{id}.cpp"),
            fill(include_str!("../skeletons/baseline.cpp")),
            "the peer in C++",
        ),
    ]
}

/// What the name of a problem tells about it.
fn entry(id: &str) -> Problem {
    let number = id.trim_start_matches(|c: char| c.is_ascii_lowercase());
    let contest = id.split('_').next().unwrap_or(id);
    let upper = number.to_uppercase();
    let (judge, link) = match id.trim_end_matches(|c: char| !c.is_ascii_lowercase()) {
        "p" => ("Luogu", format!("https://www.luogu.com.cn/problem/P{number}")),
        "hdu" => ("HDU", format!("https://acm.hdu.edu.cn/showproblem.php?pid={number}")),
        "poj" => ("POJ", format!("http://poj.org/problem?id={number}")),
        "cses" => ("CSES", format!("https://cses.fi/problemset/task/{number}")),
        _ if ["abc", "arc", "agc", "dp_"].iter().any(|start| id.starts_with(start)) => {
            ("AtCoder", format!("https://atcoder.jp/contests/{contest}/tasks/{id}"))
        }
        _ if id.starts_with("cf") && upper.contains('_') => {
            let task = upper.replace('_', "/");
            ("Codeforces", format!("https://codeforces.com/problemset/problem/{task}"))
        }
        _ => (MARK, MARK.into()),
    };
    let mark = || MARK.to_string();
    Problem {
        id: id.into(),
        title: mark(),
        english: mark(),
        judge: judge.into(),
        link,
        time_ms: None,
        memory_mb: None,
        topic: mark(),
        theorem: mark(),
        chinese: Chinese { title: None, topic: mark(), theorem: mark() },
        mirrors: Vec::new(),
        rust: !["HDU", "POJ"].contains(&judge),
    }
}

/// The entry in the catalogue.
fn row(problem: &Problem) -> String {
    let Problem { id, title, english, judge, link, topic, theorem, chinese, rust, .. } = problem;
    let Chinese { topic: chinese_topic, theorem: chinese_theorem, .. } = chinese;
    format!(
        "\n[[problem]]\nid = {id:?}\ntitle = {title:?}\nenglish = {english:?}\njudge = {judge:?}\n\
         link = {link:?}\n# {MARK}: time_ms and memory_mb, if the judge names them.\n\
         topic = {topic:?}\ntheorem = {theorem:?}\n\
         chinese = {{ topic = {chinese_topic:?}, theorem = {chinese_theorem:?} }}\nmirrors = []\nrust = {rust}\n"
    )
}

/// The text of `rules.rs` with one problem more in its list.
fn declare(text: &str, id: &str) -> Option<String> {
    let start = text.find("\nproblems! {\n")? + "\nproblems! {\n".len();
    let end = start + text[start..].find("\n}")?;
    let mut ids: Vec<&str> = text[start..end].split_whitespace().chain([id]).collect();
    ids.sort_unstable();
    let mut lines = vec![String::from("   ")];
    for id in ids {
        if lines.last().is_some_and(|line| line.len() + 1 + id.len() > 100) {
            lines.push(String::from("   "));
        }
        let line = lines.last_mut()?;
        *line += " ";
        *line += id;
    }
    Some(format!("{}{}{}", &text[..start], lines.join("\n"), &text[end..]))
}

fn edit(
    checkout: &Checkout,
    file: &str,
    change: impl FnOnce(&str) -> Option<String>,
) -> Result<()> {
    let path = checkout.path(file);
    let text = fs::read_to_string(&path).with_context(|| format!("cannot read {file}"))?;
    let text = change(&text);
    ensure!(text.is_some(), "{file} has changed its form: the new problem is to be listed by hand");
    write(&path, &text.unwrap_or_default())?;
    say(format_args!("changed {file}"));
    Ok(())
}

fn write(path: &Path, text: &str) -> Result<()> {
    let cannot = || format!("cannot write {}", path.display());
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder).with_context(cannot)?;
    }
    fs::write(path, text).with_context(cannot)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_tells_the_judge_and_the_link() {
        let known = [
            ("p4363", "Luogu", "https://www.luogu.com.cn/problem/P4363"),
            ("abc330_e", "AtCoder", "https://atcoder.jp/contests/abc330/tasks/abc330_e"),
            ("dp_k", "AtCoder", "https://atcoder.jp/contests/dp/tasks/dp_k"),
            ("poj2311", "POJ", "http://poj.org/problem?id=2311"),
            ("hdu3590", "HDU", "https://acm.hdu.edu.cn/showproblem.php?pid=3590"),
            ("cses1730", "CSES", "https://cses.fi/problemset/task/1730"),
            ("cf1704_f", "Codeforces", "https://codeforces.com/problemset/problem/1704/F"),
            ("x", MARK, MARK),
        ];
        for (id, judge, link) in known {
            let problem = entry(id);
            assert_eq!((problem.judge.as_str(), problem.link.as_str()), (judge, link), "{id}");
        }
    }

    #[test]
    fn a_problem_is_declared_in_order() {
        let list = |ids: &str| format!("before\n\nproblems! {{\n    {ids}\n}}\n\nbehind {{\n}}\n");
        assert_eq!(declare(&list("a c"), "b"), Some(list("a b c")));
        assert_eq!(declare("problems", "b"), None);
        let many: Vec<String> = (100..140).map(|id| format!("p{id}")).collect();
        let text = declare(&list(&many.join(" ")), "p140").expect("it is the form of the file");
        assert!(text.lines().all(|line| line.len() <= 100) && text.contains(" p140\n}"));
    }
}
