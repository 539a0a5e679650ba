//! `cargo sente new`: the skeletons of a problem.

mod origin;

use crate::Usage;
use crate::checkout::catalogue::{self, Chinese, Entry};
use crate::checkout::{Checkout, Files, find};
use crate::command_line::{NONE, examples};
use crate::console::{name, say};
use crate::list;
use crate::written::with_ends_of;
use anyhow::{Context, Result, bail};
use judges::Judge;
use language::{Text, text};
use origin::Origin;
use std::fs;

/// Options of `cargo sente new`.
#[derive(clap::Args)]
#[command(long_about = text!("\
Begin a new problem: solution, samples, rules, theorem, C++ peer, Chinese page, rows of catalogue and READMEs\n\n\
The skeletons are a whole tiny game, so that everything compiles from the first minute. What is \
to be filled in is marked, and `cargo test --workspace` fails until no mark is left.", "\
添加新题：题解、样例、规则、定理、C++ 题解、中文页、目录和 README 中的行\n\n\
骨架是一个完整的小游戏，从一开始就能编译。要填的地方都有标记；标记没有填完，`cargo test --workspace` 就不通过。"))]
#[command(after_help = examples(&[
    ("new p1234", Text("Luogu P1234", "洛谷 P1234")),
    ("new abc330_e", Text("a task of AtCoder", "AtCoder 的题")),
    ("new hdu4764", Text(
        "a problem of HDU; likewise poj2311, cses1730, cf1704f",
        "HDU 的题；poj2311、cses1730、cf1704f 同理"
    )),
    ("new https://www.luogu.com.cn/problem/P1234", Text("by its address", "用网址")),
    ("new nim_1 --judge kattis --link https://open.kattis.com/problems/nim", NONE),
]))]
pub struct Arguments {
    #[arg(value_name = Text("ID", "题号").get(), required = true, help = text!(
        "The judge's name for it, which its files have in lower case, or its address",
        "OJ 上的题号，文件名用它的小写；或者网址"
    ))]
    new_id: Vec<String>,
    #[arg(long, value_name = Text("JUDGE", "OJ").get(), help = text!(
        "The judge, where the name does not tell it",
        "OJ 的名字，从题号看不出来时要写"
    ))]
    judge: Option<String>,
    #[arg(long, value_name = Text("ADDRESS", "网址").get(), help = text!(
        "The address of the statement, where the name does not tell it",
        "题面的网址，从题号看不出来时要写"
    ))]
    link: Option<String>,
}

/// Runs `cargo sente new`. After an error all is as before.
pub fn run(checkout: &Checkout, arguments: &Arguments) -> Result<()> {
    let typed = &arguments.new_id.join(" ");
    let Origin { id, judge, link } =
        &origin::of(typed, arguments.judge.as_deref(), arguments.link.as_deref())?;
    if let Some(Entry { id: known, .. }) = find::exact(&catalogue::read(checkout)?, typed)?
        && known != id
    {
        bail!(Usage(text!("{typed} is there already: {known}", "{typed} 已经有了：{known}")));
    }
    let problem = entry(id, judge, link);
    let files = files(&problem);
    let others = [format!("tests/{id}.rs"), format!("src/{id}.rs")];
    let mut paths = files.iter().map(|(path, ..)| path).chain(&others);
    if let Some(path) = paths.find(|path| checkout.path(path).symlink_metadata().is_ok()) {
        bail!(Usage(text!("{path} is there already", "{path} 已经存在")));
    }
    // Nothing is written before all of it is known.
    let changed = changed(checkout, &problem)?;
    let new = files.iter().map(|(path, text, _)| (path.as_str(), text));
    write_all(checkout, new.chain(changed.iter().map(|(path, text)| (*path, text))))?;
    for (path, _, what) in &files {
        say(text!("made    {path:<32} {what}", "新建 {path:<32} {what}"));
    }
    changed.iter().for_each(|(path, _)| say(text!("changed {path}", "更新 {path}")));
    say(text!(
        "\nNow fill in what is marked {MARK}. `cargo test --package cli --lib tidy` names the marks that are left, \
         `cargo test {id}`\ntries the solution, `cargo test --package problems --package theorems {id}` the rules and \
         the figures,\n`{sente} judge {id}` judges it. After a change of catalogue.toml, `{sente} list --write`.",
        "\n现在填写标有 {MARK} 的地方。`cargo test --package cli --lib tidy` 列出还没填的标记，\n`cargo test {id}` \
         测试题解，\n`cargo test --package problems --package theorems {id}` 测试规则和定理的数值，`{sente} judge {id}` 评测它。改过 catalogue.toml 之后，执行 `{sente} list --write`。",
        sente = name()
    ));
    Ok(())
}

/// Writes all files, or none.
fn write_all<'a>(
    checkout: &Checkout,
    files: impl Iterator<Item = (&'a str, &'a String)>,
) -> Result<()> {
    let mut before = Vec::new();
    for (path, text) in files {
        before.push((path, checkout.read(path).ok()));
        if let Err(error) = checkout.write(path, text) {
            for (path, text) in before {
                // There may be no room for it either; a file that could not be written is as it was.
                let _ = match text {
                    Some(text) => checkout.write(path, &text),
                    None => fs::remove_file(checkout.path(path)).map_err(Into::into),
                };
            }
            return Err(error);
        }
    }
    Ok(())
}

/// The list of the rules files.
const RULES: &str = "crates/problems/src/lib.rs";
/// The list of the files that say why.
const THEOREMS: &str = "crates/theorems/src/lib.rs";
/// The list of the programs.
const PROGRAMS: &str = "Cargo.toml";

/// Path and new text of each file that lists the problems.
fn changed(checkout: &Checkout, problem: &Entry) -> Result<Vec<(&'static str, String)>> {
    let declared = |list| {
        let text = declare(&checkout.read(list)?, &lines(list, &problem.id));
        text.with_context(|| {
            text!(
                "{list} has no lines such as those of p2252 to add some to",
                "{list} 里没有像 p2252 那样的行，不知道该加在哪里"
            )
        })
    };
    let mut changed = Vec::new();
    for list in [RULES, THEOREMS, PROGRAMS] {
        changed.push((list, declared(list)?));
    }
    let before = catalogue::read(checkout)?;
    if before.iter().any(|known| known.id == problem.id) {
        let id = &problem.id;
        bail!(Usage(text!("catalogue.toml lists {id} already", "catalogue.toml 里已经有 {id}")));
    }
    let catalogue = checkout.read("catalogue.toml")?;
    let row = with_ends_of(&catalogue, &row(problem));
    let after = [&before[..], std::slice::from_ref(problem)].concat();
    changed.push(("catalogue.toml", catalogue + &row));
    changed.extend(list::with_tables(checkout, &after)?);
    Ok(changed)
}

/// The mark that the structure tests refuse. In two pieces, so that they do not find it here.
const MARK: &str = concat!("TO", "DO");

/// Path, text and purpose of each file of a problem.
fn files(problem: &Entry) -> Vec<(String, String, Text)> {
    let Entry { id, link, judge, .. } = problem;
    let fill = |skeleton: &str| {
        let text = skeleton.replace("mod skeleton", &format!("mod {id}")).replace("LINK", link);
        let text = text.replace("Skeleton", &type_name(id));
        let text =
            text.replace("MARK: the title", &format!("{} MARK: the title", origin::called(id)));
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
        (format!("src/bin/{id}.rs"), solution, Text("the solution", "题解")),
        (format!("samples/{id}/1.in"), sample("input"), Text("the judge's sample", "官方样例")),
        (format!("samples/{id}/1.out"), sample("output"), Text("its answer", "样例的答案")),
        (
            catalogue::ideas_file(id),
            fill(include_str!("../skeletons/hacks.toml")),
            Text("the wrong ideas", "常见错解"),
        ),
        (
            format!("crates/problems/src/{id}.rs"),
            fill(include_str!("../skeletons/rules.rs")),
            Text("the rules, and inputs", "规则和数据"),
        ),
        (
            format!("crates/theorems/src/{id}.rs"),
            fill(include_str!("../skeletons/theorem.rs")),
            Text("its figures for a position", "定理为局面算出的数值"),
        ),
        (
            format!("peers/{id}.cpp"),
            fill(include_str!("../skeletons/peer.cpp")),
            Text("the peer in C++", "C++ 题解"),
        ),
        (
            crate::show::page(id),
            fill(include_str!("../skeletons/page.md")),
            Text(
                "rules, theorem, proof, traps and source in Chinese",
                "中文的规则、定理、证明、易错点、来源",
            ),
        ),
    ]
}

/// The catalogue's entry as far as it is known from the beginning.
fn entry(id: &str, judge: &Judge, link: &str) -> Entry {
    let mark = || MARK.to_string();
    Entry {
        id: id.into(),
        title: mark(),
        english: mark(),
        rust: judge.takes_rust(),
        judge: judge.name.into(),
        link: link.into(),
        time_ms: None,
        memory_mb: None,
        topic: mark(),
        theorem: mark(),
        chinese: Chinese { title: None, topic: mark(), theorem: mark() },
        mirrors: Vec::new(),
        aliases: Vec::new(),
        addresses: Vec::new(),
    }
}

/// The entry in the catalogue.
fn row(problem: &Entry) -> String {
    let Entry { id, title, english, judge, link, topic, theorem, chinese, rust, .. } = problem;
    let Chinese { topic: chinese_topic, theorem: chinese_theorem, .. } = chinese;
    format!(
        "\n[[problem]]\nid = {id:?}\ntitle = {title:?}\nenglish = {english:?}\njudge = {judge:?}\n\
         link = {link:?}\n# {MARK}: time_ms and memory_mb, if the judge names them.\n\
         topic = {topic:?}\ntheorem = {theorem:?}\n\
         chinese = {{ topic = {chinese_topic:?}, theorem = {chinese_theorem:?} }}\nmirrors = []\nrust = {rust}\n"
    )
}

/// The name of the type that is a problem's rules: `Abc330E` for `abc330_e`, `Cf1704F` for `cf1704f`.
fn type_name(id: &str) -> String {
    let mut before = '_';
    let letter = |letter: char| {
        let begins = !std::mem::replace(&mut before, letter).is_ascii_lowercase();
        if begins { letter.to_ascii_uppercase() } else { letter }
    };
    let letters: String = id.chars().map(letter).collect();
    letters.replace('_', "")
}

/// Beginnings of the lines in each part of a list, and the lines for one problem more.
fn lines(list: &str, id: &str) -> Vec<(&'static str, String)> {
    let name = type_name(id);
    match list {
        PROGRAMS => vec![("    { name", format!("    {{ name = \"{id}\", test = false }},"))],
        THEOREMS => {
            let row = format!("    problems::{id}::{name} => Position({id}::explain),");
            vec![("mod ", format!("mod {id};")), ("    problems::", row)]
        }
        _ => {
            let row = format!("            {id}: {name},");
            vec![("pub mod ", format!("pub mod {id};")), ("            ", row)]
        }
    }
}

/// The text of a list with these lines in each of its parts, which are in order.
fn declare(text: &str, new: &[(&str, String)]) -> Option<String> {
    let mut lines: Vec<String> = text.split_inclusive('\n').map(String::from).collect();
    for (start, new) in new {
        let first = lines.iter().position(|line| line.starts_with(start))?;
        let part = lines[first..].iter().take_while(|line| line.starts_with(start));
        let place = first + part.filter(|line| *line < new).count();
        lines.insert(place, with_ends_of(text, &format!("{new}\n")));
    }
    Some(lines.concat())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn types_are_named_after_their_problem() {
        let ids = ["p1", "abc330_e", "dp_k", "cf1704f", "cf1704_f"];
        assert_eq!(ids.map(type_name), ["P1", "Abc330E", "DpK", "Cf1704F", "Cf1704F"]);
    }
}
