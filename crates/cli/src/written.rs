//! Files that are written for people: whole or not at all, and over nothing of theirs.

use crate::Usage;
use crate::console::COMMA;
use crate::runner::visible;
use anyhow::{Context, Result, bail};
use judges::seal::is_sealed;
use language::text;
use std::fs::{self, File};
use std::io::{self, ErrorKind, Write};
use std::path::Path;

/// Writes beside the file and renames, so that what stood there is not lost halfway. A link stays one, permissions stay, and
/// a device or a pipe is written to.
pub fn write_whole(file: &Path, content: impl AsRef<[u8]>) -> Result<()> {
    put(file, content.as_ref())
        .with_context(|| text!("cannot write {file}", "无法写入 {file}", file = file.display()))
}

/// Writes a file, and the folders around it.
pub fn write_with_folders(file: &Path, content: impl AsRef<[u8]>) -> Result<()> {
    if let Some(folder) = file.parent() {
        fs::create_dir_all(folder).with_context(|| cannot_make(folder))?;
    }
    write_whole(file, content)
}

/// The message for a file or a folder that cannot be made.
pub fn cannot_make(path: &Path) -> String {
    text!("cannot make {path}", "无法建立 {path}", path = path.display())
}

fn put(file: &Path, content: &[u8]) -> io::Result<()> {
    let file = &file.canonicalize().unwrap_or_else(|_| file.into());
    // Also a link that leads to nothing yet.
    if file.is_symlink() || file.exists() && !file.is_file() {
        return fs::write(file, content);
    }
    let before = if file.exists() { Some(writable(file)?) } else { None };
    let folder = file.parent().filter(|folder| !folder.as_os_str().is_empty());
    // The errors of `tempfile` would name a file that nobody knows.
    let beside = tempfile::Builder::new();
    let mut beside =
        beside.make_in(folder.unwrap_or(Path::new(".")), |path| File::create_new(path))?;
    before.map_or(Ok(()), |permissions| beside.as_file().set_permissions(permissions))?;
    beside.as_file_mut().write_all(content)?;
    beside.persist(file).map(drop).map_err(|error| error.error)
}

/// The permissions of a file that may be written: one that may not be could be replaced all the same.
fn writable(file: &Path) -> io::Result<fs::Permissions> {
    let permissions = File::options().append(true).open(file)?.metadata()?.permissions();
    // The superuser may open any.
    if permissions.readonly() { Err(ErrorKind::PermissionDenied.into()) } else { Ok(permissions) }
}

/// Refuses names at which something stands that would be lost: anything but an empty file, or one that is as it was sealed.
/// Asked before the work that makes the files.
pub fn ensure_free<'a>(files: impl IntoIterator<Item = &'a Path>) -> Result<()> {
    let is_ours =
        |file: &Path| fs::read(file).is_ok_and(|content| content.is_empty() || is_sealed(&content));
    let is_taken = |file: &&Path| (file.is_file() || file.is_dir()) && !is_ours(file);
    let taken: Vec<String> = files.into_iter().filter(is_taken).map(visible::path).collect();
    if taken.is_empty() {
        return Ok(());
    }
    bail!(Usage(text!(
        "{taken}: there already, and not as this program writes it: name another place, or move it away",
        "{taken}：已经存在，而且不是本程序写出的原样：请换个地方，或先把它移走",
        taken = first_of(&taken)
    )))
}

/// The first of these names, and how many more there are.
pub fn first_of(names: &[String]) -> String {
    let (first, others) = names.split_at(names.len().min(5));
    let first = first.join(COMMA.get());
    match others.len() {
        0 => first,
        more => text!("{first} and {more} more", "{first}，还有 {more} 个"),
    }
}

/// New lines in the form of those that stand in the text, for one that was written on Windows.
pub fn with_ends_of(text: &str, lines: &str) -> String {
    match text.split_once('\n') {
        Some((first, _)) if first.ends_with('\r') => lines.replace('\n', "\r\n"),
        _ => lines.into(),
    }
}

#[cfg(unix)]
#[cfg(test)]
mod tests {
    use super::*;
    use crate::console::error_text;
    use std::os::unix::fs::{PermissionsExt, symlink};
    use std::os::unix::net::UnixListener;

    #[test]
    fn what_is_no_file_is_not_replaced_by_one() {
        let folder = tempfile::tempdir().expect("there is room");
        let [file, link] = ["file", "link"].map(|name| folder.path().join(name));
        symlink("file", &link).expect("it is new");
        for text in ["one", "two"] {
            write_whole(&link, text).expect("it can be written");
            assert_eq!(fs::read_to_string(&file).expect("it is there"), text);
            write_whole(&file, text.repeat(2)).expect("it can be written");
            assert_eq!(fs::read_to_string(&link).expect("it is there"), text.repeat(2));
        }
        assert!(link.is_symlink());
        let socket = folder.path().join("socket");
        let _bound = UnixListener::bind(&socket).expect("it is new");
        assert!(write_whole(&socket, "x").is_err() && !socket.is_file());
    }

    #[test]
    fn permissions_stay_and_an_error_names_the_file_alone() {
        let folder = tempfile::tempdir().expect("there is room");
        let [file, lost] = ["file", "no/file"].map(|name| folder.path().join(name));
        for mode in [0o600, 0o755, 0o444] {
            fs::write(&file, "one").expect("it is new or of this test");
            fs::set_permissions(&file, PermissionsExt::from_mode(mode)).expect("it is ours");
            assert_eq!(write_whole(&file, "two").is_ok(), mode != 0o444);
            let permissions = file.metadata().expect("it is there").permissions();
            assert_eq!(permissions.mode() & 0o777, mode);
        }
        for (file, why) in [(&file, "permission denied"), (&lost, "no such file or")] {
            let error = error_text(&write_whole(file, "two").expect_err("it is refused"));
            let starts = format!("cannot write {}: {why}", file.display());
            assert!(error.to_lowercase().starts_with(&starts.to_lowercase()), "{error}");
            assert!(!error.contains(" at path "), "{error}");
        }
    }
}
