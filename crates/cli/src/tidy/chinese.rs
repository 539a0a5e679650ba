//! Holds the Chinese pages in step with the headers of the solutions.

use super::{checkout, files, problems, text};
use crate::checkout::catalogue::Entry;
use crate::show::page;
use std::collections::BTreeSet;

/// Pages of `docs/zh` that are about no problem.
const OTHERS: [&str; 2] = ["docs/zh/glossary.md", "docs/zh/setup.md"];

#[test]
fn each_problem_is_explained_in_chinese() {
    let parts = ["规则", "定理", "证明", "复杂度", "易错点", "来源"]
        .map(|part| format!("\n\n**{part}。** "));
    let mut missing = Vec::new();
    for Entry { id, .. } in problems() {
        let page = page(&id);
        if !checkout().path(&page).is_file() {
            missing.push(page);
            continue;
        }
        let text = text(&page).replace("\r\n", "\n");
        let places: Vec<_> = parts.iter().map(|part| text.find(part)).collect();
        missing.extend(
            parts
                .iter()
                .zip(&places)
                .filter(|(_, place)| place.is_none())
                .map(|(part, _)| format!("{page}: {}", part.trim())),
        );
        assert!(places.is_sorted(), "{page}: the parts come in another order");
        let title = text.lines().next().unwrap_or_default();
        assert!(title.starts_with("# "), "{page} has no title");
        assert!(text.contains("（已证）"), "{page} does not say that the theorem is proved");
    }
    assert!(missing.is_empty(), "missing in Chinese:\n{}", missing.join("\n"));
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
