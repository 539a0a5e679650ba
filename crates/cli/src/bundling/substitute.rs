//! A judge that takes Rust, for one that does not.

use judges::{JUDGES, Judge, STD};
use language::{Text, text};

/// The judge to bundle for, and what to tell those who meant one that takes no Rust; `mirrors` are the same
/// problem elsewhere, such as `Luogu P10501`.
pub fn or_substitute(judge: &'static Judge, mirrors: &[String]) -> (&'static Judge, String) {
    if judge.takes_rust() {
        return (judge, String::new());
    }
    let takes_rust = |mirror: &&String| {
        JUDGES.iter().any(|judge| judge.takes_rust() && mirror.starts_with(judge.name))
    };
    let mirrors: Vec<&str> = mirrors.iter().filter(takes_rust).map(|mirror| &**mirror).collect();
    let (name, mirrors) = (judge.name, mirrors.join(Text(" and ", "、").get()));
    let advice = match mirrors.is_empty() {
        true => text!(
            "{name} takes no Rust; no mirror that does is known. Bundled for the standard library.",
            "{name} 不接受 Rust，也没有已知的接受 Rust 的同一题。已按标准库打包。"
        ),
        false => text!(
            "{name} takes no Rust; the same problem is {mirrors}, which does. Bundled for the standard library.",
            "{name} 不接受 Rust；同一题 {mirrors} 接受。已按标准库打包。"
        ),
    };
    (STD, advice)
}
