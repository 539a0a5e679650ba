//! Problems in which the program talks with the judge.

use language::text;

/// The judge's side of a dialogue about one case. It plays, so it is written by the rules alone.
///
/// Both sides speak in lines. The judge begins, unless its greeting is empty.
pub trait Host {
    /// What the judge says first: lines without the last newline.
    fn greeting(&mut self) -> String;
    /// What the judge says to the program's next line.
    fn reply(&mut self, line: &str) -> Reply;
}

/// What the judge says to a line of the program.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Reply {
    /// The dialogue goes on. An empty text says nothing: the program is to speak again.
    Say(String),
    /// These are the last words, and the program has done well.
    Accept(String),
    /// These are the last words, and the program has failed.
    Refuse {
        /// What the program is told.
        last_words: String,
        /// What its author is told.
        because: String,
    },
}

/// Lets a program talk with the judge, without any process: `answer` is the program, called with each
/// text of the judge, and it gives its next line. For tests, and for programs that are functions.
///
/// # Errors
///
/// Why the program has failed; also if the dialogue has more than `most_lines` lines.
pub fn talk(
    host: &mut dyn Host,
    most_lines: usize,
    mut answer: impl FnMut(&str) -> String,
) -> Result<(), String> {
    let mut said = host.greeting();
    for _ in 0..most_lines {
        let line = answer(&said);
        match host.reply(&line) {
            Reply::Say(words) => said = words,
            Reply::Accept(_) => return Ok(()),
            Reply::Refuse { because, .. } => return Err(because),
        }
    }
    Err(text!(
        "the dialogue does not end within {most_lines} lines",
        "对话没有在 {most_lines} 行内结束"
    ))
}
