//! Which names the files of a problem can have: its solution is a program of cargo's, its rules are a module.

/// What a name cannot be, and why.
const TAKEN: [(&str, &str); 5] = [
    (
        "cargo keeps files of its own there",
        "build debug deps doc examples incremental package release tmp",
    ),
    (
        "Windows has no such files",
        "aux con nul prn com0 com1 com2 com3 com4 com5 com6 com7 com8 com9 \
         lpt0 lpt1 lpt2 lpt3 lpt4 lpt5 lpt6 lpt7 lpt8 lpt9",
    ),
    ("Rust has a crate of that name", "alloc core proc_macro std test"),
    (
        "Rust has a type of that name",
        "bool char str f16 f32 f64 f128 i8 i16 i32 i64 i128 isize u8 u16 u32 u64 u128 usize",
    ),
    // `syn` knows the others.
    ("it is a word of Rust's", "auto default gen macro_rules raw safe union"),
];

/// Longer file names are no judge's.
const MOST_LETTERS: usize = 32;

/// Why a problem's files cannot have this name, and what to type, if it is so. `crates` are the names that
/// cargo knows in this checkout.
pub fn refusal(name: &str, crates: &[String]) -> Option<String> {
    let why = wrong_form(name).or_else(|| taken(name, crates))?;
    let lower = name.to_ascii_lowercase();
    let good = lower != name && refusal(&lower, crates).is_none();
    let instead = if good {
        format!("type `{lower}`")
    } else {
        "type the judge's name for the problem, such as p1234, abc330_e or cf1704f".into()
    };
    Some(format!("`{name}` is no name for a problem's files: {why}; {instead}"))
}

fn wrong_form(name: &str) -> Option<String> {
    let is_letter = |c: char| c.is_ascii_lowercase();
    let strange = |c: &char| !is_letter(*c) && !c.is_ascii_digit() && *c != '_';
    if name.is_empty() {
        return Some("it is empty".into());
    }
    if name.chars().any(|c| strange(&c)) {
        return Some("use a-z, 0-9 and _ alone".into());
    }
    if !name.starts_with(is_letter) {
        return Some("the judge's letters come first".into());
    }
    if name.contains("__") || name.ends_with('_') {
        return Some("each _ stands between two letters or digits".into());
    }
    (name.len() > MOST_LETTERS).then(|| format!("it is longer than {MOST_LETTERS} letters"))
}

fn taken(name: &str, crates: &[String]) -> Option<String> {
    let has = |words: &str| words.split_whitespace().any(|word| word == name);
    if let Some((why, _)) = TAKEN.iter().find(|(_, words)| has(words)) {
        return Some((*why).into());
    }
    if syn::parse_str::<syn::Ident>(name).is_err() {
        return Some("it is a word of Rust's".into());
    }
    if crates.iter().any(|known| known.replace('-', "_") == name) {
        return Some("a crate that is used here has that name".into());
    }
    // So it is no module of the tool either.
    let is_word = name.bytes().all(|byte| byte.is_ascii_lowercase());
    is_word.then(|| "names of problems have a digit or a _".into())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn refused(name: &str, why: &str) {
        let crates = ["sente", "cli", "serde_json", "libtest-mimic", "wait4"].map(String::from);
        let text = refusal(name, &crates).unwrap_or_else(|| panic!("{name} is taken for a name"));
        assert!(text.starts_with(&format!("`{name}` is no name")) && text.contains(why), "{text}");
        assert!(text.contains("; type "), "{text}");
    }

    #[test]
    fn a_name_has_letters_then_digits_or_underscores() {
        refused("", "it is empty");
        for name in [
            "a-1",
            "a 1",
            "../p1",
            "p1/x",
            "p1.rs",
            "p\u{ff11}",
            "п1",
            "p1\0",
            "p1\n",
            "ß1",
            "C:p1",
            "p1$",
        ] {
            refused(name, "use a-z, 0-9 and _ alone");
        }
        for name in ["1", "1a", "_", "_1", "_a1"] {
            refused(name, "the judge's letters come first");
        }
        for name in ["p_", "p1_", "a__b"] {
            refused(name, "stands between");
        }
        refused(&"p1".repeat(17), "longer than 32");
    }

    #[test]
    fn the_name_in_lower_case_is_offered_if_it_is_one() {
        refused("P1234", "type `p1234`");
        refused("ABC330_E", "type `abc330_e`");
        refused("U8", "type the judge's name");
    }

    #[test]
    fn words_of_rust_are_no_names() {
        let strict = "as async await break const continue crate dyn else enum extern false fn for if impl in let \
                      loop match mod move mut pub ref return self static struct super trait true type unsafe \
                      use where while";
        let reserved =
            "abstract become box do final gen macro override priv try typeof unsized virtual yield";
        let weak = "union auto default raw safe macro_rules";
        for word in [strict, reserved, weak].iter().flat_map(|words| words.split_whitespace()) {
            refused(word, "it is a word of Rust's");
        }
        refused("Self", "type the judge's name");
    }

    #[test]
    fn what_cargo_rust_and_windows_have_is_no_name() {
        for (why, words) in TAKEN {
            words.split_whitespace().for_each(|word| refused(word, why));
        }
        for name in ["sente", "cli", "serde_json", "libtest_mimic", "wait4"] {
            refused(name, "a crate that is used here");
        }
        for name in ["io", "rules", "suggest", "skeleton", "tests", "explore", "nim"] {
            refused(name, "a digit or a _");
        }
    }

    #[test]
    fn names_of_judges_are_names() {
        for name in [
            "p1", "p2197", "abc330_e", "dp_k", "hdu4764", "cf1704_f", "agc017_d", "uva10165",
            "x_y", "e1e",
        ] {
            assert_eq!(refusal(name, &[]), None);
        }
    }
}
