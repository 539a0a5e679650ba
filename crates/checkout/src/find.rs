//! Which problem is meant by what people type: its name, a mirror, an address, a title, a topic.

mod address;
mod fold;

use crate::catalogue::Problem;
use crate::suggest::{nearest, unknown};
use fold::{squeezed, words};
use judge::Usage;

/// The problem that is meant: by the name of its file, by its name at a judge such as `POJ 1067`, by an address,
/// by its title or topic in either language, or by a part of these. Nothing, if none is.
///
/// # Errors
///
/// If several are meant; the message lists them.
pub fn find<'a>(problems: &'a [Problem], typed: &str) -> Result<Option<&'a Problem>, Usage> {
    let is_id = |problem: &&Problem| problem.id.eq_ignore_ascii_case(typed.trim());
    if let Some(problem) = problems.iter().find(is_id) {
        return Ok(Some(problem));
    }
    let means: &[fn(&Problem, &str) -> bool] = match address::is_address(typed) {
        true => &[address::leads_to],
        false => &[is_code, is_title_or_topic, is_part],
    };
    let meant = means.iter().map(|means| -> Vec<&Problem> {
        problems.iter().filter(|problem| means(problem, typed)).collect()
    });
    match meant.into_iter().find(|meant| !meant.is_empty()).as_deref() {
        None => Ok(None),
        Some([problem]) => Ok(Some(problem)),
        Some(several) => Err(ambiguous(typed, several)),
    }
}

/// The same, where one is needed.
///
/// # Errors
///
/// If there is not exactly one; the message lists them, or names the nearest.
pub fn find_one<'a>(problems: &'a [Problem], typed: &str) -> Result<&'a Problem, Usage> {
    find(problems, typed)?.ok_or_else(|| not_found(problems, typed))
}

/// The problems of these words, of which several may be one name, as in `POJ 1067`.
///
/// # Errors
///
/// As [`find_one`].
pub fn find_each(problems: &[Problem], words: &[String]) -> Result<Vec<Problem>, Usage> {
    let mut found: Vec<Problem> = Vec::new();
    let mut rest = words;
    while let Some(first) = rest.first() {
        // One word comes before several: `p2252 p4363` are two.
        let lengths = [1].into_iter().chain((2..=rest.len()).rev());
        let mut named = lengths.map(|length| (length, find(problems, &rest[..length].join(" "))));
        let (length, problem) = match named.find(|(_, found)| matches!(found, Ok(Some(_)))) {
            Some((length, Ok(Some(problem)))) => (length, problem),
            _ => (1, find_one(problems, first)?),
        };
        if found.iter().all(|other| other.id != problem.id) {
            found.push(problem.clone());
        }
        rest = &rest[length..];
    }
    Ok(found)
}

/// Whether the text has that part, where case, accents and signs count for nothing.
///
/// ```
/// assert!(checkout::has("Misère Nim", "misere"));
/// ```
pub fn has(text: &str, part: &str) -> bool {
    let letters = squeezed(part);
    text.contains(part) || !letters.is_empty() && squeezed(text).contains(&letters)
}

fn ambiguous(typed: &str, several: &[&Problem]) -> Usage {
    let list: Vec<String> =
        several.iter().map(|problem| format!("{} ({})", problem.id, problem.english)).collect();
    let (count, list) = (several.len(), list.join(", "));
    Usage(format!("`{typed}` may be any of {count} problems: {list}; type the name of one"))
}

fn not_found(problems: &[Problem], typed: &str) -> Usage {
    if address::is_address(typed) {
        let what = "no problem here is known to be at that address";
        return Usage(format!("{what}: {typed}; `cargo sente list` shows all problems"));
    }
    let ids: Vec<&str> = problems.iter().map(|problem| problem.id.as_str()).collect();
    let names = |problem: &'_ Problem| codes(problem).into_iter().chain(titles(problem));
    let is_near = |problem: &&Problem| {
        names(problem).any(|name| nearest(&squeezed(typed), &[&squeezed(&name)]).is_some())
    };
    match problems.iter().find(is_near) {
        Some(near) if nearest(typed, &ids).is_none() => {
            let Problem { id, english, .. } = near;
            Usage(format!("there is no problem `{typed}`; did you mean {id} ({english})?"))
        }
        _ => unknown("problem", typed, &ids),
    }
}

/// How judges call a problem: its own judge, with and without the judge's name, and the mirrors.
fn codes(problem: &Problem) -> Vec<String> {
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

fn is_code(problem: &Problem, typed: &str) -> bool {
    let mut typed = squeezed(typed);
    for (other, judge) in JUDGES {
        if let Some(number) = typed.strip_prefix(other) {
            typed = format!("{judge}{number}");
        }
    }
    codes(problem).iter().any(|code| squeezed(code) == typed)
}

/// The titles of a problem, with what stands in brackets and without.
fn titles(problem: &Problem) -> Vec<String> {
    let titles = [Some(&problem.title), Some(&problem.english), problem.chinese.title.as_ref()];
    let both = |title: &String| [title.clone(), fold::without_brackets(title)];
    titles.into_iter().flatten().flat_map(both).collect()
}

fn titles_and_topics(problem: &Problem) -> Vec<String> {
    let mut names = titles(problem);
    names.extend([problem.topic.clone(), problem.chinese.topic.clone()]);
    names
}

fn is_title_or_topic(problem: &Problem, typed: &str) -> bool {
    let typed = squeezed(typed);
    !typed.is_empty() && titles_and_topics(problem).iter().any(|name| squeezed(name) == typed)
}

/// Whether a title or a topic has the words in a row, the last perhaps begun only; at least three letters.
fn is_part(problem: &Problem, typed: &str) -> bool {
    let names = titles_and_topics(problem);
    if !squeezed(typed).is_ascii() {
        // Chinese has no gaps between words.
        let typed = squeezed(typed);
        return typed.chars().count() >= 2
            && names.iter().any(|name| squeezed(name).contains(&typed));
    }
    let typed = words(typed);
    typed.len() >= 3
        && names.iter().any(|name| format!(" {}", words(name)).contains(&format!(" {typed}")))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::catalogue;

    fn problems() -> Vec<Problem> {
        catalogue::built_in().expect("it is compiled in")
    }

    fn found(typed: &str) -> String {
        match find_one(&problems(), typed) {
            Ok(problem) => problem.id.clone(),
            Err(error) => error.to_string(),
        }
    }

    #[track_caller]
    fn all_are(id: &str, all: &[&str]) {
        for typed in all {
            assert_eq!(found(typed), id, "{typed}");
        }
    }

    #[test]
    fn a_problem_is_found_by_what_judges_call_it() {
        all_are(
            "p2252",
            &["p2252", "P2252", " P2252 ", "POJ 1067", "poj1067", "POJ-1067", "HDU 1527"],
        );
        all_are(
            "p2252",
            &["Luogu P2252", "luogu p2252", "洛谷 P2252", "洛谷P2252", "ＰＯＪ　１０６７"],
        );
        all_are("p1290", &["UVa 10368", "UVA-10368", "uva10368"]);
        all_are("abc330_e", &["ABC330-E", "abc330e", "ABC 330 E", "AtCoder abc330_e"]);
        all_are("cses1730", &["CSES 1730"]);
        all_are("yuki2726", &["yukicoder 2726", "No.2726"]);
        all_are(
            "cf1498f",
            &["cf1498f", "CF 1498F", "Codeforces 1498F", "codeforces 1498/F", "1498F"],
        );
        all_are("poj2311", &["P10501", "Luogu P10501", "POJ 2311"]);
        all_are("p3179", &["LOJ 2126", "LibreOJ #2126"]);
    }

    #[test]
    fn a_problem_is_found_by_a_pasted_address() {
        all_are(
            "p2252",
            &[
                "https://www.luogu.com.cn/problem/P2252",
                "luogu.com.cn/problem/P2252#submit",
                "https://www.luogu.com.cn/problem/P2252?contestId=7",
                "http://poj.org/problem?id=1067",
                "https://vjudge.net/problem/POJ-1067",
                "http://acm.hdu.edu.cn/showproblem.php?pid=1527",
            ],
        );
        all_are("hdu4764", &["https://acm.hdu.edu.cn/showproblem.php?pid=4764"]);
        all_are("p1290", &["https://onlinejudge.org/external/103/10368.pdf"]);
        all_are("abc330_e", &["https://atcoder.jp/contests/abc330/tasks/abc330_e?lang=en"]);
        all_are("cses1730", &["https://cses.fi/problemset/task/1730/"]);
        all_are(
            "p6487",
            &["https://www.acmicpc.net/problem/2862", "https://dmoj.ca/problem/coci10c4p6"],
        );
        all_are("p2964", &["https://www.spoj.com/problems/XOINC/"]);
        all_are("yuki2726", &["https://yukicoder.me/problems/no/2726?lang=en"]);
        all_are(
            "cf1498f",
            &[
                "https://codeforces.com/problemset/problem/1498/F",
                "https://codeforces.com/contest/1498/problem/F?locale=en",
                "m1.codeforces.com/contest/1498/problem/F",
                "https://vjudge.net/problem/CodeForces-1498F",
            ],
        );
        all_are("cf787c", &["https://codeforces.com/contest/786/problem/A"]);
        for other in [
            "http://poj.org/problem?id=4764",
            "https://example.org/nim",
            "https://atcoder.jp/contests/abc330",
            "https://codeforces.com/contest/1498/problem/A",
            "https://codeforces.com/contest/1498",
        ] {
            assert!(
                found(other).starts_with("no problem here is known to be at"),
                "{}",
                found(other)
            );
        }
    }

    #[test]
    fn a_problem_is_found_by_its_title_or_topic_in_either_language() {
        all_are(
            "p2252",
            &["Wythoff's game", "wythoffs GAME", "wythoff", "威佐夫博弈", "【模板】威佐夫博弈"],
        );
        all_are(
            "p4279",
            &["misère nim", "Misere NIM", "小约翰的游戏", "Little John's Game", "反 Nim"],
        );
        all_are("p6487", &["HRPA", "[COCI 2010/2011 #4] HRPA", "fibonacci nim", "斐波那契 Nim"]);
        all_are("agc017_d", &["Game on Tree", "树上删边", "green hackenbush"]);
    }

    #[test]
    fn every_title_leads_to_its_problem_or_to_a_list_that_has_it() {
        for problem in problems() {
            for name in codes(&problem).into_iter().chain(titles_and_topics(&problem)) {
                let found = found(&name);
                let listed =
                    found.contains("may be any of") && found.contains(&format!("{} (", problem.id));
                assert!(found == problem.id || listed, "{name}: {found}");
            }
        }
    }

    #[test]
    fn a_word_that_several_problems_have_lists_them() {
        let text = found("scoring game");
        assert!(text.contains("may be any of 3 problems: p2964 (A Coin Game), p3210 ("), "{text}");
        assert!(
            found("取石子游戏")
                .contains("p5675 (Stone Taking Game), p2599 (Stones from Both Ends)")
        );
    }

    #[test]
    fn a_slip_names_the_nearest() {
        assert!(found("p225").ends_with("did you mean p2252?"), "{}", found("p225"));
        assert!(found("withoff's game").ends_with("did you mean p2252 (Wythoff's game)?"));
        for strange in ["", "x", "no", "chess960 variant", "1067", "***"] {
            assert!(found(strange).contains("`cargo sente list` shows all"), "{}", found(strange));
        }
    }

    #[test]
    fn names_of_several_words_stand_beside_others() {
        let each = |words: &[&str]| -> Vec<String> {
            let words: Vec<String> = words.iter().map(ToString::to_string).collect();
            let found = find_each(&problems(), &words).expect("all are known");
            found.into_iter().map(|problem| problem.id).collect()
        };
        assert_eq!(
            each(&["P4363", "POJ", "1067", "p2252", "Green", "Hackenbush"]),
            ["p4363", "p2252", "agc017_d"]
        );
    }
}
