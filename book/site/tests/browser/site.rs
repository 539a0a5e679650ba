//! The book that is looked at: written for these tests, or one that is there already, and served below a path.

use book::serve::Server;
use cli::checkout::Checkout;
use libtest_mimic::Failed;
use serde_json::{Value, json};
use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// No page may know where the book is put, so it is put somewhere.
const BELOW: &str = "/some/where/";

/// What a page is for.
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
    /// How its problem's positions are drawn, such as `heaps`, if it has a board.
    pub drawing: Option<String>,
}

impl Page {
    fn of(folder: &Path, name: String) -> Result<Self, Failed> {
        let text = fs::read_to_string(folder.join(format!("{name}.html")))?;
        let id = name.trim_start_matches("zh/");
        let kind = match id {
            "index" => Kind::Front,
            "explore" => Kind::Explorer,
            _ if problems::find(id).is_some() => Kind::Problem,
            _ => Kind::Text,
        };
        let has_board = kind == Kind::Problem && text.contains("data-problem=");
        let drawing = has_board.then(|| drawing(id, &text)).transpose()?;
        Ok(Page { is_chinese: name.starts_with("zh/"), name, kind, drawing })
    }

    /// The English page of a problem with a board.
    pub fn is_board(&self) -> bool {
        !self.is_chinese && self.drawing.is_some()
    }

    /// The name of its problem.
    pub fn id(&self) -> &str {
        self.name.trim_start_matches("zh/")
    }
}

/// How the position is drawn with which a page begins.
fn drawing(id: &str, page: &str) -> Result<String, Failed> {
    let input = page.split_once("data-input=\"").and_then(|(_, rest)| rest.split_once('"'));
    let (input, _) = input.ok_or_else(|| format!("the board of {id} has no data-input"))?;
    let input = input
        .replace("&#10;", "\n")
        .replace("&lt;", "<")
        .replace("&quot;", "\"")
        .replace("&amp;", "&");
    let message = json!({ "do": "show", "problem": id, "input": input, "made": [] });
    let table: Value = serde_json::from_str(&engine::answer(&message.to_string()))?;
    let drawn = table["position"].as_object().and_then(|position| position.keys().next());
    Ok(drawn.ok_or_else(|| format!("{id} begins with no position: {table}"))?.clone())
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
    pub fn new(place: &Path) -> Result<Self, Failed> {
        match env::var_os("SENTE_BOOK") {
            Some(folder) => Site::of(Checkout::find()?.path(folder)),
            None => Site::of(write(&place.join("book"))?),
        }
    }

    /// The pages in a folder.
    pub fn of(folder: PathBuf) -> Result<Self, Failed> {
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
        let pages = pages.collect::<Result<Vec<_>, _>>()?;
        let server = Server::start(&folder, BELOW, 0)?;
        Ok(Site { folder, pages, server })
    }

    /// Where the book begins.
    pub fn address(&self) -> &str {
        self.server.address()
    }

    /// Where a page is.
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

    /// True if the page stands for others like it.
    pub fn is_of_its_kind(&self, page: &Page) -> bool {
        self.kinds().iter().any(|first| first.name == page.name)
    }

    /// The first page of each kind, and of each kind of drawing.
    pub fn kinds(&self) -> Vec<&Page> {
        let kind = |page: &Page| (page.kind, page.is_chinese, page.drawing.clone());
        let is_first = |&(number, page): &(usize, &Page)| {
            self.pages[..number].iter().all(|before| kind(before) != kind(page))
        };
        self.pages.iter().enumerate().filter(is_first).map(|(_, page)| page).collect()
    }
}

/// Writes the book, by the program that people call.
fn write(folder: &Path) -> Result<PathBuf, Failed> {
    let output = Command::new(env!("CARGO_BIN_EXE_book"))
        .args(["--no-submissions", "--out"])
        .arg(folder)
        .output()?;
    match output.status.success() {
        true => Ok(folder.into()),
        false => Err(String::from_utf8_lossy(&output.stderr).into_owned().into()),
    }
}
