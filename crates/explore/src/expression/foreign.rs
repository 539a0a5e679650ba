//! Signs and words of other languages, and what is written here.

use language::{Text, text};

const SIGNS: [(&str, Text); 14] = [
    ("->", ONLY_LEFT),
    ("=>", ONLY_LEFT),
    ("→", ONLY_LEFT),
    ("{", Text("moves one after the other: n-1, n-3, n-4", "把走法一个一个写出：n-1, n-3, n-4")),
    (";", Text("a comma between moves", "走法之间用逗号")),
    ("**", POWER),
    ("≤", Text("<=", "<=")),
    ("≥", Text(">=", ">=")),
    ("≠", Text("!=", "!=")),
    ("∈", Text("for k in 1..=n", "for k in 1..=n")),
    ("×", Text("*", "*")),
    ("⊕", XOR),
    ("=", Text("==, <= or >=", "==、<= 或 >=")),
    ("，", Text("a comma: ,", "半角逗号 ,")),
];

const WORDS: [(&str, Text); 9] = [
    ("floor", Text("a/b, which rounds down", "a/b，它向下取整")),
    ("ceil", Text("(a+b-1)/b, as / rounds down", "(a+b-1)/b，因为 / 向下取整")),
    ("sqrt", ROOT),
    ("isqrt", ROOT),
    ("log", LOGARITHM),
    ("log2", LOGARITHM),
    ("mod", Text("a % b", "a % b")),
    ("div", Text("a / b, which rounds down", "a / b，它向下取整")),
    ("xor", XOR),
];

const ONLY_LEFT: Text = Text("only what a move leaves: n-1", "只写一步后剩下的：n-1");
const POWER: Text = Text("pow(2, k), as ^ is xor", "pow(2, k)，因为 ^ 是异或");
const XOR: Text = Text("a ^ b", "a ^ b");
const ROOT: Text =
    Text("a test: for k in 1..=n if k*k <= n", "一个条件：for k in 1..=n if k*k <= n");
const LOGARITHM: Text =
    Text("a test: for k in 0..62 if pow(2, k) <= n", "一个条件：for k in 0..62 if pow(2, k) <= n");

/// The sign at the beginning of a text, if it is one of other languages.
pub(super) fn sign(text: &str) -> Option<&'static str> {
    let is_equal = text.starts_with("==");
    let mut signs = SIGNS.iter().map(|(sign, _)| *sign);
    signs.find(|sign| text.starts_with(sign)).filter(|_| !is_equal)
}

/// What to write for a sign or a word, as the end of a message; nothing if it is not known.
pub(super) fn hint(word: &str) -> String {
    let known = SIGNS.iter().chain(&WORDS).find(|(other, _)| *other == word);
    known.map_or(String::new(), |(_, here)| text!("; write {here}", "；请写 {here}"))
}

/// A hint at powers for moves in which `^` occurs.
pub(super) fn hint_at_powers(text: &str) -> String {
    if text.contains('^') { hint("**") } else { String::new() }
}
