//! Sources: compiled into a folder of ours, once for each content, or read by an interpreter.

mod java;
mod languages;

use crate::Usage;
use crate::runner::cache;
use crate::runner::runnable::{Runnable, on_path};
use crate::runner::visible;
use anyhow::{Context, Result, bail};
use java::class_of;
use language::text;
pub use languages::{Language, language_of};
use std::env;
use std::ffi::OsString;
use std::fs;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::{Path, PathBuf};
use std::process::Command;

/// Lines of a compiler's errors that are shown.
const MOST_LINES: usize = 20;

/// Compiled programs that are kept, the C++ peers of all problems among them.
const MOST_KEPT: usize = 300;

/// Words of a command with these names in braces replaced.
struct Names<'a>(Vec<(&'static str, &'a Path)>);

impl Names<'_> {
    fn fill(&self, word: &str) -> OsString {
        let mut filled = word.to_string();
        for (name, value) in &self.0 {
            if word == *name {
                return value.into();
            }
            filled = filled.replace(name, &value.to_string_lossy());
        }
        filled.into()
    }
}

impl Language {
    /// True if an interpreter reads the source.
    pub fn is_read(&self) -> bool {
        self.compile.is_empty()
    }

    /// The program that runs the source, compiled if need be.
    ///
    /// # Errors
    ///
    /// If a tool is missing (a usage error), or the source does not compile.
    pub fn prepare(&self, source: &Path, stack: u64) -> Result<Runnable> {
        let tool = self.tool(source)?;
        // The JVM takes at most this; 1 GiB is what judges give.
        let stack = PathBuf::from(stack.min(1 << 30).to_string());
        let class = PathBuf::from(class_of(source));
        let out =
            if self.is_read() { PathBuf::new() } else { self.compiled(&tool, source, &class)? };
        let program = out.join(program_name());
        let names = Names(vec![
            ("{source}", source),
            ("{tool}", &tool[0]),
            ("{out}", &out),
            ("{program}", &program),
            ("{class}", &class),
            ("{stack}", &stack),
        ]);
        let mut words = self.run.iter().map(|word| names.fill(word));
        let first = PathBuf::from(words.next().unwrap_or_default());
        let path =
            if first.is_absolute() { first } else { self.find(&first.to_string_lossy(), source)? };
        Ok(Runnable { arguments: words.collect(), ..path.into() })
    }

    /// The words that start the compiler or the interpreter: those of the variable, or else the first tool that is here.
    fn tool(&self, source: &Path) -> Result<Vec<PathBuf>> {
        let typed = env::var(self.variable).unwrap_or_default();
        let mut words = typed.split_whitespace();
        let Some(first) = words.next() else {
            let tool = self.tools.iter().find_map(|tool| on_path(tool));
            return Ok(vec![tool.with_context(|| self.missing(self.tools[0], source))?]);
        };
        let path =
            Some(PathBuf::from(first)).filter(|path| path.is_file()).or_else(|| on_path(first));
        let path = path.with_context(|| self.missing(first, source))?;
        Ok([path].into_iter().chain(words.map(PathBuf::from)).collect())
    }

    fn find(&self, tool: &str, source: &Path) -> Result<PathBuf> {
        on_path(tool).with_context(|| self.missing(tool, source))
    }

    fn missing(&self, tool: &str, source: &Path) -> Usage {
        let (source, name) = (shown(source), self.name);
        let named = match self.variable {
            "" => String::new(),
            variable => {
                text!(", or name another in {variable}", "，或用环境变量 {variable} 指定别的")
            }
        };
        Usage(text!(
            "{source} is {name}, and {tool} is not on this machine: install it{named}",
            "{source} 是 {name} 源文件，而本机没有 {tool}：请安装{named}"
        ))
    }

    /// The folder of what the compiler makes of a source, which is compiled unless that was done. What names other files is
    /// compiled each time: they may have changed.
    fn compiled(&self, tool: &[PathBuf], source: &Path, class: &Path) -> Result<PathBuf> {
        let shown = shown(source);
        let text =
            fs::read(source).with_context(|| text!("cannot read {shown}", "无法读取 {shown}"))?;
        let mut hasher = DefaultHasher::new();
        (&text, tool, self.compile).hash(&mut hasher);
        let programs = cache::folder("programs")?;
        let out = programs.join(format!("{:016x}", hasher.finish()));
        if out.is_dir() && !names_other_files(&String::from_utf8_lossy(&text)) {
            return Ok(out);
        }
        eprintln!("{}", text!("compiling {shown}", "正在编译 {shown}"));
        let new = tempfile::tempdir_in(&programs)?;
        let program = new.path().join(program_name());
        // The compiler runs beside the source, which it names as it is called there.
        let file = Path::new(".").join(source.file_name().unwrap_or_default());
        // A public class stands in a file of its name.
        if self.name == "Java" {
            fs::write(new.path().join(class).with_extension("java"), &text)?;
        }
        let names = Names(vec![
            ("{source}", &file),
            ("{out}", new.path()),
            ("{program}", &program),
            ("{class}", class),
        ]);
        let mut fault = String::new();
        for arguments in self.compile {
            let mut compiler = Command::new(&tool[0]);
            compiler.args(&tool[1..]).args(arguments.iter().map(|word| names.fill(word)));
            compiler.current_dir(source.parent().unwrap_or(Path::new(".")));
            let output = compiler.output().with_context(|| visible::path(&tool[0]))?;
            if output.status.success() {
                let _ = fs::remove_dir_all(&out);
                // Where another process was as quick, its result is the same.
                if fs::rename(new.path(), &out).is_ok() {
                    let _ = new.keep();
                }
                let _ = cache::tidy(&programs, MOST_KEPT);
                return Ok(out);
            }
            if fault.is_empty() {
                let lines = [output.stderr, output.stdout].concat();
                fault = first_error(&visible::text(&lines));
            }
        }
        bail!(DoesNotCompile { source: shown, fault })
    }
}

/// The name of a source without its folder.
fn shown(source: &Path) -> String {
    visible::word(source.file_name().unwrap_or_default().as_encoded_bytes())
}

/// Diagnostics of a compiler from its first error on, without the warnings before.
fn first_error(printed: &str) -> String {
    let lines: Vec<&str> = printed.lines().collect();
    let first = lines.iter().position(|line| line.contains("error")).unwrap_or(0);
    let last = lines.len().min(first + MOST_LINES);
    lines[first..last].join("\n")
}

/// A source that its compiler refuses: a fault of the program, and no usage error.
#[derive(Debug)]
pub struct DoesNotCompile {
    source: String,
    /// The words of the compiler.
    pub fault: String,
}

impl std::fmt::Display for DoesNotCompile {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let DoesNotCompile { source, fault } = self;
        f.write_str(&text!("{source} does not compile:\n{fault}", "{source} 编译不了：\n{fault}"))
    }
}

impl std::error::Error for DoesNotCompile {}

fn program_name() -> String {
    format!("main{}", env::consts::EXE_SUFFIX)
}

/// True if a source may include other files of its folder.
fn names_other_files(source: &str) -> bool {
    source.lines().map(str::trim_start).any(|line| {
        let includes = line.starts_with('#') && line.contains("include") && line.contains('"');
        let declares = line.split_whitespace().any(|word| word == "mod") && line.contains(';');
        includes
            || declares
            || line.contains("include!")
            || line.contains("include_str!")
            || line.contains("#[path")
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_source_that_may_include_others_is_compiled_each_time() {
        for (line, names_others) in [
            ("#include <bits/stdc++.h>", false),
            ("  # include \"a.h\"", true),
            ("mod tests { }", false),
            ("pub mod a;", true),
            ("include!(\"a.rs\");", true),
            ("int model;", false),
        ] {
            assert_eq!(names_other_files(line), names_others, "{line}");
        }
    }
}
