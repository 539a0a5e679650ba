//! All moves of one position: which of them win, and why.

mod action;
mod outcomes;
mod values;

use crate::budget::Budget;
use crate::error::{refused, too_large};
use crate::game::Game;
use crate::question::Flow;
use crate::wording::{axes, closed_up, in_english, tuple};
use anyhow::Result;
use itertools::Itertools;
use language::{Text, counted, prose, text};
use outcomes::Outcomes;
use serde_json::{Value, json};
use std::io::Write;
use std::slice::Chunks;
use values::{Values, why_lost};

/// The largest coordinate of a position whose moves are shown.
const MOST: u64 = 3000;
/// The number of moves that are shown.
const SHOWN: usize = 30;

/// Positions side by side, in order.
type Sum = Vec<Vec<u64>>;

/// The play in which a position is judged.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Play {
    /// Play that the player without a move loses.
    Normal,
    /// Play that the player without a move wins.
    Misere,
}

impl Play {
    pub const ALL: [Play; 2] = [Play::Normal, Play::Misere];
}

/// The knowledge by which positions are judged.
enum Judge {
    Normal(Values),
    Misere(Box<Outcomes>),
}

impl Judge {
    fn is_lost(&self, sum: &Sum) -> bool {
        match self {
            Judge::Normal(values) => values.nim_sum(sum) == 0,
            Judge::Misere(outcomes) => outcomes.is_lost(sum),
        }
    }

    fn worth(&self, sum: &Sum) -> String {
        match self {
            Judge::Normal(values) => values.worth(sum),
            Judge::Misere(outcomes) => outcomes.worth(sum),
        }
    }

    /// The number or the image by which a sum is judged, with its name.
    fn datum(&self, sum: &Sum) -> (&'static str, Value) {
        match self {
            Judge::Normal(values) => ("nim_sum", values.nim_sum(sum).into()),
            Judge::Misere(outcomes) => ("phi", outcomes.image(sum).into()),
        }
    }
}

/// The moves of one position.
pub struct Moves<'a> {
    game: &'a Game,
    position: Sum,
    /// The options that win, then those that lose, each in order.
    options: Vec<Sum>,
    winning: usize,
    judge: Judge,
}

impl<'a> Moves<'a> {
    /// The moves of a position such as `5,7`.
    ///
    /// # Errors
    ///
    /// If it is no position of the game, too large for the budget, or play there can have no end.
    pub fn of(game: &'a Game, position: &str, play: Play, budget: &mut Budget<'_>) -> Result<Self> {
        let position = parse(game, position)?;
        let mut options = options_of(game, &position, budget)?;
        let mut judge = match play {
            Play::Normal => {
                let mut values = Values::default();
                let parts = position.iter().chain(options.iter().flatten()).cloned().collect();
                values.learn(game, parts, budget)?.ok_or_else(|| too_large(&name(&position)))?;
                Judge::Normal(values)
            }
            Play::Misere => {
                let sums = std::iter::once(&position).chain(&options);
                Judge::Misere(Outcomes::of(game, sums, budget)?.into())
            }
        };
        options.sort_by_key(|option| !judge.is_lost(option));
        let winning = options.partition_point(|option| judge.is_lost(option));
        if let Judge::Normal(values) = &mut judge {
            let mut replies = Vec::new();
            for part in options[..winning].iter().take(SHOWN).flatten() {
                visit(game, &position, part, budget, |reply| {
                    let unknown = reply.filter(|part| !values.knows(part));
                    replies.extend(unknown.map(<[u64]>::to_vec));
                    4 * replies.len()
                })?;
            }
            values.learn(game, replies, budget)?.ok_or_else(|| too_large(&name(&position)))?;
        }
        Ok(Moves { game, position, options, winning, judge })
    }

    /// True if the player to move wins.
    fn is_won(&self) -> bool {
        let is_misere = matches!(self.judge, Judge::Misere(_));
        self.winning > 0 || is_misere && self.options.is_empty()
    }

    /// The moves and their reasons, in lines of up to this width.
    pub fn text(&self, columns: usize) -> String {
        let Moves { game, position, options, judge, .. } = self;
        let (winning, losing) = options.split_at(self.winning);
        let rules = prose::beside("", game.rules.get(), columns);
        let from = name(position);
        let mut text = format!("{}\n{rules}\n\n", game.title);
        let play = match judge {
            Judge::Normal(_) => "",
            Judge::Misere(_) => Text(", if who cannot move wins", "（不能操作者胜）").get(),
        };
        text += &closed_up(&match self.is_won() {
            false => text!(
                "From {from} the player to move loses{play}: a P-position.",
                "从 {from} 出发，当前操作者必败{play}：这是必败态（P 态）。"
            ),
            true => text!(
                "From {from} the player to move wins{play}: an N-position.",
                "从 {from} 出发，当前操作者必胜{play}：这是必胜态（N 态）。"
            ),
        });
        text += "\n";
        text += &(prose::beside("  ", &judge.worth(position), columns) + "\n");
        if options.is_empty() {
            text += &text!("  There is no move.\n", "  不能操作。\n");
        } else if winning.is_empty() {
            text += &match losing.len() {
                1 => {
                    text!("  The one option is no P-position:\n", "  唯一的后继状态不是必败态：\n")
                }
                several => text!(
                    "  None of the {several} options is a P-position:\n",
                    "  {several} 个后继状态都不是必败态：\n"
                ),
            };
            text += &self.shown(losing, columns, |option| {
                let worth = judge.worth(option);
                text!("{worth}: the opponent wins from there", "{worth}：对手从那里必胜")
            });
        } else {
            let verb = if winning.len() == 1 { "wins" } else { "win" };
            let (count, all) = (winning.len(), counted(options.len(), "move", "种走法"));
            text += &text!("\n{count} of {all} {verb}:\n", "\n{all}中有 {count} 种能赢：\n");
            text += &self.shown(winning, columns, |option| {
                let (worth, why) = (judge.worth(option), self.why_lost(option));
                text!("{worth}; {why}", "{worth}；{why}")
            });
        }
        text
    }

    /// The first [`SHOWN`] options, each as a move with the position that it leads to, and below it the reason.
    fn shown(&self, options: &[Sum], columns: usize, why: impl Fn(&Sum) -> String) -> String {
        let mut text = String::new();
        for option in options.iter().take(SHOWN) {
            let action = action::of(&self.game.axes, &self.position, option);
            let to = name(option);
            let move_to = closed_up(&match action {
                Some(action) => text!("{action}, to {to}", "{action}，到 {to}"),
                None => text!("to {to}", "到 {to}"),
            });
            text += &(prose::beside("  ", &move_to, columns) + "\n");
            text += &(prose::beside("      ", &why(option), columns) + "\n");
        }
        if options.len() > SHOWN {
            let left = counted(options.len() - SHOWN, "move", "种走法");
            text += &text!(
                "  ... and {left} more; --json prints all\n",
                "  ... 还有 {left}；--json 打印全部\n"
            );
        }
        text
    }

    fn why_lost(&self, position: &Sum) -> String {
        let (mut count, mut least) = (0, u32::MAX);
        // Equal parts have equal moves. The parts are in order.
        for part in position.chunk_by(|one, other| one == other).map(|parts| &parts[0]) {
            let _ = self.game.options(part, &mut |reply| {
                count += 1;
                if let Judge::Normal(values) = &self.judge {
                    let others = values.nim_sum(position) ^ values.of(part);
                    let parts = parts_of(self.game, reply);
                    least = least.min(parts.fold(others, |sum, part| sum ^ values.of(part)));
                }
                Flow::Continue(())
            });
        }
        match &self.judge {
            Judge::Normal(_) => why_lost(count, least),
            Judge::Misere(outcomes) => outcomes.why_lost(count),
        }
    }

    /// Writes everything, for programs.
    pub fn write_json(&self, out: &mut dyn Write) -> std::io::Result<()> {
        Ok(serde_json::to_writer(out, &in_english(|| self.json()))?)
    }

    fn json(&self) -> Value {
        let option = |to: &Sum| {
            let action = action::of(&self.game.axes, &self.position, to);
            let (name, datum) = self.judge.datum(to);
            json!({ "to": to, "move": action, name: datum, "wins": self.judge.is_lost(to) })
        };
        let (name, datum) = self.judge.datum(&self.position);
        json!({
            "game": self.game.title,
            "rules": self.game.rules.get(),
            "position": self.position,
            name: datum,
            "outcome": if self.is_won() { "N" } else { "P" },
            "moves": self.options.iter().map(option).collect::<Vec<_>>(),
        })
    }
}

/// The positions that lie side by side in a flat option.
fn parts_of<'a>(game: &Game, option: &'a [u64]) -> Chunks<'a, u64> {
    option.chunks(if game.splits() { game.axes.len() } else { option.len().max(1) })
}

/// Calls `each` with the parts of each option of one part of a sum; fails if `each` returns more cells than the budget
/// has.
fn visit(
    game: &Game,
    sum: &Sum,
    part: &[u64],
    budget: &mut Budget<'_>,
    mut each: impl FnMut(Chunks<'_, u64>) -> usize,
) -> Result<()> {
    let flow = game.options(part, &mut |option| match budget.room(each(parts_of(game, option))) {
        true => Flow::Continue(()),
        false => Flow::Break(()),
    });
    match game.failure() {
        Some(failure) => Err(refused(failure)),
        None if flow.is_break() => Err(too_large(&name(sum))),
        None => Ok(()),
    }
}

/// The options of a sum, in order and each once.
fn options_of(game: &Game, sum: &Sum, budget: &mut Budget<'_>) -> Result<Vec<Sum>> {
    let (mut options, mut numbers) = (Vec::new(), 0);
    for (place, part) in sum.iter().enumerate() {
        // Equal positions have equal moves.
        if place > 0 && sum[place - 1] == *part {
            continue;
        }
        visit(game, sum, part, budget, |parts| {
            let mut option = sum.clone();
            option.remove(place);
            option.extend(parts.map(<[u64]>::to_vec));
            option.sort_unstable();
            // A `Vec` takes about 32 bytes besides its numbers, as much as two cells or four numbers.
            numbers += 4 + option.iter().map(|part| 4 + part.len()).sum::<usize>();
            options.push(option);
            numbers
        })?;
    }
    options.sort_unstable();
    options.dedup();
    Ok(options)
}

/// Heaps by commas where a position is one number; otherwise coordinates, and + between positions.
fn parse(game: &Game, text: &str) -> Result<Sum> {
    let number = |word: &str| {
        let number = word.trim().parse().ok().filter(|&number: &u64| number <= MOST);
        number.ok_or_else(|| {
            refused(text!(
                "{word:?} in {text:?} is not a number up to {MOST}: write 5,7",
                "{text:?} 中的 {word:?} 不是 {MOST} 以内的数：请写成 5,7 这样"
            ))
        })
    };
    let mut sum = Sum::new();
    for part in text.split('+') {
        let numbers: Vec<u64> = part.split(',').map(number).collect::<Result<_>>()?;
        let is_list = game.axes.len() == 1 && game.usual.is_sum;
        for part in numbers.chunks(if is_list { 1 } else { numbers.len() }) {
            if part.len() != game.axes.len() {
                let axes = axes(&game.axes).join(", ");
                return Err(refused(closed_up(&text!(
                    "{text:?} is no position: write {axes}",
                    "{text:?} 不是局面：请依次写 {axes}"
                ))));
            }
            let position = game.start(part);
            let none = || refused(text!("{text:?} is no position", "{text:?} 不是局面"));
            sum.push(position.ok_or_else(none)?);
        }
    }
    sum.sort();
    Ok(sum)
}

fn name(sum: &Sum) -> String {
    if sum.is_empty() {
        return text!("nothing", "空局面");
    }
    sum.iter().map(|part| tuple(part)).join(" + ")
}

#[cfg(test)]
mod tests;
