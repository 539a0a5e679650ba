//! The shell around a page: its head, the bar above it, the contents beside it, and links to its neighbours.

use crate::edition::{code, link_to_other, root};
use crate::text::{attribute, escaped_html};
use language::text;

/// A page, and where it stands.
pub struct Sheet {
    /// Its file without `.html`.
    pub file: String,
    /// In plain text.
    pub title: String,
    /// A sentence about it, for searches and previews.
    pub about: String,
    /// Between `<main>` and `</main>`.
    pub body: String,
    /// The words that are read, for the search.
    pub words: String,
}

/// A way to a page: its file without `.html`, and its title.
pub type Way = (String, String);

/// The page as a file of HTML. `preview` has its tags for previews; `ways` are those before and behind it. The contents,
/// which stand beside the page, come last: to a board, keys do not lead through a hundred links.
pub fn page(sheet: &Sheet, preview: &str, contents: &str, ways: [Option<&Way>; 2]) -> String {
    let Sheet { file, title, about, body, .. } = sheet;
    let root = root();
    let site = if file == "index" { String::new() } else { " · Sente".into() };
    let [title, about] = [title, about].map(|text| attribute(text));
    let bar = bar(file);
    let ways = [("prev", ways[0]), ("next", ways[1])].map(|(which, way)| neighbour(which, way));
    let skip = text!("Skip to the page", "跳到正文");
    let label = text!("Contents", "目录");
    format!(
        "<!DOCTYPE html>\n<html lang=\"{code}\" data-root=\"{root}\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<title>{title}{site}</title>\n\
         <meta name=\"description\" content=\"{about}\">\n{preview}\
         <link rel=\"icon\" href=\"{root}icon.svg\">\n<link rel=\"stylesheet\" href=\"{root}book.css\">\n\
         <script src=\"{root}theme.js\"></script>\n<script defer fetchpriority=\"high\" src=\"{root}book.js\"></script>\n</head>\n<body>\n\
         <a class=\"skip\" href=\"#main\">{skip}</a>\n{bar}\n<main id=\"main\">\n{body}\n</main>\n\
         <footer>{}{}</footer>\n<nav id=\"contents\" aria-label=\"{label}\">\n{contents}</nav>\n</body>\n</html>\n",
        ways[0],
        ways[1],
        code = code(),
    )
}

/// A printer: fonts of few systems have the sign.
const PRINTER: &str = "<svg viewBox=\"0 0 24 24\" width=\"18\" height=\"18\" aria-hidden=\"true\" fill=\"none\" stroke=\"currentColor\" \
                       stroke-width=\"2\"><path d=\"M6 9V3h12v6M6 17H3V9h18v8h-3M6 14h12v7H6z\"/></svg>";

fn bar(file: &str) -> String {
    let contents = text!("Contents", "目录");
    let search = text!("Search", "搜索");
    let theme = text!("Light or dark", "浅色或深色");
    let print = text!("Print", "打印");
    format!(
        "<header id=\"bar\">\n<button type=\"button\" id=\"contents-toggle\" aria-controls=\"contents\" \
         aria-expanded=\"false\" aria-label=\"{contents}\">☰</button>\n<a class=\"home\" href=\"index.html\">Sente 先手</a>\n\
         <form id=\"search\" role=\"search\"><input type=\"search\" aria-label=\"{search}\" placeholder=\"{search}\" autocomplete=\"off\">\
         <div id=\"found\" role=\"region\" aria-live=\"polite\" aria-label=\"{search}\" hidden></div></form>\n\
         {other}\n<button type=\"button\" id=\"print\" aria-label=\"{print}\">{PRINTER}</button>\n\
         <button type=\"button\" id=\"theme\" aria-label=\"{theme}\">◐</button>\n</header>",
        other = link_to_other(file)
    )
}

fn neighbour(which: &str, way: Option<&Way>) -> String {
    let Some((file, title)) = way else { return String::new() };
    let title = escaped_html(title);
    let title = if which == "prev" { format!("← {title}") } else { format!("{title} →") };
    format!("<a rel=\"{which}\" href=\"{file}.html\">{title}</a>")
}
