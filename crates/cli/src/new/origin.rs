//! The origin of a problem: its name tells it, or the command line says it.

use crate::Usage;
use crate::checkout::places::{self, Place};
use crate::console::COMMA;
use anyhow::{Result, bail};
use judges::{self, JUDGES, Judge, STD};
use language::text;

/// The id of a problem, its judge, and the address of the statement.
#[derive(Debug, Clone)]
pub struct Origin {
    pub id: String,
    pub judge: &'static Judge,
    pub link: String,
}

/// The origin of a problem that was typed as an id, as its judge's name for it, or as an address.
pub fn of(typed: &str, judge: Option<&str>, link: Option<&str>) -> Result<Origin> {
    let place = places::read(typed).transpose().map_err(Usage)?;
    let id = match &place {
        Some(place) if !is_name(typed) => place.id(),
        _ => typed.to_string(),
    };
    if !is_name(&id) {
        bail!(Usage(text!(
            "`{id}` is no name for a problem's files: type the judge's name for the problem in lower case, such as \
             p1234, abc330_e or cf1704f",
            "`{id}` 不能用作题目的文件名：请输入 OJ 上的题号，小写，如 p1234、abc330_e、cf1704f"
        )));
    }
    let own = place.as_ref().and_then(judge_and_link);
    let judge = match (judge, &own) {
        (Some(judge), _) => known(judge)?,
        (None, Some((judge, _))) => *judge,
        (None, None) => bail!(Usage(text!(
            "the name {id} does not tell the judge ({names}): say --judge NAME --link ADDRESS, too",
            "从 {id} 看不出是哪个 OJ（{names}）：请再写 --judge 名字 --link 网址",
            names = names()
        ))),
    };
    // An address of one judge is none of another.
    let own = own.filter(|(other, _)| other.name == judge.name).map(|(_, link)| link);
    let link = link.map(str::to_string).or(own);
    let link = link.ok_or_else(|| {
        Usage(text!(
            "the name {id} does not tell the address of the statement: say --judge NAME --link ADDRESS, too",
            "从 {id} 看不出题面的网址：请再写 --judge 名字 --link 网址"
        ))
    })?;
    if !is_address(&link) {
        bail!(Usage(text!(
            "{link:?} is no address: it begins with https:// or http://",
            "{link:?} 不是网址：网址以 https:// 或 http:// 开头"
        )));
    }
    Ok(Origin { id, judge, link })
}

/// True for letters and digits, with a letter first. Of letters alone are names of Rust's and Cargo's, such as `test`.
fn is_name(id: &str) -> bool {
    let is_digit = |c: char| c.is_ascii_digit() || c == '_';
    id.starts_with(|c: char| c.is_ascii_lowercase())
        && id.contains(is_digit)
        && id.chars().all(|c| c.is_ascii_lowercase() || is_digit(c))
}

/// The judge of a place and the address there; `None` for judges that only have mirrors.
fn judge_and_link(place: &Place) -> Option<(&'static Judge, String)> {
    Some((judges::find(&place.judge.name).ok()?, place.link()?))
}

/// The name of a problem at its judge, as titles have it: `P1234`, `HDU 4764`, `ABC 330 E`.
pub fn called(id: &str) -> String {
    let letters = id.find(|c: char| !c.is_ascii_lowercase()).unwrap_or(id.len());
    let (judge, number) = id.split_at(letters);
    let number = number.trim_start_matches('_');
    let blank = if judge.len() > 1 { " " } else { "" };
    format!("{judge}{blank}{number}").replace('_', " ").to_uppercase()
}

fn known(name: &str) -> Result<&'static Judge> {
    match judges::find(places::full(name)) {
        Ok(judge) if judge.name != STD.name => Ok(judge),
        _ => bail!(Usage(text!(
            "{name} is no judge that is known; there is: {names}",
            "没有名为 {name} 的 OJ；有这些：{names}",
            names = names()
        ))),
    }
}

fn names() -> String {
    let names = JUDGES.iter().map(|judge| judge.name).filter(|name| *name != STD.name);
    names.collect::<Vec<_>>().join(COMMA.get())
}

/// True for an http or https address without characters that would end its line of the catalogue or its Markdown link.
fn is_address(link: &str) -> bool {
    let rest = link.strip_prefix("https://").or_else(|| link.strip_prefix("http://"));
    let bad = |c: char| c.is_whitespace() || c.is_control() || "\"\\<>()|".contains(c);
    rest.is_some_and(|rest| !rest.is_empty() && !rest.contains(bad))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_leads_nowhere_else() {
        for id in
            "a-1 ../p1 p1/x p1.rs P1 p\u{ff11} п1 p1\0 p1\n C:p1 1 1a _1 fn self test con sente"
                .split(' ')
        {
            assert!(!is_name(id), "{id:?}");
        }
        assert!(!is_name(""));
        assert!("p1 abc330_e dp_k hdu4764 x_y".split(' ').all(is_name));
    }

    #[test]
    fn titles_have_the_name_that_the_judge_uses() {
        let ids = ["p1234", "hdu4764", "abc330_e", "cf1704f", "dp_k", "aoj1377"];
        assert_eq!(
            ids.map(called),
            ["P1234", "HDU 4764", "ABC 330 E", "CF 1704F", "DP K", "AOJ 1377"]
        );
    }

    #[test]
    fn a_name_tells_the_judge_and_the_address() {
        for (id, judge, link) in [
            ("aoj1377", "AOJ", "https://onlinejudge.u-aizu.ac.jp/problems/1377"),
            ("p4363", "Luogu", "https://www.luogu.com.cn/problem/P4363"),
            ("abc330_e", "AtCoder", "https://atcoder.jp/contests/abc330/tasks/abc330_e"),
            ("dp_k", "AtCoder", "https://atcoder.jp/contests/dp/tasks/dp_k"),
            ("bzoj2819", "BZOJ", "https://lydsy.com/JudgeOnline/problem.php?id=2819"),
            ("poj2311", "POJ", "http://poj.org/problem?id=2311"),
            ("hdu3590", "HDU", "https://acm.hdu.edu.cn/showproblem.php?pid=3590"),
            ("cses1730", "CSES", "https://cses.fi/problemset/task/1730"),
            ("yuki2726", "yukicoder", "https://yukicoder.me/problems/no/2726"),
            ("cf1704_f", "Codeforces", "https://codeforces.com/problemset/problem/1704/F"),
            ("cf787c", "Codeforces", "https://codeforces.com/problemset/problem/787/C"),
            ("cf1d2", "Codeforces", "https://codeforces.com/problemset/problem/1/D2"),
        ] {
            let origin = of(id, None, None).expect("the name tells all");
            assert_eq!((origin.judge.name, origin.link.as_str()), (judge, link), "{id}");
        }
    }

    #[test]
    fn what_is_said_comes_before_what_the_name_tells() {
        let link = "https://open.kattis.com/problems/p1";
        let origin = of("p1", Some("kattis"), Some(link)).expect("all is said");
        assert_eq!((origin.judge.name, origin.link.as_str()), ("Kattis", link));
        // The address of Luogu is none of Kattis.
        for (id, judge, link, says) in [
            ("uva10165", Some("kattis"), None, "does not tell the address"),
            ("p1", Some("kattis"), None, "does not tell the address"),
            ("p1", Some("std"), None, "std is no judge that is known; there is: AOJ, AtCoder"),
            ("p1", Some("x"), None, "x is no judge that is known; there is: AOJ, AtCoder"),
            ("cf1704", None, None, "does not tell the judge"),
            ("p1", None, Some("P1"), "is no address"),
            ("p1", None, Some("https://x\ny"), "is no address"),
        ] {
            let text = of(id, judge, link).expect_err("it is refused").to_string();
            assert!(text.contains(says), "{text}");
        }
    }
}
