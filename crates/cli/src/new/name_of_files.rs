//! The names that the files of a problem can have.

/// The reason why a problem's files cannot have this name: its solution is a program of cargo's, its rules are a module.
pub fn refusal(id: &str, lock: &str) -> Option<&'static str> {
    const NAMES_OF_RUST: &str =
        "macro_rules proc_macro i8 i16 i32 i64 i128 u8 u16 u32 u64 u128 f16 f32 f64 f128";
    let is_letter = |c: char| c.is_ascii_lowercase();
    let is_number_or_gap = |c: char| c.is_ascii_digit() || c == '_';
    let is_crate = || lock.replace('-', "_").contains(&format!("name = \"{id}\"\n"));
    let faults = [
        (!id.chars().all(|c| is_letter(c) || is_number_or_gap(c)), "use a-z, 0-9 and _ alone"),
        (!id.starts_with(is_letter), "the judge's letters come first"),
        (!id.contains(is_number_or_gap), "names of problems have a digit or a _"),
        (id.contains("__") || id.ends_with('_'), "each _ stands between two letters or digits"),
        (id.len() > 32, "it is longer than 32 letters"),
        (NAMES_OF_RUST.split(' ').any(|name| name == id), "it is a name of Rust's"),
        (is_crate(), "a crate that is used here has that name"),
    ];
    faults.into_iter().find_map(|(is_so, why)| is_so.then_some(why))
}

#[test]
fn a_name_is_the_judges_letters_and_its_digits() {
    let lock = "[[package]]\nname = \"lib-x1\"\n";
    for (why, ids) in [
        ("a-z, 0-9 and _ alone", "a-1 ../p1 p1/x p1.rs P1 p\u{ff11} п1 p1\0 p1$ p1\n C:p1"),
        ("letters come first", "1 1a _1 _a1"),
        ("a digit or a _", "fn self gen core std test build deps con io rules sente u"),
        ("stands between", "p_ p1_ a__b"),
        ("longer than 32", &"p1".repeat(17)),
        ("a name of Rust's", "u8 i128 f64 macro_rules proc_macro"),
        ("a crate", "lib_x1"),
    ] {
        for id in ids.split(' ') {
            assert!(refusal(id, lock).is_some_and(|found| found.contains(why)), "{id:?}");
        }
    }
    assert!(refusal("", lock).is_some());
    for id in "p1 p2197 abc330_e dp_k hdu4764 cf1704_f uva10165 x_y e1e".split(' ') {
        assert_eq!(refusal(id, lock), None);
    }
}
