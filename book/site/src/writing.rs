//! Writes the pages of both languages, and makes a site of them.

use crate::contents::{chapters, pages};
use crate::language::Language;
use crate::page::Page;
use crate::{submissions, wasm};
use anyhow::{Context, Result};
use cli::checkout::Checkout;
use cli::checkout::catalogue::Entry;
use mdbook_driver::MDBook;
use mdbook_driver::config::Config;
use rayon::prelude::*;
use std::fs;
use std::path::Path;

/// What the pages load besides the engine, in this order.
const SCRIPTS: [[&str; 2]; 4] = [
    ["page.js", include_str!("../assets/page.js")],
    ["drawing.js", include_str!("../assets/drawing.js")],
    ["board.js", include_str!("../assets/board.js")],
    ["explorer.js", include_str!("../assets/explorer.js")],
];
const STYLE: [&str; 2] = ["book.css", include_str!("../assets/book.css")];
const WORKER: [&str; 2] = ["worker.js", include_str!("../assets/worker.js")];

/// Where a language is in a folder.
const PARTS: [(Language, &str); 2] = [(Language::English, ""), (Language::Chinese, "zh")];

/// Writes the book for some problems into `out`; the pages as Markdown go to `source`. `done` is called with the name of
/// each problem when its pages are written.
///
/// # Errors
///
/// If a file is missing or cannot be written, or something cannot be bundled or compiled.
pub fn write(
    checkout: &Checkout,
    problems: &[Entry],
    has_submissions: bool,
    [source, out]: [&Path; 2],
    done: impl Fn(&str) + Sync,
) -> Result<()> {
    let chapters = chapters(problems);
    let ordered = chapters.concat();
    for (language, part) in PARTS {
        let folder = source.join(language.words().code).join("src");
        for (file, text) in pages(&chapters, language) {
            save(&folder.join(file), &text)?;
        }
        for [file, text] in SCRIPTS.into_iter().chain([STYLE]) {
            save(&folder.join(file), text)?;
        }
        // The fonts of the reader's system in the place of mdBook's: 200 KB less to load.
        let fonts = folder.with_file_name("theme").join("fonts/fonts.css");
        save(&fonts, "/* The fonts of the reader's system. */\n")?;
        if part.is_empty() {
            save(&folder.join(WORKER[0]), WORKER[1])?;
            wasm::write(checkout, &folder)?;
        }
    }
    // Several at a time: each has a compiler to wait for.
    ordered.par_iter().enumerate().try_for_each(|(number, problem)| {
        let submissions = match has_submissions {
            true => submissions::of(checkout, problem)?,
            false => Vec::new(),
        };
        let next = ordered.get(number + 1).copied();
        let page = Page { checkout, problem, next, submissions: &submissions };
        for (language, _) in PARTS {
            let file = format!("{}/src/{}.md", language.words().code, problem.id);
            save(&source.join(file), &page.text(language)?)?;
        }
        done(&problem.id);
        anyhow::Ok(())
    })?;
    for (language, part) in PARTS {
        build(&source.join(language.words().code), &out.join(part), language)?;
    }
    Ok(())
}

fn save(path: &Path, text: &str) -> Result<()> {
    if let Some(parent) = path.parent() {
        fs::create_dir_all(parent).with_context(|| format!("cannot make {}", parent.display()))?;
    }
    fs::write(path, text).with_context(|| format!("cannot write {}", path.display()))
}

/// By mdBook.
fn build(source: &Path, out: &Path, language: Language) -> Result<()> {
    let words = language.words();
    let scripts = SCRIPTS.map(|[file, _]| format!("src/{file}"));
    let config: Config = format!(
        "[book]\n\
         title = \"Sente\"\n\
         description = {:?}\n\
         language = {:?}\n\
         [build]\n\
         build-dir = {out:?}\n\
         create-missing = false\n\
         [output.html]\n\
         additional-js = {scripts:?}\n\
         additional-css = [\"src/{}\"]\n\
         hash-files = false\n\
         [output.html.fold]\n\
         enable = true\n\
         [output.html.playground]\n\
         copyable = true\n",
        words.about, words.code, STYLE[0]
    )
    .parse()?;
    MDBook::load_with_config(source, config)?.build()
}
