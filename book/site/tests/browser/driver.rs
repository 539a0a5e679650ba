//! Chromium and its driver: found on this machine, started for these tests alone, and ended with them.

use anyhow::{Context, Result, ensure};
use std::env;
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc;
use std::thread;
use std::time::Duration;
use tempfile::TempDir;

const PATIENCE: Duration = Duration::from_secs(20);
/// The line by which the driver says that it is ready; the port and a full stop follow.
const STARTED: &str = "started successfully on port ";

/// The two programs.
pub struct Programs {
    pub chromium: PathBuf,
    pub chromedriver: PathBuf,
}

impl Programs {
    /// The programs that CHROMIUM and CHROMEDRIVER name, or else those on PATH. An error names the one that is missing.
    pub fn find() -> Result<Self> {
        // The first one is the same engine without windows, tabs and menus: a quarter of the CPU is saved.
        let browsers = [
            "chromium-headless-shell",
            "chromium",
            "chromium-browser",
            "google-chrome",
            "google-chrome-stable",
        ];
        Ok(Programs {
            chromium: program("CHROMIUM", &browsers)?,
            chromedriver: program("CHROMEDRIVER", &["chromedriver"])?,
        })
    }
}

fn program(variable: &str, names: &[&str]) -> Result<PathBuf> {
    if let Some(named) = env::var_os(variable) {
        let path = PathBuf::from(named);
        ensure!(path.is_file(), "{variable} names {}, which is no file", path.display());
        return Ok(path);
    }
    let folders: Vec<PathBuf> = env::var_os("PATH")
        .iter()
        .flat_map(|path| env::split_paths(path).collect::<Vec<_>>())
        .collect();
    let on_path = |name: &str| {
        let file = format!("{name}{}", env::consts::EXE_SUFFIX);
        folders.iter().map(|folder| folder.join(&file)).find(|path| path.is_file())
    };
    let found = names.iter().find_map(|name| on_path(name));
    found.with_context(|| format!("no {} on PATH, and {variable} names none", names.join(" or ")))
}

/// A running driver. It has a folder for all that it and its browsers write, which goes with it.
pub struct Driver {
    child: Child,
    folder: TempDir,
    /// Address at which the driver takes orders.
    pub address: String,
}

impl Driver {
    pub fn start(program: &Path) -> Result<Self> {
        cli::runner::adopt_orphans();
        let folder = TempDir::with_prefix("book-browser-")?;
        let mut child = Command::new(program)
            // It chooses a free one.
            .arg("--port=0")
            .env("TMPDIR", folder.path())
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()?;
        let output = child.stdout.take().context("the driver has no output")?;
        let mut driver = Driver { child, folder, address: String::new() };
        let (sender, receiver) = mpsc::channel();
        // It reads to the end, so that the driver never waits for a reader.
        thread::spawn(move || {
            for line in BufReader::new(output).lines().map_while(Result::ok) {
                if let Some((_, port)) = line.split_once(STARTED) {
                    let _ = sender.send(port.trim_end_matches('.').to_string());
                }
            }
        });
        let port = receiver.recv_timeout(PATIENCE).context("the driver does not start")?;
        driver.address = format!("http://127.0.0.1:{port}");
        Ok(driver)
    }

    /// Folder for files that tests write.
    pub fn folder(&self) -> &Path {
        self.folder.path()
    }
}

impl Drop for Driver {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
        // Browsers, and what they have started.
        cli::runner::end_descendants();
    }
}
