//! A bundled file, run on the samples and on an input of the user's.

use crate::Usage;
use crate::judge::process::run;
use anyhow::{Context, Result, ensure};
use bundle::{Request, cannot_read, original};
use language::text;
use std::fs;
use std::path::{Path, PathBuf};
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

/// Runs the compiled file and the program itself on an input: they must print the same, and end alike.
pub fn on_input(program: &Path, request: &Request, input: &Path) -> Result<()> {
    let shown = input.display();
    let bytes = fs::read(input).with_context(|| Usage(cannot_read(input)))?;
    let [one, other] = [program, &original(request)?].map(|program| {
        let printed = run(program, &bytes, PATIENCE);
        let name = program.display().to_string();
        printed.map_err(|error| format!("{error:#}").replace(&name, &text!("the program", "程序")))
    });
    ensure!(
        one == other,
        text!(
            "on {shown} the bundled program does not print what the program itself prints",
            "对于 {shown}，打包后的程序与原程序的输出不同"
        )
    );
    Ok(())
}
