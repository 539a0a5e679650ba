//! `cargo sente new`: the skeletons of a problem.

mod names;

use crate::console::{name, say};
use crate::list;
use anyhow::{Context, Result, bail};
use checkout::Checkout;
use checkout::catalogue::{self, Chinese, Problem};
use judge::Usage;
use serde::Deserialize;
use std::fs;
use std::path::Path;

/// Begin a new problem: solution, samples, rules, C++ peer, Chinese page, rows of catalogue and READMEs
///
/// The skeletons are a whole tiny game, so that everything compiles from the first minute. What is
/// to be filled in is marked, and `cargo test` fails until no mark is left.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  cargo sente new p1234       Luogu P1234
  cargo sente new abc330_e    a task of AtCoder
  cargo sente new hdu4764     a problem of HDU; likewise poj2311, cses1730, cf1704_f")]
pub struct Arguments {
    /// The name of its files: the judge's name for it, in lower case
    #[arg(value_name = "ID")]
    new_id: String,
}

/// Runs `cargo sente new`.
///
/// # Errors
///
/// If no files can have that name, or the problem is there already, or a file cannot be written.
pub fn run(checkout: &Checkout, arguments: &Arguments) -> Result<()> {
    let id = &arguments.new_id;
    if let Some(refusal) = names::refusal(id, &crates(checkout)?) {
        bail!(Usage(refusal));
    }
    let problem = entry(id);
    let files = files(&problem);
    let taken = [format!("tests/{id}.rs"), format!("examples/{id}.rs"), format!("src/{id}.rs")];
    let mut paths = files.iter().map(|(path, ..)| path).chain(&taken);
    if let Some(path) = paths.find(|path| checkout.path(path).exists()) {
        bail!(Usage(format!("{path} is there already")));
    }
    // Nothing is written before all of it is known.
    let changed = changed(checkout, &problem)?;
    for (path, text, what) in &files {
        write(&checkout.path(path), text)?;
        say(format_args!("made    {path:<32} {what}"));
    }
    for (path, text) in &changed {
        write(&checkout.path(path), text)?;
        say(format_args!("changed {path}"));
    }
    say(format_args!(
        "\nNow fill in what is marked {MARK}. `cargo test tidy` names the marks that are left, \
         `cargo test {id}`\ntries what stands, `{} judge {id}` judges it.",
        name()
    ));
    Ok(())
}

/// The names of all crates that cargo knows here, none if it was never asked.
fn crates(checkout: &Checkout) -> Result<Vec<String>> {
    #[derive(Deserialize)]
    struct Lock {
        package: Vec<Package>,
    }
    #[derive(Deserialize)]
    struct Package {
        name: String,
    }
    let path = checkout.path("Cargo.lock");
    if !path.exists() {
        return Ok(Vec::new());
    }
    let lock: Lock = toml::from_str(&read(checkout, "Cargo.lock")?).context("Cargo.lock")?;
    Ok(lock.package.into_iter().map(|package| package.name).collect())
}

/// Path and new text of each file that lists the problems.
fn changed(checkout: &Checkout, problem: &Problem) -> Result<Vec<(&'static str, String)>> {
    let rules = "crates/problems/src/lib.rs";
    let mut changed =
        vec![(rules, or_by_hand(rules, declare(&read(checkout, rules)?, &problem.id))?)];
    let before = catalogue::read(checkout)?;
    if before.iter().any(|known| known.id == problem.id) {
        bail!(Usage(format!("catalogue.toml lists {} already", problem.id)));
    }
    changed.push(("catalogue.toml", read(checkout, "catalogue.toml")? + &row(problem)));
    let after = [&before[..], std::slice::from_ref(problem)].concat();
    let tables: [(_, TableOf); 2] =
        [("README.md", list::markdown), ("README.zh-CN.md", list::chinese_markdown)];
    for (file, table) in tables {
        let (text, known) = (read(checkout, file)?, table(&before));
        let text = text.contains(&known).then(|| text.replace(&known, &table(&after)));
        changed.push((file, or_by_hand(file, text)?));
    }
    Ok(changed)
}

fn or_by_hand(file: &str, text: Option<String>) -> Result<String> {
    text.with_context(|| {
        format!("{file} has changed its form: the new problem is to be listed by hand")
    })
}

fn read(checkout: &Checkout, file: &str) -> Result<String> {
    fs::read_to_string(checkout.path(file)).with_context(|| format!("cannot read {file}"))
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
        let text = text.replace("Skeleton", &type_name(id));
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
        (format!("hacks/{id}/parity.in"), "2\n".into(), "what shows a wrong idea to be wrong"),
        (
            format!("crates/problems/src/{id}.rs"),
            fill(include_str!("../skeletons/rules.rs")),
            "the rules, and inputs",
        ),
        (
            format!("crates/cli/peers/{id}.cpp"),
            fill(include_str!("../skeletons/peer.cpp")),
            "the peer in C++",
        ),
        (
            crate::show::page(id),
            fill(include_str!("../skeletons/page.md")),
            "rules, theorem, proof and traps in Chinese",
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

/// The name of the type that is a problem's rules: `Abc330E` for `abc330_e`.
fn type_name(id: &str) -> String {
    let word = |word: &str| word[..1].to_uppercase() + &word[1..];
    id.split('_').filter(|part| !part.is_empty()).map(word).collect()
}

/// The text of `problems.rs` with one problem more in both of its lists, which are in order.
fn declare(text: &str, id: &str) -> Option<String> {
    let mut lines: Vec<String> = text.lines().map(String::from).collect();
    let module = format!("mod {id};");
    let row = format!("    &Named::<{id}::{}>::new({id:?}),", type_name(id));
    for (start, new) in [("mod ", module), ("    &Named::<", row)] {
        let place = lines.iter().position(|line| line.starts_with(start) && **line > *new);
        let last = lines.iter().rposition(|line| line.starts_with(start))?;
        lines.insert(place.unwrap_or(last + 1), new);
    }
    Some(lines.join("\n") + "\n")
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
        let list = |ids: &[&str]| {
            let modules: String = ids.iter().map(|id| format!("mod {id};\n")).collect();
            let row = |id: &&str| format!("    &Named::<{id}::{}>::new({id:?}),\n", type_name(id));
            let rows: String = ids.iter().map(row).collect();
            format!("use x;\n\n{modules}\nconst LIST: &[X] = &[\n{rows}];\n")
        };
        for new in ["a", "c", "e"] {
            let mut all = vec!["b", "d", new];
            all.sort_unstable();
            assert_eq!(declare(&list(&["b", "d"]), new), Some(list(&all)));
        }
        assert_eq!(declare("problems", "b"), None);
    }

    #[test]
    fn types_are_named_after_their_problem() {
        assert_eq!(["p1", "abc330_e", "dp_k"].map(type_name), ["P1", "Abc330E", "DpK"]);
    }
}
