//! One program as one file, and nothing besides: what `tests/submissions.rs` of the solutions measures the time of.
//! `bundling Cargo.toml p4363` prints the file for judges that have the standard library alone.

use anyhow::{Context, Result};
use bundle::{Request, bundle, judges::STD};

fn main() -> Result<()> {
    let mut words = std::env::args().skip(1);
    let request = Request {
        manifest: words.next().context("name a manifest, such as Cargo.toml")?.into(),
        bin: Some(words.next().context("name a program, such as p4363")?),
        judge: STD,
        samples: None,
        full: false,
        verify: false,
    };
    print!("{}", bundle(&request)?.text);
    Ok(())
}
