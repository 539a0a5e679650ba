//! One position: its value, and what each move of either player leaves.

use super::solve::Solver;
use super::source::{answer, class};
use super::{Part, Partizan, Question};
use crate::budget::Budget;
use crate::error::too_large;
use crate::wording::{closed_up, in_english};
use anyhow::Result;
use language::{Text, counted, prose, text};
use serde_json::{Value, json};
use std::io::Write;

/// The moves of a player that are shown.
const SHOWN: usize = 20;
const PLAYERS: [Text; 2] = [Text("Left", "左方"), Text("Right", "右方")];

/// A move, by the position that it leaves.
struct Move {
    to: String,
    value: String,
    wins: bool,
}

/// A position of a partizan game, with all moves of both players.
pub struct Position<'a> {
    game: &'a Partizan,
    position: String,
    class: &'static str,
    /// Value, mean and temperature.
    answers: [String; 3],
    /// Left's moves and Right's, those that win first.
    options: [Vec<Move>; 2],
}

impl<'a> Position<'a> {
    /// The position that is written so.
    ///
    /// # Errors
    ///
    /// If it is no position of the game, too large for the budget, or play there can have no end.
    pub fn of(game: &'a Partizan, text: &str, budget: &mut Budget<'_>) -> Result<Self> {
        let (parts, mut solver) = (game.read(text)?, Solver::default());
        let mut value_of = |parts: &[Part]| {
            let value = solver.value(game, parts, 0, budget)?.ok_or_else(|| too_large(text))?;
            let name = answer(&mut solver, Question::Value, value);
            Ok::<_, anyhow::Error>((value, name, class(&solver, value)))
        };
        let (value, _, class) = value_of(&parts)?;
        let mut options: [Vec<Move>; 2] = Default::default();
        for (side, options) in options.iter_mut().enumerate() {
            for (place, part) in parts.iter().enumerate() {
                if place > 0 && parts[place - 1] == *part {
                    continue;
                }
                for option in game.options(part, side)? {
                    let others = parts[..place].iter().chain(&parts[place + 1..]);
                    let mut to: Vec<Part> = others.chain(&option).cloned().collect();
                    to.sort_unstable();
                    let (_, value, class) = value_of(&to)?;
                    // A move wins if whoever made it wins as second player.
                    let wins = class == "P" || class == ["L", "R"][side];
                    options.push(Move { to: game.show(&to), value, wins });
                }
            }
            options.sort_by_key(|option| !option.wins);
        }
        let answers = [Question::Value, Question::Mean, Question::Temperature]
            .map(|question| answer(&mut solver, question, value));
        Ok(Position { game, position: game.show(&parts), class, answers, options })
    }

    /// The canonical form, by its name.
    pub fn value(&self) -> &str {
        &self.answers[0]
    }

    /// The position and its moves, in lines of up to this width.
    pub fn text(&self, columns: usize) -> String {
        let Position { game, position, class, answers: [value, mean, temperature], options } = self;
        let rules = prose::beside("", game.rules.get(), columns);
        let who = match *class {
            "P" => text!("whoever begins loses (P)", "先手必败（P）"),
            "N" => text!("whoever begins wins (N)", "先手必胜（N）"),
            "L" => text!("Left wins, whoever begins (L)", "不论谁先手，左方必胜（L）"),
            _ => text!("Right wins, whoever begins (R)", "不论谁先手，右方必胜（R）"),
        };
        let mut text = format!("{}\n{rules}\n\n", game.title);
        let position = named(position);
        text += &closed_up(&text!("{position}: {who}.\n", "{position}：{who}。\n"));
        let worth = text!(
            "value {value}, mean {mean}, temperature {temperature}",
            "值 {value}，平均值 {mean}，温度 {temperature}"
        );
        text += &(prose::beside("  ", &worth, columns) + "\n");
        for (player, options) in PLAYERS.iter().zip(options) {
            text += "\n";
            let (winning, all) = (
                options.iter().filter(|option| option.wins).count(),
                counted(options.len(), "move", "种走法"),
            );
            let verb = if winning == 1 { "wins" } else { "win" };
            text += &match options.len() {
                0 => text!("{player} has no move.\n", "{player}不能操作。\n"),
                _ => text!(
                    "{player}: {winning} of {all} {verb}\n",
                    "{player}：{all}中有 {winning} 种能赢\n"
                ),
            };
            for Move { to, value, wins } in options.iter().take(SHOWN) {
                let wins = if *wins { Text(": wins", "：赢") } else { Text("", "") };
                let to = named(to);
                let line = text!("to {to}, of value {value}{wins}", "到 {to}，值 {value}{wins}");
                text += &(prose::beside("  ", &closed_up(&line), columns) + "\n");
            }
            if options.len() > SHOWN {
                let left = counted(options.len() - SHOWN, "move", "种走法");
                text += &text!(
                    "  ... and {left} more; --json prints all\n",
                    "  ... 还有 {left}；--json 打印全部\n"
                );
            }
        }
        text
    }

    /// Writes everything, for programs.
    pub fn write_json(&self, out: &mut dyn Write) -> std::io::Result<()> {
        Ok(serde_json::to_writer(out, &in_english(|| self.json()))?)
    }

    fn json(&self) -> Value {
        let [value, mean, temperature] = &self.answers;
        let option = |it: &Move| json!({ "to": it.to, "value": it.value, "wins": it.wins });
        let [left, right] =
            self.options.each_ref().map(|options| options.iter().map(option).collect::<Vec<_>>());
        json!({
            "game": self.game.title,
            "rules": self.game.rules.get(),
            "position": self.position,
            "outcome": self.class,
            "value": value,
            "mean": mean,
            "temperature": temperature,
            "left": left,
            "right": right,
        })
    }
}

/// A position in words, if it is empty.
fn named(position: &str) -> &str {
    if position.is_empty() { Text("nothing", "空局面").get() } else { position }
}
