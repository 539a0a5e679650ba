//! Procedural macros of proconio, written out: `#[fastout]` and `#[derive_readable]`.

use super::load::Part;
use super::source::{Edit, Source, With};
use super::syntax::{parse, start};
use anyhow::{Result, bail};
use std::collections::HashMap;
use syn::spanned::Spanned;
use syn::visit::{self, Visit};
use syn::{Attribute, Fields, ItemFn, ItemStruct, UseTree};

/// Writes out the procedural macros in a crate that uses proconio.
///
/// # Errors
///
/// If one stands where it cannot be written out.
pub fn without_derives(part: &mut Part) -> Result<()> {
    let mut scan = Scan::new(&part.text);
    let file = parse(&part.text)?;
    scan.visit_file(&file);
    if let Some((at, what)) = scan.problem {
        bail!("{}: {what}", part.text.place(at));
    }
    if !scan.edits.is_empty() {
        part.text = part.text.edit(scan.edits);
        part.original = None;
    }
    Ok(())
}

const MACROS: [&str; 2] = ["fastout", "derive_readable"];

struct Scan<'a> {
    text: &'a Source,
    edits: Vec<Edit>,
    /// Names of the macros under which they were imported.
    names: HashMap<String, &'static str>,
    problem: Option<(usize, String)>,
}

impl<'a> Scan<'a> {
    fn new(text: &'a Source) -> Self {
        let names = MACROS.iter().map(|name| (name.to_string(), *name)).collect();
        Scan { text, edits: Vec::new(), names, problem: None }
    }

    /// Which of the macros an attribute calls.
    fn called(&self, attribute: &Attribute) -> Option<&'static str> {
        let path: Vec<String> =
            attribute.path().segments.iter().map(|one| one.ident.to_string()).collect();
        match path.as_slice() {
            [name] => self.names.get(name).copied(),
            [first, name] if first.starts_with("proconio") => {
                MACROS.iter().find(|one| *one == name).copied()
            }
            _ => None,
        }
    }

    /// The attribute that calls this macro; it goes.
    fn take(&mut self, attributes: &[Attribute], name: &str) -> bool {
        let found = attributes.iter().find(|one| self.called(one) == Some(name));
        let range = found.map(|attribute| attribute.span().byte_range());
        self.edits.extend(range.clone().map(|range| (range, With::Text(String::new()))));
        range.is_some()
    }

    fn insert(&mut self, at: usize, text: &str) {
        self.edits.push((at..at, With::Text(text.into())));
    }

    /// Takes the names of the macros out of an import. Whether anything is left.
    fn import(&mut self, tree: &UseTree, ours: bool) -> bool {
        match tree {
            UseTree::Path(path) => {
                let ours = ours || path.ident.to_string().starts_with("proconio");
                self.import(&path.tree, ours)
            }
            UseTree::Group(group) => {
                let pairs: Vec<_> = group.items.pairs().collect();
                let mut left = group.items.is_empty();
                for pair in pairs {
                    if self.import(pair.value(), ours) {
                        left = true;
                        continue;
                    }
                    let first = start(pair.value().span());
                    let end = pair.punct().map(|comma| comma.span().byte_range().end);
                    let end = end.unwrap_or(pair.value().span().byte_range().end);
                    self.edits.push((first..end, With::Text(String::new())));
                }
                left
            }
            UseTree::Name(name) => !(ours && MACROS.contains(&&*name.ident.to_string())),
            UseTree::Rename(rename) => {
                let found = MACROS.iter().find(|one| ours && rename.ident == **one);
                self.names.extend(found.map(|name| (rename.rename.to_string(), *name)));
                found.is_none()
            }
            UseTree::Glob(_) => true,
        }
    }
}

/// What `#[fastout]` does: until the function ends, all that it prints goes through one buffer.
const FASTOUT: &str = "
    let proconio_stdout = std::io::stdout();
    let mut proconio_stdout = std::io::BufWriter::new(proconio_stdout.lock());
    #[allow(unused_macros)]
    macro_rules! print { ($($t:tt)*) => {{
        use std::io::Write as _;
        std::write!(proconio_stdout, $($t)*).unwrap()
    }}; }
    #[allow(unused_macros)]
    macro_rules! println { ($($t:tt)*) => {{
        use std::io::Write as _;
        std::writeln!(proconio_stdout, $($t)*).unwrap()
    }}; }
";

impl<'ast> Visit<'ast> for Scan<'_> {
    fn visit_item_use(&mut self, item: &'ast syn::ItemUse) {
        if !self.import(&item.tree, false) {
            self.edits.push((item.span().byte_range(), With::Text(String::new())));
        }
    }

    fn visit_item_fn(&mut self, function: &'ast ItemFn) {
        if self.take(&function.attrs, "fastout") {
            let open = function.block.brace_token.span.open().byte_range().end;
            self.insert(open, FASTOUT);
        }
        visit::visit_item_fn(self, function);
    }

    fn visit_item_struct(&mut self, item: &'ast ItemStruct) {
        if !self.take(&item.attrs, "derive_readable") {
            return;
        }
        let readable = |kind: &str| format!("<{kind} as proconio::source::Readable>");
        let mut values = Vec::new();
        for field in &item.fields {
            let range = field.ty.span().byte_range();
            let kind = &self.text.text()[range.clone()];
            let name = field.ident.as_ref().map(|name| format!("{name}: ")).unwrap_or_default();
            values.push(format!("{name}{}::read(source)", readable(kind)));
            self.edits.push((range, With::Text(format!("{}::Output", readable(kind)))));
        }
        let values = values.join(", ");
        let value = match &item.fields {
            Fields::Named(_) => format!("{} {{ {values} }}", item.ident),
            Fields::Unnamed(_) => format!("{}({values})", item.ident),
            Fields::Unit => item.ident.to_string(),
        };
        if !item.generics.params.is_empty() {
            let at = start(item.ident.span());
            let what = "`derive_readable` of a generic type is not carried: implement `Readable`";
            self.problem.get_or_insert((at, what.into()));
            return;
        }
        let end = item.span().byte_range().end;
        let name = &item.ident;
        self.insert(
            end,
            &format!(
                "\n\nimpl proconio::source::Readable for {name} {{\n    type Output = Self;\n    fn \
                 read<R: std::io::BufRead, S: proconio::source::Source<R>>(source: &mut S) -> Self \
                 {{\n        {value}\n    }}\n}}"
            ),
        );
    }
}

#[cfg(test)]
mod tests {
    use super::super::package::Crate;
    use super::*;
    use std::path::Path;

    fn written(text: &str) -> String {
        let text = Source::file(Path::new("main.rs"), text);
        let mut part = Part { part: Crate::named("main"), text, original: None };
        without_derives(&mut part).unwrap();
        part.text.text().split_whitespace().collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn what_is_no_procedural_macro_stays() {
        for text in ["use proconio::input;", "use std::{fmt, io};", "fn fastout() {}"] {
            assert_eq!(written(text), text);
        }
    }

    #[test]
    fn imports_lose_the_macros() {
        for (text, expected) in [
            ("use proconio::fastout;", ""),
            ("use proconio::{input, fastout};", "use proconio::{input, };"),
            ("use proconio::{fastout, input};", "use proconio::{ input};"),
            ("use proconio::{fastout as f}; #[f] fn g() {}", "fn g() {}"),
        ] {
            assert!(written(text).starts_with(expected.split("fn").next().unwrap()), "{text}");
        }
        assert!(!written("#[proconio::fastout] fn main() {}").contains("fastout"));
    }

    #[test]
    fn a_readable_struct_has_an_implementation() {
        let text = written("#[derive_readable]\nstruct P { x: Usize1, y: i64 }");
        assert!(text.starts_with("struct P { x: <Usize1 as proconio::source::Readable>::Output,"));
        assert!(text.contains("impl proconio::source::Readable for P {"));
        assert!(text.contains("P { x: <Usize1 as proconio::source::Readable>::read(source), y:"));
    }
}
