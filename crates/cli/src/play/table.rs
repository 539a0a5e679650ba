//! The table at which a reader and the program play.

use super::named;
use crate::console::{BOLD, GOOD, ask, columns, say, styled};
use anyhow::{Result, anyhow};
use fastrand::Rng;
use rules::prose;
use rules::prose::counted;
use rules::session::{Session, Worth, best};
use std::fmt::Display;

/// A list of moves shows this many; `all` shows the rest.
const SHOWN: usize = 30;

/// A play, and who sits at which side of the table.
pub(super) struct Table {
    problem: &'static str,
    session: Box<dyn Session>,
    /// Which turns, even or odd, are the program's.
    opponent: Option<usize>,
    turn: usize,
}

impl Table {
    /// A play at its beginning; the program makes the moves of one side, or of none.
    pub fn new(problem: &'static str, session: Box<dyn Session>, opponent: Option<usize>) -> Self {
        Table { problem, session, opponent, turn: 0 }
    }

    /// Plays until the end, or until nothing more is typed.
    pub fn play(mut self) -> Result<()> {
        loop {
            if self.session.moves().is_empty() {
                self.say_end();
                return Ok(());
            }
            if self.opponent == Some(self.turn % 2) {
                self.reply()?;
                continue;
            }
            self.show(SHOWN);
            loop {
                let Some(line) = ask("> ")? else { return Ok(()) };
                match self.obey(line.trim()) {
                    Next::Turn => break,
                    Next::Line => {}
                    Next::Quit => return Ok(()),
                }
            }
        }
    }

    /// Obeys a line that was typed.
    fn obey(&mut self, line: &str) -> Next {
        match line {
            "" => return Next::Line,
            "quit" | "q" | "exit" => return Next::Quit,
            "hint" | "h" => tell(self.hint()),
            "moves" | "m" => self.show(SHOWN),
            "all" => self.show(usize::MAX),
            "undo" | "u" => return self.undo(),
            "why" | "w" => self.why(),
            "help" | "?" => tell(
                "The number of a move or words of it, or: hint, why (what the theorem says), undo, moves, all (all \
                 moves), quit.",
            ),
            typed => match named_move(typed, &self.words()) {
                Ok(number) => {
                    self.session.make(number);
                    self.turn += 1;
                    return Next::Turn;
                }
                Err(error) => tell(error),
            },
        }
        Next::Line
    }

    /// Takes back the last move of this player, and what the program answered.
    fn undo(&mut self) -> Next {
        let steps = if self.opponent.is_some() { 2 } else { 1 };
        if self.turn < steps {
            say("There is nothing to take back.");
            return Next::Line;
        }
        for _ in 0..steps {
            self.session.undo();
            self.turn -= 1;
        }
        Next::Turn
    }

    /// The words of the moves.
    fn words(&self) -> Vec<String> {
        self.session.moves().into_iter().map(|handle| handle.words).collect()
    }

    fn show(&self, most: usize) {
        say(styled(BOLD, format_args!("\n{}", self.session.position())));
        let [left, right] = self.session.gains();
        if (left, right) != (0, 0) {
            tell(format_args!("So far the first player has {left}, the second {right}."));
        }
        let moves = self.words();
        for (number, words) in moves.iter().enumerate().take(most) {
            say(prose::beside(&format!("{:>4}  ", number + 1), words, columns()));
        }
        if moves.len() > most {
            say(format_args!("      and {} more: type all", moves.len() - most));
        }
    }

    /// The best moves, by a search.
    fn hint(&self) -> String {
        let worths = match self.session.worths() {
            Ok(worths) => worths,
            Err(error) => return format!("No hint: {error}."),
        };
        let best = best(&worths);
        let numbers: Vec<String> = best.iter().map(|number| (number + 1).to_string()).collect();
        let numbers = numbers.join(", ");
        match best.first().map(|&number| worths[number]) {
            None => "No move is left.".into(),
            Some(Worth::Lost) => "Every move loses.".into(),
            Some(Worth::Won) if best.len() == worths.len() => "Every move wins.".into(),
            Some(worth @ Worth::LostIn(_)) => {
                format!(
                    "Every move loses. The longest defence: {numbers}; that is {}.",
                    named(worth)
                )
            }
            Some(worth) => format!("Best: {numbers}; that is {}.", named(worth)),
        }
    }

    /// Prints the figures of the theorem, and beside its claim what a search finds.
    fn why(&self) {
        match theorems::explain(self.problem, &*self.session) {
            Some(explanation) => {
                explanation.lines().iter().for_each(say);
                tell(format_args!("The theorem: {}.", named(explanation.worth)));
            }
            None => tell("The theorem has no figures for this position."),
        }
        match self.session.worth() {
            Ok(worth) => tell(format_args!("The search: {}. {}", named(worth), self.best_move())),
            Err(error) => tell(format_args!("The search: unknown, {error}.")),
        }
    }

    /// A sentence that names a best move, unless all are alike.
    fn best_move(&self) -> String {
        let Ok(worths) = self.session.worths() else { return String::new() };
        let best = best(&worths);
        match best.first().filter(|_| best.len() < worths.len()) {
            Some(&number) => format!("The best: {}.", self.words()[number]),
            None => String::new(),
        }
    }

    /// The program's move: the best by a search, or any if the game is too large for one.
    fn reply(&mut self) -> Result<()> {
        let moves = self.words();
        let number = match self.session.best() {
            Ok(best) => best.last().copied(),
            Err(error) => {
                tell(format_args!("(This position cannot be searched: {error}. Any move.)"));
                Some(Rng::new().usize(..moves.len()))
            }
        };
        let number = number.ok_or_else(|| anyhow!("the program finds no move"))?;
        say(format_args!("\nThe program: {}", styled(GOOD, &moves[number])));
        self.session.make(number);
        self.turn += 1;
        Ok(())
    }

    fn say_end(&self) {
        say(styled(BOLD, format_args!("\n{}", self.session.position())));
        let has = |turn: usize| match self.opponent {
            Some(opponent) if opponent == turn % 2 => "the program has",
            Some(_) => "you have",
            None if turn.is_multiple_of(2) => "the first player has",
            None => "the second player has",
        };
        let end = match self.session.worth() {
            Ok(Worth::Won | Worth::WonIn(_)) => format!("{} won", has(self.turn)),
            Ok(Worth::Lost | Worth::LostIn(_)) => format!("{} won", has(self.turn + 1)),
            _ => {
                let [left, right] = self.session.gains();
                format!("{} {left}, {} {right}", has(0), has(1))
            }
        };
        say(format_args!("No move is left: {end}."));
    }
}

/// Says a sentence within the terminal.
fn tell(text: impl Display) {
    say(prose::beside("", &text.to_string(), columns()));
}

/// The step after a line.
enum Next {
    Turn,
    Line,
    Quit,
}

/// The number of the move that is typed: its number from 1 on, or words that stand in it in this order, and in
/// no other move.
fn named_move(typed: &str, moves: &[String]) -> Result<usize, String> {
    let count = moves.len();
    if let Ok(number) = typed.parse::<usize>() {
        let is_there = (1..=count).contains(&number);
        return is_there.then(|| number - 1).ok_or_else(|| {
            format!("there is no move {number}: type a number from 1 to {count}, or help")
        });
    }
    let typed = typed.to_lowercase();
    let has_all = |&number: &usize| {
        let words = moves[number].to_lowercase();
        let mut words = words.split_whitespace();
        typed.split_whitespace().all(|typed| words.any(|word| word == typed))
    };
    let found: Vec<usize> = (0..count).filter(has_all).collect();
    let exact = found.iter().find(|&&number| moves[number].to_lowercase() == typed);
    match (exact, &found[..]) {
        (Some(&number), _) | (None, &[number]) => Ok(number),
        (None, []) => Err(format!(
            "{typed:?} is no move: type a number from 1 to {count}, words of a move, or help"
        )),
        (None, _) => Err(format!(
            "{} are called so: type more words, or a number",
            counted(found.len(), "move")
        )),
    }
}

#[cfg(test)]
mod tests {
    use super::named_move;

    fn moves() -> Vec<String> {
        ["take 2 from the heap of 5", "take 1 from the heap of 5", "take 1 from the heap of 2"]
            .map(String::from)
            .into()
    }

    #[test]
    fn a_number_is_one_of_the_list() {
        assert_eq!(named_move("1", &moves()), Ok(0));
        assert!(named_move("0", &moves()).is_err() && named_move("4", &moves()).is_err());
        assert!(named_move("1", &[]).is_err());
    }

    #[test]
    fn words_name_the_only_move_that_has_them_all() {
        assert_eq!(named_move("Take 1 from the heap of 5", &moves()), Ok(1));
        assert_eq!(named_move("1 2", &moves()), Ok(2));
        assert!(named_move("take 1", &moves()).is_err_and(|error| error.contains("2 moves")));
        assert!(named_move("take 5 from 2", &moves()).is_err(), "the order counts");
        assert!(named_move("jump", &moves()).is_err_and(|error| error.contains("no move")));
    }
}
