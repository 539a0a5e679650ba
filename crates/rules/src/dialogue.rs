//! Problems in which the program talks with the judge.

mod judges;
mod series;

use crate::choices::Choices;
use crate::problem::Problem;
use crate::session::Session;
pub use judges::{Answer, Strategy, answers, by_search, choosing, strategies};
use language::{Text, text};
pub(crate) use series::series;
use std::fmt;
use std::io::{BufReader, Read, Write};
use std::iter;

/// The longest word of a program that is read whole, in bytes: no turn has a longer one.
const MOST_BYTES: usize = 96;

/// The judge's side of a dialogue, which judges call the interactor. It plays, so it is written by the rules alone: by those of
/// one case, and the cases of an input follow each other.
///
/// The judge speaks in lines and hears words, as judges read, and every dialogue comes to an end whatever the program says.
pub trait Interactor {
    /// The words of the judge that begin a case: its lines in the input, which no description repeats.
    fn greeting(&self) -> String {
        String::new()
    }
    /// Goes on to the next case, once one is accepted. False if it was the last one, as it is for the rules of one case.
    fn advance(&mut self) -> bool {
        false
    }
    /// Hears the words of a turn of the program so far, a blank between two. False if the turn needs another word: then
    /// nothing has changed.
    ///
    /// # Errors
    ///
    /// If they are not allowed, whatever may follow: these are the last words.
    fn hear(&mut self, words: &str) -> Result<bool, Refusal>;
    /// The judge's answer to what he has heard. `choices` decides what the rules leave to the judge: the first move on
    /// the list is the smallest one, the last one the largest.
    fn answer(&mut self, choices: &mut Choices) -> Reply;
    /// The play as it stands, with whoever is to speak as its mover, if a search has room for it.
    fn play(&self) -> Option<Box<dyn Session>>;
    /// A clone in the same state of the dialogue.
    fn copy(&self) -> Box<dyn Interactor>;
}

/// Makes the interactor of a dialogue about a case.
pub type NewInteractor<Case> = fn(&Case) -> Box<dyn Interactor>;

/// The judge's answer to a turn of the program.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Reply {
    /// The dialogue goes on. An empty text says nothing: the program is to speak again.
    Say(String),
    /// Last words of the judge about a case: the program has won it. Beside other answers this one gives up.
    Accept(String),
    /// The program has failed.
    Refuse(Refusal),
}

/// The end of a dialogue in which the program has failed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Refusal {
    /// The last words to the program.
    pub last_words: String,
    /// The reason, for its author.
    pub because: String,
}

/// The contestant's program in a dialogue.
pub trait Contestant {
    /// Tells the program a line.
    fn hear(&mut self, line: &str);
    /// The next word of the program; `None` if it says nothing more.
    fn speak(&mut self) -> Option<String>;
    /// Tells the program that nothing more will be said.
    fn hang_up(&mut self) {}
}

/// A program behind two streams. Of a word that is too long, the beginning is read and three dots stand for the rest, which
/// may have no end.
pub struct Streams<R, W> {
    output: BufReader<R>,
    /// `None` once `hang_up` was called, or a write failed.
    input: Option<W>,
}

impl<R: Read, W> Streams<R, W> {
    /// The program that prints to `output` and reads from `input`.
    pub fn new(output: R, input: W) -> Self {
        Streams { output: BufReader::new(output), input: Some(input) }
    }
}

impl<R: Read, W: Write> Contestant for Streams<R, W> {
    fn hear(&mut self, line: &str) {
        let line = format!("{line}\n");
        let writes =
            |input: &mut W| input.write_all(line.as_bytes()).is_ok() && input.flush().is_ok();
        // One that has ended reads no more: that shows where it is to speak.
        if !self.input.as_mut().is_some_and(writes) {
            self.input = None;
        }
    }

    fn speak(&mut self) -> Option<String> {
        let mut bytes = self.output.by_ref().bytes().map_while(Result::ok);
        let first = bytes.find(|byte| !byte.is_ascii_whitespace())?;
        // The blank behind a word is read, and no more: the program may be waiting.
        let others = bytes.take(MOST_BYTES).take_while(|byte| !byte.is_ascii_whitespace());
        let word: Vec<u8> = iter::once(first).chain(others).collect();
        let dots = if word.len() > MOST_BYTES { "..." } else { "" };
        Some(String::from_utf8_lossy(&word[..word.len().min(MOST_BYTES)]).into_owned() + dots)
    }

    fn hang_up(&mut self) {
        self.input = None;
    }
}

/// Speaker of a line.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Side {
    Judge,
    Program,
}

/// The way in which a program fails in a dialogue.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Fault {
    /// A turn was not allowed or lost the game; the text is the judge's reason.
    Refused(String),
    /// The output ended before the dialogue did, behind these words of a turn.
    Ended(String),
    /// The program printed this text after the dialogue had ended.
    SpokeOn(String),
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Fault::Refused(because) => f.write_str(because),
            Fault::Ended(words) if words.is_empty() => f.write_str(&text!(
                "the program says nothing more, but it is its turn",
                "轮到程序说话，但它不再说了"
            )),
            Fault::Ended(words) => f.write_str(&text!(
                "the program says {words:?} and nothing more, but its turn needs more words",
                "程序说完 {words:?} 就不再说了，但这一步还没有说完"
            )),
            Fault::SpokeOn(line) => f.write_str(&text!(
                "the dialogue is over, but the program says {line:?}",
                "对话已经结束，程序却还说 {line:?}"
            )),
        }
    }
}

/// All that was said, and how it ended.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Dialogue {
    /// The lines, each with who said it: a turn of the program is one.
    pub lines: Vec<(Side, String)>,
    /// The fault of the program, if it has one.
    pub fault: Option<Fault>,
}

impl Dialogue {
    /// The lines of the program.
    pub fn of_program(&self) -> String {
        let lines = self.lines.iter().filter(|(side, _)| *side == Side::Program);
        lines.map(|(_, line)| format!("{line}\n")).collect()
    }

    /// The last `most` lines as both sides say them, a mark before each: `judge: 3 1`, `program: First`.
    pub fn last_lines(&self, most: usize) -> String {
        let skipped = self.lines.len().saturating_sub(most);
        let mut shown = String::from(if skipped > 0 { "...\n" } else { "" });
        for (side, line) in &self.lines[skipped..] {
            let side = match side {
                Side::Judge => Text("judge:   ", "评测："),
                Side::Program => Text("program: ", "程序："),
            };
            shown += &format!("{side}{line}\n");
        }
        shown
    }
}

/// The input that a dialogue of one case is about, from all that the judge says in it: the first lines that are one.
pub fn opening(problem: &dyn Problem, said: &str) -> Option<String> {
    let ends = said.match_indices('\n').map(|(end, _)| &said[..=end]);
    ends.into_iter().find(|lines| problem.validate(lines).is_ok()).map(String::from)
}

/// Lets a program talk with the judge, to the end.
pub fn talk(
    interactor: &mut dyn Interactor,
    choices: &mut Choices,
    contestant: &mut dyn Contestant,
) -> Dialogue {
    let mut dialogue = Dialogue::default();
    let mut words = interactor.greeting();
    loop {
        tell(&mut dialogue, contestant, &words);
        let (said, heard) = turn(interactor, contestant);
        if !said.is_empty() {
            dialogue.lines.push((Side::Program, said.clone()));
        }
        let Some(heard) = heard else {
            dialogue.fault = Some(Fault::Ended(said));
            return dialogue;
        };
        match heard.map_or_else(Reply::Refuse, |()| interactor.answer(choices)) {
            Reply::Say(next) => words = next,
            Reply::Accept(last_words) => {
                tell(&mut dialogue, contestant, &last_words);
                if interactor.advance() {
                    words = interactor.greeting();
                    continue;
                }
                contestant.hang_up();
                dialogue.fault = contestant.speak().map(Fault::SpokeOn);
                return dialogue;
            }
            Reply::Refuse(Refusal { last_words, because }) => {
                tell(&mut dialogue, contestant, &last_words);
                contestant.hang_up();
                dialogue.fault = Some(Fault::Refused(because));
                return dialogue;
            }
        }
    }
}

/// Hears the program's next turn: its words, and the refusal if they are not allowed; `None` if they are too few.
fn turn(
    interactor: &mut dyn Interactor,
    contestant: &mut dyn Contestant,
) -> (String, Option<Result<(), Refusal>>) {
    let mut words = String::new();
    while let Some(word) = contestant.speak() {
        if !words.is_empty() {
            words.push(' ');
        }
        words += &word;
        match interactor.hear(&words) {
            Ok(false) => {}
            Ok(true) => return (words, Some(Ok(()))),
            Err(refusal) => return (words, Some(Err(refusal))),
        }
    }
    (words, None)
}

fn tell(dialogue: &mut Dialogue, contestant: &mut dyn Contestant, words: &str) {
    for line in words.lines() {
        contestant.hear(line);
        dialogue.lines.push((Side::Judge, line.into()));
    }
}
