//! Files without a name, which hold the input and the output of programs.

use anyhow::{Context, Result};
use language::text;
use std::fs::File;
use std::io::{Read, Seek, Write};

/// A file without a name.
pub fn temporary() -> Result<File> {
    tempfile::tempfile().with_context(no_room)
}

/// A file without a name that holds these bytes, at its start.
pub fn file_with(bytes: &[u8]) -> Result<File> {
    let mut file = temporary()?;
    file.write_all(bytes).and_then(|()| file.rewind()).with_context(no_room)?;
    Ok(file)
}

/// All that was written into the file.
pub fn read_all(mut file: File) -> Result<Vec<u8>> {
    let mut bytes = Vec::new();
    file.rewind()
        .and_then(|()| file.read_to_end(&mut bytes))
        .with_context(|| text!("cannot read it again", "无法再次读取"))?;
    Ok(bytes)
}

/// Fails if the disk has no room for 64 KiB of output: a program seldom notices that its output is cut.
pub fn ensure_room() -> Result<()> {
    file_with(&[0; 1 << 16]).map(drop)
}

fn no_room() -> String {
    text!(
        "cannot write a temporary file in {folder} (TMPDIR names another folder)",
        "无法在 {folder} 中写临时文件（可以用 TMPDIR 指定另一个文件夹）",
        folder = std::env::temp_dir().display()
    )
}
