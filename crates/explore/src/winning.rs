//! The moves of one position, which of them win, and why.

mod action;

use super::games::{Game, refused};
use super::limits::Limits;
use super::report::data::Sequence;
use super::solve::{self, Sum, reach};
use super::watch::Watch;
use anyhow::{Context, Result, ensure};
use game::Unsolved;
use rules::prose;
use rules::prose::counted;
use serde::Serialize;
use std::collections::HashMap;
use std::io::Write;

/// The largest coordinate of a position whose moves are shown.
const MOST: u64 = 3000;
/// Moves that are shown.
const SHOWN: usize = 30;

/// All moves of one position.
pub struct Moves<'a> {
    game: &'a dyn Game,
    position: Sum,
    /// Those that win, then those that lose, each in order.
    options: Vec<Sum>,
    winning: usize,
    values: HashMap<Vec<u64>, u32>,
}

impl<'a> Moves<'a> {
    /// Those of a position such as `5,7`.
    ///
    /// # Errors
    ///
    /// If it is no position of the game, or one too large to search.
    pub fn of(game: &'a dyn Game, position: &str, limits: Limits) -> Result<Self> {
        let position = parse(game, position)?;
        let values = values(game, &position, limits)?;
        // The moves are sorted, and shown.
        let room = usize::try_from(limits.bytes / 4).unwrap_or(usize::MAX);
        let moves =
            solve::moves_within(game, &position, room).with_context(|| too_large(&position))?;
        let mut options: Vec<Sum> = moves.into_iter().map(|(_, option)| option).collect();
        options.sort_unstable();
        options.dedup();
        // Those that win come first, and stay in order.
        options.sort_by_key(|option| nim_sum(option, &values) != 0);
        let winning = options.partition_point(|option| nim_sum(option, &values) == 0);
        Ok(Moves { game, position, options, winning, values })
    }

    fn nim_sum(&self, sum: &Sum) -> u32 {
        nim_sum(sum, &self.values)
    }

    /// In words, and why, in lines of up to this width.
    pub fn text(&self, columns: usize) -> String {
        let Moves { game, position, options, .. } = self;
        let (winning, losing) = options.split_at(self.winning);
        let rules = prose::beside("", &game.rules(), columns);
        let mut text = format!("{}\n{rules}\n\n", game.title());
        let verdict =
            if winning.is_empty() { "loses: a P-position" } else { "wins: an N-position" };
        text += &format!("From {} the player to move {verdict}.\n", name(position));
        text += &coordinates(*game, position);
        text += &(prose::beside("  ", &worth(position, &self.values), columns) + "\n");
        if options.is_empty() {
            text += "  There is no move.\n";
        }
        if winning.is_empty() && !options.is_empty() {
            text += &match losing.len() {
                1 => "  The one option is no P-position:\n".into(),
                several => format!("  None of the {several} options is a P-position:\n"),
            };
            text += &self.shown(losing, columns, |option| {
                format!("{}: the opponent wins from there", worth(option, &self.values))
            });
        }
        if !winning.is_empty() {
            let (verb, all) =
                (if winning.len() == 1 { "wins" } else { "win" }, counted(options.len(), "move"));
            text += &format!("\n{} of {all} {verb}:\n", winning.len());
            text += &self.shown(winning, columns, |option| {
                format!("{}; {}", worth(option, &self.values), self.why_lost(option))
            });
        }
        text
    }

    /// Each move, what it leads to, and why.
    fn shown(&self, options: &[Sum], columns: usize, why: impl Fn(&Sum) -> String) -> String {
        let move_to = |option: &Sum| match action::of(self.game, &self.position, option) {
            Some(action) => format!("{action}, to {}", name(option)),
            None => format!("to {}", name(option)),
        };
        let lines = |option: &Sum| {
            let (head, reason) = (move_to(option), why(option));
            [("  ", head), ("      ", reason)]
                .map(|(head, text)| prose::beside(head, &text, columns) + "\n")
                .concat()
        };
        let mut lines: Vec<String> = options.iter().take(SHOWN).map(lines).collect();
        if options.len() > SHOWN {
            let left = counted(options.len() - SHOWN, "move");
            lines.push(format!("  ... and {left} more; --csv prints all\n"));
        }
        lines.concat()
    }

    fn why_lost(&self, position: &Sum) -> String {
        let (mut count, mut least) = (0, u32::MAX);
        // Equal parts have equal moves. The parts are in order.
        for part in position.chunk_by(|one, other| one == other).map(|parts| &parts[0]) {
            let others = self.nim_sum(position) ^ self.values[part];
            self.game.options(part, &mut |parts| {
                let option = parts.iter().fold(others, |sum, &part| sum ^ self.values[part]);
                (count, least) = (count + 1, least.min(option));
            });
        }
        match count {
            0 => "there is no move".into(),
            1 => format!("a P-position: its one option has nim-sum {least}, not 0"),
            _ => format!(
                "a P-position: none of its {count} options has nim-sum 0, the least is {least}"
            ),
        }
    }

    /// Writes a line for each move: where it leads, the nim-sum there, and whether it wins.
    ///
    /// # Errors
    ///
    /// If it cannot be written.
    pub fn write_csv(&self, out: &mut dyn Write) -> std::io::Result<()> {
        writeln!(out, "to,nim-sum,wins")?;
        self.options.iter().try_for_each(|option| {
            let value = self.nim_sum(option);
            writeln!(out, "{},{value},{}", quoted(&name(option)), value == 0)
        })
    }

    /// Writes everything, for programs.
    ///
    /// # Errors
    ///
    /// If it cannot be written.
    pub fn write_json(&self, out: &mut dyn Write) -> std::io::Result<()> {
        #[derive(Serialize)]
        struct Option<'a> {
            to: &'a Sum,
            #[serde(rename = "move")]
            action: std::option::Option<String>,
            nim_sum: u32,
            wins: bool,
        }
        #[derive(Serialize)]
        struct Everything<'a, S: Serialize> {
            game: String,
            rules: String,
            position: &'a Sum,
            nim_sum: u32,
            outcome: &'static str,
            moves: S,
        }
        let option = |to| {
            let nim_sum = self.nim_sum(to);
            let action = action::of(self.game, &self.position, to);
            Option { to, action, nim_sum, wins: nim_sum == 0 }
        };
        let everything = Everything {
            game: self.game.title(),
            rules: self.game.rules(),
            position: &self.position,
            nim_sum: self.nim_sum(&self.position),
            outcome: if self.winning > 0 { "N" } else { "P" },
            moves: Sequence(|| self.options.iter().map(option)),
        };
        Ok(serde_json::to_writer(out, &everything)?)
    }
}

fn nim_sum(sum: &Sum, values: &HashMap<Vec<u64>, u32>) -> u32 {
    sum.iter().fold(0, |all, part| all ^ values[part])
}

/// A field with a comma in it, such as `(3, 5)`.
fn quoted(field: &str) -> String {
    if field.contains(',') { format!("\"{field}\"") } else { field.into() }
}

/// Heaps by commas where a position is one number; otherwise coordinates, and + between positions.
fn parse(game: &dyn Game, text: &str) -> Result<Sum> {
    let axes = game.axes();
    let number = |word: &str| {
        let number = word.trim().parse().ok().filter(|&number: &u64| number <= MOST);
        number.ok_or_else(|| {
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
fn values(game: &dyn Game, sum: &Sum, limits: Limits) -> Result<HashMap<Vec<u64>, u32>> {
    let largest = sum.iter().flatten().max().copied().unwrap_or(0) as usize;
    let is_plain = game.axes().len() == 1 && sum.iter().all(|part| part.len() == 1);
    let mut watch = Watch::new(&game.title(), 0).within(limits);
    let known = if is_plain { game.grundy(&[largest + 1], &mut watch) } else { None };
    let values: HashMap<Vec<u64>, u32> = match known {
        Some(values) => (0..).map(|n| vec![n]).zip(values).collect(),
        None => reach::grundy_from(game, sum, &mut watch).map_err(|error| match error {
            Unsolved::Loop(_) => refused(
                "play can go on for ever from there, and moves are told by Grundy values, which it has not: ask for the \
                 outcome or the remoteness of all positions",
            ),
            error => anyhow::Error::new(error).context(too_large(sum)),
        })?,
    };
    ensure!(game.failure().is_none(), game.failure().unwrap_or_default());
    ensure!(sum.iter().all(|part| values.contains_key(part)), too_large(sum));
    Ok(values)
}

fn too_large(sum: &Sum) -> String {
    format!(
        "{} takes too large a search: ask for a smaller one, or allow more, by --memory or --seconds",
        name(sum)
    )
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

/// What the numbers of a position count, where there are several and they are not just heaps.
fn coordinates(game: &dyn Game, sum: &Sum) -> String {
    let axes = game.axes();
    // Of heaps the order says enough.
    if axes.iter().any(|axis| axis.starts_with("heap"))
        || axes.len() == 1
        || sum.iter().any(|part| part.len() != axes.len())
    {
        return String::new();
    }
    let part = |part: &Vec<u64>| {
        let named: Vec<String> =
            axes.iter().zip(part).map(|(axis, number)| format!("{axis}: {number}")).collect();
        format!("  That is {}.\n", named.join(", "))
    };
    sum.iter().map(part).collect()
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
