//! The program and its libraries as one text: the program first, each library a module behind it.

use super::cargo::{Crate, Program};
use super::load::Part;
use super::names::rewrite;
use super::source::{Edit, Source, With, tokens};
use super::syntax::{attribute, attributes, parse, start, walk, words};
use anyhow::{Context, Result, bail};
use std::collections::{BTreeSet, HashMap};
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
    let exported: HashMap<String, Vec<String>> =
        libraries.iter().map(exported).collect::<Result<_>>()?;
    let mut source = rewrite(&bin.text, &program.bin, None, &exported)?.text;
    let macros = textual_macros(&parse(&source)?.items);
    source.push_str("\n");
    let mut renamed = Vec::new();
    for Part { part, text, .. } in libraries {
        renamed.push((part, rewrite(text, part, Some(&part.name), &exported)?));
    }
    let own: Vec<&str> = source.text().lines().map(str::trim).collect();
    let own: BTreeSet<String> = own.into_iter().map(String::from).collect();
    let at_root: BTreeSet<String> =
        renamed.iter().flat_map(|(_, renamed)| renamed.at_root.iter().cloned()).collect();
    for line in at_root.iter().filter(|line| !own.contains(*line)) {
        source.push_str(&format!("{line}\n"));
    }
    let end = source.text().len();
    for (part, renamed) in renamed {
        let name = &part.name;
        let text = out_of_sight(&renamed.text, &macros)?;
        let (text, allowed) = as_module(&text, part)?;
        let notice = part.notice.as_ref().map(|notice| format!("// {notice}\n"));
        source.push_str(&format!("{}{allowed}mod {name} {{\n", notice.unwrap_or_default()));
        source.push(&text);
        source.push_str("\n}\n");
    }
    let modules = program.libs.iter().map(|part| part.name.clone()).collect();
    Ok(Joined { source, libraries: end, modules })
}

/// The name of a library, and the macros that it exports.
fn exported(library: &Part) -> Result<(String, Vec<String>)> {
    let (source, name) = (&library.text, &library.part.name);
    let mut exports = Exports { source, library: name, names: Vec::new(), edits: Vec::new() };
    exports.find(&parse(source)?.items);
    Ok((name.clone(), exports.names))
}

/// A library as the inside of a module, and the attribute of that module.
fn as_module(source: &Source, part: &Crate) -> Result<(Source, String)> {
    let file = parse(source)?;
    let (mut edits, mut allowed) = (Vec::new(), String::new());
    for attribute in file.attrs.iter().filter(|one| matches!(one.style, AttrStyle::Inner(_))) {
        let range = attribute.span().byte_range();
        let name = attribute.path().get_ident().map(ToString::to_string).unwrap_or_default();
        match name.as_str() {
            // Code may need it: `#![allow(arithmetic_overflow)]`.
            "allow" | "expect" => {
                let text = source.text()[range.clone()].replacen("#![expect", "#![allow", 1);
                allowed += &(text.replacen("#!", "#", 1) + "\n");
            }
            // A program has a name, and the standard library.
            "crate_name" | "crate_type" | "deny" | "doc" | "forbid" | "no_std" | "warn" => {}
            _ => {
                let place = source.place(range.start);
                bail!("{place}: `#![{name}]` is for a whole crate, {} becomes a module", part.name);
            }
        }
        edits.push((range, With::Text(String::new())));
    }
    let mut exports = Exports { source, library: &part.name, names: Vec::new(), edits };
    exports.find(&file.items);
    exports.offer(&file.items, 0);
    exports.hide_imports(&file.items);
    Ok((source.edit(exports.edits), allowed))
}

/// Macros with `#[macro_export]`. They stand at the root of their crate, wherever they are written: so
/// each module hands them on to the one around it.
struct Exports<'a> {
    source: &'a Source,
    library: &'a str,
    names: Vec<String>,
    edits: Vec<Edit>,
}

impl Exports<'_> {
    fn find(&mut self, items: &[Item]) {
        for item in items {
            match item {
                Item::Macro(ItemMacro { attrs, ident: Some(name), .. }) => {
                    let exported = attribute(attrs, "macro_export").is_some();
                    self.names.extend(exported.then(|| name.to_string()));
                }
                Item::Mod(module) => {
                    self.find(module.content.as_ref().map_or(&[], |(_, items)| items));
                }
                _ => {}
            }
        }
    }

    /// Offers the exported macros of these items to what is around them; says under which names.
    fn offer(&mut self, items: &[Item], depth: usize) -> Vec<String> {
        let mut offered = Vec::new();
        for item in items {
            let mut lines = Vec::new();
            match item {
                Item::Macro(ItemMacro { attrs, ident: Some(name), .. })
                    if attribute(attrs, "macro_export").is_some() =>
                {
                    let name = name.to_string();
                    let alias = self.alias(&name);
                    lines.push(match depth {
                        0 => format!("pub(crate) use {name};"),
                        _ => format!("pub(crate) use {name} as {alias};"),
                    });
                    offered.push(name);
                }
                Item::Mod(module) => {
                    let items = module.content.as_ref().map_or(&[][..], |(_, items)| items);
                    for name in self.offer(items, depth + 1) {
                        let (module, alias) = (&module.ident, self.alias(&name));
                        lines.push(match depth {
                            0 => format!("pub(crate) use {module}::{alias} as {name};"),
                            _ => format!("pub(crate) use {module}::{alias};"),
                        });
                        offered.push(name);
                    }
                }
                _ => {}
            }
            let end = item.span().byte_range().end;
            for line in lines {
                self.edits.push((end..end, With::Text(format!("\n{line}\n"))));
            }
        }
        offered
    }

    /// A name that no item of the library has.
    fn alias(&self, name: &str) -> String {
        format!("{name}_of_{}", self.library)
    }

    /// A macro that has become an item of its module cannot be seen further than the program.
    fn hide_imports(&mut self, items: &[Item]) {
        for item in items {
            match item {
                Item::Use(item) => {
                    let syn::Visibility::Public(word) = &item.vis else { continue };
                    let words = words(tokens(&self.source.text()[item.span().byte_range()]));
                    if self.names.iter().any(|name| words.contains(name)) {
                        let range = word.span.byte_range();
                        self.edits.push((range, With::Text("pub(crate)".into())));
                    }
                }
                Item::Mod(module) => {
                    self.hide_imports(module.content.as_ref().map_or(&[], |(_, items)| items));
                }
                _ => {}
            }
        }
    }
}

/// A macro at the root of the program can be called by everything behind it without a path. Where a
/// library means that of the standard library, it says so from now on.
fn out_of_sight(library: &Source, macros: &[String]) -> Result<Source> {
    let own = textual_macros(&parse(library)?.items);
    let mut edits = Vec::new();
    walk(tokens(library.text()), &mut |around| {
        let Some(name) = around.ident(0) else { return };
        let plain = !around.marks(-2, "::") && around.marks(1, "!") && !around.marks(-1, "$");
        let hidden = macros.contains(&name) && !own.contains(&name);
        if plain && hidden && IN_PRELUDE.contains(&&*name) {
            let at = start(around.token().span());
            edits.push((at..at, With::Text("::std::".into())));
        }
    });
    Ok(library.edit(edits))
}

/// The macros of the standard library that need no `use`.
const IN_PRELUDE: [&str; 35] = [
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
    "unimplemented",
    "unreachable",
    "vec",
    "write",
    "writeln",
];

impl Joined {
    /// Whether anything of a library is left.
    pub fn has_library(&self) -> bool {
        let mut items = 0;
        walk(tokens(&self.source.text()[self.libraries..]), &mut |_| items += 1);
        // `mod name { }`
        items > 3 * self.modules.len()
    }
}

/// The macros that are in sight at the end of these items.
fn textual_macros(items: &[Item]) -> Vec<String> {
    let mut found = Vec::new();
    for item in items {
        match item {
            Item::Macro(ItemMacro { ident: Some(name), .. }) => found.push(name.to_string()),
            Item::Mod(module) if attribute(attributes(item), "macro_use").is_some() => {
                if let Some((_, items)) = &module.content {
                    found.extend(textual_macros(items));
                }
            }
            _ => {}
        }
    }
    found
}
