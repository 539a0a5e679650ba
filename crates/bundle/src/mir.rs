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

use super::bodies::{bodies, without_drops};
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
        let mut meaning =
            Meaning { bodies: HashSet::new(), without_drops: HashSet::new(), edition, aliases };
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
            for (_, body) in bodies(&mir, &meaning.aliases) {
                meaning.without_drops.insert(without_drops(&body));
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
        let is_one =
            |one: &&Diagnostic| one.code.as_ref().is_some_and(|c| lints.contains(&&*c.code));
        if let Some(warning) = outcome.warnings().find(is_one) {
            let at = warning.spans.iter().find(|span| span.is_primary);
            let place = at.map_or("the program".into(), |span| source.place(span.byte_start));
            bail!(
                "{place}: edition 2024 drops this earlier: bind it to a variable with `let` first"
            );
        }
        Ok(())
    }
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
