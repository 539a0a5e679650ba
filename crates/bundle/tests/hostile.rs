//! `cargo sente bundle` on programs that are made of pieces, `hostile/pieces.txt`: each piece has items of
//! a library and statements that use them, and shows something that bundlers get wrong. Every piece stands
//! alone in each of the ways in which a library is written; then pieces are put together at random.
//!
//! A program and its bundled file must print the same and end alike, on each judge, or the bundler must
//! name a line of the program.

use anyhow::{Context, Result, bail, ensure};
use bundle::{Request, bundle, judges};
use libtest_mimic::{Arguments, Failed, Trial};
use std::fmt::Write;
use std::fs;
use std::path::Path;
use std::process::{Command, ExitCode};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

const PROGRAMS: u64 = 60;
const MOST_PIECES: usize = 5;
const JUDGES: [&str; 5] = ["std", "Luogu", "CSES", "Codeforces", "AtCoder"];

/// Something that bundlers get wrong.
#[derive(Clone)]
struct Piece {
    name: String,
    items: String,
    statements: String,
}

/// How the items of a piece reach the program.
#[derive(Clone, Copy, Debug)]
enum Way {
    /// `pub mod p` in the library.
    Module,
    /// A private module, handed on under another name.
    Renamed,
    /// A module that a macro makes.
    Macro,
    /// A module of the program itself.
    Own,
}

const WAYS: [Way; 4] = [Way::Module, Way::Renamed, Way::Macro, Way::Own];

/// A package of a library and a program.
#[derive(Default)]
struct Package {
    lib: String,
    bin: String,
    main: String,
    editions: (&'static str, &'static str),
}

fn main() -> ExitCode {
    let arguments = Arguments::from_args();
    let pieces = Arc::new(pieces());
    let tally = Arc::new(Tally::default());
    let mut trials = Vec::new();
    for (index, piece) in pieces.iter().enumerate() {
        for (number, way) in WAYS.into_iter().enumerate().take(3) {
            // Each piece goes one way, and each way is gone.
            if (index + number) % 3 != 0 {
                continue;
            }
            let (piece, tally) = (piece.clone(), tally.clone());
            let name = format!("hostile::{}::{way:?}", piece.name.replace(' ', "_"));
            trials.push(Trial::test(name, move || {
                let mut package = Package { editions: ("2021", "2021"), ..Package::default() };
                package.add(0, &piece, way);
                told(check(&package, index, &tally))
            }));
        }
    }
    for seed in 0..PROGRAMS {
        let (pieces, tally) = (pieces.clone(), tally.clone());
        trials.push(Trial::test(format!("hostile::random_{seed}"), move || {
            let package = random(seed, &pieces);
            told(check(&package, seed as usize, &tally))
        }));
    }
    // Each compiles a package several times: minutes for all.
    let trials = trials.into_iter().map(|trial| trial.with_ignored_flag(true)).collect();
    let conclusion = libtest_mimic::run(&arguments, trials);
    let count = |number: &AtomicUsize| number.load(Ordering::Relaxed);
    let (bundled, refused) = (count(&tally.bundled), count(&tally.refused));
    println!("bundled: {bundled}; refused: {refused}; no programs: {}", count(&tally.foreign));
    conclusion.exit_code()
}

/// What came of all bundles.
#[derive(Default)]
struct Tally {
    bundled: AtomicUsize,
    refused: AtomicUsize,
    foreign: AtomicUsize,
}

fn told(result: Result<()>) -> Result<(), Failed> {
    result.map_err(|error| Failed::from(format!("{error:#}")))
}

fn pieces() -> Vec<Piece> {
    let text = include_str!("hostile/pieces.txt");
    let pieces = text.split("## ").skip(1).map(|piece| {
        let (name, rest) = piece.split_once('\n').expect("a piece has a name");
        let (items, statements) = rest.split_once("\n---\n").expect("a piece is used");
        Piece { name: name.into(), items: items.into(), statements: statements.into() }
    });
    pieces.collect()
}

fn random(seed: u64, pieces: &[Piece]) -> Package {
    let mut random = fastrand::Rng::with_seed(seed);
    let editions = ["2021", "2024"];
    let (one, two) = (random.usize(..2), random.usize(..2));
    let mut package = Package { editions: (editions[one], editions[two]), ..Package::default() };
    for number in 0..random.usize(2..=MOST_PIECES) {
        let piece = &pieces[random.usize(..pieces.len())];
        package.add(number, piece, WAYS[random.usize(..WAYS.len())]);
    }
    package
}

impl Package {
    fn add(&mut self, number: usize, piece: &Piece, way: Way) {
        let Piece { name, items, statements } = piece;
        let module = format!("pub mod piece{number} {{\n{items}\n}}\n");
        // A macro cannot hold macros with repetitions of their own.
        let way = if matches!(way, Way::Macro) && items.contains('$') { Way::Renamed } else { way };
        let path = match way {
            Way::Module => {
                self.lib += &module;
                format!("kit::piece{number}")
            }
            Way::Renamed => {
                self.lib += &format!("mod hidden{number} {{\n{module}}}\n");
                self.lib += &format!("pub use hidden{number}::piece{number} as face{number};\n");
                format!("kit::face{number}")
            }
            Way::Macro => {
                self.lib += &format!("macro_rules! make{number} {{ () => {{\n{module}}}; }}\n");
                self.lib += &format!("make{number}!();\n");
                format!("kit::piece{number}")
            }
            Way::Own => {
                self.bin += &module;
                format!("crate::piece{number}")
            }
        };
        self.bin += &format!(
            "#[allow(unused_imports)]\nfn run{number}() {{\n    use {path}::*;\n    // {name}\n    {statements}\n}}\n"
        );
        let _ = writeln!(self.main, "    run{number}();");
    }

    fn write(&self, folder: &Path) -> Result<()> {
        let manifest = format!(
            "[package]\nname = \"kit\"\nversion = \"0.1.0\"\nedition = \"{}\"\n[lib]\nedition = \"{}\"\n\
             [[bin]]\nname = \"main\"\npath = \"src/main.rs\"\n[workspace]\n",
            self.editions.1, self.editions.0
        );
        fs::create_dir_all(folder.join("src"))?;
        fs::write(folder.join("Cargo.toml"), manifest)?;
        fs::write(folder.join("src/lib.rs"), format!("#![allow(warnings)]\n{}", self.lib))?;
        let main = format!("#![allow(warnings)]\n{}fn main() {{\n{}}}\n", self.bin, self.main);
        fs::write(folder.join("src/main.rs"), main)?;
        Ok(())
    }
}

/// What a program prints, and how it ends.
type Ending = (String, Option<i32>);

fn check(package: &Package, turn: usize, tally: &Tally) -> Result<()> {
    let folder = tempfile::tempdir()?;
    package.write(folder.path())?;
    let expected = match original(package, folder.path())? {
        Ok(expected) => expected,
        Err(error) if package.editions == ("2021", "2021") => {
            bail!("it does not compile:\n{error}")
        }
        // Some pieces are not of edition 2024.
        Err(_) => {
            tally.foreign.fetch_add(1, Ordering::Relaxed);
            return Ok(());
        }
    };
    let judges = JUDGES.into_iter().enumerate();
    let mut texts: Vec<(String, &str)> = Vec::new();
    for (_, judge) in judges.filter(|(number, _)| turn % JUDGES.len() == *number) {
        let request = Request {
            manifest: folder.path().join("Cargo.toml"),
            bin: None,
            judge: judges::find(judge)?,
            samples: None,
            input: None,
            full: false,
            verify: true,
        };
        match bundle(&request) {
            Ok(bundle) => {
                tally.bundled.fetch_add(1, Ordering::Relaxed);
                if !texts.iter().any(|(text, _)| *text == bundle.text) {
                    same(folder.path(), &bundle.text, bundle.edition, &expected)?;
                    texts.push((bundle.text, judge));
                }
            }
            Err(error) => {
                let message = format!("{error:#}");
                tally.refused.fetch_add(1, Ordering::Relaxed);
                let place = message.split(": ").next().unwrap_or_default();
                let own = place.starts_with("src/main.rs:") || place.starts_with("src/lib.rs:");
                ensure!(own, "for {judge}, the refusal names no line of the program: {message}");
                let native = request.judge.compilers.iter().any(|one| {
                    one.edition == package.editions.0 && one.edition == package.editions.1
                });
                let aged = message.contains(", does not compile this: ");
                ensure!(
                    !native || aged,
                    "for {judge}, it is refused in its own edition: {message}"
                );
            }
        }
    }
    Ok(())
}

/// What the program itself does, compiled as cargo does for a release; or why it does not compile.
fn original(package: &Package, folder: &Path) -> Result<Result<Ending, String>> {
    let (lib, bin) = package.editions;
    let steps: [&[&str]; 2] = [
        &["--edition", lib, "--crate-type=lib", "--crate-name=kit", "src/lib.rs"],
        &["--edition", bin, "--crate-name=original", "src/main.rs", "--extern=kit=libkit.rlib"],
    ];
    for step in steps {
        let mut rustc = Command::new("rustc");
        rustc.args(RELEASE).args(step).current_dir(folder);
        let output = rustc.output().context("cannot start rustc")?;
        if !output.status.success() {
            return Ok(Err(String::from_utf8_lossy(&output.stderr).into_owned()));
        }
    }
    run(&folder.join("original")).map(Ok)
}

const RELEASE: [&str; 2] = ["-Cdebug-assertions=off", "-Coverflow-checks=off"];

fn same(folder: &Path, text: &str, edition: &str, expected: &Ending) -> Result<()> {
    fs::write(folder.join("one.rs"), text)?;
    let mut rustc = Command::new("rustc");
    rustc.args(RELEASE).args(["--edition", edition, "--crate-name=one", "one.rs"]);
    let output = rustc.current_dir(folder).output().context("cannot start rustc")?;
    if !output.status.success() {
        let errors = String::from_utf8_lossy(&output.stderr);
        bail!("rustc does not compile the file:\n{errors}\n{text}");
    }
    let found = run(&folder.join("one"))?;
    ensure!(found == *expected, "{found:?} and not {expected:?}:\n{text}");
    Ok(())
}

fn run(program: &Path) -> Result<Ending> {
    let output = Command::new(program).output().context("cannot start the program")?;
    Ok((String::from_utf8_lossy(&output.stdout).into_owned(), output.status.code()))
}
