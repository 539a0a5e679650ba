//! The two languages of the book, and what its pages say in each.

use crate::text::escaped;
use cli::checkout::catalogue::Entry;

/// A language.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Language {
    /// The pages are made of the headers of the solutions.
    English,
    /// The pages are made of `docs/zh`.
    Chinese,
}

/// What pages say beside what stands in the repository.
pub struct Words {
    /// As HTML names the language.
    pub code: &'static str,
    /// Below the title of the book.
    pub about: &'static str,
    /// The column titles of a list of problems.
    pub columns: [&'static str; 3],
    pub explore: &'static str,
    pub explore_how: &'static str,
    pub explore_this: &'static str,
    /// The proof by machine, with holes for the game, its coordinates, the states and the digits.
    pub proved_by_machine: &'static str,
    pub automaton: &'static str,
    pub examples: &'static str,
    pub other_language: &'static str,
    pub also: &'static str,
    pub chapter: &'static str,
    pub next: &'static str,
    pub play: &'static str,
    pub needs_script: &'static str,
    pub samples: &'static str,
    pub judges_sample: &'static str,
    pub made_sample: &'static str,
    pub wrong: &'static str,
    pub wrong_on: &'static str,
    pub answer: &'static str,
    pub wrong_answer: &'static str,
    pub solution: &'static str,
    pub copy_for: &'static str,
    pub any_judge: &'static str,
    pub bytes: &'static str,
    pub show: &'static str,
}

impl Language {
    /// The words of this language.
    pub fn words(self) -> &'static Words {
        match self {
            Language::English => &ENGLISH,
            Language::Chinese => &CHINESE,
        }
    }

    /// The way from a page to where the engine is.
    pub fn root(self) -> &'static str {
        match self {
            Language::English => "",
            Language::Chinese => "../",
        }
    }

    /// A link to the same page in the other language, by the page's name.
    pub fn link_to_other(self, page: &str) -> String {
        let (folder, code) = match self {
            Language::English => ("zh/", CHINESE.code),
            Language::Chinese => ("../", ENGLISH.code),
        };
        let name = self.words().other_language;
        format!("<a href=\"{folder}{page}.html\" hreflang=\"{code}\">{name}</a>")
    }

    /// The title of a problem that readers of the language know.
    pub fn title(self, problem: &Entry) -> String {
        escaped(match self {
            Language::English => &problem.english,
            Language::Chinese => problem.chinese.title.as_ref().unwrap_or(&problem.title),
        })
    }

    /// The topic of a problem.
    pub fn topic(self, problem: &Entry) -> String {
        escaped(match self {
            Language::English => &problem.topic,
            Language::Chinese => &problem.chinese.topic,
        })
    }

    /// What decides a problem, in a line.
    pub fn theorem(self, problem: &Entry) -> String {
        escaped(match self {
            Language::English => &problem.theorem,
            Language::Chinese => &problem.chinese.theorem,
        })
    }
}

const ENGLISH: Words = Words {
    code: "en",
    about: "Combinatorial-game problems of online judges. Each is solved in Rust, its theorem is proved, and the solution \
            is held against a search of the bare rules. Here you read them, play each game against a program that plays \
            perfectly, ask it why, and take the solution along.",
    columns: ["problem", "title", "what decides"],
    explore: "Explore",
    explore_how: "Type a game, such as `kayles`, `octal 0.137`, `subtraction 1,3,4` or `graph 1-2-3-1`, or the moves \
                  from a heap of `n`, such as `n-1, n-3`. You see the values, the pattern in them, and what is proved \
                  of it: the same as `cargo sente explore` prints.",
    explore_this: "Explore this game: a table, its pattern, and what is proved of it",
    proved_by_machine: "**Proved by machine** is the game `{game}` on so many numbers ({axes}) and no others, from its bare \
                        moves and however large they are: lost are the positions that an automaton of {states} states \
                        accepts, which reads the numbers in {digits} digits. `cargo sente explore {game}` prints the proof.",
    automaton: "The automaton, drawn",
    examples: "Examples:",
    other_language: "中文",
    also: "The same problem:",
    chapter: "Chapter:",
    next: "Next problem:",
    play: "Play",
    needs_script: "The board needs JavaScript and WebAssembly.",
    samples: "Samples",
    judges_sample: "The judge's sample",
    made_sample: "A sample made here,",
    wrong: "Wrong ideas",
    wrong_on: "It is wrong on",
    answer: "The answer is",
    wrong_answer: "by this idea",
    solution: "Solution",
    copy_for: "Copy for",
    any_judge: "any judge with plain Rust",
    bytes: "bytes",
    show: "Show the file",
};

const CHINESE: Words = Words {
    code: "zh-CN",
    about: "在线评测系统上的组合博弈题。每道题都用 Rust 求解，定理有证明，题解与只按题面规则的暴力搜索逐一对拍。\
            在这里可以读题解、与必胜的程序对弈、问它为什么，还可以直接复制提交。",
    columns: ["题目", "标题", "判定方法"],
    explore: "探索器",
    explore_how: "输入一个游戏，例如 `kayles`、`octal 0.137`、`subtraction 1,3,4` 或 `graph 1-2-3-1`；\
                  也可以写出一堆 `n` 颗石子的操作，例如 `n-1, n-3`。页面给出取值、其中的规律以及已证明的部分，\
                  与命令 `cargo sente explore` 的输出相同（英文）。",
    explore_this: "探索这个游戏：数值表、规律与已证明的部分",
    proved_by_machine: "**机器证明**的是游戏 `{game}`，只限这几个数（{axes}），只用走法，数可以任意大：必败局面恰好是一个有 {states} \
                        个状态的自动机所接受的局面，它按 {digits} 数位读入各数。命令 `cargo sente explore {game}` 会打印证明。",
    automaton: "画出这个自动机",
    examples: "例子：",
    other_language: "English",
    also: "同一题：",
    chapter: "章节：",
    next: "下一题：",
    play: "对弈",
    needs_script: "棋盘需要 JavaScript 和 WebAssembly。",
    samples: "样例",
    judges_sample: "题目样例",
    made_sample: "自制样例",
    wrong: "常见错解",
    wrong_on: "出错的输入：",
    answer: "正确答案",
    wrong_answer: "错解的输出",
    solution: "题解代码",
    copy_for: "复制提交代码：",
    any_judge: "任何支持标准 Rust 的评测系统",
    bytes: "字节",
    show: "查看文件",
};
