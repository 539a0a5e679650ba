//! The pages that lead to those of the problems: front, chapters, explorer, and the table of contents.

use crate::language::Language;
use crate::text::{name, slug};
use cli::checkout::catalogue::Entry;

/// A page: its file and its text.
pub type Named = (String, String);

/// The problems by topic, the topics in the order in which the course comes to them.
pub fn chapters(problems: &[Entry]) -> Vec<Vec<&Entry>> {
    let mut chapters: Vec<Vec<&Entry>> = Vec::new();
    for problem in problems {
        match chapters.iter_mut().find(|chapter| chapter[0].topic == problem.topic) {
            Some(chapter) => chapter.push(problem),
            None => chapters.push(vec![problem]),
        }
    }
    chapters
}

/// All of them.
pub fn pages(chapters: &[Vec<&Entry>], language: Language) -> Vec<Named> {
    let words = language.words();
    let mut summary = format!("# Sente\n\n[Sente](index.md)\n[{}](explore.md)\n\n", words.explore);
    let mut pages = Vec::new();
    for chapter in chapters {
        let topic = language.topic(chapter[0]);
        let file = slug(&chapter[0].topic);
        pages.push((format!("{file}.md"), format!("# {topic}\n\n{}", table(chapter, language))));
        summary += &format!("- [{topic}]({file}.md)\n");
        for problem in chapter {
            let title = language.title(problem);
            summary += &format!("  - [{} {title}]({}.md)\n", name(problem), problem.id);
        }
    }
    let front = format!(
        "# Sente\n\n{}\n\n{}\n\n{}",
        language.link_to_other("index"),
        words.about,
        table(&chapters.concat(), language)
    );
    pages.push(("index.md".into(), front));
    pages.push(("explore.md".into(), explore(language)));
    pages.push(("SUMMARY.md".into(), summary));
    pages
}

/// A row for each problem.
fn table(problems: &[&Entry], language: Language) -> String {
    let mut text = format!("| {} |\n|---|---|---|\n", language.words().columns.join(" | "));
    for problem in problems {
        let [id, title, decides] =
            [name(problem), language.title(problem), language.theorem(problem)];
        text += &format!("| [{id}]({}.md) | {title} | {decides} |\n", problem.id);
    }
    text
}

/// What can be asked of the explorer: as it is said, and as the address of its page says it.
const EXAMPLES: [[&str; 2]; 8] = [
    ["kayles", "game=kayles"],
    ["octal 0.137", "game=octal+0.137"],
    ["subtraction 1,3,4", "game=subtraction+1%2C3%2C4"],
    ["moves n-1, n-3", "moves=n-1%2C+n-3"],
    ["wythoff", "game=wythoff"],
    ["graph 1-2,2-3,3-1,2-4", "game=graph+1-2%2C2-3%2C3-1%2C2-4"],
    ["chomp 2", "game=chomp+2"],
    ["kayles 5,7: its moves", "game=kayles+5%2C7&ask=moves"],
];

fn explore(language: Language) -> String {
    let words = language.words();
    let root = language.root();
    let example = |[name, asked]: [&str; 2]| format!("[{name}](explore.html?{asked})");
    let examples = EXAMPLES.map(example).join(" · ");
    format!(
        "# {}\n\n{}\n\n{} {examples}\n\n<div class=\"explorer\" data-root=\"{root}\"><noscript>{}</noscript></div>\n",
        words.explore, words.explore_how, words.examples, words.needs_script
    )
}
