//! The last touches: a short header, rustfmt's layout, narrow lines for the libraries.

use super::cargo::Crate;
use super::join::Joined;
use super::source::{Source, tokens};
use super::syntax::{find, parse};
use super::toolchain::tool;
use anyhow::{Context, Result, ensure};
use language::text;
use proc_macro2::TokenTree;
use std::collections::BTreeSet;
use std::io::Write;
use std::ops::Range;
use std::path::{Path, PathBuf};
use std::process::Stdio;
use syn::Item;
use syn::spanned::Spanned;

/// The whole file. `unused` are lints that would still warn of the libraries.
pub fn finish(joined: &Joined, unused: &BTreeSet<String>) -> Result<String> {
    let mut edits = Vec::new();
    if !unused.is_empty() {
        let lints: Vec<&str> = unused.iter().map(|lint| &**lint).collect();
        for item in parse(&joined.source)?.items {
            let at = item.span().byte_range().start;
            if at >= joined.libraries {
                edits.push((at..at, Source::words(format!("#[allow({})]\n", lints.join(", ")))));
            }
        }
    }
    let text = trimmed(joined.source.edit(edits).text());
    let text = text.trim_start();
    let is_header = |line: &&str| line.starts_with("//!");
    let long: usize = text.split_inclusive('\n').take_while(is_header).map(str::len).sum();
    Ok(header(&text[..long]) + &text[long..])
}

/// The title and the theorem, and the first sentence about the complexity.
fn header(text: &str) -> String {
    let paragraphs = text.split("\n//!\n").enumerate().filter_map(|(number, text)| {
        let end = [". ", ".\n"].iter().filter_map(|end| text.find(end)).min();
        if text.starts_with("//! **Complexity.**") {
            return Some(&text[..end.map_or(text.len(), |end| end + 1)]);
        }
        (number == 0 || text.starts_with("//! **Theorem.**")).then_some(text)
    });
    paragraphs.collect::<Vec<_>>().join("\n//!\n").trim_end().to_string() + "\n"
}

/// The text without blanks before the ends of lines, where rustfmt fails.
fn trimmed(text: &str) -> String {
    let (literals, mut trimmed, mut at) = (long_literals(text), String::new(), 0);
    for line in text.split('\n') {
        at += line.len() + 1;
        trimmed += if is_within(&literals, at) { line } else { line.trim_end() };
        trimmed.push('\n');
    }
    trimmed
}

/// Finds the literals that span several lines.
fn long_literals(text: &str) -> Vec<Range<usize>> {
    find(tokens(text), |around| {
        let is_literal = matches!(around.token(), TokenTree::Literal(_));
        Some(around.range()).filter(|range| is_literal && text[range.clone()].contains('\n'))
    })
}

/// Returns true if a line that begins there belongs to a literal.
fn is_within(literals: &[Range<usize>], at: usize) -> bool {
    literals.iter().any(|range| range.start < at && at < range.end)
}

/// Lays the file out as rustfmt does with the configuration of the program, started in `out`, where no other one is found.
pub fn rustfmt(text: &str, edition: &str, bin: &Crate, out: &Path) -> Result<String> {
    let missing = text!(
        "cannot start rustfmt: `rustup component add rustfmt`",
        "无法启动 rustfmt：请运行 `rustup component add rustfmt`"
    );
    let mut rustfmt = tool("rustfmt");
    rustfmt.args(["--edition", edition, "--emit", "stdout", "--quiet"]).current_dir(out);
    if let Some(file) = configuration(&bin.folder) {
        rustfmt.arg("--config-path").arg(file);
    }
    rustfmt.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = rustfmt.spawn().with_context(|| missing.clone())?;
    child.stdin.take().with_context(|| missing.clone())?.write_all(text.as_bytes())?;
    let output = child.wait_with_output()?;
    let errors = String::from_utf8_lossy(&output.stderr);
    let errors = errors.trim_end();
    ensure!(
        output.status.success(),
        text!("rustfmt fails ({missing}):\n{errors}", "rustfmt 失败（{missing}）：\n{errors}")
    );
    Ok(String::from_utf8(output.stdout)?)
}

/// The laid out file, with one blank for four before the lines of its libraries, and without their empty lines:
/// they are carried more than they are read, and judges count bytes.
pub fn narrow(text: &str, joined: &Joined) -> Result<String> {
    let (first, literals) = (libraries(text, joined)?, long_literals(text));
    let (mut narrow, mut at) = (String::with_capacity(text.len()), 0);
    for line in text.split_inclusive('\n') {
        let words = line.trim_start();
        let is_library = at >= first && !is_within(&literals, at);
        let blanks = line.len() - line.trim_start_matches(' ').len();
        match is_library {
            true if words.trim_end() == "#[rustfmt::skip]" => {}
            true if words.is_empty() => {}
            true => narrow.push_str(&line[blanks / 4 * 3..]),
            false => narrow.push_str(line),
        }
        at += line.len();
    }
    Ok(narrow)
}

/// The file with its libraries in as few bytes as their tokens need, for judges that would refuse it otherwise.
pub fn dense(text: &str, joined: &Joined) -> Result<String> {
    let first = libraries(text, joined)?;
    Ok(text[..first].to_string() + &without_blanks(&text[first..]) + "\n")
}

/// The tokens, with a blank between two where there is one and the tokens might be one without it.
fn without_blanks(text: &str) -> String {
    let mut words = find(tokens(text), |around| match around.token() {
        TokenTree::Group(group) => {
            vec![group.span_open().byte_range(), group.span_close().byte_range()]
        }
        _ => vec![around.range()],
    });
    words.sort_by_key(|word| word.start);
    let is_bracket = |c: char| "()[]{},;".contains(c);
    let is_name = |c: char| c.is_alphanumeric() || "_\"'#".contains(c);
    let (mut dense, mut end, mut line) = (String::new(), 0, 0);
    for word in words {
        let next = &text[word.clone()];
        let may_join = |c: char| !is_bracket(c) && next.starts_with(is_name) == is_name(c);
        if dense.len() - line > WIDEST && dense.ends_with(is_bracket) {
            dense.push('\n');
            line = dense.len();
        } else if end < word.start && !next.starts_with(is_bracket) && dense.ends_with(may_join) {
            dense.push(' ');
        }
        dense.push_str(next);
        end = word.end;
    }
    dense
}

/// Width at which a line of a dense text breaks next.
const WIDEST: usize = 200;

/// Offset of the libraries in the formatted text.
fn libraries(text: &str, joined: &Joined) -> Result<usize> {
    let is_program = |item: &&Item| item.span().byte_range().start < joined.libraries;
    let program = parse(&joined.source)?.items.iter().filter(is_program).count();
    let items = parse(&Source::file(Path::new("bundle"), text))?.items;
    Ok(items.get(program).map_or(text.len(), |item| item.span().byte_range().start))
}

/// The nearest configuration of rustfmt above a folder.
fn configuration(folder: &Path) -> Option<PathBuf> {
    let names = ["rustfmt.toml", ".rustfmt.toml"];
    let files = folder.ancestors().flat_map(|folder| names.map(|name| folder.join(name)));
    files.into_iter().find(|file| file.is_file())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_dense_text_has_the_same_tokens() {
        for text in [
            "fn f<'a>(x: &'a mut u8, y: &'static str) -> u8 { *x + b'x' as u8 - - 1 }",
            "let a = 'x' as u8; let r#fn = 1 .. 2; x.0.1 >> 3; a & &b; a && b; || x; |_| 'y'",
            "m!(a # b, #[c] r\"x\" \"y\" 'l: loop { break 'l }); use a::{b, c as _}; &raw const x",
            "macro_rules! m { ($($x:expr),* $(,)?) => { $( $x; )* }; ($a:ident . $b:tt) => {}; }",
        ] {
            let dense = without_blanks(text);
            assert!(dense.len() < text.len());
            let plain = |text: &str| tokens(text).to_string().replace(' ', "");
            assert_eq!(plain(&dense), plain(text));
        }
    }
}
