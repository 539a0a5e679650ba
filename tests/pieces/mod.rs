//! A reader that delivers its bytes bit by bit.

use std::io::Read;

/// Delivers `bytes` in pieces of the given sizes, over and over.
pub struct Pieces<'a> {
    bytes: &'a [u8],
    sizes: std::iter::Cycle<std::slice::Iter<'a, usize>>,
}

impl<'a> Pieces<'a> {
    /// A reader of `text`; pieces of `sizes` bytes, or of whatever is asked for if there are none.
    pub fn new(text: &'a str, sizes: &'a [usize]) -> Self {
        Pieces { bytes: text.as_bytes(), sizes: sizes.iter().cycle() }
    }
}

impl Read for Pieces<'_> {
    fn read(&mut self, buffer: &mut [u8]) -> std::io::Result<usize> {
        let size = self.sizes.next().copied().unwrap_or(usize::MAX);
        let length = size.min(buffer.len());
        self.bytes.read(&mut buffer[..length])
    }
}
