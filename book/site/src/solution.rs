//! A solution's file: its header, which is Markdown already, and its code.

use anyhow::{Context, Result};
use cli::checkout::{Checkout, Files};
use language::text;

/// The two parts of `src/bin/<id>.rs`.
pub struct Solution {
    /// Header without its first line, which names the problem.
    pub header: Header,
    /// Code without the header and the unit tests.
    pub code: String,
}

/// Text of the header, whose paragraphs begin with a bold title; the first one is the rules.
pub struct Header {
    pub rules: String,
    /// All that follows: theorem, proof, complexity, traps, source.
    pub rest: String,
}

impl Header {
    /// The header in a text whose second bold title ends the rules.
    pub fn parse(text: &str) -> Self {
        let text = text.trim();
        let end = text.match_indices("\n\n**").map(|(end, _)| end).next();
        let (rules, rest) = text.split_at(end.unwrap_or(text.len()));
        Header { rules: rules.into(), rest: titled(rest.trim_start()) }
    }
}

/// The paragraphs that begin with a bold title, each below a heading of that title.
fn titled(text: &str) -> String {
    let mut titled = String::new();
    for paragraph in text.split("\n\n") {
        let parts = paragraph.strip_prefix("**").and_then(|rest| rest.split_once("** "));
        let parts = parts.map(|(title, rest)| (title.trim_end_matches(['.', '。']), rest));
        let paragraph = match parts {
            Some((title, rest)) => format!("### {title}\n\n{rest}"),
            None => paragraph.into(),
        };
        titled += &paragraph;
        titled += "\n\n";
    }
    titled.trim_end().into()
}

impl Solution {
    /// Reads the solution of a problem.
    ///
    /// # Errors
    ///
    /// If it cannot be read or has no header.
    pub fn read(checkout: &Checkout, id: &str) -> Result<Self> {
        let file = format!("src/bin/{id}.rs");
        Solution::parse(&checkout.read(&file)?)
            .with_context(|| text!("{file} has no header", "{file} 没有开头的说明"))
    }

    fn parse(text: &str) -> Option<Self> {
        let comment = text.lines().map_while(|line| line.strip_prefix("//!"));
        let header: Vec<&str> =
            comment.map(|line| line.strip_prefix(' ').unwrap_or(line)).collect();
        let (_, rest) = header.split_first()?;
        let code: Vec<&str> = text.lines().skip(header.len()).collect();
        let code = code.join("\n");
        let code = code.split("\n#[cfg(test)]").next().unwrap_or(&code);
        Some(Solution {
            header: Header::parse(&rest.join("\n")),
            code: code.trim().to_string() + "\n",
        })
    }
}

#[cfg(test)]
mod tests {
    use super::{Header, Solution};

    #[test]
    fn a_file_is_a_header_and_code() {
        let text = "//! P1. <https://x>\n//!\n//! **Rules.** a\n//!  b\n\nuse c;\n\nfn main() {}\n\n#[cfg(test)]\nmod p1 {}\n";
        let solution = Solution::parse(text).expect("it has a header");
        assert_eq!(solution.header.rules, "**Rules.** a\n b");
        assert_eq!(solution.code, "use c;\n\nfn main() {}\n");
        assert!(Solution::parse("fn main() {}").is_none());
    }

    #[test]
    fn the_rules_end_where_the_theorem_begins() {
        let header = Header::parse("\n**Rules.** a\n\n- b\n\n**Theorem.** c\n\n**Proof.** d\n");
        assert_eq!(header.rules, "**Rules.** a\n\n- b");
        assert_eq!(header.rest, "### Theorem\n\nc\n\n### Proof\n\nd");
        assert_eq!(Header::parse("").rest, "");
    }
}
