//! Previews in a chat or a forum of a link to a page: title, words, and the picture of a position.

use crate::board::{asked, first_input};
use crate::contents::FIRST_GAME;
use crate::course::{Chapter, blocks};
use crate::edition::folder;
use crate::painting::{self, SIZE};
use crate::shell::Sheet;
use crate::text::attribute;
use anyhow::Result;
use cli::Usage;
use cli::checkout::Checkout;
use cli::checkout::catalogue::Entry;
use language::text;
use rayon::prelude::*;
use std::collections::BTreeMap;

/// The folder of the pictures in a book.
const FOLDER: &str = "previews";

/// The address at which a book will be read, with a slash at its end.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Address(String);

impl Address {
    /// The address that was typed.
    ///
    /// # Errors
    ///
    /// If no site has it.
    pub fn parse(typed: &str) -> Result<Self> {
        match refusal(typed) {
            None => Ok(Address(format!("{}/", typed.trim_end_matches('/')))),
            Some(why) => Err(Usage(text!(
                "--address {typed:?}: {why}; type the address of the folder in which the book will be, such as \
                 https://example.org/sente/",
                "--address {typed:?}：{why}；请输入书所在文件夹的网址，例如 https://example.org/sente/"
            ))
            .into()),
        }
    }
}

/// The fault of an address, and its place.
fn refusal(typed: &str) -> Option<String> {
    let rest = typed.strip_prefix("https://").or_else(|| typed.strip_prefix("http://"));
    let Some(rest) = rest else {
        return Some(text!(
            "it does not begin with https:// or http://",
            "开头不是 https:// 或 http://"
        ));
    };
    if !rest.starts_with(|first: char| first.is_ascii_alphanumeric() || first == '[') {
        return Some(text!("no name of a host follows its //", "// 后面没有主机名"));
    }
    let is_good =
        |letter: char| letter.is_ascii_alphanumeric() || "-._~:/%@!$&'()*+,;=[]".contains(letter);
    if let Some((place, letter)) = (1..).zip(typed.chars()).find(|&(_, letter)| !is_good(letter)) {
        return Some(text!(
            "{letter:?} at character {place} cannot stand in it",
            "第 {place} 个字符 {letter:?} 不能出现在这里"
        ));
    }
    let last = rest.split_once('/').map_or("", |(_, path)| path).rsplit('/').next()?;
    last.ends_with(".html").then(|| {
        text!("its end {last} names a page and no folder", "末尾的 {last} 是网页，不是文件夹")
    })
}

/// The previews of all pages of a book.
pub struct Previews {
    address: Option<Address>,
    /// Pictures by the file of the page, without `.html`; both languages have the same.
    pictures: BTreeMap<String, Vec<u8>>,
}

impl Previews {
    /// Paints the pictures, if the pages have an address to show them from.
    ///
    /// # Errors
    ///
    /// If a position cannot be read.
    pub fn paint(
        checkout: &Checkout,
        chapters: &[Chapter],
        problems: &[Entry],
        address: Option<Address>,
    ) -> Result<Self> {
        let boards = match address {
            Some(_) => boards(checkout, chapters, problems)?,
            None => Vec::new(),
        };
        let painted = boards
            .into_par_iter()
            .map(|(file, id, input)| Ok((file, painting::png(&asked("show", &id, &input)?)?)));
        Ok(Previews { address, pictures: painted.collect::<Result<_>>()? })
    }

    /// The tags in the head of a page.
    pub fn tags(&self, sheet: &Sheet) -> String {
        let Sheet { file, title, about, .. } = sheet;
        let mut tags = vec![
            ("property=\"og:title\"", title.clone()),
            ("property=\"og:description\"", about.clone()),
            ("property=\"og:type\"", "article".to_string()),
        ];
        if let Some(Address(address)) = &self.address {
            let folder = folder();
            let page = if file == "index" { String::new() } else { format!("{file}.html") };
            let has_own = self.pictures.contains_key(file);
            let picture = if has_own { file } else { "index" };
            let seen = match has_own {
                true => text!("The first position of {title}", "{title}：起始局面"),
                false => text!("The first position of the book", "书中的第一个局面"),
            };
            tags.extend([
                ("property=\"og:url\"", format!("{address}{folder}{page}")),
                ("property=\"og:image\"", format!("{address}{FOLDER}/{picture}.png")),
                ("property=\"og:image:width\"", SIZE[0].to_string()),
                ("property=\"og:image:height\"", SIZE[1].to_string()),
                ("property=\"og:image:alt\"", seen),
                ("name=\"twitter:card\"", "summary_large_image".to_string()),
            ]);
        }
        let tag = |(name, content): (&str, String)| {
            format!("<meta {name} content=\"{}\">\n", attribute(&content))
        };
        let base = match &self.address {
            // A host shows it at any address, also at one in another folder.
            Some(Address(address)) if file == "404" => {
                format!("<base href=\"{}\">\n", attribute(&format!("{address}{}", folder())))
            }
            _ => String::new(),
        };
        base + &tags.into_iter().map(tag).collect::<String>()
    }

    /// The pictures by their paths in a book.
    pub fn files(self) -> impl Iterator<Item = (String, Vec<u8>)> {
        let file = |(file, picture)| (format!("{FOLDER}/{file}.png"), picture);
        self.pictures.into_iter().map(file)
    }
}

/// The first board of each page that has one: the page's file, the problem, and the input.
fn boards(
    checkout: &Checkout,
    chapters: &[Chapter],
    problems: &[Entry],
) -> Result<Vec<(String, String, String)>> {
    let [id, input] = FIRST_GAME.map(String::from);
    let mut boards = vec![("index".to_string(), id, input)];
    for chapter in chapters {
        let board = |(info, input): (&str, &str)| {
            let id = info.strip_prefix("board ")?;
            Some((chapter.file.clone(), id.to_string(), format!("{input}\n")))
        };
        boards.extend(blocks(&chapter.source).find_map(board));
    }
    for Entry { id, .. } in problems {
        boards.extend(first_input(checkout, id)?.map(|input| (id.clone(), id.clone(), input)));
    }
    Ok(boards)
}

#[cfg(test)]
mod tests {
    use super::*;
    use cli::checkout::catalogue;
    use language::{Language, within};
    use std::collections::HashMap;

    #[test]
    fn an_address_ends_with_a_slash() {
        for (typed, address) in [
            ("https://example.org/sente/", "https://example.org/sente/"),
            ("https://example.org/sente", "https://example.org/sente/"),
            ("http://localhost:8000", "http://localhost:8000/"),
            ("https://example.org/v1.html/", "https://example.org/v1.html/"),
        ] {
            assert_eq!(Address::parse(typed).unwrap(), Address(address.into()));
        }
    }

    #[test]
    fn a_wrong_address_is_refused_with_its_place() {
        for (typed, why) in [
            ("", "does not begin with https://"),
            ("example.org/sente/", "does not begin with https://"),
            ("ftp://example.org/", "does not begin with https://"),
            ("https://", "no name of a host"),
            ("https:///sente/", "no name of a host"),
            ("https://example.org/a b/", "' ' at character 22 "),
            ("https://example.org/?a=\"", "'?' at character 21 "),
            ("https://example.org/先手/", "'先' at character 21 "),
            ("https://example.org/sente/index.html", "its end index.html names a page"),
        ] {
            let error = Address::parse(typed).unwrap_err();
            assert!(error.is::<Usage>(), "{typed}");
            let error = error.to_string();
            assert!(error.contains(why) && error.contains("such as https://"), "{typed}: {error}");
        }
        within(Language::Chinese, || {
            let error = Address::parse("https://a/?").unwrap_err().to_string();
            assert!(
                error.contains("第 11 个字符 '?'") && error.contains("例如 https://"),
                "{error}"
            );
        });
    }

    #[test]
    fn problems_that_begin_differently_have_different_pictures() {
        let checkout = Checkout::find().unwrap();
        let problems = catalogue::read(&checkout).unwrap();
        let mut positions: HashMap<Vec<u8>, (String, String)> = HashMap::new();
        for (_, id, input) in boards(&checkout, &[], &problems).unwrap() {
            let table = asked("show", &id, &input).unwrap();
            let picture = painting::png(&table).unwrap();
            let seen = table["position"].to_string();
            let (same, other) = positions.entry(picture).or_insert((seen.clone(), id.clone()));
            assert_eq!(*same, seen, "{id} and {other} have the same picture");
        }
    }
}
