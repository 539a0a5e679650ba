//! The proof that nothing changed its meaning.
//!
//! rustc's MIR of a function says in full what each of its expressions is: the types that inference
//! chose, the methods that were found, the constants. The program is compiled once as its crates are,
//! with cargo's editions, and once as the one file, for each edition of the judge. Every function of the
//! one file must then have the MIR of a function of the crates. What is compared leaves out where a
//! thing is written and in which module of ours it stands.
//!
//! So a method call that finds another method because an implementation is gone, a name that means
//! something else in its new place, a value that is dropped earlier under edition 2024: all are found.
//! Which implementation of a trait is used for a type needs no look, since there can be only one.

use super::package::Program;
use super::rustc::{Compiler, Diagnostic};
use super::source::{Source, tokens};
use super::syntax::walk;
use anyhow::{Context, Result, bail};
use std::collections::{HashMap, HashSet};
use std::fs;
use std::path::Path;

/// The functions of a program, as its crates have them.
pub struct Meaning {
    bodies: HashSet<String>,
    without_drops: HashSet<String>,
    edition: String,
    aliases: HashMap<String, String>,
}

impl Meaning {
    /// Compiles the crates; `texts` are the libraries in their order, then the program.
    ///
    /// # Errors
    ///
    /// If they do not compile.
    pub fn of(program: &Program, texts: &[Source], compiler: &Compiler) -> Result<Self> {
        let aliases = texts.iter().flat_map(aliases).collect();
        let edition = program.bin.edition.clone();
        let (bodies, without_drops) = (HashSet::new(), HashSet::new());
        let mut meaning = Meaning { bodies, without_drops, edition, aliases };
        let parts = program.libs.iter().map(|part| (part, "lib")).chain([(&program.bin, "bin")]);
        for ((part, kind), text) in parts.zip(texts) {
            let file = compiler.out.join(format!("{}-{kind}.rs", part.name));
            fs::write(&file, text.text())?;
            let mut arguments = vec![format!("--crate-type={kind}")];
            arguments.push(format!("--crate-name={}", part.name));
            arguments.push(format!("-Ldependency={}", compiler.out.display()));
            for (called, name) in &part.locals {
                let path = compiler.out.join(format!("lib{name}.rmeta"));
                arguments.push(format!("--extern={called}={}", path.display()));
            }
            let mir = compiler.mir(&file, &part.edition, arguments)?;
            let mir = match mir {
                Ok(mir) => mir,
                Err(error) => {
                    let error = super::dead::explain(text, &error);
                    bail!("{}", error.replace("in one file, this", "the program itself"))
                }
            };
            for (_, body) in self::bodies(&mir, &meaning.aliases) {
                meaning.without_drops.insert(self::without_drops(&body));
                meaning.bodies.insert(body);
            }
        }
        Ok(meaning)
    }

    /// Compares the one file, under this edition.
    ///
    /// # Errors
    ///
    /// If it does not compile, or a function of it is not one of the crates'.
    pub fn check(&self, source: &Source, compiler: &Compiler, edition: &str) -> Result<()> {
        let file = compiler.out.join("main.rs");
        fs::write(&file, source.text())?;
        let arguments = ["--crate-type=bin", "--crate-name=main"].map(String::from).to_vec();
        let mir = match compiler.mir(&file, edition, arguments)? {
            Ok(mir) => mir,
            Err(error) => {
                bail!("under edition {edition}, {}", super::dead::explain(source, &error))
            }
        };
        let mut dropping = false;
        for (name, body) in bodies(&mir, &self.aliases) {
            if self.bodies.contains(&body) {
                continue;
            }
            if self.edition == edition || !self.without_drops.contains(&without_drops(&body)) {
                bail!(
                    "under edition {edition}, `{name}` would not mean in one file what it means in \
                     its crate, so nothing is bundled. Names that are used for two things are the \
                     likely reason"
                );
            }
            dropping = true;
        }
        if dropping {
            self.check_drops(source, compiler, &file)?;
        }
        Ok(())
    }

    /// Under edition 2024 some values are dropped earlier. rustc knows where that can be noticed.
    fn check_drops(&self, source: &Source, compiler: &Compiler, file: &Path) -> Result<()> {
        let lints = ["tail_expr_drop_order", "if_let_rescope"];
        let arguments = ["--crate-type=bin", "--emit=metadata"].into_iter();
        let arguments = arguments.chain(lints.iter().flat_map(|lint| ["--force-warn", lint]));
        let outcome = compiler.run(file, &self.edition, arguments)?;
        let is_one = |one: &&Diagnostic| one.code.as_ref().is_some_and(|c| lints.contains(&&*c.code));
        if let Some(warning) = outcome.warnings().find(is_one) {
            let at = warning.spans.iter().find(|span| span.is_primary);
            let place = at.map_or("the program".into(), |span| source.place(span.byte_start));
            bail!("{place}: edition 2024 drops this earlier: bind it to a variable with `let` first");
        }
        Ok(())
    }
}

/// What a body does besides dropping values, in no order.
fn without_drops(body: &str) -> String {
    let of_dropping = |line: &str| {
        let value = line.split_once(" = ").map_or("", |(_, value)| value);
        ["drop(", "switchInt(", "goto ", "resume;", "return;", "unreachable;", "bb", "}", "let "]
            .iter()
            .any(|start| line.starts_with(start))
            || value.starts_with("discriminant(")
            || ["const false;", "const true;"].contains(&value)
    };
    let lines = body.lines().map(|line| line.trim().split(" -> [").next().unwrap_or_default());
    let lines = lines.map(|line| line.split(" -> bb").next().unwrap_or_default());
    let mut lines: Vec<&str> = lines.filter(|line| !of_dropping(line)).collect();
    lines.sort_unstable();
    lines.join("\n")
}

/// Other names that `pub use ... as ...` gives: paths may show either.
fn aliases(source: &Source) -> Vec<(String, String)> {
    let mut aliases = Vec::new();
    walk(tokens(source.text()), &mut |around| {
        if around.ident(0).is_some_and(|word| word == "as") {
            aliases.extend(around.ident(1).zip(around.ident(-1)));
        }
    });
    aliases
}

/// The functions and constants in a dump, each with its first line, without what does not matter.
fn bodies(mir: &str, aliases: &HashMap<String, String>) -> Vec<(String, String)> {
    let mut bodies: Vec<(String, String)> = Vec::new();
    let lines = mir.lines().filter(|line| !line.starts_with("//") && !line.is_empty());
    for line in lines {
        let begins = !line.starts_with([' ', '}']) && !line.starts_with("alloc");
        if begins {
            bodies.push((line.split('(').next().unwrap_or(line).into(), String::new()));
        }
        if let Some((_, body)) = bodies.last_mut() {
            body.push_str(&plain(line, aliases));
            body.push('\n');
        }
    }
    bodies.into_iter().map(|(name, body)| (name, in_order(&renumber(&body)))).collect()
}

/// The body, then its allocations in the order of their numbers.
fn in_order(body: &str) -> String {
    let mut parts: Vec<String> = vec![String::new()];
    for line in body.lines() {
        if line.starts_with("alloc") {
            parts.push(String::new());
        }
        let last = parts.last_mut().expect("there is a part");
        last.push_str(line);
        last.push('\n');
    }
    parts[1..].sort();
    parts.concat()
}

/// A line without places, and without the modules that names stand in.
fn plain(line: &str, aliases: &HashMap<String, String>) -> String {
    let mut plain = String::with_capacity(line.len());
    let mut rest = line;
    while let Some(first) = rest.chars().next() {
        let is_word = |c: char| c.is_alphanumeric() || c == '_';
        if rest.starts_with("<impl at ") {
            plain.push_str("<impl>");
            rest = rest.split_once('>').map_or("", |(_, rest)| rest);
        } else if rest.starts_with('@') {
            // `{closure@file:1:2: 3:4}`
            rest = &rest[rest.find('}').unwrap_or(rest.len())..];
        } else if first.is_alphabetic() || first == '_' {
            let mut path = Vec::new();
            loop {
                let end = rest.find(|c| !is_word(c)).unwrap_or(rest.len());
                path.push(&rest[..end]);
                rest = &rest[end..];
                let more = rest.strip_prefix("::");
                match more.filter(|more| more.starts_with(|c: char| c.is_alphabetic() || c == '_')) {
                    Some(more) => rest = more,
                    None => break,
                }
            }
            let of_impl = rest.starts_with("::<impl at ");
            push_path(&mut plain, &path, of_impl, aliases);
            if of_impl {
                rest = &rest[2..];
            }
        } else {
            plain.push(first);
            rest = &rest[first.len_utf8()..];
        }
    }
    plain
}

/// A path, without the modules of ours that it leads through.
fn push_path(plain: &mut String, path: &[&str], of_impl: bool, aliases: &HashMap<String, String>) {
    let foreign = ["alloc", "core", "itertools", "proconio", "std"].contains(&path[0]);
    if foreign && path.len() > 1 {
        plain.push_str(&path.join("::"));
        return;
    }
    let last = if of_impl { path.len() } else { path.len() - 1 };
    let is_module = |name: &&str| name.starts_with(|c: char| c.is_lowercase() || c == '_');
    let modules = path[..last].iter().take_while(|name| is_module(name)).count();
    let names: Vec<&str> =
        path[modules..].iter().map(|name| aliases.get(*name).map_or(*name, |name| name)).collect();
    plain.push_str(&names.join("::"));
}

/// Numbers the allocations of a body in the order in which its code names them. Those that only other
/// allocations name, or none, get no number.
fn renumber(body: &str) -> String {
    let code = body.find("\nalloc").map_or(body.len(), |at| at + 1);
    let mut numbers: Vec<&str> = Vec::new();
    let (mut renumbered, mut rest) = (String::with_capacity(body.len()), body);
    while let Some(at) = rest.find("alloc") {
        let in_code = body.len() - rest.len() + at < code;
        let digits = &rest[at + 5..];
        let digits = &digits[..digits.find(|c: char| !c.is_ascii_digit()).unwrap_or(digits.len())];
        // In a dump of bytes a pointer is drawn as long as its bytes are.
        renumbered.push_str(rest[..at].trim_end_matches(['╾', '─']));
        renumbered.push_str("alloc");
        rest = rest[at + 5 + digits.len()..].trim_start_matches('─');
        if digits.is_empty() {
            continue;
        }
        if in_code && !numbers.contains(&digits) {
            numbers.push(digits);
        }
        if let Some(number) = numbers.iter().position(|known| *known == digits) {
            renumbered.push_str(&format!("#{number}"));
        }
    }
    renumbered + rest
}

impl Compiler {
    /// The MIR of a crate, or the first error in it.
    fn mir(
        &self,
        file: &Path,
        edition: &str,
        mut arguments: Vec<String>,
    ) -> Result<Result<String, Diagnostic>> {
        arguments.push("--emit=metadata,mir".into());
        arguments.push("-Ztrim-diagnostic-paths=no".into());
        let name = arguments.iter().find_map(|one| one.strip_prefix("--crate-name="));
        let dump = self.out.join(format!("{}.mir", name.unwrap_or("main")));
        let outcome = self.run(file, edition, &arguments)?;
        if outcome.success {
            return Ok(Ok(fs::read_to_string(&dump).context("rustc writes no MIR")?));
        }
        let error = outcome.diagnostics.into_iter().find(|one| one.level == "error");
        Ok(Err(error.context("rustc fails without an error")?))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn plainly(line: &str) -> String {
        plain(line, &HashMap::from([("Alias".into(), "Name".into())]))
    }

    #[test]
    fn places_and_modules_do_not_count() {
        for (line, expected) in [
            ("_1 = {closure@src/a.rs:1:2: 3:4} { x: copy _2 };", "_1 = {closure} { x: copy _2 };"),
            ("fn io::a::<impl at src/a.rs:1:1: 2:2>::new(_1: io::a::T)", "fn <impl>::new(_1: T)"),
            ("sente::io::T::<sente::io::S>::list::<u8>(_1)", "T::<S>::list::<u8>(_1)"),
            ("_1 = sente::a::Alias::new()", "_1 = Name::new()"),
        ] {
            assert_eq!(plainly(line), expected);
        }
    }

    #[test]
    fn types_traits_and_foreign_paths_count() {
        for line in [
            "_1 = std::vec::Vec::<u8>::new()",
            "_1 = <u8 as Trait>::call(move _2)",
            "_1 = MexSet::new()",
            "_1 = core::slice::<impl [u8]>::first(copy _2)",
            "fn main::{closure#0}(_1: u8)",
            "_1 = const \"text: crate\"",
        ] {
            assert_eq!(plainly(line), line);
        }
        assert_ne!(plainly("_1 = a::f()"), plainly("_1 = a::g()"));
        assert_ne!(plainly("_1 = <A as T>::f()"), plainly("_1 = <B as T>::f()"));
    }

    #[test]
    fn allocations_are_the_same_whatever_their_numbers() {
        let body = |first: u8, second: u8| {
            let mut blocks = [
                format!("alloc{first} (size: 1) {{\n    61 │ a\n}}\n"),
                format!("alloc{second} (size: 8) {{\n    ╾──alloc{first}──╼\n}}\n"),
            ];
            blocks.sort_by_key(|_| if first < second { 0 } else { 1 });
            if first > second {
                blocks.reverse();
            }
            let code = format!("fn f() {{\n    _1 = {{alloc{second}}};\n}}\n");
            bodies(&(code + &blocks.concat()), &HashMap::new()).remove(0).1
        };
        assert_eq!(body(3, 7), body(9, 4));
        assert!(body(3, 7).contains("alloc#0"));
    }
}
