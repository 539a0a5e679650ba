//! The pages of problems, in Markdown.

use crate::board::{board, first_input, rules};
use crate::goals;
use crate::shell::Way;
use crate::solution::{Header, Solution};
use crate::submissions::Submission;
use crate::text::{block, called, escaped, name};
use anyhow::{Context, Result};
use cli::checkout::catalogue::Entry;
use cli::checkout::samples::{self, Sample, is_made};
use cli::checkout::{Checkout, Files};
use explore::explore::{ByDigits, numeration, proved_game};
use explore::{report, wording};
use language::{Language, Text, current, text};
use rules::{Shown, WrongIdea};
use std::fmt::Write;

/// Sources of the page of a problem.
pub struct Page<'a> {
    pub checkout: &'a Checkout,
    pub problem: &'a Entry,
    /// The chapter that leads to it, or its place among all problems.
    pub chapter: &'a Way,
    /// Files that are submitted to judges.
    pub submissions: &'a [Submission],
}

impl Page<'_> {
    /// The page in the language of the reader. Where nothing is said in Chinese, it says it in English.
    ///
    /// # Errors
    ///
    /// If a file is missing.
    pub fn text(&self) -> Result<String> {
        let solution = Solution::read(self.checkout, &self.problem.id)?;
        let header = match current() {
            Language::English => solution.header,
            Language::Chinese => self.chinese()?.unwrap_or(solution.header),
        };
        let rules = rules(&self.problem.id)?;
        let mut text = self.title();
        if let Some(input) = first_input(self.checkout, &self.problem.id)? {
            let goal = goals::of(&self.problem.id)?.words();
            write!(text, "<p class=\"goal\">{goal}</p>\n\n")?;
            writeln!(text, "{}", board(&self.problem.id, &input, false)?)?;
        }
        let heading = text!("Statement", "题面");
        write!(text, "## {heading}\n\n{}\n\n{}\n", header.rules, self.source())?;
        if !rules.coordinates().is_empty() {
            let id = &self.problem.id;
            let explore = text!(
                "Explore this game: a table, its pattern, and what is proved of it",
                "探索这个游戏：数值表、规律与已证的部分"
            );
            write!(text, "<a href=\"explore.html?game={id}\">{explore}</a>\n\n")?;
        }
        text += &shown_samples(&self.samples()?)?;
        // The theorem is folded, so that a reader who wants to find it alone does not see it by accident.
        let heading = text!("Theorem and proof", "定理与证明");
        write!(
            text,
            "<details class=\"theorem\"><summary><h2>{heading}</h2></summary>\n\n{}\n\n</details>\n\n",
            header.rest,
        )?;
        let heading = text!("How we know", "怎样验证的");
        write!(
            text,
            "<details class=\"known\"><summary><h2>{heading}</h2></summary>\n\n{}\n\n{}</details>\n\n",
            self.held(),
            proof(rules)
        )?;
        text += &self.wrong_ideas(rules)?;
        let heading = text!("Solution", "题解代码");
        write!(text, "## {heading}\n\n{}\n", block("rust", &solution.code))?;
        text.extend(self.submissions.iter().map(|submission| submission.place(&self.problem.id)));
        Ok(text)
    }

    /// The title, with the judge's name for the problem.
    fn title(&self) -> String {
        let [title, name] = [self.problem.in_words()[0], &name(self.problem)].map(escaped);
        format!("# {title} <small class=\"code\">{name}</small>\n\n")
    }

    /// The commands by which a reader holds the solution against the rules, and what they do.
    fn held(&self) -> String {
        let id = &self.problem.id;
        text!(
            "`cargo test {id}` runs the judge's samples, and holds the solution against a search of the bare rules, on all small \
             inputs and on random ones; each wrong idea below has to fail. `cargo sente judge {id} --bin a.cpp` does the same \
             with a program of yours.",
            "`cargo test {id}` 运行题目样例，并在所有小输入与随机输入上把题解与只按规则的搜索对拍，下面的每个错解都必须出错。\
             `cargo sente judge {id} --bin a.cpp` 用同样的数据检验你自己的程序。"
        )
    }

    /// Links and limits.
    fn source(&self) -> String {
        let problem = self.problem;
        let topic = escaped(problem.in_words()[1]);
        let mirrors = match &problem.mirrors[..] {
            [] => String::new(),
            mirrors => {
                let mirrors = escaped(&called(&mirrors.join(Text(", ", "、").get())));
                text!(" The same problem: {mirrors}.", "同一题：{mirrors}。")
            }
        };
        let (judge, link) = (called(&problem.judge), &problem.link);
        let [own, limits, chapter] =
            [&problem.title, &problem.limits(), &self.chapter.1].map(|text| escaped(text));
        let source =
            text!("[{judge}: {own}]({link}), {limits}.", "[{judge}：{own}]({link})，{limits}。");
        let led = text!("Chapter: ", "章节：");
        let file = &self.chapter.0;
        format!("{source}{mirrors}\n\n{led}[{chapter}]({file}) · {topic}\n")
    }

    fn chinese(&self) -> Result<Option<Header>> {
        let file = format!("docs/zh/{}.md", self.problem.id);
        if !self.checkout.path(&file).is_file() {
            return Ok(None);
        }
        let text = self.checkout.read(&file)?;
        let (_, text) = text.split_once('\n').with_context(|| format!("{file} has no title"))?;
        Ok(Some(Header::parse(text)))
    }

    fn samples(&self) -> Result<Vec<Sample>> {
        samples::of(self.checkout, &self.problem.id)
    }

    /// Wrong ideas, each with an input that refutes it, and both answers.
    fn wrong_ideas(&self, rules: &dyn rules::Problem) -> Result<String> {
        let id = &self.problem.id;
        let mut text = format!("## {}\n\n", text!("Wrong ideas", "常见错解"));
        let wrong_on = text!("It is wrong on", "出错的输入：");
        let ideas = WrongIdea::parse(&self.checkout.read(&format!("hacks/{id}.toml"))?);
        for idea in ideas.map_err(anyhow::Error::msg)? {
            // What stands between backquotes is code here, too.
            let [name, because] = [idea.title(), idea.because().to_string()]
                .map(|text: String| escaped(&capital(&text)).replace("\\`", "`"));
            text += &text!("**{name}.** {because}.\n\n", "**{name}。** {because}。\n\n");
            let input = match idea.shown {
                Shown::On(input) => input,
                Shown::OnExtreme(extreme) => {
                    text += &text!(
                        "{wrong_on} `cargo sente gen {id} extreme`, `{extreme}`.\n\n",
                        "{wrong_on}`cargo sente gen {id} extreme` 的 `{extreme}`。\n\n"
                    );
                    continue;
                }
            };
            let right = match rules.answer(&input) {
                Ok(right) => right,
                Err(why) => why.to_string(),
            };
            text += &shown(&[
                (&wrong_on, &input),
                (&text!("the answer is", "正确答案："), &right),
                (&text!("by this idea", "错解的输出："), &idea.prints),
            ]);
        }
        Ok(text)
    }
}

/// Texts with what they are: on one line if they are short, where a slash stands for the end of a line; else in blocks.
fn shown(texts: &[(&str, &String)]) -> String {
    const SHORT: usize = 40;
    if texts.iter().all(|(_, text)| text.len() <= SHORT && !text.contains('`')) {
        let line = |(what, text): &(&str, &String)| {
            let text = text.trim_end().lines().collect::<Vec<_>>().join(" / ");
            let text = if text.is_empty() { " " } else { &text };
            text!("{what} `{text}`", "{what}`{text}`")
        };
        let lines = texts.iter().map(line).collect::<Vec<_>>();
        return lines.join(Text(", ", "，").get()) + Text(".\n\n", "。\n\n").get();
    }
    let part = |(what, text): &(&str, &String)| format!("{what}\n\n{}\n", block("text", text));
    texts.iter().map(part).collect()
}

/// The text with its first letter capitalised.
fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or(String::new(), |first| first.to_uppercase().chain(letters).collect())
}

fn shown_samples(samples: &[Sample]) -> Result<String> {
    let mut text = format!("## {}\n\n", text!("Samples", "样例"));
    for Sample { number, input, expected, .. } in samples {
        let kind = match is_made(number) {
            true => text!("A sample made here,", "自制样例"),
            false => text!("The judge's sample", "题目样例"),
        };
        let [input, expected] = [input, expected].map(|text| block("text", text));
        let number = number.trim_start_matches("made");
        let kind = text!("{kind} {number}:", "{kind} {number}：");
        write!(text, "{kind}\n\n{input}\n{expected}\n")?;
    }
    Ok(text)
}

/// The proof of the problem's game by an automaton, if there is one, and a drawing.
fn proof(rules: &dyn rules::Problem) -> String {
    let Some(found) = proved_game(rules) else { return String::new() };
    let Some(ByDigits { relation, .. }) = &found.by_digits else { return String::new() };
    let ask = found.about.question.map_or("", |question| question.words().0);
    let game = format!("{} --ask {ask}", found.about.title);
    let axes = wording::list(&wording::axes(&found.about.axes));
    let (states, digits) = (relation.dfa().size(), numeration(relation.numeration()));
    let told = text!(
        "**Proved by machine** is the game `{game}` on so many numbers ({axes}) and no others, from its bare moves and \
         however large they are: lost are the positions that an automaton of {states} states accepts, which reads the \
         numbers in {digits} digits. `cargo sente explore {game}` prints the proof.",
        "**机器证明**的是游戏 `{game}`，只限这几个数（{axes}），只用走法，数可以任意大：必败局面恰好是一个有 {states} \
         个状态的自动机所接受的局面，它按 {digits} 数位读入各数。命令 `cargo sente explore {game}` 会打印证明。"
    );
    // An empty line would end the element.
    let drawing = report::drawing(&found).unwrap_or_default();
    let drawing = drawing.lines().collect::<String>();
    let summary = text!("The automaton, drawn", "画出这个自动机");
    format!("{told}\n\n<details><summary>{summary}</summary>{drawing}</details>\n\n")
}
