//! The pages that lead to others: the front page, all problems, the explorer; and the contents beside every page.

use crate::board::{board, needs_script};
use crate::course::Chapter;
use crate::course::homework::Task;
use crate::goals;
use crate::shell::Way;
use crate::text::{escaped_html, name};
use crate::verbs;
use anyhow::Result;
use cli::checkout::Checkout;
use cli::checkout::catalogue::Entry;
use language::{Language, Text, text};

/// The pages that are no problems and no chapters, besides the front page.
pub fn places() -> [Way; 4] {
    let way = |file: &str, title: Text| (file.to_string(), title.get().to_string());
    [
        way("course", Text("The course", "课程")),
        way("problems", Text("All problems", "全部题目")),
        way("explore", Text("Explore", "探索器")),
        way("glossary", Text("Glossary", "术语表")),
    ]
}

/// The contents beside the page `here`: every chapter, and the problems of the one that the page belongs to.
pub fn contents(chapters: &[Chapter], problems: &[Entry], here: &str) -> String {
    let link = |file: &str, title: &str| {
        let current = if file == here { " aria-current=\"page\"" } else { "" };
        format!("<a href=\"{file}.html\"{current}>{}</a>", escaped_html(title))
    };
    let problem = |problem: &Entry| {
        let title = format!("{} {}", name(problem), problem.in_words()[0]);
        format!("<li>{}</li>", link(&problem.id, &title))
    };
    let mut html = String::from("<ul>\n");
    for (file, title) in &places() {
        html += &format!("<li>{}</li>\n", link(file, title));
    }
    html += &format!("</ul>\n<h2>{}</h2>\n<ol>\n", text!("Course", "课程"));
    for chapter in chapters {
        html += &format!("<li>{}", link(&chapter.file, &chapter.title));
        if chapter.file == here || chapter.sets(here) {
            let own = problems.iter().filter(|problem| chapter.sets(&problem.id));
            html += &format!("<ul>{}</ul>", own.map(problem).collect::<String>());
        }
        html += "</li>\n";
    }
    html + "</ol>\n"
}

/// The problems by what one does in their games, with the goal and the stars of each.
///
/// # Errors
///
/// If a game has no goal.
pub fn all_problems(
    checkout: &Checkout,
    chapters: &[Chapter],
    problems: &[Entry],
) -> Result<String> {
    let [_, (_, title), ..] = places();
    let mut html = format!("<h1>{title}</h1>\n");
    for (verb, title, games) in verbs::games(checkout, problems)? {
        html += &format!("<h2 id=\"{verb}\">{title}</h2>\n<ul class=\"problems\">\n");
        for problem in games {
            let mut tasks = chapters.iter().flat_map(|chapter| &chapter.tasks);
            let task = tasks.find(|task| task.id == problem.id);
            let stars = task.map_or(String::new(), Task::stars);
            let goal = if verb == verbs::NO_GAME { "" } else { goals::of(&problem.id)?.words() };
            html += &format!(
                "<li><a href=\"{}.html\">{}</a> <small>{}</small> {stars}<br>{}</li>\n",
                problem.id,
                escaped_html(problem.in_words()[0]),
                name(problem),
                escaped_html(goal)
            );
        }
        html += "</ul>\n";
    }
    Ok(html)
}

/// A game to begin with: heaps of 3, 5 and 7 are won for whoever begins.
pub const FIRST_GAME: [&str; 2] = ["p2197", "1\n3\n3 5 7\n"];

/// The front page: a game, three doors, and a card for each thing that one does in a game.
///
/// # Errors
///
/// If a problem cannot be drawn.
pub fn front(checkout: &Checkout, chapters: &[Chapter], problems: &[Entry]) -> Result<String> {
    let [id, input] = FIRST_GAME;
    let challenge = text!(
        "Fifteen stones in three heaps. In turn, take as many as you like from one heap. Whoever takes the last stone wins. \
         You begin: can you beat me?",
        "十五颗石子分成三堆。双方轮流操作，每次从一堆中取任意多颗，取走最后一颗的人获胜。你先手：能赢我吗？"
    );
    let sente = text!(
        "<em>Sente</em> (先手) is a word of the game of go: the move is yours, and the other has to answer. Here are {count} \
         problems about games from online judges. Each is solved in Rust, each theorem is proved, and each solution is held \
         against a search of the bare rules.",
        "<em>先手</em>（sente）是围棋的用语：主动权在你，对方不得不应。这里有各在线评测的 {count} 道博弈题，每道题都用 Rust \
         求解，定理有证明，题解与只按规则的暴力搜索对拍过。",
        count = problems.len()
    );
    let first = chapters.first().map_or("problems", |chapter| &chapter.file);
    let doors = [
        (text!("Play", "对弈"), "#verbs", text!("choose a game", "挑一个游戏")),
        (
            text!("Learn", "学习"),
            &format!("{first}.html"),
            text!("from the first chapter on", "从第一章开始"),
        ),
        (
            text!("Find", "查找"),
            "problems.html",
            text!("a problem by number, judge or title", "按题号、平台或标题找题"),
        ),
    ];
    let door = |(name, link, about): (String, &str, String)| {
        format!("<a class=\"door\" href=\"{link}\"><strong>{name}</strong> {about}</a>\n")
    };
    let doors: String = doors.map(door).concat();
    let heading = text!("What would you like to do?", "想怎么玩？");
    let cards = verbs::cards(checkout, problems)?;
    let day = verbs::puzzles(problems)?;
    Ok(format!(
        "<h1>Sente 先手</h1>\n<p class=\"challenge\">{challenge}</p>\n<div class=\"hero\">\n{}{day}<nav class=\"doors\">\n{doors}</nav>\n</div>\n\
         <h2 id=\"verbs\">{heading}</h2>\n<div class=\"verbs\">\n{cards}</div>\n<p>{sente}</p>\n",
        board(id, input, true)?
    ))
}

/// Examples for the explorer: the words, and the query of the page's address.
const EXAMPLES: [[&str; 2]; 9] = [
    ["kayles", "game=kayles"],
    ["octal 0.137", "game=octal+0.137"],
    ["subtraction 1,3,4", "game=subtraction+1%2C3%2C4"],
    ["moves n-1, n-3", "moves=n-1%2C+n-3"],
    ["wythoff", "game=wythoff"],
    ["graph 1-2,2-3,3-1,2-4", "game=graph+1-2%2C2-3%2C3-1%2C2-4"],
    ["chomp 2", "game=chomp+2"],
    ["kayles 5,7 --ask moves", "game=kayles+5%2C7&ask=moves"],
    ["domineering", "game=domineering"],
];

/// The page of the explorer.
pub fn explore() -> String {
    let [_, _, (_, explorer), _] = places();
    let how = text!(
        "Type a game, such as <code>kayles</code>, <code>octal 0.137</code>, <code>subtraction 1,3,4</code> or <code>graph \
         1-2-3-1</code>, or the moves from a heap of <code>n</code>, such as <code>n-1, n-3</code>, or those of Left and of Right; or paste a table that your \
         own program printed. You see the values, the pattern in them, and what is proved of it: the same as <code>cargo sente \
         explore</code> prints.",
        "输入一个游戏，例如 <code>kayles</code>、<code>octal 0.137</code>、<code>subtraction 1,3,4</code> 或 <code>graph \
         1-2-3-1</code>；也可以写出一堆 <code>n</code> 颗石子的走法，例如 <code>n-1, n-3</code>，或者左右双方各自的走法；或者贴上你自己的程序打印的表。页面给出数值、其中的规律以及已证的部分，\
         与命令 <code>cargo sente explore</code> 的输出相同。"
    );
    let example = |[name, asked]: [&str; 2]| format!("<a href=\"explore.html?{asked}\">{name}</a>");
    let examples = EXAMPLES.map(example).join(" · ");
    let heading = text!("Examples:", "例子：");
    let needs = needs_script();
    format!(
        "<h1>{explorer}</h1>\n<p>{heading} {examples}</p>\n<div class=\"explorer\"><noscript>{needs}</noscript></div>\n<p>{how}</p>\n"
    )
}

/// The terms, from the tables for both languages: a row is a term, its translation, and its meaning in Chinese and in
/// English. Text around the tables is for readers of Chinese.
pub fn glossary(source: &str) -> String {
    let is_chinese = language::current() == Language::Chinese;
    let columns = if is_chinese { [0, 1, 2] } else { [0, 1, 3] };
    let row = |line: &str| {
        let cells: Vec<&str> = line.trim_matches('|').split('|').collect();
        let cells = columns.iter().filter_map(|&column| Some(*cells.get(column)?));
        format!("|{}|\n", cells.collect::<Vec<_>>().join("|"))
    };
    let lines = source.lines().map(|line| match line {
        _ if line.starts_with('|') => row(line),
        _ if is_chinese => format!("{line}\n"),
        "# 术语表" => {
            "# Glossary\n\nThe terms of this book, and what they are called in Chinese.\n\n".into()
        }
        "## 类型" => "\n## Topics\n\n".into(),
        _ => String::new(),
    });
    let page: String = lines.collect();
    if is_chinese { page } else { page.replace("| 英文 | 中文 ", "| English | Chinese ") }
}

/// Shown by a host in the place of a page that is not there.
pub fn missing() -> String {
    text!(
        "<h1>There is no such page</h1>\n<p>Choose one in the contents.</p>",
        "<h1>没有这一页</h1>\n<p>请从目录中选择。</p>"
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use cli::checkout::{Files, catalogue};

    #[test]
    fn the_contents_open_the_chapter_of_the_page_alone() {
        let checkout = Checkout::find().unwrap();
        let problems = catalogue::read(&checkout).unwrap();
        let chapters = crate::course::chapters(&checkout).unwrap();
        let here = |page: &str| contents(&chapters, &problems, page);
        assert_eq!(here("index").matches("<ul>").count(), 1);
        for chapter in &chapters {
            let tasks = chapter.tasks.iter().map(|task| &task.id);
            for page in tasks.clone().chain([&chapter.file]) {
                let contents = here(page);
                let link = format!("<a href=\"{page}.html\" aria-current=\"page\">");
                assert!(contents.contains(&link), "{page}");
                assert_eq!(contents.matches("aria-current").count(), 1, "{page}");
                assert_eq!(contents.matches("<ul>").count(), 2, "{page}");
                for task in tasks.clone() {
                    assert!(contents.contains(&format!("\"{task}.html\"")), "{page}: {task}");
                }
            }
        }
    }

    #[test]
    fn the_glossary_has_each_meaning_in_the_language_of_the_page() {
        let source = Checkout::find().unwrap().read("docs/zh/glossary.md").unwrap();
        let of = |language| language::within(language, || glossary(&source));
        let meanings = |page: &str| -> Vec<String> {
            let rows = page.lines().filter(|line| line.matches('|').count() == 4);
            rows.filter_map(|row| row.split('|').nth(3)).map(String::from).collect()
        };
        let (english, chinese) = (of(Language::English), of(Language::Chinese));
        let [ours, theirs] = [meanings(&english), meanings(&chinese)];
        assert!(ours.len() > 50 && ours.len() == theirs.len());
        for (ours, theirs) in ours.iter().zip(&theirs).skip(2) {
            assert!(ours.is_ascii() || ours.contains('è'), "{ours}");
            assert!(!theirs.is_ascii() || theirs.trim() == "0.77", "{theirs}");
        }
        assert!(english.starts_with("# Glossary\n") && chinese.starts_with("# 术语表\n"));
    }
}
