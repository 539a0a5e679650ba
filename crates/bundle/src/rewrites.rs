//! The steps that rewrite texts, held against the pairs in `rewrites.txt`.

use super::captures::whole_captures;
use super::cargo::Crate;
use super::conditions::{Known, decide};
use super::names::rewrite;
use super::source::Source;
use std::path::Path;

#[test]
fn each_text_becomes_the_one_below_it() {
    for section in include_str!("rewrites.txt").split("## ").skip(1) {
        let (name, pairs) = section.split_once('\n').unwrap();
        let step: fn(&str) -> String = match name {
            "library" => |text| named(text, Some("lib")),
            "program" => |text| named(text, None),
            "conditions" => decided,
            "closures" => captured,
            _ => panic!("no step is called {name}"),
        };
        for pair in pairs.trim_end().lines().collect::<Vec<_>>().chunks(2) {
            let expected = pair[1].strip_prefix("=>").unwrap();
            assert_eq!(plain(&step(pair[0])), plain(expected), "{}", pair[0]);
        }
    }
}

fn plain(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

fn file(text: &str) -> Source {
    Source::file(Path::new("main.rs"), text)
}

fn named(text: &str, module: Option<&str>) -> String {
    let locals = [("other".into(), "other".into()), ("short".into(), "other".into())].into();
    let part = Crate { locals, text: file(text), ..Crate::default() };
    rewrite(&part, module).text.text().into()
}

fn decided(text: &str) -> String {
    let known = Known { cfgs: &["feature=\"fast\"".into()].into(), is_linux: true };
    decide(&file(text), known).unwrap().text().into()
}

fn captured(body: &str) -> String {
    let [before, behind] = ["fn f(&self, x: u8) { let (y, _) = g(); fn a(f: u8) {} h(", ") }"];
    let source = file(&format!("{before}{body}{behind}"));
    let edited = source.edit(whole_captures(&syn::parse_file(source.text()).unwrap()));
    edited.text()[before.len()..].strip_suffix(behind).unwrap().into()
}
