//! Addresses of problems, as they are pasted.

use super::fold::squeezed;
use super::names::codes;
use crate::catalogue::Problem;

/// What the address of a judge contains. AcWing is missing: it counts otherwise in its addresses.
const HOSTS: [(&str, &str); 15] = [
    ("luogu.com", "Luogu"),
    ("poj.org", "POJ"),
    ("hdu.edu.cn", "HDU"),
    ("atcoder.jp", "AtCoder"),
    ("codeforces.com", "Codeforces"),
    ("cses.fi", "CSES"),
    ("lydsy", "BZOJ"),
    ("bzoj", "BZOJ"),
    ("loj.ac", "LibreOJ"),
    ("acmicpc.net", "BOJ"),
    ("dmoj.ca", "DMOJ"),
    ("spoj.com", "SPOJ"),
    ("cogs.pro", "COGS"),
    ("onlinejudge.org/external", "UVa"),
    ("yukicoder.me", "yukicoder"),
];

/// Whether what was typed is an address, whole or without its beginning.
pub fn is_address(typed: &str) -> bool {
    let host = typed.split('/').next().unwrap_or_default();
    typed.contains("://") || typed.contains('/') && host.contains('.') && !host.contains(' ')
}

/// Whether the problem is there, or at a mirror.
pub fn leads_to(problem: &Problem, address: &str) -> bool {
    let address = bare(address);
    if address == bare(&problem.link) {
        return true;
    }
    let known = HOSTS.iter().find(|(host, _)| address.contains(host));
    let judge = known.map_or("", |(_, judge)| judge);
    let path = address.split_once('/').map_or("", |(_, path)| path);
    let words = path.split(|c: char| !c.is_alphanumeric() && c != '_');
    // Codeforces writes it between a contest and a letter.
    let words: Vec<&str> = words.filter(|&word| word != "problem").collect();
    // Sites that show the problems of several judges write the judge before the number.
    let pairs = words.windows(2).map(|pair| pair.concat());
    let names: Vec<String> = words.iter().map(ToString::to_string).chain(pairs.clone()).collect();
    let of_judge = names.iter().map(|name| match name.strip_prefix("at_") {
        // So Luogu calls AtCoder's problems.
        Some(name) => format!("AtCoder{name}"),
        None => format!("{judge}{name}"),
    });
    let named: Vec<String> = pairs.chain(of_judge).map(|name| squeezed(&name)).collect();
    codes(problem).iter().any(|code| named.contains(&squeezed(code)))
}

/// The address in lower case without what may be left out.
fn bare(address: &str) -> String {
    let address = address.trim().to_lowercase();
    let address = address.split_once("://").map_or(&*address, |(_, rest)| rest);
    let address = address.split('#').next().unwrap_or_default();
    address.trim_start_matches("www.").trim_end_matches('/').to_string()
}
