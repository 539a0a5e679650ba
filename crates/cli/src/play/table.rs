//! The table at which a reader and the program play.

use super::named;
use crate::console::{BOLD, COMMA, GOOD, ask, columns, say, styled};
use anyhow::{Result, anyhow};
use fastrand::Rng;
use language::{Text, counted, text};
use rules::prose;
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
            "quit" | "q" | "exit" | "退出" => return Next::Quit,
            "hint" | "h" | "提示" => tell(self.hint()),
            "moves" | "m" | "走法" => self.show(SHOWN),
            "all" | "全部" => self.show(usize::MAX),
            "undo" | "u" | "悔棋" => return self.undo(),
            "why" | "w" | "为什么" => self.why(),
            "draw" | "和棋" if self.session.repetitions() > 0 => {
                say(text!("A draw: nobody wins.", "和棋：双方都没有赢。"));
                return Next::Quit;
            }
            "help" | "?" | "？" | "帮助" => tell(text!(
                "The number of a move or words of it, or: hint, why (what the theorem says), undo, moves, all (all \
                 moves), quit.",
                "输入走法的编号或其中的词，或者：提示、为什么（定理怎么说）、悔棋、走法、全部（全部走法）、退出。"
            )),
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
            say(text!("There is nothing to take back.", "没有可以悔的棋。"));
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
            tell(text!(
                "So far the first player has {left}, the second {right}.",
                "目前先手 {left} 分，后手 {right} 分。"
            ));
        }
        if self.session.repetitions() > 0 {
            tell(text!(
                "This position stood before: draw ends the play.",
                "这个局面出现过：输入 和棋 可以结束。"
            ));
        }
        let moves = self.words();
        for (number, words) in moves.iter().enumerate().take(most) {
            say(prose::beside(&format!("{:>4}  ", number + 1), words, columns()));
        }
        if moves.len() > most {
            let more = moves.len() - most;
            say(text!("      and {more} more: type all", "      还有 {more} 种：输入 全部"));
        }
    }

    /// The best moves, by a search.
    fn hint(&self) -> String {
        let worths = match self.session.worths() {
            Ok(worths) => worths,
            Err(error) => return text!("No hint: {error}.", "无法提示：{error}。"),
        };
        let best = best(&worths);
        let numbers: Vec<String> = best.iter().map(|number| (number + 1).to_string()).collect();
        let numbers = numbers.join(COMMA.get());
        match best.first().map(|&number| worths[number]) {
            None => text!("No move is left.", "没有走法了。"),
            Some(Worth::Lost) => text!("Every move loses.", "怎么走都输。"),
            Some(Worth::Won) if best.len() == worths.len() => {
                text!("Every move wins.", "怎么走都赢。")
            }
            Some(worth @ Worth::LostIn(_)) => text!(
                "Every move loses. The longest defence: {numbers}; that is {worth}.",
                "怎么走都输。拖得最久的是 {numbers}：{worth}。",
                worth = named(worth)
            ),
            Some(worth) => text!(
                "Best: {numbers}; that is {worth}.",
                "最好的走法：{numbers}（{worth}）。",
                worth = named(worth)
            ),
        }
    }

    /// Prints the figures of the theorem, and beside its claim what a search finds.
    fn why(&self) {
        match theorems::explain(self.problem, &*self.session) {
            Some(explanation) => {
                explanation.lines().iter().for_each(say);
                let worth = named(explanation.worth);
                tell(text!("The theorem: {worth}.", "定理：{worth}。"));
            }
            None => tell(text!(
                "The theorem has no figures for this position.",
                "定理对这个局面没有算出数值。"
            )),
        }
        match self.session.worth() {
            Ok(worth) => tell(text!(
                "The search: {worth}. {best}",
                "搜索：{worth}。{best}",
                worth = named(worth),
                best = self.best_move()
            )),
            Err(error) => {
                tell(text!("The search: unknown, {error}.", "搜索：不知道，{error}。"));
            }
        }
    }

    /// A sentence that names a best move, unless all are alike.
    fn best_move(&self) -> String {
        let Ok(worths) = self.session.worths() else { return String::new() };
        let best = best(&worths);
        match best.first().filter(|_| best.len() < worths.len()) {
            Some(&number) => {
                text!("The best: {words}.", "最好：{words}。", words = self.words()[number])
            }
            None => String::new(),
        }
    }

    /// The program's move: the best by a search, or any if the game is too large for one.
    fn reply(&mut self) -> Result<()> {
        let moves = self.words();
        let number = match self.session.best() {
            Ok(best) => best.last().copied(),
            Err(error) => {
                tell(text!(
                    "(This position cannot be searched: {error}. Any move.)",
                    "（这个局面搜不动：{error}。随便走一步。）"
                ));
                Some(Rng::new().usize(..moves.len()))
            }
        };
        let number =
            number.ok_or_else(|| anyhow!(text!("the program finds no move", "程序找不到走法")))?;
        let words = styled(GOOD, &moves[number]);
        say(text!("\nThe program: {words}", "\n程序：{words}"));
        self.session.make(number);
        self.turn += 1;
        Ok(())
    }

    fn say_end(&self) {
        say(styled(BOLD, format_args!("\n{}", self.session.position())));
        let who = |turn: usize| match self.opponent {
            Some(opponent) if opponent == turn % 2 => Text("the program has", "程序"),
            Some(_) => Text("you have", "你"),
            None if turn.is_multiple_of(2) => Text("the first player has", "先手"),
            None => Text("the second player has", "后手"),
        };
        let won = |turn| {
            let who = who(turn);
            text!("No move is left: {who} won.", "没有走法了：{who}赢了。")
        };
        say(match self.session.worth() {
            Ok(Worth::Won | Worth::WonIn(_)) => won(self.turn),
            Ok(Worth::Lost | Worth::LostIn(_)) => won(self.turn + 1),
            _ => {
                let ([left, right], first, second) = (self.session.gains(), who(0), who(1));
                text!(
                    "No move is left: {first} {left}, {second} {right}.",
                    "没有走法了：{first} {left} 分，{second} {right} 分。"
                )
            }
        });
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
            text!(
                "there is no move {number}: type a number from 1 to {count}, or help",
                "没有第 {number} 种走法：请输入 1 到 {count}，或者 帮助"
            )
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
        (None, []) => Err(text!(
            "{typed:?} is no move: type a number from 1 to {count}, words of a move, or help",
            "{typed:?} 不是走法：请输入 1 到 {count}、走法中的词，或者 帮助"
        )),
        (None, _) => Err(text!(
            "{moves} are called so: type more words, or a number",
            "有 {moves}符合：请多写几个词，或者写编号",
            moves = counted(found.len(), "move", "种走法")
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
