//! A whole program for a judge around a function: it reads positions, and prints words for each.

use super::Language;
use crate::error::refused;
use anyhow::Result;
use language::text;

/// The words that a program prints for a position.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Program {
    /// The text that was read.
    text: String,
    /// The words for a won position and for a lost one; None for the value itself.
    words: Option<[String; 2]>,
    /// True if the number of positions stands in front of them.
    pub is_counted: bool,
}

impl Program {
    /// Reads `1 if won else 0`, `Bob if lost else Alice`, or `value`.
    ///
    /// # Errors
    ///
    /// If the text has another form.
    pub fn parse(text: &str, is_counted: bool) -> Result<Program> {
        let text = text.trim();
        let words = |condition: &str| text.split_once(condition);
        let words = match (words(" if won else "), words(" if lost else ")) {
            _ if text == "value" => None,
            (Some((won, lost)), _) | (None, Some((lost, won))) => Some([won, lost].map(quoted)),
            (None, None) => {
                return Err(refused(text!(
                    "{text:?} is no answer of a program: write `1 if won else 0`, `Bob if lost else Alice` or `value`",
                    "{text:?} 不是程序的答案：请写 `1 if won else 0`、`Bob if lost else Alice` 或 `value`"
                )));
            }
        };
        Ok(Program { text: text.into(), words, is_counted })
    }

    /// The options of the command line that ask for it.
    pub(super) fn options(&self) -> String {
        let counted = if self.is_counted { " --counted" } else { "" };
        format!(" --program {:?}{counted}", self.text)
    }

    /// True if the program prints Grundy values.
    pub fn prints_values(&self) -> bool {
        self.words.is_none()
    }

    /// The program without the function, which takes the numbers of a position, or one number alone: what stands before
    /// the function, and what stands behind it.
    pub(super) fn around(
        &self,
        name: &str,
        axes: Option<usize>,
        language: Language,
    ) -> [String; 2] {
        let [before, behind] = match language {
            Language::Rust => ["", RUST],
            Language::Cpp => ["#include <array>\n#include <iostream>\n\n", CPP],
            Language::Python => ["import sys\n\n", PYTHON],
        };
        let call = format!("{name}(numbers{})", if axes.is_none() { "[0]" } else { "" });
        let answer = match (&self.words, language) {
            (None, _) => call,
            (Some([won, lost]), Language::Rust) => {
                format!("if {call} {{ {won} }} else {{ {lost} }}")
            }
            (Some([won, lost]), Language::Cpp) => format!("({call} ? {won} : {lost})"),
            (Some([won, lost]), Language::Python) => format!("{won} if {call} else {lost}"),
        };
        let (counted, skip) = match (self.is_counted, language) {
            (false, _) => ("", ""),
            (true, Language::Rust) => ("", ".skip(1)"),
            (true, Language::Cpp) => ("    std::cin >> numbers[0];\n", ""),
            (true, Language::Python) => ("", "[1:]"),
        };
        let behind = behind
            .replace("{answer}", &answer)
            .replace("{axes}", &axes.unwrap_or(1).to_string())
            .replace("{counted}", counted)
            .replace("{skip}", skip);
        [before.into(), behind]
    }
}

/// A text as all three languages write it.
fn quoted(text: &str) -> String {
    format!("\"{}\"", text.replace('\\', "\\\\").replace('"', "\\\""))
}

const RUST: &str = "
fn main() {
    let text = std::io::read_to_string(std::io::stdin()).expect(\"the input is text\");
    let words = text.split_ascii_whitespace(){skip};
    let numbers: Vec<u64> = words.map(|word| word.parse().expect(\"a number\")).collect();
    let mut answers = String::new();
    for case in numbers.chunks_exact({axes}) {
        let mut numbers = [0; {axes}];
        numbers.copy_from_slice(case);
        answers += &format!(\"{}\\n\", {answer});
    }
    print!(\"{answers}\");
}
";
const CPP: &str = "
int main() {
    std::ios::sync_with_stdio(false), std::cin.tie(nullptr);
    std::array<unsigned long long, {axes}> numbers;
{counted}    while (true) {
        for (auto& number : numbers) if (!(std::cin >> number)) return 0;
        std::cout << {answer} << '\\n';
    }
}
";
const PYTHON: &str = "

WORDS = sys.stdin.read().split(){skip}
for case in range(0, len(WORDS) // {axes} * {axes}, {axes}):
    numbers = [int(word) for word in WORDS[case:case + {axes}]]
    print({answer})
";
