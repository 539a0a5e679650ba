//! Writes the pages of both languages, and makes a site of them.

use crate::contents::{chapters, pages};
use crate::edition::{ABOUT, EDITIONS, code};
use crate::page::Page;
use crate::{chrome, submissions, wasm};
use anyhow::{Context, Result};
use cli::checkout::Checkout;
use cli::checkout::catalogue::Entry;
use language::{Language, text, within};
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
    for (language, part) in EDITIONS {
        let (code, pages) = within(language, || (code(), pages(&chapters)));
        let folder = source.join(code).join("src");
        for (file, text) in pages {
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
        for (language, _) in EDITIONS {
            within(language, || {
                let file = format!("{}/src/{}.md", code(), problem.id);
                save(&source.join(file), &page.text()?)
            })?;
        }
        done(&problem.id);
        anyhow::Ok(())
    })?;
    for (language, part) in EDITIONS {
        within(language, || build(&source.join(code()), &out.join(part)))?;
        if language == Language::Chinese {
            chrome::translate(&out.join(part))?;
        }
    }
    Ok(())
}

fn save(path: &Path, text: &str) -> Result<()> {
    if let Some(parent) = path.parent() {
        fs::create_dir_all(parent).with_context(|| cannot_write(parent))?;
    }
    fs::write(path, text).with_context(|| cannot_write(path))
}

/// The message for a path that cannot be written.
pub fn cannot_write(path: &Path) -> String {
    text!("cannot write {path}", "无法写入 {path}", path = path.display())
}

/// By mdBook.
fn build(source: &Path, out: &Path) -> Result<()> {
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
        ABOUT.get(),
        code(),
        STYLE[0]
    )
    .parse()?;
    MDBook::load_with_config(source, config)?.build()
}
