//! Small questions about the text of LLVM's intermediate representation.

/// Numbers below this are addresses that programs make up: alignments, mostly.
const LEAST_TYPE_ID: u64 = 1 << 32;

/// The number behind a name.
pub fn field(text: &str, name: &str) -> Option<usize> {
    let rest = &text[text.find(name)? + name.len()..];
    rest[..rest.find(|c: char| !c.is_ascii_digit()).unwrap_or(rest.len())].parse().ok()
}

/// How long the name at the beginning is, with its quotes and the mark before it.
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

/// How many digits there are at the beginning.
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

/// How `dbg!` begins the place that it prints, with the prefix that stands for all folders.
pub const PLACE: &str = "[~";
/// What stands for the folder of each source, before the number of its crate.
pub const FOLDER: &str = "~";

/// `dbg!` prints `[file:line:column]`, and the length of all that is before it: without both.
pub fn without_place(text: &str) -> String {
    let Some((before, rest)) = text.split_once(PLACE) else { return text.into() };
    let Some((_, place)) = rest.split_once(".rs:") else { return text.into() };
    let Some(column) = place[digits(place)..].strip_prefix(':') else { return text.into() };
    let before = if before.len() <= LONGEST_LENGTH { "\"" } else { before };
    format!("{before}[{}", without_place(&column[digits(column)..]))
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
