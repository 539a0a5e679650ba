//! Text that knows where it came from, through all edits.

use language::text;
use proc_macro2::TokenStream;
use std::ops::Range;
use std::path::{Path, PathBuf};
use std::rc::Rc;

/// A file that was read.
#[derive(Debug)]
struct File {
    path: PathBuf,
    text: String,
}

/// A stretch of text up to the next piece, and the place in a file that it stands for.
#[derive(Clone, Debug)]
struct Piece {
    start: usize,
    file: Rc<File>,
    offset: usize,
    /// True if it is the file's own text, not written for that place.
    verbatim: bool,
}

/// Source text, each byte of which can be traced to a file.
#[derive(Clone, Default, Debug)]
pub struct Source {
    text: String,
    pieces: Vec<Piece>,
}

/// A range, and what takes its place. An insertion has an empty range.
pub type Edit = (Range<usize>, Source);

impl Source {
    /// Words without a place of their own: they stand for what they replace.
    pub fn words(text: impl Into<String>) -> Self {
        Source { text: text.into(), pieces: Vec::new() }
    }

    /// A whole file. `path` is what messages call it.
    pub fn file(path: &Path, text: &str) -> Self {
        // As rustc reads it.
        let text = text.trim_start_matches('\u{feff}').replace("\r\n", "\n");
        let file = Rc::new(File { path: path.into(), text: text.clone() });
        Source { text, pieces: vec![Piece { start: 0, file, offset: 0, verbatim: true }] }
    }

    pub fn text(&self) -> &str {
        &self.text
    }

    /// The file, line and column (in bytes) of what is at `offset`.
    pub fn place(&self, offset: usize) -> String {
        let Some(piece) = self.piece(offset) else { return text!("the program", "程序") };
        let inside = if piece.verbatim { offset - piece.start } else { 0 };
        let before = &piece.file.text.as_bytes()[..piece.offset + inside];
        let line = before.iter().filter(|&&byte| byte == b'\n').count() + 1;
        let column = before.iter().rev().take_while(|&&byte| byte != b'\n').count() + 1;
        format!("{}:{line}:{column}", piece.file.path.display())
    }

    fn piece(&self, offset: usize) -> Option<&Piece> {
        self.pieces[..self.pieces.partition_point(|piece| piece.start <= offset)].last()
    }

    /// The offset of what stands in a line and column (in characters) of a file, if it is part of this text as it is there;
    /// without a column, of the first that is left of the line.
    pub fn find(&self, file: &str, line: usize, column: Option<usize>) -> Option<usize> {
        let pieces = self.pieces.iter().enumerate();
        let mut pieces =
            pieces.filter(|(_, piece)| piece.verbatim && piece.file.path.as_os_str() == file);
        let text = &pieces.clone().next()?.1.file.text;
        let starts = text.match_indices('\n').map(|(at, _)| at + 1);
        let start = std::iter::once(0).chain(starts).nth(line - 1)?;
        let length = text[start..].find('\n').unwrap_or(text.len() - start);
        let before = text[start..].char_indices().map(|(at, _)| at);
        let mut before = before.chain([text.len() - start]);
        let first = start + column.map_or(Some(0), |column| before.nth(column - 1))?;
        let last = if column.is_none() { start + length } else { first };
        pieces.find_map(|(index, piece)| {
            let end = self.pieces.get(index + 1).map_or(self.text.len(), |next| next.start);
            let offset = first.max(piece.offset);
            let at = piece.start + offset - piece.offset;
            (offset <= last && at <= end).then_some(at)
        })
    }

    /// A part of the text.
    pub fn slice(&self, range: Range<usize>) -> Self {
        let mut part = Source::default();
        part.copy(self, range);
        part
    }

    /// The text with the edits made. Of two edits that overlap, the first one counts.
    pub fn edit(&self, mut edits: Vec<Edit>) -> Self {
        edits.sort_by_key(|(range, _)| (range.start, range.end));
        let (mut edited, mut done) = (Source::default(), 0);
        for (range, with) in edits {
            if range.start < done {
                continue;
            }
            edited.copy(self, done..range.start);
            edited.mark(self, range.start, false);
            edited.push(&with);
            done = range.end;
        }
        edited.copy(self, done..self.text.len());
        edited
    }

    /// Overwrites the ranges with blanks. All places stay where they are.
    pub fn blank<'a>(&mut self, ranges: impl IntoIterator<Item = &'a Range<usize>>) {
        let mut bytes = std::mem::take(&mut self.text).into_bytes();
        for range in ranges {
            bytes[range.clone()].iter_mut().filter(|byte| **byte != b'\n').for_each(|b| *b = b' ');
        }
        self.text = String::from_utf8(bytes).expect("whole tokens were blanked");
    }

    /// Overwrites a range with words and blanks, if there is room for them in one line of it.
    pub fn replace(&mut self, range: Range<usize>, words: &str) {
        let lines = self.text[range.clone()].split_inclusive('\n');
        let starts = lines.scan(range.start, |at, line| {
            *at += line.len();
            Some((*at - line.len(), line.trim_end_matches('\n').len()))
        });
        let room = starts.into_iter().find(|(_, length)| *length >= words.len());
        if let Some((at, _)) = room {
            self.blank([&range]);
            self.text.replace_range(at..at + words.len(), words);
        }
    }

    /// Adds another text.
    pub fn push(&mut self, other: &Source) {
        self.copy(other, 0..other.text.len());
    }

    /// Adds words that belong to what stands before them.
    pub fn push_str(&mut self, text: &str) {
        if let Some(last) = self.pieces.last().cloned() {
            let inside = if last.verbatim { self.text.len() - last.start } else { 0 };
            let (start, offset) = (self.text.len(), last.offset + inside);
            self.pieces.push(Piece { start, offset, verbatim: false, ..last });
        }
        self.text += text;
    }

    fn copy(&mut self, from: &Source, range: Range<usize>) {
        if range.is_empty() {
            return;
        }
        self.mark(from, range.start, true);
        let shift = self.text.len();
        let first = from.pieces.partition_point(|piece| piece.start <= range.start);
        for piece in from.pieces[first..].iter().take_while(|piece| piece.start < range.end) {
            self.pieces.push(Piece { start: piece.start - range.start + shift, ..piece.clone() });
        }
        self.text += &from.text[range];
    }

    /// Traces the text that is added next to `offset` of `from`.
    fn mark(&mut self, from: &Source, offset: usize, copied: bool) {
        if let Some(piece) = from.piece(offset) {
            let inside = if piece.verbatim { offset - piece.start } else { 0 };
            self.pieces.push(Piece {
                start: self.text.len(),
                file: piece.file.clone(),
                offset: piece.offset + inside,
                verbatim: copied && piece.verbatim,
            });
        }
    }
}

/// The tokens of a piece of source that is known to have some.
pub fn tokens(text: &str) -> TokenStream {
    text.parse().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_byte_knows_its_place_through_edits() {
        let one = Source::file(Path::new("one.rs"), "ab\ncd\nef\n");
        let two = Source::file(Path::new("two.rs"), "uv\r\nwx\n");
        assert_eq!(two.text(), "uv\nwx\n");
        let both = one.edit(vec![
            (3..5, two.slice(3..5)),
            (0..0, Source::words("new")),
            (4..5, Source::words("overlapping")),
        ]);
        assert_eq!(both.text(), "newab\nwx\nef\n");
        let places: Vec<String> = [0, 2, 4, 6, 7, 9].iter().map(|&at| both.place(at)).collect();
        let expected = ["one.rs:1:1", "one.rs:1:1", "one.rs:1:2", "two.rs:2:1", "two.rs:2:2"];
        assert_eq!(places[..5], expected);
        assert_eq!(places[5], "one.rs:3:1");
    }

    #[test]
    fn blanks_keep_lines_and_offsets() {
        let mut source = Source::file(Path::new("one.rs"), "fn né() {\n}\nfn b() {}\n");
        source.blank([&(0..10)]);
        assert_eq!(source.text(), "          \n}\nfn b() {}\n");
        assert_eq!(source.place(13), "one.rs:3:1");
    }

    #[test]
    fn nothing_has_no_place() {
        assert_eq!(Source::default().place(0), "the program");
    }
}
