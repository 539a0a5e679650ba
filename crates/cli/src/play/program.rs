//! A program that talks with the judge, before the eyes of a reader, who may be the judge.

use super::moves::{SHOWN, list, named_move, tell};
use crate::console::{BAD, BOLD, GOOD, ask, say, styled};
use crate::judge::{cut, of_dialogue};
use crate::runner::limits::Allowed;
use crate::runner::runnable::Runnable;
use crate::runner::talk::conversed;
use crate::runner::verdict;
use crate::runner::visible;
use crate::{Usage, console};
use anyhow::{Result, bail};
use language::{Text, text};
use rules::dialogue::{Answer, Interactor, Refusal, Reply, answers, by_search, choosing};
use rules::session::Session;
use rules::{Choices, Problem};
use std::ffi::OsStr;

/// The judge's side of a dialogue.
#[derive(Debug, Clone, Copy, PartialEq, Eq, clap::ValueEnum)]
pub enum Against {
    #[value(help = Text(
        "the best moves that a search of the rules finds: it loses as late as it can; where no search reaches, the \
         largest",
        "按规则搜索，走最好的：要输也拖到最后；搜不动时走最大的"
    ).get())]
    Rules,
    #[value(help = Text("the largest moves", "走最大的").get())]
    Greedy,
    #[value(help = Text("random moves", "随机走").get())]
    Random,
    #[value(help = Text(
        "a move to a position that the theorem calls lost, or any if there is none",
        "走到定理说必败的局面；没有就随便走"
    ).get())]
    Proof,
    #[value(help = Text("you answer for the judge", "由你来应对").get())]
    Me,
}

/// Lets the program talk about a case, and returns true if it does well.
pub fn play(
    problem: &'static dyn Problem,
    input: &str,
    program: &Runnable,
    allowed: &Allowed,
    (against, seed): (Against, u64),
) -> Result<bool> {
    let interactor = problem
        .interactor(input)
        .map_err(|error| Usage(text!("the input: {error}", "输入：{error}")))?
        .ok_or_else(|| no_dialogue(problem, program.path.as_os_str()))?;
    if interactor.play().is_none() {
        tell_too_large(against)?;
    }
    let (interactor, mut choices) = match against {
        Against::Rules => (choosing(interactor, by_search), Choices::greatest()),
        Against::Greedy => (interactor, Choices::greatest()),
        Against::Proof => {
            let by_theorem = |plays: &_| Some(by_theorem(problem.id(), plays));
            (choosing(interactor, by_theorem), Choices::random(seed))
        }
        Against::Random | Against::Me => (interactor, Choices::random(seed)),
    };
    if against == Against::Me {
        tell(help());
    }
    let mut seen =
        Seen { interactor, is_person: against == Against::Me, drawn: None, has_left: false };
    seen.show_judge(&seen.interactor.greeting());
    let limits = allowed.of_run();
    let silence = seen.is_person.then_some(2 * limits.idle);
    let (outcome, dialogue) = conversed(program, &mut seen, &mut choices, &limits, silence)?;
    if seen.has_left {
        return Ok(true);
    }
    let run = verdict::of_run(&outcome, allowed);
    let verdict = of_dialogue(&dialogue, run);
    say("");
    if verdict.is_accepted() {
        let title = styled(GOOD, verdict.title());
        say(text!("{title}: the judge accepts it", "{title}：评测接受"));
        return Ok(true);
    }
    let title = styled(BAD, verdict.title());
    let because = verdict.because(allowed);
    let because: Vec<String> = because.lines().map(cut).collect();
    say(text!("{title}: {because}", "{title}：{because}", because = because.join("\n")));
    Ok(false)
}

/// Says how a program is tried that does not talk with the judge.
pub fn no_dialogue(problem: &dyn Problem, program: &OsStr) -> Usage {
    Usage(text!(
        "a program for {id} answers and does not play: `{command} judge {id} --bin {bin}` judges it, `{command} stress \
         {id} --bin {bin}` hunts for an input that breaks it",
        "{id} 的程序只回答，不对下：`{command} judge {id} --bin {bin}` 评测它，`{command} stress {id} --bin {bin}` 对拍",
        id = problem.id(),
        bin = visible::word(program.as_encoded_bytes()),
        command = console::name()
    ))
}

/// Says who judges a board that has room in no search.
fn tell_too_large(against: Against) -> Result<()> {
    match against {
        Against::Rules => tell(text!(
            "(No search takes this board: the judge makes the largest moves.)",
            "（这个局面搜不动：评测走最大的。）"
        )),
        Against::Proof => tell(text!(
            "(The theorem has no figures for this board: the judge makes random moves.)",
            "（定理对这个局面没有数值：评测随机走。）"
        )),
        Against::Me => bail!(Usage(text!(
            "this board is too large to be drawn: take a smaller one, by --input",
            "这个局面太大，画不出来：请用 --input 换一个小的"
        ))),
        Against::Greedy | Against::Random => {}
    }
    Ok(())
}

fn help() -> String {
    text!(
        "You answer for the judge: type the number of an answer or the answer, or: all (all answers), help, quit.",
        "你来当评测：输入应对的编号或应对本身，或者：全部（全部应对）、帮助、退出。"
    )
}

/// Ranks of the plays for the program, by the theorem; the best one has the greatest, and one of which it does not speak stands
/// between won and lost ones.
fn by_theorem(id: &str, plays: &[Box<dyn Session>]) -> Vec<i64> {
    let explained = plays.iter().map(|play| theorems::explain(id, &**play));
    explained.map(|one| one.map_or(0, |one| one.worth.rank())).collect()
}

/// A judge whose dialogue is seen, turn by turn and board by board.
struct Seen {
    interactor: Box<dyn Interactor>,
    /// True if the reader answers.
    is_person: bool,
    /// The board as it was shown last.
    drawn: Option<String>,
    /// True once the reader has left.
    has_left: bool,
}

impl Seen {
    fn show_judge(&mut self, words: &str) {
        let name = Text("judge:   ", "评测：");
        words.lines().for_each(|line| say(styled(BOLD, format_args!("{name}{line}"))));
        self.draw();
    }

    /// Shows the board, if it has changed.
    fn draw(&mut self) {
        let board = self.interactor.play().map(|play| play.position().to_string());
        if board != self.drawn {
            board.iter().for_each(|board| say(format_args!("\n{board}\n")));
            self.drawn = board;
        }
    }

    /// The answer that the reader chooses, unless there is but one; `None` if he leaves.
    fn chosen(&mut self) -> Option<Answer> {
        let Some(mut answers) = answers(&*self.interactor) else {
            tell(text!("(Too many answers to choose from.)", "（应对太多，无法选择。）"));
            return None;
        };
        let words = |reply: &Reply| match reply {
            Reply::Say(words) | Reply::Accept(words) => words.clone(),
            Reply::Refuse(refusal) => refusal.last_words.clone(),
        };
        let lines: Vec<String> = answers.iter().map(|answer| words(&answer.reply)).collect();
        if answers.len() > 1 {
            list(&lines, SHOWN);
        }
        while answers.len() > 1 {
            let typed = ask("> ").ok().flatten()?;
            match typed.trim() {
                "" => {}
                "quit" | "q" | "exit" | "退出" => return None,
                "all" | "全部" => list(&lines, usize::MAX),
                "help" | "?" | "？" | "帮助" => tell(help()),
                typed => match named_move(typed, &lines) {
                    Ok(number) => return Some(answers.swap_remove(number)),
                    Err(error) => tell(error),
                },
            }
        }
        answers.pop()
    }
}

impl Interactor for Seen {
    fn greeting(&self) -> String {
        self.interactor.greeting()
    }

    fn advance(&mut self) -> bool {
        let goes_on = self.interactor.advance();
        if goes_on {
            self.show_judge(&self.interactor.greeting());
        }
        goes_on
    }

    fn hear(&mut self, words: &str) -> Result<bool, Refusal> {
        let heard = self.interactor.hear(words);
        if heard == Ok(false) {
            return heard;
        }
        let name = Text("program: ", "程序：");
        say(format_args!("{name}{}", cut(&visible::word(words.as_bytes()))));
        match &heard {
            Ok(_) => self.draw(),
            Err(refusal) => self.show_judge(&refusal.last_words),
        }
        heard
    }

    fn answer(&mut self, choices: &mut Choices) -> Reply {
        let reply = if self.is_person {
            let Some(Answer { reply, after }) = self.chosen() else {
                self.has_left = true;
                let (last_words, because) = (String::new(), String::new());
                return Reply::Refuse(Refusal { last_words, because });
            };
            self.interactor = after;
            reply
        } else {
            self.interactor.answer(choices)
        };
        match &reply {
            Reply::Say(words) | Reply::Accept(words) => self.show_judge(words),
            Reply::Refuse(refusal) => self.show_judge(&refusal.last_words),
        }
        reply
    }

    fn play(&self) -> Option<Box<dyn Session>> {
        self.interactor.play()
    }

    fn copy(&self) -> Box<dyn Interactor> {
        self.interactor.copy()
    }
}
