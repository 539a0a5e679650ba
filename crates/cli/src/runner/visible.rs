//! Foreign text, made safe for a terminal: what a judged program prints, and what users name.
//!
//! Nothing that moves a cursor, hides text or turns its direction reaches the terminal. Control characters,
//! invisible ones and those that order text from right to left are shown as Rust writes them, such as
//! `\u{1b}`; bytes that are no UTF-8 as `\xff`. A backslash of the text itself stays single.

use std::path::Path;

/// A text of several lines: line breaks and tabs stay.
///
/// ```
/// assert_eq!(cli::runner::visible::text(b"\x1b[2J\tred\r\n\xff"), "\\u{1b}[2J\tred\\r\n\\xff");
/// ```
pub fn text(bytes: &[u8]) -> String {
    show(bytes, &['\n', '\t'])
}

/// A name or a word, on one line.
///
/// ```
/// assert_eq!(cli::runner::visible::word(b"0\0\n"), "0\\0\\n");
/// ```
pub fn word(bytes: &[u8]) -> String {
    show(bytes, &[])
}

/// The path, on one line.
pub fn path(path: &Path) -> String {
    word(path.as_os_str().as_encoded_bytes())
}

fn show(bytes: &[u8], allowed: &[char]) -> String {
    let mut shown = String::with_capacity(bytes.len());
    for chunk in bytes.utf8_chunks() {
        for char in chunk.valid().chars() {
            // Rust escapes quotes and backslashes, too, which do no harm.
            if allowed.contains(&char) || matches!(char, '"' | '\'' | '\\') {
                shown.push(char);
            } else {
                shown.extend(char.escape_debug());
            }
        }
        chunk.invalid().iter().for_each(|byte| shown += &format!("\\x{byte:02x}"));
    }
    shown
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn harmless_text_stays() {
        for harmless in ["", "a b", "\"it's\" C:\\x", "博弈 é ≤ 😀", "\u{fffd}"] {
            assert_eq!(text(harmless.as_bytes()), harmless);
            assert_eq!(word(harmless.as_bytes()), harmless);
        }
        assert_eq!((text(b"1\n\t2"), word(b"1\n\t2")), ("1\n\t2".into(), "1\\n\\t2".into()));
    }

    #[test]
    fn no_character_that_a_terminal_obeys_is_left() {
        let controls = (0..0x20).chain(0x7f..0xa0);
        let marks = [0x61c, 0x200b, 0x200e, 0x200f, 0x2028, 0x2029, 0x2060, 0xfeff, 0xe0041];
        let directions = (0x202a..0x202f).chain(0x2066..0x206a);
        for code in controls.chain(marks).chain(directions) {
            let char = char::from_u32(code).expect("it is a character");
            let shown = word(char.to_string().as_bytes());
            let is_plain = shown.bytes().all(|byte| byte.is_ascii_graphic());
            assert!(shown.starts_with('\\') && is_plain, "{code:x}: {shown}");
        }
        // A character that is cut, an overlong slash, a C1 byte.
        for (bytes, shown) in [
            (&b"\xe5\x8d"[..], "\\xe5\\x8d"),
            (b"a\xc0\xafb", "a\\xc0\\xafb"),
            (b"\x9b2J", "\\x9b2J"),
        ] {
            assert_eq!(word(bytes), shown);
        }
    }
}
