//! The book that is looked at: written for these tests, or one that is there already, and served below a path.

use anyhow::{Context, Result, ensure};
use book::serve::Server;
use cli::checkout::{Checkout, Files};
use serde_json::{Value, json};
use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// No page may know where the book is put, so it is put somewhere.
const BELOW: &str = "/some/where/";

/// The purpose of a page.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Kind {
    Front,
    Explorer,
    Problem,
    /// Any other page of text.
    Text,
}

/// A page of the book.
#[derive(Debug)]
pub struct Page {
    /// Its file without `.html`, such as `zh/p2197`.
    pub name: String,
    pub kind: Kind,
    pub is_chinese: bool,
    /// The kind of its board, if it has one.
    pub board: Option<String>,
    /// True if it is the first page of its kind.
    pub stands_for_others: bool,
}

impl Page {
    fn of(folder: &Path, name: String) -> Result<Self> {
        let text = fs::read_to_string(folder.join(format!("{name}.html")))?;
        let id = name.trim_start_matches("zh/");
        let kind = match id {
            "index" => Kind::Front,
            "explore" => Kind::Explorer,
            _ if problems::find(id).is_some() => Kind::Problem,
            _ => Kind::Text,
        };
        let has_board = kind == Kind::Problem && text.contains("data-problem=");
        let board = has_board.then(|| board(id, &text)).transpose()?;
        let is_chinese = name.starts_with("zh/");
        Ok(Page { is_chinese, name, kind, board, stands_for_others: false })
    }

    /// The English page of a problem with a board.
    pub fn is_board(&self) -> bool {
        !self.is_chinese && self.board.is_some()
    }

    fn is_alike(&self, other: &Page) -> bool {
        // One page shows that the scripts speak Chinese.
        let board = |page: &Page| page.board.clone().filter(|_| !page.is_chinese);
        let kind = |page: &Page| (page.kind, page.is_chinese, board(page));
        kind(self) == kind(other)
    }

    /// The name of its problem.
    pub fn id(&self) -> &str {
        self.name.trim_start_matches("zh/")
    }
}

/// The kind of the board on which a page begins, as the scripts know it: what is drawn, such as `heaps`; the aim of a play, `who`
/// wins, `when`, or `points`; whether stones are taken together, and whether pieces have colours.
fn board(id: &str, page: &str) -> Result<String> {
    let input = page.split_once("data-input=\"").and_then(|(_, rest)| rest.split_once('"'));
    let (input, _) = input.with_context(|| format!("the board of {id} has no data-input"))?;
    let input = input
        .replace("&#10;", "\n")
        .replace("&lt;", "<")
        .replace("&quot;", "\"")
        .replace("&amp;", "&");
    let ask = |what: &str| -> Result<Value> {
        let message = json!({ "do": what, "problem": id, "input": input, "made": [] });
        Ok(serde_json::from_str(&engine::answer(&message.to_string()))?)
    };
    let (table, hint) = (ask("show")?, ask("hint")?);
    let drawn = table["position"].as_object().and_then(|position| position.keys().next());
    let aim = match hint["worth"].as_object().and_then(|worth| worth.iter().next()) {
        Some((kind, Value::Null)) if kind != "drawn" => "who",
        Some((kind, _)) if kind == "leads" => "points",
        Some(_) => "when",
        None => "unknown",
    };
    let drawn = drawn.with_context(|| format!("{id} begins with no position: {table}"))?;
    let mut signs = table["legend"].as_array().into_iter().flatten();
    let has_sides = signs.any(|sign| sign["side"].is_string());
    Ok(json!([drawn, aim, table["takes"], has_sides]).to_string())
}

/// A served book.
pub struct Site {
    pub folder: PathBuf,
    pub pages: Vec<Page>,
    server: Server,
}

impl Site {
    /// The book in the folder that SENTE_BOOK names, from the root of the checkout, or else a new one below the folder that
    /// is given.
    pub fn new(place: &Path) -> Result<Self> {
        match env::var_os("SENTE_BOOK") {
            Some(folder) => Site::of(Checkout::find()?.path(folder)),
            None => Site::of(write(&place.join("book"))?),
        }
    }

    /// The pages in a folder.
    pub fn of(folder: PathBuf) -> Result<Self> {
        let checkout = Checkout::find()?;
        let mut names = checkout.stems(&folder.to_string_lossy(), "html")?;
        let chinese = folder.join("zh");
        if chinese.is_dir() {
            let chinese = checkout.stems(&chinese.to_string_lossy(), "html")?;
            names.extend(chinese.iter().map(|name| format!("zh/{name}")));
        }
        // A host shows it for a page that is not there.
        names.retain(|name| name.trim_start_matches("zh/") != "404");
        let pages = names.into_iter().map(|name| Page::of(&folder, name));
        let mut pages = pages.collect::<Result<Vec<_>>>()?;
        for number in 0..pages.len() {
            let (before, page) = (&pages[..number], &pages[number]);
            pages[number].stands_for_others = !before.iter().any(|other| other.is_alike(page));
        }
        let server = Server::start(&folder, BELOW, 0)?;
        Ok(Site { folder, pages, server })
    }

    /// Address of the book.
    pub fn address(&self) -> &str {
        self.server.address()
    }

    /// Address of a page.
    pub fn address_of(&self, name: &str) -> String {
        format!("{}{name}.html", self.address())
    }

    /// The file that an address is about.
    pub fn file(&self, address: &str) -> Option<PathBuf> {
        let path = address.strip_prefix(self.address())?;
        let path = path.split(['?', '#']).next().unwrap_or(path);
        let file = self.folder.join(if path.is_empty() { "index.html" } else { path });
        file.is_file().then_some(file)
    }
}

/// Writes the book, by the program that people call.
fn write(folder: &Path) -> Result<PathBuf> {
    let output = Command::new(env!("CARGO_BIN_EXE_book"))
        .args(["--no-submissions", "--out"])
        .arg(folder)
        .output()?;
    ensure!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    Ok(folder.into())
}
