//! Lists of moves at a table, and the lines that are typed there.

use crate::console::{columns, say};
use crate::judge::cut;
use language::{counted, prose, text};
use std::fmt::Display;

/// A list of moves shows this many; `all` shows the rest.
pub const SHOWN: usize = 30;

/// Says a sentence within the terminal.
pub fn tell(text: impl Display) {
    say(prose::beside("", &text.to_string(), columns()));
}

/// Lists the moves by their numbers, at most so many.
pub fn list(moves: &[String], most: usize) {
    for (number, words) in moves.iter().enumerate().take(most) {
        say(prose::beside(&format!("{:>4}  ", number + 1), words, columns()));
    }
    if moves.len() > most {
        let more = moves.len() - most;
        say(text!("      and {more} more: type all", "      还有 {more} 种：输入 全部"));
    }
}

/// The number of the move that is typed: its number from 1 on, or words that stand in it in this order, and in
/// no other move.
pub fn named_move(typed: &str, moves: &[String]) -> Result<usize, String> {
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
    let shown = cut(typed);
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
            "{shown:?} is no move: type a number from 1 to {count}, words of a move, or help",
            "{shown:?} 不是走法：请输入 1 到 {count}、走法中的词，或者 帮助"
        )),
        (None, _) => Err(text!(
            "{moves} are called so: type more words, or a number",
            "有 {moves}符合：请多写几个词，或者写编号",
            moves = counted(found.len(), "move", "种走法")
        )),
    }
}
