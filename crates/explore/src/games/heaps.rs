//! Games of taking and breaking heaps: numbers of a set, and codes.

use super::{Entry, number, number_list};
use crate::error::refused;
use crate::game::Game;
use crate::heaps::{MOST_LEFT, MOST_TAKEN, TakeAndBreak};
use anyhow::Result;
use itertools::Itertools;
use language::text;

pub(super) fn subtraction(words: &[String]) -> Result<Game> {
    let set = number_list(&words[0])?;
    let title = format!("subtraction {}", set.iter().join(","));
    Ok(Game::of_heaps(title, TakeAndBreak::subtraction(&set)?))
}

pub(super) fn bachet(entry: &Entry, words: &[String]) -> Result<Game> {
    let most = number("K", words.first(), 1..=MOST_TAKEN, 1)?;
    let game = also(format!("bachet {most}"), &format!("subtraction 1-{most}"), range(1, most)?);
    Ok(Game { known: entry.text("known"), ..game })
}

/// A game whose other name is shown, too.
fn also(typed: String, other: &str, moves: TakeAndBreak) -> Game {
    Game { typed: typed.clone(), ..Game::of_heaps(format!("{typed} ({other})"), moves) }
}

pub(super) fn take(entry: &Entry, words: &[String]) -> Result<Game> {
    let least = number("L", words.first(), 1..=MOST_TAKEN, 1)?;
    let most = number("R", words.get(1), 1..=MOST_TAKEN, 1)?;
    if least > most {
        return Err(refused(text!(
            "no move takes {least} to {most} stones: write the lesser number first",
            "没有取 {least} 到 {most} 颗的走法：请把较小的数写在前面"
        )));
    }
    let moves = range(least, most)?;
    let (title, moves) = match words.get(2).map(String::as_str) {
        None => (format!("take {least} {most} (subtraction {least}-{most})"), moves),
        Some("whole") => (format!("take {least} {most} whole"), moves.and_whole_heaps()),
        Some(word) => {
            return Err(refused(text!(
                "{word:?} is not `whole`: write take L R whole",
                "{word:?} 不是 `whole`：请写成 `take L R whole`"
            )));
        }
    };
    let known = if words.len() > 2 { None } else { entry.text("known") };
    Ok(Game { known, ..Game::of_heaps(title, moves) })
}

fn range(least: usize, most: usize) -> Result<TakeAndBreak> {
    TakeAndBreak::subtraction(&(least..=most).collect::<Vec<usize>>())
}

pub(super) fn octal(words: &[String]) -> Result<Game> {
    Ok(Game::of_heaps(format!("octal {}", words[0]), TakeAndBreak::octal(&words[0])?))
}

/// The game of an octal code under its own name.
pub(super) fn named(name: &str, code: &str) -> Result<Game> {
    Ok(also(name.into(), &format!("octal {code}"), TakeAndBreak::octal(code)?))
}

/// Grundy's game: nothing is taken, and two heaps of different sizes are left.
pub(super) fn grundy() -> Result<Game> {
    Ok(Game::of_heaps("grundy", TakeAndBreak::taking(&[0], 1 << 2, true)?))
}

pub(super) fn take_and_break(words: &[String]) -> Result<Game> {
    let unequal = match words.get(2).map(String::as_str) {
        None => false,
        Some("unequal") => true,
        Some(word) => {
            return Err(refused(text!("{word:?} is not `unequal`", "{word:?} 不是 `unequal`")));
        }
    };
    let counts = number_list(&words[1])?;
    if counts.iter().any(|&count| count > MOST_LEFT) {
        return Err(refused(text!(
            "a move may leave at most {MOST_LEFT} heaps",
            "一步最多留下 {MOST_LEFT} 堆"
        )));
    }
    if unequal && counts.iter().any(|&count| count > 2) {
        return Err(refused(text!(
            "`unequal` is for moves that leave at most two heaps",
            "`unequal` 只用于最多留下两堆的走法"
        )));
    }
    let mask = counts.iter().fold(0, |mask, count| mask | 1 << count);
    let moves = TakeAndBreak::taking(&number_list(&words[0])?, mask, unequal)?;
    Ok(Game::of_heaps(format!("take-and-break {}", words.join(" ")), moves))
}
