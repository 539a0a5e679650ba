//! Refusals of constructs that cannot be carried into one file, with their places.

use super::cargo::{Crate, External, Program};
use super::conditions::{asked, decided};
use super::join::Joined;
use super::judges::Judge;
use super::source::tokens;
use super::syntax::{Around, find};
use anyhow::{Result, bail};
use language::text;
use proc_macro2::Delimiter;
use std::fs;
use std::path::Path;

/// A refusal that stands, whatever is deleted.
#[derive(Debug, thiserror::Error)]
#[error("{0}")]
pub struct Refused(pub String);

/// Refuses what would be missing on the judge, or mean something else there. The message names it, its place, and a way out.
pub fn refuse(joined: &Joined, program: &Program, judge: &Judge) -> Result<()> {
    let text = joined.source.text();
    let inlined = joined.has_library();
    let problems = find(tokens(text), |around| {
        let what = conditional(around, inlined)
            .or_else(|| unstable(around))
            .or_else(|| foreign(around, &program.crates, judge));
        what.map(|what| (around.range().start, what))
    });
    let Some((at, mut what)) = problems.into_iter().next() else { return Ok(()) };
    let mut place = joined.source.place(at);
    let mut from_registry = program.crates.iter().filter(|part| part.notice.is_some());
    let is_in = |part: &&Crate| place.starts_with(&*part.prefix.to_string_lossy());
    // The line that asks for that crate is the author's own.
    if let Some(Crate { name, .. }) = from_registry.find(is_in) {
        place = joined.source.place(first(&text[..joined.libraries], &[name]).0);
        what = text!("{name} cannot be carried: {what}", "{name} 无法合进一个文件：{what}");
    }
    bail!(Refused(format!("{place}: {what}")))
}

/// The first token of one of these names and its offset; the first of the names at 0 if there is none.
fn first<'n>(text: &str, names: &[&'n str]) -> (usize, &'n str) {
    let found = find(tokens(text), |around| {
        let name = names.iter().find(|name| around.is(0, name));
        name.map(|&name| (around.range().start, name))
    });
    found.first().copied().unwrap_or((0, names[0]))
}

/// Refuses a `cfg` that depends on the arguments of the judge's compiler. In a program that is printed unchanged it may
/// stay.
fn conditional(around: &Around<'_>, inlined: bool) -> Option<String> {
    let name = around.ident(0).filter(|_| inlined)?;
    let name = name.trim_start_matches("r#");
    if CONDITIONAL.contains(&name) && around.is(1, "as") {
        return Some(text!(
            "`{name}` under another name is not decided here: call it `{name}!`",
            "这里无法确定改了名的 `{name}`：请直接写 `{name}!`"
        ));
    }
    let list = asked(around, &CONDITIONAL)?;
    let condition = list.stream();
    if list.delimiter() == Delimiter::None || decided(&condition).is_some() {
        return None;
    }
    Some(text!(
        "`{name}({condition})`: the judge may compile other code than this machine; decide it in the source",
        "`{name}({condition})`：评测系统编译的代码可能与本机不同；请在源代码中定下来"
    ))
}

/// Names that ask for conditions.
const CONDITIONAL: [&str; 3] = ["cfg", "cfg_attr", "cfg_select"];

/// Refuses a pruned file that depends on variables of this machine or on other files, as rustc lists them in `main.d`.
pub fn outside(joined: &Joined, out: &Path) -> Result<()> {
    let list = fs::read_to_string(out.join("main.d"))?;
    let is_asked = list.lines().any(|line| line.starts_with("# env-dep:"));
    let files = list.lines().find_map(|line| {
        line.strip_prefix("main.d: ").or_else(|| line.split_once("main.d: ").map(|one| one.1))
    });
    if !is_asked && files.is_none_or(|files| files.split_whitespace().count() < 2) {
        return Ok(());
    }
    let (at, name) = first(joined.source.text(), &ASKING);
    bail!(Refused(text!(
        "{place}: `{name}!` means something else in one file on a judge: write its value",
        "{place}: `{name}!` 在评测系统的单个文件中会是别的东西：请直接写出它的值",
        place = joined.source.place(at)
    )))
}

/// Macros that ask for what is outside of the file.
const ASKING: [&str; 5] = ["env", "include", "include_bytes", "include_str", "option_env"];

/// A feature of no stable compiler.
fn unstable(around: &Around<'_>) -> Option<String> {
    let is_list = around.group(1).is_some_and(|list| list.delimiter() == Delimiter::Parenthesis);
    let is_feature = around.ident(0)? == "feature" && around.index == 0 && around.group.len() == 2;
    (is_feature && is_list).then(|| {
        text!(
            "no judge has unstable features: write it in stable Rust",
            "评测系统都没有不稳定特性：请改用稳定版 Rust"
        )
    })
}

/// A path into a crate that the judge does not have, or has in another version.
fn foreign(around: &Around<'_>, crates: &[Crate], judge: &Judge) -> Option<String> {
    let name = around.ident(0)?;
    let had = |one: &External| judge.version_of(&one.package).filter(|_| one.library == name);
    let mut externals = crates.iter().filter_map(|part| part.externals.get(&name));
    let external = externals.find(|one| had(one) != Some(&one.version))?;
    let begins = around.marks(1, "::") && !(around.marks(-2, "::") && around.ident(-3).is_some());
    let imported = around.is(-1, "use") || around.is(-1, "crate");
    (begins || imported).then(|| missing(external, judge))
}

/// The message about a crate that the judge lacks, or has in another version.
pub fn missing(external: &External, judge: &Judge) -> String {
    let (name, here, judge_name) = (&external.library, &external.version, judge.name);
    match (&**name, judge.version_of(&external.package)) {
        (_, Some(version)) => text!(
            "{name} is {here} here, and {version} on {judge_name}: write \"={version}\" in Cargo.toml, and try the program \
             once more",
            "这里的 {name} 是 {here}，而 {judge_name} 上是 {version}：请在 Cargo.toml 中写 \"={version}\"，再试一次程序"
        ),
        ("proconio_derive", None) => text!(
            "{judge_name} has no proconio, whose procedural macros run in the compiler: do without `#[derive_readable]`, or \
             read with a library of your own, such as `sente::input!`",
            "{judge_name} 没有 proconio，它的过程宏在编译器中运行：请不要用 `#[derive_readable]`，或用自己的库读入，\
             例如 `sente::input!`"
        ),
        _ => text!(
            "{judge_name} has no crate {name}, and a build script or a procedural macro makes it: copy what you need into a \
             library",
            "{judge_name} 没有 crate {name}，而它要靠构建脚本或过程宏生成：请把用到的部分抄进自己的库"
        ),
    }
}
