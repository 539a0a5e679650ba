//! Markdown as HTML: formulas as MathML, links to files of this repository as links to pages, blocks that stand for boards.

use crate::colours::coloured;
use crate::frames::with_stops;
use crate::text::{attribute, escaped_html};
use anyhow::{Context, Result};
use language::text;
use pulldown_cmark::{
    CodeBlockKind, CowStr, Event, LinkType, Options, Parser, Tag, TagEnd, TextMergeStream, html,
};
use pulldown_latex::config::{DisplayMode, RenderConfig};
use pulldown_latex::{Storage, push_mathml};

/// A page without what is around it.
#[derive(Debug, Default)]
pub struct Rendered {
    /// The page in HTML.
    pub html: String,
    /// The words that are read, for the search.
    pub words: String,
}

/// HTML for a fenced block, by the words behind its fence and its text; `None` if it is plain code.
pub type Directives<'a> = &'a dyn Fn(&str, &str) -> Result<Option<String>>;

/// Text in Markdown as a page.
///
/// # Errors
///
/// If a formula is wrong, or a directive is.
pub fn render(markdown: &str, directives: Directives) -> Result<Rendered> {
    let options = Options::ENABLE_TABLES | Options::ENABLE_MATH;
    let mut page = Rendered::default();
    let mut events = Vec::new();
    let mut parser = TextMergeStream::new(Parser::new_ext(markdown, options));
    while let Some(event) = parser.next() {
        match event {
            Event::Start(Tag::CodeBlock(kind)) => {
                let info = match kind {
                    CodeBlockKind::Fenced(info) => info,
                    CodeBlockKind::Indented => "text".into(),
                };
                events.push(Event::Html(block(&info, &inner(&mut parser), directives)?.into()));
            }
            Event::Start(Tag::Heading { level, .. }) => {
                let title: Vec<Event> = parser
                    .by_ref()
                    .take_while(|event| !matches!(event, Event::End(TagEnd::Heading(_))))
                    .collect();
                events.extend(heading(level as usize, title, &mut page.words)?);
            }
            Event::Start(Tag::Link { dest_url, title, id, .. }) => match target(&dest_url) {
                Some(dest_url) => {
                    let link_type = LinkType::Inline;
                    let dest_url = dest_url.into();
                    events.push(Event::Start(Tag::Link { link_type, dest_url, title, id }));
                }
                None => {
                    let file = attribute(dest_url.trim_start_matches("../"));
                    let name = escaped_html(&inner(&mut parser));
                    events
                        .push(Event::Html(format!("<code title=\"{file}\">{name}</code>").into()));
                }
            },
            event => events.push(plain(event, &mut page.words)?),
        }
    }
    html::push_html(&mut page.html, events.into_iter());
    // A head without words is none, and axe-core says so.
    page.html = with_stops(&page.html.replace("<th></th>", "<td></td>"));
    Ok(page)
}

/// The text up to the end of what has just begun.
fn inner<'a>(parser: &mut impl Iterator<Item = Event<'a>>) -> String {
    let mut depth = 0;
    let mut found = String::new();
    for event in parser {
        match event {
            Event::Start(_) => depth += 1,
            Event::End(_) if depth == 0 => break,
            Event::End(_) => depth -= 1,
            Event::Text(text) | Event::Code(text) => found += &text,
            Event::SoftBreak | Event::HardBreak => found.push('\n'),
            _ => {}
        }
    }
    found
}

fn plain<'a>(event: Event<'a>, words: &mut String) -> Result<Event<'a>> {
    Ok(match event {
        Event::Text(text) => {
            *words += &text;
            Event::InlineHtml(typeset(&text).into())
        }
        Event::Code(code) => {
            *words += &code;
            Event::Code(code)
        }
        Event::InlineMath(formula) => {
            *words += &spoken(&formula);
            Event::InlineHtml(math(&formula, DisplayMode::Inline)?.into())
        }
        Event::DisplayMath(formula) => {
            *words += &spoken(&formula);
            // Chromium scrolls no formula by itself.
            let formula = math(&formula, DisplayMode::Block)?;
            let scrolled = format!("<span class=\"formula\" tabindex=\"0\">{formula}</span>");
            Event::InlineHtml(scrolled.into())
        }
        // Chinese has no blanks between words.
        Event::SoftBreak if words.ends_with(is_chinese) => Event::InlineHtml("".into()),
        Event::End(TagEnd::Paragraph | TagEnd::TableCell | TagEnd::Item) | Event::SoftBreak => {
            words.push(' ');
            event
        }
        event => event,
    })
}

fn is_chinese(letter: char) -> bool {
    matches!(letter, '\u{3000}'..='\u{9fff}' | '\u{ff00}'..='\u{ffef}')
}

/// A formula as readers would type it.
fn spoken(formula: &str) -> String {
    const SIGNS: [(&str, &str); 7] = [
        ("\\oplus", "⊕"),
        ("\\dots", "..."),
        ("\\le", "≤"),
        ("\\ge", "≥"),
        ("\\ne", "≠"),
        ("\\cdot", "·"),
        ("\\times", "×"),
    ];
    let mut spoken =
        SIGNS.iter().fold(formula.to_string(), |text, (sign, shown)| text.replace(sign, shown));
    spoken.retain(|letter| !"\\{}".contains(letter));
    spoken
}

/// A heading that can be linked to. The title of the page is not said again by the search.
fn heading<'a>(level: usize, title: Vec<Event<'a>>, words: &mut String) -> Result<Vec<Event<'a>>> {
    let mut own = String::new();
    let title: Vec<Event> =
        title.into_iter().map(|event| plain(event, &mut own)).collect::<Result<_>>()?;
    let id = anchor(&own);
    if level > 1 {
        *words += &own;
        words.push(' ');
    }
    let mut events = vec![Event::Html(format!("<h{level} id=\"{id}\">").into())];
    events.extend(title);
    events.push(Event::Html(CowStr::from(format!("</h{level}>\n"))));
    Ok(events)
}

/// The name of a heading in addresses: its letters and digits of any script.
pub fn anchor(title: &str) -> String {
    let plain = |letter: char| match letter.is_alphanumeric() {
        true => letter.to_ascii_lowercase(),
        false => '-',
    };
    let parts: String = title.chars().map(plain).collect();
    parts.split('-').filter(|part| !part.is_empty()).collect::<Vec<_>>().join("-")
}

fn block(info: &str, text: &str, directives: Directives) -> Result<String> {
    if let Some(html) = directives(info, text)? {
        return Ok(html);
    }
    let language = info.split([' ', ',']).next().unwrap_or_default();
    let text = if language == "rust" { coloured(text) } else { escaped_html(text) };
    let code = format!("<pre><code class=\"language-{language}\">{text}</code></pre>\n");
    if language != "console" {
        return Ok(code);
    }
    let command = text!("On the command line", "在命令行里");
    Ok(format!("<details class=\"held\"><summary>{command}</summary>{code}</details>\n"))
}

/// The page that a link of a file of this repository leads to; `None` if that is none of the book's.
fn target(link: &str) -> Option<String> {
    if link.starts_with('#') || link.contains("://") || link.contains(".html") {
        return Some(link.into());
    }
    let file = link.rsplit('/').next().unwrap_or(link);
    let (stem, rest) = file.split_once('.')?;
    if link.contains("src/bin/") {
        return Some(format!("{stem}.html"));
    }
    let rest = rest.strip_prefix("md")?;
    Some(format!("{}.html{rest}", page_of_chapter(stem)))
}

/// The page of a chapter, by its file without `.md`: `02-nim` is at `chapter-nim`, and what has no number keeps its name.
pub fn page_of_chapter(stem: &str) -> String {
    match stem.split_once('-') {
        Some((number, name)) if number.parse::<u32>().is_ok() => format!("chapter-{name}"),
        _ => stem.into(),
    }
}

/// A formula of LaTeX in MathML.
fn math(formula: &str, display_mode: DisplayMode) -> Result<String> {
    let storage = Storage::new();
    let parser = || pulldown_latex::Parser::new(formula, &storage);
    let wrong = || text!("the formula ${formula}$ is wrong", "公式 ${formula}$ 有误");
    if let Some(error) = parser().find_map(Result::err) {
        return Err(anyhow::anyhow!("{error}")).with_context(wrong);
    }
    let mut html = String::new();
    push_mathml(&mut html, parser(), RenderConfig { display_mode, ..Default::default() })
        .with_context(wrong)?;
    Ok(html)
}

/// Text as it is printed: what headers of programs write in ASCII. A caret between spaces is a nim-sum, another one a power.
pub fn typeset(text: &str) -> String {
    let text = engine::typeset(text);
    let mut html = String::new();
    let mut rest = text.as_str();
    while let Some((before, after)) = rest.split_once('^') {
        let end = exponent(after);
        html += &escaped_html(before);
        match end {
            0 => html.push('^'),
            _ => html += &format!("<sup>{}</sup>", escaped_html(bare(&after[..end]))),
        }
        rest = &after[end..];
    }
    html + &escaped_html(rest)
}

/// The length of the exponent with which a text begins: a number, a letter, or what is in parentheses.
fn exponent(text: &str) -> usize {
    match text.chars().next() {
        Some('(') => text.find(')').map_or(0, |end| end + 1),
        Some(first) if first.is_ascii_digit() => {
            text.find(|letter: char| !letter.is_ascii_digit()).unwrap_or(text.len())
        }
        Some(first) if first.is_ascii_alphabetic() => 1,
        _ => 0,
    }
}

/// The text without the parentheses around it.
fn bare(text: &str) -> &str {
    text.strip_prefix('(').and_then(|text| text.strip_suffix(')')).unwrap_or(text)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn html(markdown: &str) -> String {
        render(markdown, &|_, _| Ok(None)).unwrap().html.trim().to_string()
    }

    #[test]
    fn carets_are_nim_sums_or_powers() {
        assert_eq!(html("3 ^ 5 <= 2^10"), "<p>3 ⊕ 5 ≤ 2<sup>10</sup></p>");
        assert_eq!(html("2^(t+1), 2^e^"), "<p>2<sup>t+1</sup>, 2<sup>e</sup>^</p>");
        assert_eq!(html("`a ^ b <= c`"), "<p><code>a ^ b &lt;= c</code></p>");
    }

    #[test]
    fn formulas_are_mathml() {
        let shown = html("$a \\oplus b$");
        assert!(shown.starts_with("<p><math"), "{shown}");
        let error = render("$\\frax$", &|_, _| Ok(None)).unwrap_err();
        assert!(format!("{error:#}").contains("\\frax"), "{error:#}");
    }

    #[test]
    fn links_lead_to_pages_of_the_book() {
        assert_eq!(html("[a](../../../src/bin/p2197.rs)"), "<p><a href=\"p2197.html\">a</a></p>");
        assert_eq!(html("[a](02-nim.md#moore)"), "<p><a href=\"chapter-nim.html#moore\">a</a></p>");
        assert_eq!(
            html("[`law`](../../../crates/a.rs)"),
            "<p><code title=\"crates/a.rs\">law</code></p>"
        );
        assert_eq!(html("[a](https://b.org/c.md)"), "<p><a href=\"https://b.org/c.md\">a</a></p>");
    }

    #[test]
    fn no_head_of_a_table_is_empty() {
        let table = html("| | 1 |\n|-|-|\n| a | b |");
        assert!(table.contains("<tr><td></td><th>1</th></tr>"), "{table}");
    }

    #[test]
    fn a_heading_has_a_name_in_any_script() {
        assert_eq!(html("## Why? 为什么"), "<h2 id=\"why-为什么\">Why? 为什么</h2>");
    }

    #[test]
    fn a_directive_stands_for_its_block() {
        let directives =
            |info: &str, text: &str| Ok((info == "board x").then(|| text.to_uppercase()));
        assert_eq!(render("```board x\na\n```", &directives).unwrap().html, "A\n");
        assert!(html("```rust\na<b\n```").contains("a&lt;b"));
    }
}
