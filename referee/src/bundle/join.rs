//! The program and its libraries as one text: the program first, each library a module behind it.

use super::names::rewrite;
use super::load::Part;
use super::package::{Crate, Program};
use super::source::{Edit, Source, With, tokens};
use super::syntax::{attribute, attributes, parse, start, walk};
use anyhow::{Context, Result, bail};
use syn::spanned::Spanned;
use syn::{AttrStyle, Item, ItemMacro};

/// The whole program, before anything is taken away.
#[derive(Clone)]
pub struct Joined {
    /// The text.
    pub source: Source,
    /// Where the libraries begin.
    pub libraries: usize,
    /// What they are called.
    pub modules: Vec<String>,
}

/// Joins the crates: the libraries in their order, then the program.
///
/// # Errors
///
/// If a construct would mean something else in a module.
pub fn join(program: &Program, parts: &[Part]) -> Result<Joined> {
    let (bin, libraries) = parts.split_last().context("there is a program")?;
    let mut source = rewrite(&bin.text, &program.bin, None)?;
    source.push_str("\n");
    let end = source.text().len();
    for Part { part, text, .. } in libraries {
        let name = &part.name;
        let (exported, rest) = hoist(&rewrite(text, part, Some(name))?, part)?;
        source.push_str(&format!("mod {name} {{\n"));
        source.push(&exported);
        source.push(&rest);
        source.push_str("\n}\n");
    }
    let modules = program.libs.iter().map(|part| part.name.clone()).collect();
    let joined = Joined { source, libraries: end, modules };
    joined.check_macros()?;
    Ok(joined)
}

/// Exported macros stand at the root of their crate, wherever they are written. So they go first,
/// each with a `use` that gives it a path.
fn hoist(source: &Source, part: &Crate) -> Result<(Source, Source)> {
    let file = parse(source)?;
    let (mut exported, mut edits) = (Source::default(), Vec::new());
    for attribute in file.attrs.iter().filter(|one| matches!(one.style, AttrStyle::Inner(_))) {
        // They must come first, and say nothing of use.
        edits.push((attribute.span().byte_range(), With::Text(String::new())));
        let harmless = ["allow", "deny", "doc", "expect", "forbid", "warn"];
        if !harmless.iter().any(|name| attribute.path().is_ident(name)) {
            let place = source.place(start(attribute.pound_token.span));
            let name = attribute.path().get_ident().map(ToString::to_string).unwrap_or_default();
            bail!("{place}: `#![{name}]` is for a whole crate, {} becomes a module", part.name);
        }
    }
    collect(&file.items, source, &mut exported, &mut edits)?;
    Ok((exported, source.edit(edits)))
}

fn collect(
    items: &[Item],
    source: &Source,
    exported: &mut Source,
    edits: &mut Vec<Edit>,
) -> Result<()> {
    for item in items {
        match item {
            Item::Macro(ItemMacro { attrs, ident: Some(name), .. })
                if attribute(attrs, "macro_export").is_some() =>
            {
                let range = item.span().byte_range();
                if IN_PRELUDE.contains(&&*name.to_string()) {
                    let place = source.place(start(name.span()));
                    bail!("{place}: the macro {name} would hide that of the standard library");
                }
                exported.push(&source.slice(range.clone()));
                exported.push_str(&format!("\npub(crate) use {name};\n\n"));
                edits.push((range, With::Text(String::new())));
            }
            Item::Mod(module) => {
                let items = module.content.as_ref().map(|(_, items)| items);
                collect(items.map_or(&[], |items| items), source, exported, edits)?;
            }
            _ => {}
        }
    }
    Ok(())
}

/// The macros of the standard library that need no `use`.
const IN_PRELUDE: [&str; 37] = [
    "assert",
    "assert_eq",
    "assert_ne",
    "cfg",
    "column",
    "compile_error",
    "concat",
    "dbg",
    "debug_assert",
    "debug_assert_eq",
    "debug_assert_ne",
    "env",
    "eprint",
    "eprintln",
    "file",
    "format",
    "format_args",
    "include",
    "include_bytes",
    "include_str",
    "line",
    "matches",
    "module_path",
    "option_env",
    "panic",
    "print",
    "println",
    "stringify",
    "thread_local",
    "todo",
    "try",
    "unimplemented",
    "unreachable",
    "vec",
    "write",
    "writeln",
    "macro_rules",
];

impl Joined {
    /// Whether anything of a library is left.
    pub fn has_library(&self) -> bool {
        let mut items = 0;
        walk(tokens(&self.source.text()[self.libraries..]), &mut |_| items += 1);
        // `mod name { }`
        items > 3 * self.modules.len()
    }

    /// A macro at the root of the program can be called by everything behind it without a path, so
    /// also by a library that means another one.
    fn check_macros(&self) -> Result<()> {
        let file = parse(&self.source)?;
        let library = &self.source.text()[self.libraries..];
        for (name, at) in textual_macros(&file.items, self.libraries) {
            let mut called = false;
            walk(tokens(library), &mut |around| {
                let plain = !around.marks(-2, "::") && around.marks(1, "!");
                called |= plain && around.ident(0).is_some_and(|other| other == name);
            });
            if called {
                let place = self.source.place(at);
                bail!("{place}: the library also calls a macro {name}!: call this one otherwise");
            }
        }
        Ok(())
    }
}

/// The macros that are in sight at the end of these items, and where they are written.
fn textual_macros(items: &[Item], end: usize) -> Vec<(String, usize)> {
    let mut found = Vec::new();
    for item in items.iter().filter(|item| start(item.span()) < end) {
        match item {
            Item::Macro(ItemMacro { ident: Some(name), .. }) => {
                found.push((name.to_string(), start(name.span())));
            }
            Item::Mod(module) if attribute(attributes(item), "macro_use").is_some() => {
                if let Some((_, items)) = &module.content {
                    found.extend(textual_macros(items, end));
                }
            }
            _ => {}
        }
    }
    found
}
