//! The files of the book: pages in both languages, and what they load.

use crate::contents::{all_problems, contents, explore, front, glossary, missing, places};
use crate::course::{self, Chapter};
use crate::edition::{ABOUT, EDITIONS, folder};
use crate::frames::framed;
use crate::markdown::{Rendered, render};
use crate::page::Page;
use crate::preview::{Address, Previews};
use crate::shell::{self, Sheet, Way};
use crate::submissions::Submission;
use crate::text::name;
use crate::written::Files;
use crate::{submissions, wasm};
use anyhow::{Context, Result};
use cli::checkout::catalogue::Entry;
use cli::checkout::{Checkout, Files as _};
use language::{Language, text, within};
use rayon::prelude::*;
use serde_json::json;

/// Scripts and styles of the pages, besides the engine. What draws boards is one file of each kind, as every further one
/// costs a reader on a slow line a round trip.
const ASSETS: [[&str; 2]; 5] = [
    ["theme.js", include_str!("../assets/theme.js")],
    [
        "book.js",
        concat!(
            include_str!("../assets/page.js"),
            include_str!("../assets/pieces.js"),
            include_str!("../assets/drawing.js"),
            include_str!("../assets/why.js"),
            include_str!("../assets/hands.js"),
            include_str!("../assets/motion.js"),
            include_str!("../assets/record.js"),
            include_str!("../assets/build.js"),
            include_str!("../assets/board.js"),
            include_str!("../assets/shell.js"),
            include_str!("../assets/front.js"),
            include_str!("../assets/quiz.js"),
            include_str!("../assets/explorer.js"),
        ),
    ],
    ["worker.js", include_str!("../assets/worker.js")],
    [
        "book.css",
        concat!(
            include_str!("../assets/palette.css"),
            include_str!("../assets/shell.css"),
            include_str!("../assets/book.css"),
        ),
    ],
    ["icon.svg", include_str!("../assets/icon.svg")],
];

/// The book for some problems; `address` is where it will be read, for previews. `done` is called with the name of each
/// problem when its submissions are made.
///
/// # Errors
///
/// If a file is missing, or something cannot be bundled or compiled, or a chapter is wrong.
pub fn files(
    checkout: &Checkout,
    problems: &[Entry],
    has_submissions: bool,
    address: Option<Address>,
    done: impl Fn(&str) + Sync,
) -> Result<Files> {
    let engines = wasm::files(checkout)?;
    // Several at a time: each has a compiler to wait for.
    let submissions: Vec<_> = problems
        .par_iter()
        .map(|problem| {
            let submissions = match has_submissions {
                true => submissions::of(checkout, problem)?,
                false => Vec::new(),
            };
            done(&problem.id);
            anyhow::Ok(submissions)
        })
        .collect::<Result<_>>()?;
    let editions = editions(checkout, problems, &submissions)?;
    let previews = Previews::paint(checkout, &course::chapters(checkout)?, problems, address)?;
    let mut files = of_editions(&editions, problems, previews);
    let script = |file: &Submission| (file.path.clone(), file.script().into());
    files.extend(submissions.iter().flatten().map(script));
    files.extend(engines);
    files.extend(ASSETS.map(|[file, text]| (file.into(), text.into())));
    Ok(files)
}

/// A language, its pages, and the chapters, which stand beside each page.
type Edition = (Language, Vec<Sheet>, Vec<Chapter>);

/// The pages in both languages, with what is sent to judges for each problem.
fn editions(
    checkout: &Checkout,
    problems: &[Entry],
    submissions: &[Vec<Submission>],
) -> Result<Vec<Edition>> {
    let edition = |language| {
        within(language, || {
            let chapters = course::chapters(checkout)?;
            let mut sheets = vec![front_page(checkout, &chapters, problems)?];
            sheets.extend(course_of(checkout, &chapters, problems)?);
            for (problem, submissions) in problems.iter().zip(submissions) {
                let chapter = &chapter_of(&chapters, problem)?;
                sheets.push(of_problem(&Page { checkout, problem, chapter, submissions })?);
            }
            sheets.extend(others(checkout, &chapters, problems)?);
            Ok((language, sheets, chapters))
        })
    };
    EDITIONS.into_iter().map(edition).collect()
}

fn of_editions(editions: &[Edition], problems: &[Entry], previews: Previews) -> Files {
    let mut files = Files::new();
    for (language, sheets, chapters) in editions {
        let contents = |here: &str| contents(chapters, problems, here);
        files.extend(within(*language, || of_edition(sheets, contents, &previews)));
    }
    files.extend(previews.files());
    files
}

/// The file of the page that no other leads to.
const MISSING: &str = "404";

/// The pages of a language, each with those before and behind it, and all words for the search.
fn of_edition(sheets: &[Sheet], contents: impl Fn(&str) -> String, previews: &Previews) -> Files {
    let (folder, mut files) = (folder(), Files::new());
    let ways: Vec<Way> =
        sheets.iter().map(|sheet| (sheet.file.clone(), sheet.title.clone())).collect();
    for (number, sheet) in sheets.iter().enumerate() {
        let neighbours = [number.wrapping_sub(1), number + 1].map(|place| {
            let way = ways.get(place).filter(|_| sheet.file != MISSING);
            way.filter(|(file, _)| file != MISSING)
        });
        let contents = contents(&sheet.file);
        let page = shell::page(sheet, &previews.tags(sheet), &contents, neighbours);
        files.insert(format!("{folder}{}.html", sheet.file), page.into());
    }
    let found = sheets.iter().map(|sheet| json!([sheet.file, sheet.title, sheet.words]));
    let found = json!(found.collect::<Vec<_>>());
    // A script and not data, since a page from a disk may load nothing else.
    files.insert(format!("{folder}words.js"), format!("self.searched = {found};\n").into());
    files
}

fn course_of(checkout: &Checkout, chapters: &[Chapter], problems: &[Entry]) -> Result<Vec<Sheet>> {
    let sheet = |chapter: &Chapter| {
        let directives = |info: &str, text: &str| course::directive(checkout, problems, info, text);
        let mut page = render(&chapter.source, &directives)
            .with_context(|| format!("the chapter {}", chapter.title))?;
        page.html = framed(&page.html);
        Ok(sheet(&chapter.file, &chapter.title, &first_sentence(&page.words), page))
    };
    chapters.iter().map(sheet).collect()
}

/// The sentence at the beginning of a chapter, which says what it leads to.
fn first_sentence(words: &str) -> String {
    let ends = [". ", "。"].map(|end| words.find(end).map(|place| place + end.trim_end().len()));
    let end = ends.into_iter().flatten().min().unwrap_or(words.len());
    words[..end].replace("； ", "；").replace("\\uparrow", "↑")
}

fn of_problem(page: &Page) -> Result<Sheet> {
    let problem = page.problem;
    let text = page.text().with_context(|| format!("the page of {}", problem.id))?;
    let mut rendered = render(&text, &|_, _| Ok(None))?;
    let mut others = vec![problem.judge.as_str(), &problem.title, &problem.english];
    others.extend(problem.mirrors.iter().chain(&problem.aliases).map(String::as_str));
    rendered.words += &others.join(" ");
    let [title, topic, theorem] = problem.in_words();
    let title = format!("{} {title}", name(problem));
    let theorem = engine::typeset(theorem);
    let about = text!("{topic}: {theorem}", "{topic}：{theorem}");
    Ok(sheet(&problem.id, &title, &about, rendered))
}

/// The chapter that sets the problem.
fn chapter_of(chapters: &[Chapter], problem: &Entry) -> Result<Way> {
    let chapter = chapters.iter().find(|chapter| chapter.sets(&problem.id));
    let chapter = chapter.with_context(|| {
        text!(
            "no chapter sets {id}: add it to the block `homework` of one in docs/course, in both languages",
            "没有一章布置 {id}：请在 docs/course 的某一章的 `homework` 块中加上它，中英文都要加",
            id = problem.id
        )
    })?;
    Ok((format!("{}.html", chapter.file), chapter.title.clone()))
}

fn front_page(checkout: &Checkout, chapters: &[Chapter], problems: &[Entry]) -> Result<Sheet> {
    let html = front(checkout, chapters, problems)?;
    Ok(sheet("index", "Sente 先手", ABOUT.get(), plain(html)))
}

/// A page that the search does not look into.
fn plain(html: String) -> Rendered {
    Rendered { html, words: String::new() }
}

fn others(checkout: &Checkout, chapters: &[Chapter], problems: &[Entry]) -> Result<Vec<Sheet>> {
    let [course, all, explorer, terms] = places();
    let table = glossary(&checkout.read("docs/zh/glossary.md")?);
    let not_there = text!("There is no such page", "没有这一页");
    Ok([
        (course, plain(course::map::map(chapters))),
        (all, plain(all_problems(checkout, chapters, problems)?)),
        (explorer, plain(explore())),
        (terms, render(&table, &|_, _| Ok(None))?),
        ((MISSING.into(), not_there), plain(missing())),
    ]
    .map(|((file, title), page)| sheet(&file, &title, ABOUT.get(), page))
    .into())
}

fn sheet(file: &str, title: &str, about: &str, page: Rendered) -> Sheet {
    let [file, title, about] = [file, title, about].map(String::from);
    Sheet { file, title, about, body: page.html, words: page.words }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::painting::tests::pixels;
    use cli::checkout::catalogue;
    use std::collections::BTreeSet;

    const ADDRESS: &str = "https://example.org/sente/";

    /// The content of a tag; none if there is not one of it with something in it.
    fn content<'a>(page: &'a str, tag: &str) -> Option<&'a str> {
        let tag = format!("<meta {tag} content=\"");
        let mut found = page.split(&tag).skip(1);
        let content = found.next()?.split_once('"')?.0;
        (found.next().is_none() && !content.is_empty()).then_some(content)
    }

    /// The pages among the files.
    fn pages(files: &Files) -> Vec<(&String, String)> {
        let pages = files.iter().filter(|(name, _)| name.ends_with(".html"));
        pages.map(|(name, page)| (name, String::from_utf8(page.clone()).unwrap())).collect()
    }

    #[test]
    fn a_chapter_is_described_by_its_first_sentence() {
        assert_eq!(first_sentence("You can add 1.5 and *. A game "), "You can add 1.5 and *.");
        assert_eq!(first_sentence("你能够 算； 证。一个游戏。"), "你能够 算；证。");
        assert_eq!(first_sentence("No end"), "No end");
    }

    #[test]
    fn every_page_has_its_preview() {
        let checkout = Checkout::find().unwrap();
        let problems = catalogue::read(&checkout).unwrap();
        let chapters = course::chapters(&checkout).unwrap();
        let submissions: Vec<_> = problems.iter().map(|_| Vec::new()).collect();
        let editions = editions(&checkout, &problems, &submissions).unwrap();
        let write = |address| {
            let previews = Previews::paint(&checkout, &chapters, &problems, address).unwrap();
            of_editions(&editions, &problems, previews)
        };
        let out = write(Some(Address::parse(ADDRESS).unwrap()));
        let mut pictures = BTreeSet::new();
        let found = pages(&out);
        assert!(found.len() > 2 * problems.len());
        for (name, page) in &found {
            let is_front = ["index.html", "zh/index.html"].contains(&name.as_str());
            let here = if is_front { name.trim_end_matches("index.html") } else { name };
            let has = |tag: &str| content(page, tag).unwrap_or_else(|| panic!("{name}: {tag}"));
            assert_ne!(has("property=\"og:title\""), has("property=\"og:description\""));
            assert!(!has("property=\"og:description\"").contains('\\'), "{name} has a formula");
            assert_eq!(page.contains("<base "), name.ends_with("404.html"), "{name}");
            has("property=\"og:image:alt\"");
            assert_eq!(has("property=\"og:url\""), format!("{ADDRESS}{here}"));
            assert_eq!(has("property=\"og:image:width\""), "1200");
            assert_eq!(has("property=\"og:image:height\""), "630");
            assert_eq!(has("name=\"twitter:card\""), "summary_large_image");
            let picture = has("property=\"og:image\"").strip_prefix(ADDRESS).unwrap();
            pictures.insert(picture.to_string());
        }
        let mut bytes = 0;
        for picture in &pictures {
            let file = &out[picture];
            bytes += file.len();
            let seen = pixels(file);
            assert!(seen.iter().any(|pixel| *pixel != seen[0]), "{picture} is blank");
        }
        let painted = |out: &Files| out.keys().filter(|file| file.ends_with(".png")).count();
        assert_eq!(painted(&out), pictures.len());
        assert!(bytes < 1_200_000, "{bytes} bytes");
        println!("{} previews of {bytes} bytes", pictures.len());
        // Without an address there is nothing that a scraper could ask for.
        let out = write(None);
        assert_eq!(painted(&out), 0);
        for (name, page) in pages(&out) {
            let has = |tag: &str| content(&page, &format!("property=\"{tag}\"")).is_some();
            assert!(has("og:title") && has("og:description"), "{name}");
            assert!(!page.contains("og:image") && !page.contains("og:url"), "{name}");
            assert!(!page.contains("href=\"404.html\""), "{name} leads to the missing page");
        }
        let first = format!("rel=\"next\" href=\"{}.html\"", chapters[0].file);
        assert!(String::from_utf8(out["index.html"].clone()).unwrap().contains(&first));
    }
}
