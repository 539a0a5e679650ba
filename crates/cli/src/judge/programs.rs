//! The programs of others that are judged.

use crate::Usage;
use crate::console::{COMMA, error_text};
use crate::runner::runnable::Runnable;
use crate::runner::sources::{DoesNotCompile, language_of};
use crate::runner::visible;
use anyhow::{Context, Result, bail};
use language::text;
use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::atomic::AtomicUsize;

/// A program under judgement.
pub struct Program {
    /// The program, or what its compiler says of it.
    pub run: Result<Runnable, String>,
    /// Its name where there are several.
    pub name: Option<String>,
    /// Number of runs that were stopped for their time.
    pub stops: AtomicUsize,
}

impl Program {
    /// A program that was not run yet.
    pub fn new(run: Result<Runnable, String>, name: Option<String>) -> Self {
        Program { run, name, stops: AtomicUsize::new(0) }
    }
}

/// Separates the words that name the problem from the programs: in `--bin ./a.out p4363`, clap takes the problem for
/// another program.
pub fn apart(words: &[String], bins: &[OsString]) -> (Vec<String>, Vec<OsString>) {
    if !words.is_empty() || bins.is_empty() {
        return (words.to_vec(), bins.to_vec());
    }
    let last = bins.iter().rposition(|bin| Path::new(bin).exists()).unwrap_or(0);
    let (bins, words) = bins.split_at(last + 1);
    (words.iter().map(|word| word.to_string_lossy().into_owned()).collect(), bins.to_vec())
}

/// The programs that are named, those in a folder included. Of several, what cannot be run is left out, and standard error
/// says so. A virtual machine gets so many bytes of stack.
pub fn find(bins: &[OsString], stack: u64) -> Result<Vec<Program>> {
    match bins {
        [] => return Ok(Vec::new()),
        [bin] if !Path::new(bin).is_dir() && !is_pattern(Path::new(bin)) => {
            return Ok(vec![Program::new(Ok(Runnable::find(bin, stack)?), None)]);
        }
        _ => {}
    }
    let (mut programs, mut others) = (Vec::new(), Vec::new());
    for bin in bins.iter().map(Path::new) {
        for file in files(bin)?.into_iter().filter(|file| !is_compiled(file)) {
            match Runnable::find(file.as_os_str(), stack) {
                Ok(run) => programs.push((Ok(run), file)),
                Err(error) => match error.downcast::<DoesNotCompile>() {
                    Ok(refused) => programs.push((Err(refused.fault), file)),
                    Err(error) if language_of(&file).is_some() => {
                        eprintln!("{}", error_text(&error));
                    }
                    Err(_) => others.push(visible::path(&file)),
                },
            }
        }
    }
    if programs.is_empty() {
        let first = visible::path(Path::new(&bins[0]));
        bail!(Usage(text!(
            "there is no program in {first}: compile what is there",
            "{first} 里没有程序：请先编译"
        )));
    }
    if !others.is_empty() {
        let left_out = text!(
            "left out, as they cannot be run: {others} (a script needs `#!` and `chmod +x`)",
            "跳过不能运行的文件：{others}（脚本要以 `#!` 开头，并执行过 `chmod +x`）",
            others = others.join(COMMA.get())
        );
        eprintln!("{left_out}");
    }
    let shared = shared_folder(programs.iter().map(|(_, file)| file.as_path()));
    let named = programs.into_iter().map(|(run, file)| {
        let name = visible::path(file.strip_prefix(&shared).unwrap_or(&file));
        Program::new(run, Some(name))
    });
    Ok(named.collect())
}

/// True for a source beside its executable, which is judged then.
fn is_compiled(file: &Path) -> bool {
    let executable = file.with_extension(std::env::consts::EXE_EXTENSION);
    language_of(file).is_some_and(|language| !language.is_read()) && executable.is_file()
}

/// The common folder of all files, as it was typed; names are shown without it.
fn shared_folder<'a>(mut files: impl Iterator<Item = &'a Path>) -> PathBuf {
    let folder = |file: &'a Path| file.parent().unwrap_or(Path::new(""));
    let first = files.next().map_or(Path::new(""), folder);
    let shared = files.fold(first, |shared, file| {
        let both = shared.ancestors().find(|shared| file.starts_with(shared));
        both.unwrap_or(Path::new(""))
    });
    shared.to_path_buf()
}

/// True for a pattern such as `students/*.exe`, which the shells of Windows leave as it is.
fn is_pattern(bin: &Path) -> bool {
    bin.to_string_lossy().contains(['*', '?']) && !bin.exists()
}

/// The files in a folder or of a pattern, by name; else the file itself.
fn files(bin: &Path) -> Result<Vec<PathBuf>> {
    let mut files = Vec::new();
    if bin.is_dir() {
        let entries = fs::read_dir(bin).with_context(|| {
            text!("cannot list {folder}", "无法列出 {folder}", folder = visible::path(bin))
        })?;
        for entry in entries {
            files.push(entry?.path());
        }
    } else if is_pattern(bin) {
        files.extend(glob::glob(&bin.to_string_lossy()).into_iter().flatten().flatten());
    } else {
        files.push(bin.to_path_buf());
    }
    files.sort();
    Ok(files)
}
