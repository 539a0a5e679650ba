pub fn text() -> &'static str {
    include_str!("lib.rs")
}
