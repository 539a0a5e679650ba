//! Rust in colours: comments, texts, numbers and words of the language.

use crate::text::escaped_html;

const WORDS: &str = "as break const continue else enum false fn for if impl in let loop match mod move mut pub ref return self \
                     Self static struct super trait true type unsafe use where while";

/// The code in HTML, with the kind of each token as its class.
pub fn coloured(code: &str) -> String {
    let mut html = String::new();
    let mut rest = code;
    while !rest.is_empty() {
        let (kind, length) = token(rest);
        let (token, after) = rest.split_at(length);
        let token = escaped_html(token);
        html += &match kind {
            Some(kind) => format!("<span class=\"{kind}\">{token}</span>"),
            None => token,
        };
        rest = after;
    }
    html
}

/// The kind of the first token, and its length.
fn token(code: &str) -> (Option<&'static str>, usize) {
    let ends = |end: &str| code[2..].find(end).map(|place| place + 2);
    let first = code.chars().next().unwrap_or(' ');
    if code.starts_with("//") {
        return (Some("comment"), ends("\n").unwrap_or(code.len()));
    }
    if code.starts_with("/*") {
        return (Some("comment"), ends("*/").map_or(code.len(), |end| end + 2));
    }
    for prefix in ["b", ""] {
        let quoted = code.strip_prefix(prefix).and_then(literal);
        if let Some(length) = quoted {
            return (Some("text"), prefix.len() + length);
        }
    }
    let is_word = |letter: char| letter.is_alphanumeric() || letter == '_';
    let word = code.find(|letter| !is_word(letter)).unwrap_or(code.len());
    match first {
        _ if first.is_ascii_digit() => (Some("number"), word),
        _ if is_word(first) => {
            (WORDS.split_whitespace().any(|known| known == &code[..word]).then_some("word"), word)
        }
        _ => (None, first.len_utf8()),
    }
}

/// The length of a string or character literal; `None` for a lifetime.
fn literal(code: &str) -> Option<usize> {
    let quote = code.chars().next().filter(|quote| "\"'".contains(*quote))?;
    let mut letters = code.char_indices().skip(1);
    let mut count = 0;
    while let Some((place, letter)) = letters.next() {
        if letter == quote {
            return (quote == '"' || count == 1).then_some(place + 1);
        }
        if letter == '\\' {
            letters.next();
        }
        count += 1;
        if quote == '\'' && count > 1 {
            return None;
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::coloured;

    #[test]
    fn tokens_have_their_kinds() {
        assert_eq!(
            coloured("let a_1: &'b u8 = b\"\\\"x\"; // <1"),
            "<span class=\"word\">let</span> a_1: &amp;'b u8 = <span class=\"text\">b\"\\\"x\"</span>; \
             <span class=\"comment\">// &lt;1</span>"
        );
        assert_eq!(
            coloured("'\\'' 0..n /*\n*/"),
            "<span class=\"text\">'\\''</span> <span class=\"number\">0</span>..n <span class=\"comment\">/*\n*/</span>"
        );
    }
}
