//! Judges: their addresses, and what people call them.

use super::names::squeezed;

/// A blank, which no address has.
const NOWHERE: &str = " ";

/// A judge, what its addresses contain, and how its name is typed, too: as nothing, where its problems' names stand
/// alone, and as vjudge's addresses write Chinese. Luogu's addresses hold whole names; AcWing's count otherwise.
const JUDGES: [(&str, &str, &[&str]); 21] = [
    ("Luogu", NOWHERE, &["p", "lg", "洛谷", "e6b49be8b0b7"]),
    ("POJ", "poj.org", &["pku", "北大"]),
    ("HDU", "hdu.edu.cn", &["hdoj", "杭电", "杭电oj"]),
    ("AtCoder", "atcoder.jp", &["", "at", "luoguat", "洛谷at"]),
    ("Codeforces", "codeforces.", &["", "cf", "luogucf", "洛谷cf"]),
    ("CSES", "cses.fi", &[]),
    ("BZOJ", "bzoj", &["bz", "lydsy", "黑暗爆炸", "e9bb91e69a97e78886e782b8"]),
    ("BZOJ", "lydsy", &[]),
    ("LibreOJ", "loj.ac", &["loj"]),
    ("BOJ", "acmicpc.net", &["baekjoon", "백준"]),
    ("DMOJ", "dmoj.ca", &[""]),
    ("SPOJ", "spoj.com", &["sp", "luogusp"]),
    ("COGS", "cogs.pro", &[]),
    ("UVa", "onlinejudge.org/external", &["uvaoj", "luoguuva"]),
    ("yukicoder", "yukicoder.me", &["no", "yuki", "yukicoderno"]),
    ("CodeChef", "codechef.com", &[]),
    ("Vijos", "vijos.org", &[]),
    ("一本通", "ssoier.cn", &["ybt", "信息学奥赛一本通"]),
    ("AtCoder abc", NOWHERE, &["atcoderbeginnercontest"]),
    ("AtCoder arc", NOWHERE, &["atcoderregularcontest"]),
    ("AtCoder agc", NOWHERE, &["atcodergrandcontest"]),
];

/// Codes that may be meant, in one word: as typed, and with the usual names of judges; those in an address.
pub fn codes(typed: &str) -> Vec<String> {
    if !is_address(typed) {
        return with_usual_names(typed);
    }
    let address = typed.trim().to_lowercase();
    let address = address.trim_start_matches("https://").trim_start_matches("http://");
    let parts = address.split(['/', '?', '=', '&', '#', '.']).skip(1);
    // Codeforces writes it between a contest and a letter.
    let parts: Vec<&str> = parts.filter(|&part| part != "problem").collect();
    match JUDGES.iter().find(|(_, host, _)| address.contains(host)) {
        // Sites that show the problems of several judges write the judge before the number.
        None => parts.iter().flat_map(|part| with_usual_names(part)).collect(),
        Some((judge, ..)) => {
            let pairs = parts.windows(2).map(|pair| pair.concat());
            let names = parts.iter().map(ToString::to_string).chain(pairs);
            names.map(|name| squeezed(&(judge.to_string() + &name))).collect()
        }
    }
}

/// True for an address, with or without `https://`.
pub fn is_address(typed: &str) -> bool {
    let typed = typed.trim();
    let has_host = typed.split_once('/').is_some_and(|(host, _)| host.contains('.'));
    !typed.contains(' ') && (has_host || typed.contains("://"))
}

fn with_usual_names(typed: &str) -> Vec<String> {
    let typed = squeezed(typed);
    let mut all = vec![typed.clone()];
    for (judge, _, others) in JUDGES {
        let rest = others.iter().filter_map(|other| typed.strip_prefix(other));
        all.extend(rest.map(|rest| squeezed(judge) + rest));
    }
    all
}
