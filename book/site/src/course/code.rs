//! A program in the languages of contests: in Rust and C++ those of the collection, in Python one of the course.

use crate::colours::coloured;
use crate::solution::Solution;
use crate::text::escaped_html;
use anyhow::Result;
use cli::checkout::{Checkout, Files};
use language::text;

/// Tabs of a program for a problem, of which the reader's choice holds on all pages.
pub fn code(checkout: &Checkout, id: &str) -> Result<String> {
    let programs = [
        ("rust", "Rust", coloured(&Solution::read(checkout, id)?.code)),
        ("cpp", "C++", escaped_html(&checkout.read(&format!("peers/{id}.cpp"))?)),
        ("python", "Python", escaped_html(&checkout.read(&format!("docs/course/code/{id}.py"))?)),
    ];
    let legend = text!("A program in", "程序语言");
    let mut html = format!("<fieldset class=\"codes\"><legend>{legend}</legend>\n");
    for (language, name, _) in &programs {
        let checked = if *language == "rust" { " checked" } else { "" };
        html += &format!(
            "<label><input type=\"radio\" name=\"code-{id}\" value=\"{language}\"{checked}> {name}</label>\n"
        );
    }
    for (language, _, program) in &programs {
        html += &format!("<pre data-code=\"{language}\"><code>{program}</code></pre>\n");
    }
    Ok(html + "</fieldset>\n")
}
