//! The moves of one position, which of them win, and why.

use super::games::{Game, refused};
use super::solve::{self, Mex, Sum};
use super::watch::Watch;
use crate::game::Graph;
use anyhow::{Result, ensure};
use std::collections::HashMap;

/// The largest coordinate of a position whose moves are shown.
const MOST: u64 = 3000;
/// A search takes no more positions than this.
const BOUND: usize = 1_000_000;
/// Moves that are shown.
const SHOWN: usize = 30;

/// The moves of a position such as `5,7`, in words.
///
/// # Errors
///
/// If it is no position of the game, or one too large to search.
pub fn moves(game: &dyn Game, position: &str) -> Result<String> {
    let sum = parse(game, position)?;
    let values = values(game, &sum)?;
    let nim_sum = |sum: &Sum| sum.iter().fold(0, |all, part| all ^ values[part]);
    let mut options: Vec<Sum> =
        solve::moves(game, &sum).into_iter().map(|(_, option)| option).collect();
    options.sort();
    options.dedup();
    let (winning, losing): (Vec<_>, Vec<_>) =
        options.iter().partition(|option| nim_sum(option) == 0);
    let mut text = format!("{}\n{}\n\n", game.title(), game.rules());
    let verdict = if winning.is_empty() { "loses: a P-position" } else { "wins: an N-position" };
    text += &format!("From {} the player to move {verdict}.\n", name(&sum));
    text += &format!("  {}\n", worth(&sum, &values));
    if options.is_empty() {
        text += "  There is no move.\n";
    }
    if winning.is_empty() && !options.is_empty() {
        text += &format!("  None of the {} options is a P-position:\n", losing.len());
        text += &shown(&losing, |option| {
            format!("{}: the opponent wins, from {} on", worth(option, &values), nim_sum(option))
        });
    }
    if !winning.is_empty() {
        let count = options.len();
        text += &format!("\n{} of {count} moves win; they lead to\n", winning.len());
        text += &shown(&winning, |option| {
            let moves = solve::moves(game, option);
            let least = moves.iter().map(|(_, next)| nim_sum(next)).min();
            let why = match least {
                None => "there is no move".to_string(),
                Some(least) => format!(
                    "a P-position: none of its {} options has nim-sum 0, the least is {least}",
                    moves.len()
                ),
            };
            format!("{}; {why}", worth(option, &values))
        });
    }
    Ok(text)
}

fn shown(options: &[&Sum], why: impl Fn(&Sum) -> String) -> String {
    let mut lines: Vec<String> = options
        .iter()
        .take(SHOWN)
        .map(|option| format!("  {:<14} {}\n", name(option), why(option)))
        .collect();
    if options.len() > SHOWN {
        lines.push(format!("  ... and {} more\n", options.len() - SHOWN));
    }
    lines.concat()
}

/// Heaps by commas where a position is one number; otherwise coordinates, and + between positions.
fn parse(game: &dyn Game, text: &str) -> Result<Sum> {
    let axes = game.axes();
    let number = |word: &str| {
        word.trim().parse::<u64>().ok().filter(|&number| number <= MOST).ok_or_else(|| {
            refused(format!("{word:?} in {text:?} is not a number up to {MOST}: write 5,7"))
        })
    };
    let mut sum = Sum::new();
    for part in text.split('+') {
        let numbers: Vec<u64> = part.split(',').map(number).collect::<Result<_>>()?;
        let is_heaps = axes.len() == 1 && game.is_sum();
        let parts: Vec<Vec<u64>> =
            if is_heaps { numbers.iter().map(|&n| vec![n]).collect() } else { vec![numbers] };
        for part in parts {
            if part.len() != axes.len() {
                let axes = axes.join(", ");
                return Err(refused(format!("{text:?} is no position: write {axes}")));
            }
            let position = game.position(&part);
            sum.push(position.ok_or_else(|| refused(format!("{text:?} is no position")))?);
        }
    }
    sum.sort();
    Ok(sum)
}

/// The Grundy value of everything that can be reached from single positions.
fn values(game: &dyn Game, sum: &Sum) -> Result<HashMap<Vec<u64>, u32>> {
    let largest = sum.iter().flatten().max().copied().unwrap_or(0) as usize;
    let is_plain = game.axes().len() == 1 && sum.iter().all(|part| part.len() == 1);
    if is_plain {
        let values = game.grundy(&[largest + 1], &mut Watch::new("", 0));
        if let Some(values) = values {
            return Ok((0..).map(|n| vec![n]).zip(values).collect());
        }
    }
    let parts = |position: &Vec<u64>| solve::parts_of_options(game, position);
    let graph = Graph::explore(sum.iter().cloned(), parts, BOUND)?;
    let mut mex = Mex::default();
    let answers = graph.fold(|parts| solve::grundy_of_parts(parts, &mut mex))?;
    ensure!(game.failure().is_none(), game.failure().unwrap_or_default());
    Ok(graph.positions().iter().cloned().zip(answers).collect())
}

fn name(sum: &Sum) -> String {
    if sum.is_empty() {
        return "nothing".into();
    }
    let part = |part: &Vec<u64>| {
        let numbers: Vec<String> = part.iter().map(u64::to_string).collect();
        if part.len() == 1 { numbers.concat() } else { format!("({})", numbers.join(", ")) }
    };
    sum.iter().map(part).collect::<Vec<_>>().join(" + ")
}

fn worth(sum: &Sum, values: &HashMap<Vec<u64>, u32>) -> String {
    let of: Vec<u32> = sum.iter().map(|part| values[part]).collect();
    let total = of.iter().fold(0, |all, value| all ^ value);
    match &of[..] {
        [] => "nim-sum 0".into(),
        [one] => format!("Grundy value {one}"),
        several => {
            let words: Vec<String> = several.iter().map(u32::to_string).collect();
            format!("nim-sum {} = {total}", words.join(" xor "))
        }
    }
}
