//! Files for judges, made by `cargo sente bundle`.

use crate::text::called;
use anyhow::Result;
use bundle::judges::{STD, find};
use bundle::{Request, bundle};
use cli::bundling::or_substitute;
use cli::checkout::Checkout;
use cli::checkout::catalogue::Entry;
use language::text;
use serde_json::json;

/// A file for some judges, which stands in the book as a script: a page from a disk can load nothing else, and the pages of
/// both languages share it.
pub struct Submission {
    /// The script's path.
    pub path: String,
    /// Their names.
    pub judges: Vec<&'static str>,
    /// The file.
    pub text: String,
}

impl Submission {
    /// The script, which sets the file.
    pub fn script(&self) -> String {
        format!("self.submission = {};\n", json!(self.text))
    }

    /// A button for each judge, and an empty place for the file, in Markdown.
    pub fn place(&self, id: &str) -> String {
        let button = |judge: &&str| {
            let judge = match *judge == STD.name {
                true => text!("any judge with plain Rust", "任何支持标准 Rust 的评测系统"),
                false => called(judge),
            };
            let copy = text!("Copy for {judge}", "复制提交代码：{judge}");
            format!("<button type=\"button\" class=\"copy\">{copy}</button>\n")
        };
        let buttons: String = self.judges.iter().map(button).collect();
        let (path, bytes) = (&self.path, self.text.len());
        let show = text!("Show the file ({bytes} bytes)", "查看文件（{bytes} 字节）");
        let needs = text!(
            "The file needs JavaScript here; `cargo sente bundle {id}` prints it.",
            "这里要用 JavaScript 才能看到文件；命令 `cargo sente bundle {id}` 会打印它。"
        );
        // A block of Markdown is never empty.
        format!(
            "<div class=\"submission\" data-file=\"{path}\">\n\n{buttons}\n<details><summary>{show}</summary>\n\n\
             <noscript>\n\n{needs}\n\n</noscript>\n\n<pre><code></code></pre>\n\n</details>\n</div>\n\n"
        )
    }
}

/// The file for the problem's own judge, if it takes Rust, and the one for any judge with the standard library alone.
///
/// # Errors
///
/// If it cannot be bundled.
pub fn of(checkout: &Checkout, problem: &Entry) -> Result<Vec<Submission>> {
    let own = or_substitute(find(&problem.judge)?, &problem.mirrors).0;
    let mut submissions: Vec<Submission> = Vec::new();
    for judge in [own, STD] {
        let request = Request::new(checkout.path("Cargo.toml"), judge);
        let text = bundle(&Request { bin: Some(problem.id.clone()), ..request })?.text;
        match submissions.iter_mut().find(|submission| submission.text == text) {
            Some(same) if !same.judges.contains(&judge.name) => same.judges.push(judge.name),
            Some(_) => {}
            None => {
                let path = format!("code/{}-{}.js", problem.id, submissions.len() + 1);
                submissions.push(Submission { path, judges: vec![judge.name], text });
            }
        }
    }
    Ok(submissions)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::markdown::render;

    #[test]
    fn the_place_of_a_file_is_empty_and_names_its_script() {
        let (path, text) = ("code/a-1.js".into(), "fn main() {}\n".into());
        let submission = Submission { path, judges: vec!["Luogu", STD.name], text };
        let html = render(&submission.place("a"), &|_, _| Ok(None)).unwrap().html;
        assert!(html.contains("<div class=\"submission\" data-file=\"code/a-1.js\">"), "{html}");
        assert!(html.contains("<pre><code></code></pre>"), "{html}");
        assert!(html.contains("Show the file (13 bytes)"), "{html}");
        assert_eq!(html.matches("<button type=\"button\" class=\"copy\">").count(), 2, "{html}");
        assert_eq!(submission.script(), "self.submission = \"fn main() {}\\n\";\n");
    }
}
