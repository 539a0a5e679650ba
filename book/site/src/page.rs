//! The pages of problems, in Markdown.

use crate::language::{Language, Words};
use crate::solution::{Header, Solution};
use crate::submissions::Submission;
use crate::text::{attribute, block, escaped, name, slug};
use anyhow::{Context, Result};
use cli::checkout::Checkout;
use cli::checkout::catalogue::Entry;
use cli::checkout::samples::{self, Sample, is_made};
use explore::explore::{ByDigits, proved_game};
use explore::report;
use rules::{Shown, WrongIdea};
use std::fmt::Write;

/// What a page of a problem is made of.
pub struct Page<'a> {
    /// The checkout.
    pub checkout: &'a Checkout,
    /// The problem.
    pub problem: &'a Entry,
    /// The one after it in the course.
    pub next: Option<&'a Entry>,
    /// What is sent to judges.
    pub submissions: &'a [Submission],
}

impl Page<'_> {
    /// The page in a language. Where nothing is said in Chinese, it says it in English.
    ///
    /// # Errors
    ///
    /// If a file is missing.
    pub fn text(&self, language: Language) -> Result<String> {
        let solution = Solution::read(self.checkout, &self.problem.id)?;
        let header = match language {
            Language::English => solution.header,
            Language::Chinese => self.chinese()?.unwrap_or(solution.header),
        };
        let words = language.words();
        let rules = problems::find(&self.problem.id)
            .with_context(|| format!("{} has no rules", self.problem.id))?;
        let mut text = format!("{}\n{}\n\n", self.head(language), header.rules);
        let samples = self.samples()?;
        let inputs = samples.iter().map(|sample| sample.input.as_str());
        if let Some(input) = engine::position(rules, inputs) {
            text += &board(&self.problem.id, &input, language);
            if !rules.coordinates().is_empty() {
                let id = &self.problem.id;
                write!(text, "<a href=\"explore.html?game={id}\">{}</a>\n\n", words.explore_this)?;
            }
        }
        write!(text, "{}\n\n{}## {}\n\n", header.rest, proof(rules, words), words.samples)?;
        for Sample { number, input, expected, .. } in &samples {
            let kind = if is_made(number) { words.made_sample } else { words.judges_sample };
            let [input, expected] = [input, expected].map(|text| block("text", text));
            write!(text, "{kind} {number}:\n\n{input}\n{expected}\n")?;
        }
        text += &self.wrong_ideas(rules, words)?;
        write!(text, "## {}\n\n{}\n", words.solution, block("rust,noplayground", &solution.code))?;
        text += &self.submissions(words);
        if let Some(next) = self.next {
            writeln!(
                text,
                "{} [{} {}]({}.md)",
                words.next,
                name(next),
                language.title(next),
                next.id
            )?;
        }
        Ok(text)
    }

    /// Title, links, limits.
    fn head(&self, language: Language) -> String {
        let (problem, words) = (self.problem, language.words());
        let mirrors = match &problem.mirrors[..] {
            [] => String::new(),
            mirrors => format!(" {} {}.", words.also, escaped(&mirrors.join(", "))),
        };
        format!(
            "# {} {}\n\n[{}: {}]({}), {}.{mirrors}\n\n{} [{}]({}.md) · {}\n",
            name(problem),
            language.title(problem),
            problem.judge,
            escaped(&problem.title),
            problem.link,
            limits(problem, language),
            words.chapter,
            language.topic(problem),
            slug(&problem.topic),
            language.link_to_other(&problem.id),
        )
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
        let folder = self.checkout.path(format!("samples/{}", self.problem.id));
        samples::of_folder(&folder)
    }

    /// Each with the input that shows it to be wrong, and both answers.
    fn wrong_ideas(&self, rules: &dyn rules::Problem, words: &Words) -> Result<String> {
        let id = &self.problem.id;
        let mut text = format!("## {}\n\n", words.wrong);
        let ideas = WrongIdea::parse(&self.checkout.read(&format!("hacks/{id}.toml"))?);
        for idea in ideas.map_err(anyhow::Error::msg)? {
            let [name, because] = [idea.name.replace('-', " "), idea.because().to_string()]
                .map(|text: String| escaped(&capital(&text)));
            write!(text, "**{name}.** {because}.\n\n")?;
            let input = match idea.shown {
                Shown::On(input) => input,
                Shown::OnExtreme(extreme) => {
                    write!(
                        text,
                        "{} `cargo sente gen {id} extreme`, `{extreme}`.\n\n",
                        words.wrong_on
                    )?;
                    continue;
                }
            };
            let right = match rules.answer(&input) {
                Ok(right) => right,
                Err(why) => why.to_string(),
            };
            text += &shown(&[
                (words.wrong_on, &input),
                (words.answer, &right),
                (words.wrong_answer, &idea.prints),
            ]);
        }
        Ok(text)
    }

    /// A button for each judge, and the file.
    fn submissions(&self, words: &Words) -> String {
        let mut text = String::new();
        for submission in self.submissions {
            let button = |judge: &&str| {
                let judge =
                    if *judge == bundle::judges::STD.name { words.any_judge } else { judge };
                format!(
                    "<button type=\"button\" class=\"copy\">{} {judge}</button>",
                    words.copy_for
                )
            };
            let buttons: Vec<String> = submission.judges.iter().map(button).collect();
            text += &format!(
                "<div class=\"submission\">\n\n{}\n\n<details><summary>{} ({} {})</summary>\n\n{}\n</details>\n</div>\n\n",
                buttons.join("\n"),
                words.show,
                submission.text.len(),
                words.bytes,
                block("rust,noplayground", &submission.text)
            );
        }
        text
    }
}

/// Texts with what they are: on one line if they are short, where a slash stands for the end of a line; else in blocks.
fn shown(texts: &[(&str, &String)]) -> String {
    const SHORT: usize = 40;
    if texts.iter().all(|(_, text)| text.len() <= SHORT && !text.contains('`')) {
        let line = |(what, text): &(&str, &String)| {
            let text = text.trim_end().lines().collect::<Vec<_>>().join(" / ");
            format!("{what} `{}`", if text.is_empty() { " " } else { &text })
        };
        return texts.iter().map(line).collect::<Vec<_>>().join(", ") + ".\n\n";
    }
    let part = |(what, text): &(&str, &String)| format!("{what}\n\n{}\n", block("text", text));
    texts.iter().map(part).collect()
}

fn limits(problem: &Entry, language: Language) -> String {
    let limits = problem.limits();
    escaped(&match language {
        Language::English => limits,
        Language::Chinese => limits.replace("both assumed", "均为默认").replace("assumed", "默认"),
    })
}

/// With a capital at its beginning.
fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or(String::new(), |first| first.to_uppercase().chain(letters).collect())
}

/// The place of a board; the script fills it.
fn board(id: &str, input: &str, language: Language) -> String {
    let words = language.words();
    let root = language.root();
    format!(
        "## {}\n\n<div class=\"board\" data-problem=\"{id}\" data-root=\"{root}\" data-input=\"{}\"><noscript>{}</noscript></div>\n\n",
        words.play,
        attribute(input),
        words.needs_script
    )
}

/// The proof of the problem's game by an automaton, if there is one, and a drawing.
fn proof(rules: &dyn rules::Problem, words: &Words) -> String {
    let Some(found) = proved_game(rules) else { return String::new() };
    let Some(ByDigits { relation, .. }) = &found.by_digits else { return String::new() };
    let ask = found.about.question.map_or("", |question| question.words().0);
    let told = words
        .proved_by_machine
        .replace("{states}", &relation.dfa().size().to_string())
        .replace("{digits}", &relation.numeration().name())
        .replace("{axes}", &found.about.axes.join(", "))
        .replace("{game}", &format!("{} --ask {ask}", found.about.title));
    // An empty line would end the element.
    let drawing = report::drawing(&found).unwrap_or_default();
    let drawing = drawing.lines().collect::<String>();
    format!("{told}\n\n<details><summary>{}</summary>{drawing}</details>\n\n", words.automaton)
}
