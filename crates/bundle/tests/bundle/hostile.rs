//! Programs that are made of pieces, `pieces.txt`: each piece has items of a library and statements that use them, and
//! shows something that bundlers get wrong. Every piece stands alone in each of the ways in which a library is written;
//! then pieces are put together at random.
//!
//! A program and its bundled file must print the same and end alike, on each judge, or the bundler must
//! name a line of the program.

use crate::{Ending, compile, original, run, trial, write};
use anyhow::{Context, Result, bail, ensure};
use bundle::{Request, bundle, judges};
use libtest_mimic::Trial;
use std::fmt::Write;
use std::path::Path;
use std::process::Stdio;
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

/// The way in which the items of a piece reach the program.
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

/// The numbers of packages that were bundled, refused, and no programs.
static TALLY: [AtomicUsize; 3] = [const { AtomicUsize::new(0) }; 3];

pub fn trials() -> Vec<Trial> {
    let (pieces, mut trials) = (pieces(), Vec::new());
    for (index, piece) in pieces.iter().enumerate() {
        // Each piece goes one way, and each way is gone.
        let way = WAYS[(3 - index % 3) % 3];
        let mut package = Package { editions: ("2021", "2021"), ..Package::default() };
        package.add(0, piece, way);
        let name = format!("hostile::{}::{way:?}", piece.name.replace(' ', "_"));
        trials.push(trial(name, move || check(&package, index)));
    }
    for seed in 0..PROGRAMS {
        let package = random(seed, &pieces);
        trials
            .push(trial(format!("hostile::random_{seed}"), move || check(&package, seed as usize)));
    }
    trials
}

/// Prints what came of all bundles.
pub fn tell() {
    let [bundled, refused, foreign] = TALLY.each_ref().map(|count| count.load(Ordering::Relaxed));
    println!("bundled: {bundled}; refused: {refused}; no programs: {foreign}");
}

fn pieces() -> Vec<Piece> {
    let text = include_str!("pieces.txt");
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
        let (lib, bin) = self.editions;
        let manifest = format!(
            "[package]\nname = \"kit\"\nversion = \"0.1.0\"\nedition = \"{bin}\"\n[lib]\nedition = \"{lib}\"\n\
             [[bin]]\nname = \"main\"\npath = \"src/main.rs\"\n[workspace]\n"
        );
        let lib = format!("#![allow(warnings)]\n{}", self.lib);
        let main = format!("#![allow(warnings)]\n{}fn main() {{\n{}}}\n", self.bin, self.main);
        let files = [("Cargo.toml", manifest), ("src/lib.rs", lib), ("src/main.rs", main)];
        write(folder, &files.each_ref().map(|(path, text)| (*path, &**text)))
    }
}

fn check(package: &Package, turn: usize) -> Result<()> {
    let folder = tempfile::tempdir()?;
    package.write(folder.path())?;
    let count = |what: usize| TALLY[what].fetch_add(1, Ordering::Relaxed);
    let expected = match original(folder.path(), package.editions)? {
        Ok(expected) => expected,
        Err(error) if package.editions == ("2021", "2021") => {
            bail!("it does not compile:\n{error}")
        }
        // Some pieces are not of edition 2024.
        Err(_) => {
            count(2);
            return Ok(());
        }
    };
    let judge = judges::find(JUDGES[turn % JUDGES.len()])?;
    let request = Request::new(folder.path().join("Cargo.toml"), judge);
    match bundle(&Request { alone: Some(folder.path().into()), ..request }) {
        Ok(bundle) => {
            count(0);
            let mut found = run(&bundle.program.context("it is compiled")?, Stdio::null())?;
            if found != expected {
                // The judge's Rust may print another text than this one: `stringify!` does so in 1.75.
                found = with_this_rust(folder.path(), &bundle.text, bundle.edition)?;
            }
            ensure!(found == expected, "{found:?} and not {expected:?}:\n{}", bundle.text);
        }
        Err(error) => {
            count(1);
            let (message, name) = (format!("{error:#}"), judge.name);
            let own = ["src/main.rs:", "src/lib.rs:"].iter().any(|file| message.starts_with(file));
            ensure!(own, "for {name}, the refusal names no line of the program: {message}");
            let is_own = |edition| package.editions == (edition, edition);
            let native = judge.compilers.iter().any(|one| is_own(one.edition));
            let aged = message.contains(", does not compile this: ");
            ensure!(!native || aged, "for {name}, it is refused in its own edition: {message}");
        }
    }
    Ok(())
}

/// The ending of a bundled file that the compiler of the original has compiled.
fn with_this_rust(folder: &Path, text: &str, edition: &str) -> Result<Ending> {
    write(folder, &[("file.rs", text)])?;
    match compile(folder, edition, &["--crate-name=file", "file.rs"])? {
        Ok(()) => run(&folder.join("file"), Stdio::null()),
        Err(errors) => bail!("this Rust does not compile it:\n{errors}\n{text}"),
    }
}
