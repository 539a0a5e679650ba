//! The two editions of the book, English and Chinese: a folder for each.

use language::Language::{self, Chinese, English};
use language::{Text, current, within};

pub const EDITIONS: [Language; 2] = [English, Chinese];

/// The text below the title of the book.
pub const ABOUT: Text = Text(
    "Combinatorial-game problems of online judges. Each is solved in Rust, its theorem is proved, and the solution is held \
     against a search of the bare rules. Here you read them, play each game against a program that plays perfectly, ask it \
     why, and take the solution along.",
    "在线评测系统上的组合博弈题。每道题都用 Rust 求解，定理有证明，题解与只按题面规则的暴力搜索逐一对拍。\
     在这里可以读题解、与从不出错的程序对弈、问它为什么，还可以直接复制代码去提交。",
);

/// The language as HTML names it.
pub fn code() -> &'static str {
    Text("en", "zh-CN").get()
}

/// The language as the engine and the folders of the course name it.
pub fn lang() -> &'static str {
    Text("en", "zh").get()
}

/// Path from the root of the book to the edition, as addresses have it.
pub fn folder() -> &'static str {
    Text("", "zh/").get()
}

/// Path from the edition back to the root of the book.
pub fn root() -> &'static str {
    Text("", "../").get()
}

/// A link to the same page in the other language, by the page's name. What is played or explored goes along.
pub fn link_to_other(page: &str) -> String {
    let other = if current() == English { Chinese } else { English };
    let root = root();
    within(other, || {
        let (folder, code, name) = (folder(), code(), Text("English", "中文"));
        format!(
            "<a class=\"language\" href=\"{root}{folder}{page}.html\" hreflang=\"{code}\">{name}</a>"
        )
    })
}
