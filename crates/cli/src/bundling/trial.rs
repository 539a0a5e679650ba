//! A bundled file, run on the samples.

use crate::runner::process::run;
use anyhow::{Context, Result, ensure};
use language::{cannot_read, text};
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
