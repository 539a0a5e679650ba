//! The pages that lead to those of the problems: front, chapters, explorer, and the table of contents.

use crate::edition::{ABOUT, link_to_other, root, theorem, title, topic};
use crate::page::needs_script;
use crate::text::{name, slug};
use cli::checkout::catalogue::Entry;
use language::text;

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
pub fn pages(chapters: &[Vec<&Entry>]) -> Vec<Named> {
    let explorer = text!("Explore", "探索器");
    let mut summary = format!("# Sente\n\n[Sente](index.md)\n[{explorer}](explore.md)\n\n");
    let mut pages = Vec::new();
    for chapter in chapters {
        let topic = topic(chapter[0]);
        let file = slug(&chapter[0].topic);
        let other = link_to_other(&file);
        pages.push((format!("{file}.md"), format!("# {topic}\n\n{other}\n\n{}", table(chapter))));
        summary += &format!("- [{topic}]({file}.md)\n");
        for problem in chapter {
            let title = title(problem);
            summary += &format!("  - [{} {title}]({}.md)\n", name(problem), problem.id);
        }
    }
    let front = format!(
        "# Sente\n\n{}\n\n{}\n\n{}",
        link_to_other("index"),
        ABOUT,
        table(&chapters.concat())
    );
    pages.push(("index.md".into(), front));
    pages.push(("explore.md".into(), explore(&explorer)));
    pages.push(("SUMMARY.md".into(), summary));
    let missing = text!(
        "# There is no such page\n\nChoose one in the contents.",
        "# 没有这一页\n\n请从目录中选择。"
    );
    pages.push(("404.md".into(), missing));
    pages
}

/// A row for each problem.
fn table(problems: &[&Entry]) -> String {
    let columns = text!("problem | title | what decides", "题目 | 标题 | 判定方法");
    let mut text = format!("| {columns} |\n|---|---|---|\n");
    for problem in problems {
        let [id, title, decides] = [name(problem), title(problem), theorem(problem)];
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
    ["kayles 5,7 --ask moves", "game=kayles+5%2C7&ask=moves"],
];

fn explore(explorer: &str) -> String {
    let root = root();
    let how = text!(
        "Type a game, such as `kayles`, `octal 0.137`, `subtraction 1,3,4` or `graph 1-2-3-1`, or the moves from a heap of \
         `n`, such as `n-1, n-3`. You see the values, the pattern in them, and what is proved of it: the same as \
         `cargo sente explore` prints.",
        "输入一个游戏，例如 `kayles`、`octal 0.137`、`subtraction 1,3,4` 或 `graph 1-2-3-1`；也可以写出一堆 `n` 颗石子的走法，\
         例如 `n-1, n-3`。页面给出数值、其中的规律以及已证的部分，与命令 `cargo sente explore` 的输出相同。"
    );
    let example = |[name, asked]: [&str; 2]| format!("[{name}](explore.html?{asked})");
    let examples = EXAMPLES.map(example).join(" · ");
    let heading = text!("Examples:", "例子：");
    let needs = needs_script();
    let other = link_to_other("explore");
    format!(
        "# {explorer}\n\n{other}\n\n{how}\n\n{heading} {examples}\n\n\
         <div class=\"explorer\" data-root=\"{root}\"><noscript>{needs}</noscript></div>\n"
    )
}
