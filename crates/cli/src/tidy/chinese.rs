//! Holds the Chinese pages in step with the headers of the solutions.

use super::{files, has_in_order, problems, sources, text};
use crate::checkout::catalogue::Entry;
use crate::show::page;
use std::collections::BTreeSet;

/// Pages of `docs/zh` that are about no problem.
const OTHERS: [&str; 2] = ["docs/zh/glossary.md", "docs/zh/setup.md"];

#[test]
fn each_problem_is_explained_in_chinese() {
    let parts = ["规则", "定理", "证明", "复杂度", "易错点", "来源"]
        .map(|part| format!("\n\n**{part}。** "));
    for Entry { id, .. } in problems() {
        let page = page(&id);
        let text = text(&page);
        has_in_order(&page, &text, &parts);
        let title = text.lines().next().unwrap_or_default();
        assert!(title.starts_with("# "), "{page} has no title");
        assert!(text.contains("（已证）"), "{page} does not say that the theorem is proved");
    }
}

/// The solutions are run on the examples of their headers; so are those of the pages, being the same.
#[test]
fn a_chinese_page_has_the_examples_of_its_header() {
    for Entry { id, .. } in problems() {
        let solution = text(&format!("src/bin/{id}.rs"));
        let header: Vec<&str> =
            solution.lines().map_while(|line| line.strip_prefix("//!")).collect();
        let header = header.join("").split_whitespace().collect::<Vec<_>>().join(" ");
        let page = page(&id);
        assert_eq!(
            examples(&text(&page), " 应输出 "),
            examples(&header, " answers "),
            "the examples of {page} (left) and of the header"
        );
    }
}

/// Pairs of code with this word between them.
fn examples(text: &str, word: &str) -> BTreeSet<(String, String)> {
    let parts: Vec<&str> = text.split('`').collect();
    let pairs = parts.windows(3).skip(1).step_by(2).filter(|part| part[1] == word);
    pairs.map(|part| (part[0].to_string(), part[2].to_string())).collect()
}

#[test]
fn each_chinese_page_belongs_to_a_problem() {
    let pages: BTreeSet<String> = problems().iter().map(|problem| page(&problem.id)).collect();
    for file in files(&["docs/zh"], &["md"]) {
        assert!(pages.contains(&file) || OTHERS.contains(&&*file), "{file} belongs to no problem");
    }
}

/// One idea has one name: a topic that two problems share is called the same in both, and as the table of terms has it.
#[test]
fn topics_are_called_as_the_glossary_has_them() {
    let glossary = text(OTHERS[0]);
    for Entry { id, topic, chinese, .. } in problems() {
        let row = format!("| {topic} | {} |", chinese.topic);
        assert!(
            glossary.lines().any(|line| line == row),
            "{id}: {} lacks the row {row}",
            OTHERS[0]
        );
    }
}

/// A contributor without Chinese may leave a text of a problem in English. The tools leave none.
#[test]
fn every_text_but_those_of_problems_is_translated() {
    // In two pieces, so that this file does not find itself.
    let mark = ["un", "translated"].concat();
    let may_wait = |file: &str| {
        ["crates/problems/", "crates/theorems/", "hacks/"].iter().any(|at| file.starts_with(at))
    };
    let mut missing = String::new();
    for file in sources().into_iter().chain(files(&["hacks"], &["toml"])) {
        let text = text(&file);
        for (place, _) in text.match_indices(&mark) {
            let (before, line) = (&text[..place], text[..place].lines().last().unwrap_or_default());
            // As the second argument, which stands behind the English text.
            let is_text = before.trim_end().ends_with("\",");
            if is_text && !line.trim_start().starts_with("//") {
                let place = format!("{file}:{}: {}", before.lines().count(), line.trim());
                println!("{place}");
                missing += &if may_wait(&file) { String::new() } else { place + "\n" };
            }
        }
    }
    assert!(missing.is_empty(), "to be translated into Chinese:\n{missing}");
}

/// Words that go out without `text!` or `Text` are in one language alone.
#[test]
fn the_command_says_everything_in_both_languages() {
    let macros = ["bail!(", "anyhow!(", "println!(", "format_args!("];
    let calls = ["context(", "Usage(", "say(", "Usage(format!(", "Err(format!(", "|| format!("];
    let mut found = String::new();
    let is_test = |file: &String| file.starts_with("crates/cli/src/tidy");
    for file in files(&["crates/cli/src"], &["rs"]).into_iter().filter(|file| !is_test(file)) {
        let text = text(&file);
        let code = text.split("#[cfg(test)]").next().unwrap_or_default();
        // Arguments may begin in the next line.
        let code = code.split('(').map(str::trim_start).collect::<Vec<_>>().join("(");
        for (place, start) in
            macros.iter().chain(&calls).flat_map(|start| code.match_indices(start))
        {
            let literal = code[place + start.len()..].strip_prefix('"').unwrap_or_default();
            let sentence = literal.split('"').next().unwrap_or_default();
            let words = sentence.split(' ').filter(|word| word.chars().all(char::is_alphabetic));
            let is_sentence = words.filter(|word| word.len() > 1 && word.is_ascii()).count() > 1;
            if is_sentence {
                found += &format!("{file}: {start}{sentence:?}\n");
            }
        }
    }
    assert!(found.is_empty(), "in one language alone:\n{found}");
}
