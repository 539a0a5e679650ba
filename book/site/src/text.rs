//! Texts of files in Markdown and HTML.

use cli::checkout::catalogue::Entry;
use language::Text;

/// A text of which no character means anything in Markdown or HTML.
pub fn escaped(text: &str) -> String {
    let mut escaped = String::new();
    for character in text.chars() {
        match character {
            '<' => escaped += "&lt;",
            '>' => escaped += "&gt;",
            '&' => escaped += "&amp;",
            '\\' | '`' | '*' | '_' | '[' | ']' | '#' | '|' | '~' | '{' | '}' | '$' => {
                escaped.push('\\');
                escaped.push(character);
            }
            _ => escaped.push(character),
        }
    }
    escaped
}

/// A text of which no character means anything in HTML.
pub fn escaped_html(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}

/// The value of an attribute between double quotes, line breaks included.
pub fn attribute(text: &str) -> String {
    escaped_html(text).replace('"', "&quot;").replace('\n', "&#10;")
}

/// A block of code. The fence is longer than any in the text.
pub fn block(language: &str, text: &str) -> String {
    let mut longest = 2;
    let mut run = 0;
    for character in text.chars() {
        run = if character == '`' { run + 1 } else { 0 };
        longest = longest.max(run);
    }
    let fence = "`".repeat(longest + 1);
    let end = if text.ends_with('\n') { "" } else { "\n" };
    format!("{fence}{language}\n{text}{end}{fence}\n")
}

/// A judge, or a problem at a judge, as readers call it.
pub fn called(judge: &str) -> String {
    judge.replace("Luogu", Text("Luogu", "洛谷").get())
}

/// Short name of a problem: its id in capitals.
pub fn name(problem: &Entry) -> String {
    problem.id.to_uppercase()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn marks_of_markdown_are_shown_as_they_are() {
        assert_eq!(escaped("a_b *c* <d> & `e`"), "a\\_b \\*c\\* &lt;d&gt; &amp; \\`e\\`");
    }

    #[test]
    fn a_block_holds_any_text() {
        assert_eq!(block("", "a"), "```\na\n```\n");
        assert_eq!(block("rust", "```\n"), "````rust\n```\n````\n");
    }

    #[test]
    fn an_attribute_keeps_its_lines() {
        assert_eq!(attribute("1\n\"2\" & <3>"), "1&#10;&quot;2&quot; &amp; &lt;3&gt;");
    }
}
