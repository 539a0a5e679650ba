//! A bundled file, run on the samples and on an input of the user's.

use crate::Usage;
use crate::judge::process::{Limits, file_with, read_all, run, status_in_words, temporary, watch};
use anyhow::{Context, Result, bail, ensure};
use bundle::{Request, cannot_read, original};
use language::text;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

const PATIENCE: Duration = Duration::from_secs(10);

/// Runs the compiled file on the samples in a folder, each of which must have its answer. Returns how many there are.
pub fn on_samples(program: &Path, folder: &Path) -> Result<usize> {
    let mut inputs: Vec<PathBuf> = Vec::new();
    for entry in fs::read_dir(folder).with_context(|| cannot_read(folder))? {
        inputs.push(entry?.path());
    }
    inputs.retain(|path| path.extension().is_some_and(|extension| extension == "in"));
    inputs.sort();
    for input in &inputs {
        let (name, out) = (input.display(), input.with_extension("out"));
        let expected = fs::read_to_string(&out).with_context(|| {
            let answer = out.display();
            text!("{name} has no answer {answer}", "{name} 没有答案 {answer}")
        })?;
        let found = run(program, &fs::read(input)?, PATIENCE)
            .with_context(|| text!("the bundled program on {name}", "打包后的程序，{name}"))?;
        let found = String::from_utf8_lossy(&found);
        ensure!(
            found.lines().map(str::trim_end).eq(expected.lines().map(str::trim_end)),
            text!(
                "on {name} the bundled program prints\n{found}and not\n{expected}",
                "对于 {name}，打包后的程序输出\n{found}而应为\n{expected}"
            )
        );
    }
    Ok(inputs.len())
}

/// Runs the compiled file and the program itself on an input: they must print the same, and end alike. Returns the words
/// for the summary.
pub fn on_input(program: &Path, request: &Request, input: &Path) -> Result<String> {
    let shown = input.display();
    let bytes = fs::read(input).with_context(|| Usage(cannot_read(input)))?;
    let on_input = |program: &Path| {
        ended(program, &bytes).with_context(|| text!("on {shown}", "对于 {shown}"))
    };
    let (end, printed) = on_input(&original(request)?)?;
    let (end_of_file, printed_by_file) = on_input(program)?;
    ensure!(
        printed == printed_by_file,
        text!(
            "on {shown} the bundled program does not print what the program itself prints",
            "对于 {shown}，打包后的程序与原程序的输出不同"
        )
    );
    ensure!(
        end == end_of_file,
        text!(
            "on {shown} the bundled program {end_of_file}, where the program itself {end}",
            "对于 {shown}，打包后的程序{end_of_file}，原程序{end}"
        )
    );
    Ok(text!(
        "; prints what the program prints, and {end} as it does",
        "；输出与原程序相同，同样{end}"
    ))
}

/// The end of a program on an input, in words, and all that it prints. Its last words name files, lines and threads, which
/// differ from build to build.
fn ended(program: &Path, input: &[u8]) -> Result<(String, Vec<u8>)> {
    let (limits, output) = (Limits::patience(PATIENCE), temporary()?);
    let mut command = Command::new(program);
    command.stdin(file_with(input)?).stdout(output.try_clone()?);
    let outcome = watch(None, &mut command, &limits, Some(&output))?;
    let end = match outcome.status.as_str() {
        _ if outcome.stopped.is_some() => {
            let complaint = outcome.complaint(&limits).unwrap_or_default();
            bail!(text!("the program {complaint}", "程序{complaint}"))
        }
        _ if outcome.success => text!("ends well", "正常结束"),
        "exit status: 101" => text!("panics", "发生 panic"),
        status => {
            let status = status_in_words(status);
            text!("fails ({status})", "运行失败（{status}）")
        }
    };
    Ok((end, read_all(output)?))
}
