//! Lexer of LLVM's intermediate representation.

/// Least number that can be a hash of a type; smaller ones are made-up addresses, mostly alignments.
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

/// Prefixes of paths in the IR: of the crates, before the number of the crate, and of the one file. They differ, so
/// hashes of paths differ too.
pub const FOLDER: &str = "~";
pub const FOLDER_OF_ONE_FILE: &str = "^";
