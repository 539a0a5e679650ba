use super::*;
use std::path::Path;

fn rewritten(text: &str, module: Option<&str>) -> String {
    let part = Crate {
        locals: [("other".into(), "other".into()), ("short".into(), "other".into())].into(),
        ..Crate::named("main")
    };
    let source = Source::file(Path::new("main.rs"), text);
    rewrite(&source, &part, module).text.text().into()
}

#[test]
fn a_library_becomes_a_module() {
    for (text, expected) in [
        ("use crate::a::b;", "use crate::lib::a::b;"),
        ("pub(crate) fn f() {}", "pub(in crate::lib) fn f() {}"),
        ("pub(in crate::a) fn f() {}", "pub(in crate::lib::a) fn f() {}"),
        (
            "macro_rules! m { () => { $crate::n!() } }",
            "macro_rules! m { () => { $crate::lib::n!() } }",
        ),
        (
            "fn f() { g!(crate::a, r\"crate::b\"); } // crate::c",
            "fn f() { g!(crate::lib::a, r\"crate::b\"); } // crate::c",
        ),
        ("fn f() { super::g(); self::h(); }", "fn f() { super::g(); self::h(); }"),
        ("use other::x;", "use crate::other::x;"),
        ("pub use other;", "pub(crate) use crate::other;"),
        ("extern crate self as s; extern crate alloc; use s::a;", "  use crate::lib::a;"),
    ] {
        assert_eq!(rewritten(text, Some("lib")), expected);
    }
}

#[test]
fn a_program_finds_the_library_from_everywhere() {
    for (text, expected) in [
        (
            "use other::x; fn f() { other::g(); ::other::g() }",
            "use other::x; fn f() { other::g(); crate::other::g() }",
        ),
        ("use short::x;", "use crate::other::x;"),
        ("use other as o;", "use crate::other as o;"),
        ("use ::other as o; use ::other;", "use crate::other as o; "),
        ("extern crate other; extern crate other as o;", " use crate::other as o;"),
        ("mod m { use other::x; }", "mod m { use crate::other::x; }"),
        (
            "macro_rules! m { () => { other::f() } }",
            "macro_rules! m { () => { crate::other::f() } }",
        ),
        (
            "fn f() { a.other::<u8>(); a::other::b(); let other = 1; }",
            "fn f() { a.other::<u8>(); a::other::b(); let other = 1; }",
        ),
        ("fn f() { return ::other::g() }", "fn f() { return crate::other::g() }"),
        ("use crate::a;", "use crate::a;"),
        ("use other; mod m { pub use other; }", " mod m { pub(crate) use crate::other; }"),
        ("extern crate alloc;", "extern crate alloc;"),
        (
            "#[macro_use] extern crate other; m!();",
            "#[allow(unused_imports)] use crate::other::*; m!();",
        ),
    ] {
        assert_eq!(rewritten(text, None), expected);
    }
}
