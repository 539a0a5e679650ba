//! `#[fastout]` of proconio, written out for a judge that does not have it: the very statements that the macro makes. The
//! check holds them against what the macro itself made.

use super::source::{Edit, Source, tokens};
use super::syntax::find;
use proc_macro2::{Delimiter, TokenTree};
use std::ops::Range;

const BEFORE: &str = "{
    let __proconio_stdout = ::std::io::stdout();
    let mut __proconio_stdout = ::std::io::BufWriter::new(__proconio_stdout.lock());
    #[allow(unused_macros)]
    macro_rules! print { ($($tt:tt)*) => {{
        use std::io::Write as _;
        ::std::write!(__proconio_stdout, $($tt)*).unwrap();
    }}; }
    #[allow(unused_macros)]
    macro_rules! println { ($($tt:tt)*) => {{
        use std::io::Write as _;
        ::std::writeln!(__proconio_stdout, $($tt)*).unwrap();
    }}; }
    let __proconio_res = ";

const BEHIND: &str = ";
    <::std::io::BufWriter<::std::io::StdoutLock> as ::std::io::Write>::flush(&mut __proconio_stdout).unwrap();
    return __proconio_res;
}";

/// The edits for all functions with the attribute.
pub fn written_out(source: &Source) -> Vec<Edit> {
    let edits = find(tokens(source.text()), |around| {
        let (attribute, range) = around.attribute()?;
        let name = attribute.to_string().replace(' ', "");
        let is_body = |token: &&TokenTree| matches!(token, TokenTree::Group(group) if group.delimiter() == Delimiter::Brace);
        let body = around.group[around.index..].iter().find(is_body)?.span().byte_range();
        let is_it = ["fastout", "proconio::fastout"].contains(&name.trim_start_matches("::"));
        let write = |range: Range<usize>, text: &str| (range, Source::words(text));
        is_it.then(|| {
            let (start, end) = (body.start..body.start, body.end..body.end);
            [write(range, ""), write(start, BEFORE), write(end, BEHIND)]
        })
    });
    edits.into_iter().flatten().collect()
}
