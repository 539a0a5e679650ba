//! What a problem is called: by judges, in titles and topics, in either language.

use super::fold::{squeezed, without_brackets, words};
use crate::catalogue::Problem;

/// How judges call a problem: its own judge, with and without the judge's name, and the mirrors.
pub fn codes(problem: &Problem) -> Vec<String> {
    let own = format!("{} {}", problem.judge, last_of_address(&problem.link));
    let mut codes = vec![problem.id.clone()];
    for code in problem.mirrors.iter().chain([&own]) {
        codes.push(code.clone());
        // Luogu's, AtCoder's and Codeforces' names stand alone; a number does not.
        let alone = code.rsplit(' ').next().unwrap_or_default();
        let has = |of_kind: fn(&char) -> bool| alone.chars().any(|c| of_kind(&c));
        if has(char::is_ascii_digit) && has(char::is_ascii_alphabetic) {
            codes.push(alone.into());
        }
    }
    codes
}

/// What names the problem in its address: the last part; the last two where that is a letter, as in `1498/F`.
fn last_of_address(address: &str) -> String {
    let mut parts = address.rsplit(['/', '=']);
    let last = parts.next().unwrap_or_default();
    let contest = if last.len() == 1 { parts.next().unwrap_or_default() } else { "" };
    format!("{contest}{last}")
}

/// Other names of judges, as they are typed.
const JUDGES: [(&str, &str); 8] = [
    ("loj", "libreoj"),
    ("baekjoon", "boj"),
    ("洛谷", "luogu"),
    ("hdoj", "hdu"),
    ("杭电", "hdu"),
    ("lydsy", "bzoj"),
    ("uvaoj", "uva"),
    ("no", "yukicoder"),
];

/// Other names of topics, as they are typed.
pub const TOPICS: [(&str, &str); 13] = [
    ("尼姆", "Nim"),
    ("尼姆博弈", "Nim"),
    ("Nim 博弈", "Nim"),
    ("阶梯博弈", "Staircase Nim"),
    ("巴什博弈", "Subtraction game"),
    ("Bash game", "Subtraction game"),
    ("斐波那契博弈", "Fibonacci Nim"),
    ("欧几里得博弈", "Euclid's game"),
    ("反尼姆", "Misère Nim"),
    ("反常 Nim", "Misère Nim"),
    ("删边游戏", "Green Hackenbush"),
    ("SJ 定理", "Anti-SG"),
    ("有向图游戏", "Grundy values on a graph"),
];

/// What is typed, squeezed, with the judge that it begins with by that judge's usual name.
pub fn with_usual_judge(typed: &str) -> String {
    let typed = squeezed(typed);
    let renamed = |(other, judge)| Some(format!("{judge}{}", typed.strip_prefix(other)?));
    JUDGES.into_iter().find_map(renamed).unwrap_or(typed)
}

pub fn is_code(problem: &Problem, typed: &str) -> bool {
    let mut typed = with_usual_judge(typed);
    // Luogu's own letter is often left out.
    if let Some(number) = typed.strip_prefix("luogu")
        && number.bytes().all(|byte| byte.is_ascii_digit())
    {
        typed = format!("luogup{number}");
    }
    codes(problem).iter().any(|code| squeezed(code) == typed)
}

/// The titles of a problem, with what stands in brackets and without.
pub fn titles(problem: &Problem) -> Vec<String> {
    let titles = [Some(&problem.title), Some(&problem.english), problem.chinese.title.as_ref()];
    let both = |title: &String| [title.clone(), without_brackets(title)];
    titles.into_iter().flatten().flat_map(both).collect()
}

pub fn titles_and_topics(problem: &Problem) -> Vec<String> {
    let mut names = titles(problem);
    names.extend([problem.topic.clone(), problem.chinese.topic.clone()]);
    names
}

pub fn is_title_or_topic(problem: &Problem, typed: &str) -> bool {
    let typed = squeezed(typed);
    let usual = TOPICS.iter().find(|(other, _)| squeezed(other) == typed);
    let typed = usual.map_or(typed, |(_, topic)| squeezed(topic));
    !typed.is_empty() && titles_and_topics(problem).iter().any(|name| squeezed(name) == typed)
}

/// Whether a title or a topic has the words in a row, the last perhaps begun only; at least three letters.
pub fn is_part(problem: &Problem, typed: &str) -> bool {
    let names = titles_and_topics(problem);
    if !squeezed(typed).is_ascii() {
        // Chinese has no gaps between words.
        let typed = squeezed(typed);
        return typed.chars().count() >= 2
            && names.iter().any(|name| has_part(&squeezed(name), &typed));
    }
    let typed = words(typed);
    typed.len() >= 3
        && names.iter().any(|name| format!(" {}", words(name)).contains(&format!(" {typed}")))
}

/// Whether the name has the part, and not its opposite: `平等博弈` is no part of `不平等博弈`.
fn has_part(name: &str, part: &str) -> bool {
    name.match_indices(part).any(|(place, _)| !name[..place].ends_with(['不', '非', '反']))
}
