//! Lexer of LLVM's intermediate representation.

/// Numbers below this are addresses that programs make up: alignments, mostly.
const LEAST_TYPE_ID: u64 = 1 << 32;

/// The number behind a name.
pub fn field(text: &str, name: &str) -> Option<usize> {
    let rest = &text[text.find(name)? + name.len()..];
    rest[..rest.find(|c: char| !c.is_ascii_digit()).unwrap_or(rest.len())].parse().ok()
}

/// Length of the name at the beginning, with its quotes and the mark before it.
pub fn name_length(text: &str) -> usize {
    let marked = usize::from(text.starts_with(['@', '%']));
    match text[marked..].strip_prefix('"') {
        Some(quoted) => quoted.find('"').map_or(text.len(), |end| marked + end + 2),
        None => {
            let is_name = |c: char| c.is_alphanumeric() || "_.$-".contains(c);
            text[marked..].find(|c| !is_name(c)).map_or(text.len(), |end| marked + end)
        }
    }
}

/// Number of leading digits.
pub fn digits(text: &str) -> usize {
    text.find(|c: char| !c.is_ascii_digit()).unwrap_or(text.len())
}

/// `inttoptr (i64 N to ptr)` with an N that is a hash, and its length.
pub fn type_id(text: &str) -> Option<(i64, usize)> {
    let number = text.strip_prefix("inttoptr (i64 ")?.split(' ').next()?;
    let value: i64 = number.parse().ok()?;
    let is_hash = value.unsigned_abs() >= LEAST_TYPE_ID;
    is_hash.then(|| (value, "inttoptr (i64 ".len() + number.len()))
}

/// The prefix of paths in the crates, before the number of the crate, and that of the one file: what is made of a path is
/// another in both.
pub const FOLDER: &str = "~";
pub const FOLDER_OF_ONE_FILE: &str = "^";

/// The first place that `dbg!` prints, as `[~0/src/main.rs:1:2]`.
fn place(text: &str) -> Option<std::ops::Range<usize>> {
    let starts = text.match_indices('[').map(|(at, _)| at);
    starts.into_iter().find_map(|at| {
        let rest = &text[at + 1..];
        let of_crate = rest.strip_prefix(FOLDER).map(|rest| &rest[digits(rest)..]);
        let path = of_crate.or_else(|| rest.strip_prefix(FOLDER_OF_ONE_FILE))?.strip_prefix('/')?;
        let (path, line) = path.split_once(".rs:")?;
        let column = line[digits(line)..].strip_prefix(':')?;
        let behind = &column[digits(column)..];
        let is_place = !path.contains(' ') && behind.starts_with(']');
        is_place.then(|| at..text.len() - behind.len())
    })
}

/// Returns true if `dbg!` prints a place in the text.
pub fn has_place(text: &str) -> bool {
    place(text).is_some()
}

/// `dbg!` prints `[file:line:column]`, and the length of all that is before it: without both.
pub fn without_place(text: &str) -> String {
    let Some(place) = place(text) else { return text.into() };
    let before = &text[..place.start];
    let before = if before.len() <= LONGEST_LENGTH { "\"" } else { before };
    format!("{before}[{}", without_place(&text[place.end..]))
}

/// A quotation mark and three escaped bytes.
const LONGEST_LENGTH: usize = 10;

/// The text with `[N x i8]` for all N the same.
pub fn without_lengths(text: &str) -> String {
    let mut parts = text.split('[');
    let mut plain = parts.next().unwrap_or_default().to_string();
    for part in parts {
        let rest = part.trim_start_matches(|c: char| c.is_ascii_digit());
        let is_text = rest.starts_with(" x i8]");
        plain = plain + "[" + if is_text { rest } else { part };
    }
    plain
}
