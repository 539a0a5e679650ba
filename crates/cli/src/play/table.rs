//! The table at which a reader and the program play.

use super::moves::{SHOWN, list, named_move, tell};
use super::named;
use crate::console::{BOLD, COMMA, GOOD, ask, say, styled};
use anyhow::Result;
use fastrand::Rng;
use language::{Text, text};
use rules::session::{Session, Worth, best};

/// A play, and who sits at which side of the table.
pub(super) struct Table {
    problem: &'static str,
    session: Box<dyn Session>,
    /// Parity of the program's turns; `None` if it does not play.
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
        self.say_signs();
        loop {
            if self.session.moves().is_empty() {
                self.say_end();
                return Ok(());
            }
            if self.opponent == Some(self.turn % 2) {
                self.reply();
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

    /// Explains the signs of the drawings, if there are any.
    fn say_signs(&self) {
        let signs = self.session.legend().signs.iter();
        let signs: Vec<String> =
            signs.map(|sign| format!("{} = {}", sign.text, sign.words.get())).collect();
        if !signs.is_empty() {
            tell(signs.join(COMMA.get()));
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
            "end" | "draw" | "结束" | "和棋" if self.session.repetitions() > 0 => {
                say(self.without_end());
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
            tell(match self.session.total() {
                Some(total) => text!("So far {total}.", "目前{total}。"),
                None => text!(
                    "So far the first player has {left}, the second {right}.",
                    "目前先手 {left} 分，后手 {right} 分。"
                ),
            });
        }
        if self.session.repetitions() > 0 {
            tell(text!(
                "This position stood before: end leaves it at that.",
                "这个局面出现过：输入 结束 就到此为止。"
            ));
        }
        list(&self.words(), most);
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
        let first = best.first().map(|&number| worths[number]);
        let worth = first.map(named).unwrap_or_default();
        match first {
            None => text!("No move is left.", "没有走法了。"),
            Some(Worth::Lost) => text!("Every move loses.", "怎么走都输。"),
            Some(Worth::Won) if best.len() == worths.len() => {
                text!("Every move wins.", "怎么走都赢。")
            }
            Some(Worth::LostIn(_)) => text!(
                "Every move loses. The longest defence: {numbers}; that is {worth}.",
                "怎么走都输。拖得最久的是 {numbers}：{worth}。"
            ),
            Some(_) => {
                text!("Best: {numbers}; that is {worth}.", "最好的走法：{numbers}（{worth}）。")
            }
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

    /// Makes the program's move: the best by a search, or any if the game is too large for one.
    fn reply(&mut self) {
        let moves = self.words();
        let number = match self.session.best() {
            Ok(best) => best.last().copied().unwrap_or(0),
            Err(error) => {
                tell(text!(
                    "(This position cannot be searched: {error}. Any move.)",
                    "（这个局面搜不动：{error}。随便走一步。）"
                ));
                Rng::new().usize(..moves.len())
            }
        };
        let words = styled(GOOD, &moves[number]);
        say(text!("\nThe program: {words}", "\n程序：{words}"));
        self.session.make(number);
        self.turn += 1;
    }

    /// The player of a turn, with a verb.
    fn who(&self, turn: usize) -> Text {
        match self.opponent {
            Some(opponent) if opponent == turn % 2 => Text("the program has", "程序"),
            Some(_) => Text("you have", "你"),
            None if turn.is_multiple_of(2) => Text("the first player has", "先手"),
            None => Text("the second player has", "后手"),
        }
    }

    /// The outcome of a play that would go on for ever.
    fn without_end(&self) -> String {
        match self.session.survivor().map(|survivor| self.who(survivor as usize)) {
            Some(who) => text!("Without an end: {who} won.", "永远走不完：{who}赢了。"),
            None => text!("A draw: nobody wins.", "和棋：双方都没有赢。"),
        }
    }

    fn say_end(&self) {
        say(styled(BOLD, format_args!("\n{}", self.session.position())));
        let won = |turn| {
            let who = self.who(turn);
            text!("No move is left: {who} won.", "没有走法了：{who}赢了。")
        };
        say(match self.session.worth() {
            Ok(Worth::Won | Worth::WonIn(_)) => won(self.turn),
            Ok(Worth::Lost | Worth::LostIn(_)) => won(self.turn + 1),
            _ if let Some(total) = self.session.total() => {
                text!("No move is left: {total}.", "没有走法了：{total}。")
            }
            _ => {
                let ([left, right], first, second) =
                    (self.session.gains(), self.who(0), self.who(1));
                text!(
                    "No move is left: {first} {left}, {second} {right}.",
                    "没有走法了：{first} {left} 分，{second} {right} 分。"
                )
            }
        });
    }
}

/// The step after a line.
enum Next {
    Turn,
    Line,
    Quit,
}
