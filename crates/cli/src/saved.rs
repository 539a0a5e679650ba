//! Text as editors and shells save it: some write a byte order mark first, and some shells of Windows write UTF-16.

use anyhow::{Context, Result, bail, ensure};
use judge::visible;
use std::fs;
use std::io::{Read, stdin};
use std::path::Path;

/// What a file begins with that says how its text is written.
const MARKS: [(&[u8], &str); 3] =
    [(b"\xef\xbb\xbf", "UTF-8"), (b"\xff\xfe", "UTF-16"), (b"\xfe\xff", "UTF-16")];

/// The text of a file, without a mark.
///
/// # Errors
///
/// If it cannot be read, or is no text.
pub fn in_file(path: &Path) -> Result<String> {
    let cannot = || format!("cannot read {}", visible::path(path));
    let bytes = fs::read(path).with_context(cannot)?;
    text(&bytes).with_context(cannot)
}

/// The text of standard input, without a mark.
///
/// # Errors
///
/// As [`in_file`].
pub fn in_stdin() -> Result<String> {
    bytes_of_stdin().and_then(|bytes| text(&bytes)).context("cannot read standard input")
}

/// The text of standard input, as a judge's file would be.
///
/// # Errors
///
/// As [`in_file`], and if there is a mark: programs of contestants stumble over it.
pub fn unmarked_in_stdin() -> Result<String> {
    let bytes = bytes_of_stdin().context("cannot read standard input")?;
    let mark = MARKS.iter().find(|(mark, _)| bytes.starts_with(mark));
    if let Some((_, name)) = mark {
        bail!(
            "the input begins with a byte order mark of {name}, which no judge's input has: save it as UTF-8 \
             without one"
        );
    }
    text(&bytes).context("cannot read standard input")
}

fn bytes_of_stdin() -> Result<Vec<u8>> {
    let mut bytes = Vec::new();
    stdin().read_to_end(&mut bytes)?;
    Ok(bytes)
}

fn text(bytes: &[u8]) -> Result<String> {
    let unit = |order: fn([u8; 2]) -> u16| move |pair: &[u8]| order([pair[0], pair[1]]);
    let units: Vec<u16> = match bytes {
        [0xff, 0xfe, rest @ ..] => rest.chunks_exact(2).map(unit(u16::from_le_bytes)).collect(),
        [0xfe, 0xff, rest @ ..] => rest.chunks_exact(2).map(unit(u16::from_be_bytes)).collect(),
        _ => {
            let rest = bytes.strip_prefix(MARKS[0].0).unwrap_or(bytes);
            let text = String::from_utf8(rest.to_vec());
            return text.context("it is no text in UTF-8: save it as that");
        }
    };
    ensure!(bytes.len().is_multiple_of(2), "it ends within a letter of UTF-16");
    String::from_utf16(&units).context("it begins as UTF-16, and is not: save it as UTF-8")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_is_the_same_however_it_was_saved() {
        for expected in ["", "8 4\n", "先手\r\n"] {
            let units = || expected.encode_utf16();
            let little: Vec<u8> = units().flat_map(u16::to_le_bytes).collect();
            let big: Vec<u8> = units().flat_map(u16::to_be_bytes).collect();
            for bytes in [
                expected.as_bytes().to_vec(),
                [b"\xef\xbb\xbf", expected.as_bytes()].concat(),
                [&b"\xff\xfe"[..], &little].concat(),
                [&b"\xfe\xff"[..], &big].concat(),
            ] {
                assert_eq!(text(&bytes).unwrap(), expected, "{bytes:?}");
            }
        }
    }

    #[test]
    fn what_is_no_text_is_refused_in_words() {
        for (bytes, words) in [
            (&b"8 \xff\n"[..], "no text in UTF-8"),
            (b"\xff\xfe8", "ends within a letter"),
            (b"\xff\xfe\x00\xd8", "begins as UTF-16, and is not"),
        ] {
            let error = format!("{:#}", text(bytes).unwrap_err());
            assert!(error.contains(words), "{bytes:?}: {error}");
        }
    }
}
