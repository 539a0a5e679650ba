// A comment with braces }}} and crate::names and "quotes.
/* And a block { of it: crate::x */
pub fn text() -> String {
    // Stays: crate::inside
    let raw = r#"crate::raw "pub(crate)" $crate::x // no comment"#;
    let lines = "one
    crate::two
}";
    format!("{raw}|{lines}|{}", '{')
}
