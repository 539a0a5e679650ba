//! A play as it is shown.

use crate::Refused;
use crate::drawn::drawn;
use crate::facts::facts;
use crate::message::Strength;
use crate::typeset::typeset;
use game::{Handle, Player};
use language::text;
use rules::session::{self, Session, Worth};
use rules::{Choices, Drawing, Numbered, Sign};
use serde_json::{Value, json};
use std::collections::BTreeMap;
use theorems::{Columns, Explanation, Part};

/// Most moves that are listed. Others can only be made by number, as nobody would read so long a page.
const SHOWN: usize = 1000;
/// Most parts of an explanation that are listed; others are only counted.
const ROWS: usize = 12;
/// Most moves of a line of play.
const STEPS: usize = 10;
/// Most best moves that are named beyond those that are listed.
const NAMED: usize = 8;

pub(super) struct Table {
    problem: &'static str,
    input: String,
    session: Box<dyn Session>,
    made: Vec<usize>,
}

impl Table {
    pub fn new(problem: &'static str, input: String, session: Box<dyn Session>) -> Self {
        Table { problem, input, session, made: Vec::new() }
    }

    pub fn make(&mut self, number: usize) -> Result<(), Refused> {
        if !self.session.make(number) {
            let count = self.session.moves().len();
            return Err(text!(
                "there is no move of number {number}: there are {count}, from 0 on",
                "没有编号为 {number} 的走法：共有 {count} 种，从 0 开始"
            ));
        }
        self.made.push(number);
        Ok(())
    }

    /// The play after one of the best moves, or after another one if the strength says so; after any, which `unsolved` says, if
    /// the game is too large for a search.
    pub fn reply(mut self, seed: u64, strength: Strength) -> Result<Value, Refused> {
        let moves = self.session.moves();
        if moves.is_empty() {
            return Err(text!("there is no move: the game is over", "没有走法：游戏已经结束"));
        }
        let all = || (0..moves.len()).collect();
        let (best, unsolved) = match self.session.best() {
            Ok(best) => (best, None),
            Err(error) => (all(), Some(too_large(error))),
        };
        let mut choices = Choices::random(seed);
        let errs = match strength {
            Strength::Beginner => !best.iter().any(|&number| self.ends(number)),
            Strength::Erring => choices.pick(0..=2) == 0,
            Strength::Perfect => false,
        };
        let number = choices.one_of(&if errs { all() } else { best });
        self.make(number)?;
        let mut shown = self.shown();
        shown["reply"] = handle(&moves[number]);
        shown["unsolved"] = unsolved.into();
        Ok(shown)
    }

    /// True if no move is left after this one.
    fn ends(&mut self, number: usize) -> bool {
        self.session.make(number);
        let ends = self.session.moves().is_empty();
        self.session.undo();
        ends
    }

    /// The winner from each position of the play on, from its beginning, if both play perfectly from there.
    pub fn winners(mut self) -> Result<Value, Refused> {
        let mut winners = Vec::new();
        loop {
            let worth = self.session.worth().map_err(too_large)?;
            winners.push(self.winner_by(worth));
            if !self.session.undo() {
                break;
            }
        }
        winners.reverse();
        Ok(json!({ "winners": winners }))
    }

    /// The position, the moves, and how it ended if it has.
    pub fn shown(&mut self) -> Value {
        let position = self.session.position();
        let moves = self.session.moves();
        let takes = matches!(position, Drawing::Heaps(_))
            && moves.iter().any(|one| one.takes && one.from.len() == 1);
        let count = moves.len();
        let legend = self.session.legend();
        let worth = (count == 0).then(|| self.session.worth().ok()).flatten();
        let winner = worth.map(|worth| self.winner_by(worth));
        json!({
            "problem": self.problem,
            "input": self.input,
            "made": self.made,
            "turn": self.made.len(),
            "position": drawn(&position, legend.is_ring),
            "legend": legend.signs.iter().map(sign).collect::<Vec<_>>(),
            "numbered": legend.numbered.map(numbered),
            "facts": self.facts(),
            "takes": takes,
            "text": position.to_string(),
            "mover": side(self.session.mover()),
            "gains": self.session.gains(),
            "total": self.session.total(),
            "moves": moves.iter().take(SHOWN).map(handle).collect::<Vec<_>>(),
            "count": count,
            "repetitions": if self.session.survivor().is_none() { self.session.repetitions() } else { 0 },
            "winner": winner,
        })
    }

    fn facts(&self) -> Vec<(&'static str, Vec<i64>)> {
        problems::find(self.problem).map_or_else(Vec::new, |problem| facts(problem, &self.input))
    }

    /// The winner by a worth to the mover: he or the other player; in a scoring game who has more points at the end.
    fn winner_by(&self, worth: Worth) -> &'static str {
        let mover = self.session.mover();
        let [left, right] = self.session.gains();
        let lead = match (worth, mover) {
            (Worth::Won | Worth::WonIn(_), _) => return side(mover),
            (Worth::Lost | Worth::LostIn(_), _) => return side(mover.opponent()),
            (Worth::Drawn, _) => 0,
            (Worth::Score(lead), Player::Left) => left - right + lead,
            (Worth::Score(lead), Player::Right) => left - right - lead,
        };
        match lead {
            0 => "nobody",
            1.. => side(Player::Left),
            _ => side(Player::Right),
        }
    }

    /// Worths of each move and of the position, which is that of a best move, by one search.
    pub fn hint(&self) -> Result<Value, Refused> {
        let worths = self.session.worths().map_err(too_large)?;
        let best = session::best(&worths);
        let here = match best.first() {
            Some(&number) => worths[number],
            None => self.session.worth().map_err(too_large)?,
        };
        let moves = self.session.moves();
        let beyond = best.iter().filter(|&&number| number >= SHOWN).take(NAMED);
        let words: BTreeMap<usize, &str> =
            beyond.map(|&number| (number, moves[number].words.as_str())).collect();
        Ok(json!({
            "worth": worth(here),
            "worths": worths.into_iter().map(worth).collect::<Vec<_>>(),
            "best": best,
            "words": words,
        }))
    }

    /// Explanation of the position by the theorem, and its worth by a search.
    pub fn why(&self) -> Result<Value, Refused> {
        let searched = match self.session.worth() {
            Ok(found) => worth(found),
            Err(error) => json!({ "unknown": too_large(error) }),
        };
        let explanation = theorems::explain(self.problem, &*self.session);
        let explanation = explanation.as_ref();
        let mut said = figures(explanation);
        said["searched"] = searched;
        let rows = |explanation: &Explanation| {
            let rows = explanation.rows(ROWS).into_iter();
            rows.map(|row| row.iter().map(|cell| typeset(cell)).collect()).collect::<Vec<Vec<_>>>()
        };
        said["rule"] = explanation.map(|explanation| typeset(&explanation.rule)).into();
        said["rows"] = json!(explanation.map(rows));
        said["why"] = explanation.map(|explanation| typeset(&explanation.why)).into();
        Ok(said)
    }

    /// The play on from here if both play best. Who wins answers in a pair that the theorem links, where that wins.
    pub fn line(mut self) -> Result<Value, Refused> {
        let mut line = Vec::new();
        let mut last: Vec<usize> = Vec::new();
        while line.len() < STEPS {
            let best = self.session.best().map_err(too_large)?;
            let Some(&first) = best.first() else { break };
            let moves = self.session.moves();
            let touched = |number: usize| [&moves[number].from[..], &moves[number].to].concat();
            let explained = theorems::explain(self.problem, &*self.session);
            let links = explained.map_or_else(Vec::new, |explained| explained.picture.links);
            let answers = |&&number: &&usize| {
                let own = touched(number);
                links.iter().any(|link| {
                    let is_own = link.iter().any(|part| own.contains(part));
                    is_own && link.iter().all(|part| own.contains(part) || last.contains(part))
                })
            };
            let number = best.iter().find(answers).copied().unwrap_or(first);
            line.push(json!({ "number": number, "words": moves[number].words }));
            last = touched(number);
            self.make(number)?;
        }
        Ok(json!({ "line": line }))
    }

    /// The figures of the theorem alone, without a search.
    pub fn values(&self) -> Value {
        figures(theorems::explain(self.problem, &*self.session).as_ref())
    }
}

/// The claim, the values of parts, and their sum.
fn figures(explanation: Option<&Explanation>) -> Value {
    let columns = explanation.and_then(Explanation::columns);
    json!({
        "claimed": explanation.map(|explanation| worth(explanation.worth)),
        "values": explanation.map(values),
        "outcomes": explanation.map(outcomes),
        "links": explanation.map(|explanation| &explanation.picture.links),
        "sum": explanation.and_then(Explanation::sum_in_figures).map(|sum| typeset(&sum)),
        "columns": columns.map(|Columns { parts, sum }| json!({ "parts": parts, "sum": sum })),
    })
}

/// The numbers of the parts that are one thing in the drawing, each with its value; those in the sum come last.
fn marked(explanation: &Explanation) -> impl Iterator<Item = (usize, theorems::Value)> {
    let placed = |part: &Part| Some((part.place?, part.value));
    let others = explanation.picture.values.iter().copied();
    others.chain(explanation.parts.iter().filter_map(placed))
}

fn values(explanation: &Explanation) -> Vec<(usize, String)> {
    let figures =
        marked(explanation).filter(|(_, value)| !matches!(value, theorems::Value::Worth(_)));
    figures.map(|(part, value)| (part, value.to_string())).collect()
}

fn outcomes(explanation: &Explanation) -> Vec<(usize, Value)> {
    let outcome = |(part, value): (usize, theorems::Value)| match value {
        theorems::Value::Worth(found) => Some((part, worth(found))),
        _ => None,
    };
    explanation.picture.values.iter().copied().filter_map(outcome).collect()
}

fn too_large(error: game::Unsolved) -> Refused {
    text!("this position is too large for a search: {error}", "这个局面太大，无法搜索：{error}")
}

fn handle(Handle { from, to, amounts, words, .. }: &Handle) -> Value {
    json!({ "from": from, "to": to, "amounts": amounts, "words": words })
}

fn sign(Sign { text, words, side: owner, piece }: &Sign) -> Value {
    let piece = piece.map(|piece| format!("{piece:?}").to_lowercase());
    json!({ "text": text, "words": words.get(), "side": owner.map(side), "piece": piece })
}

fn numbered(numbered: Numbered) -> Value {
    match numbered {
        Numbered::CellsFrom(first) => json!({ "by": "cells", "first": first }),
        Numbered::RowsFrom(first) => json!({ "by": "rows", "first": first }),
        Numbered::ColumnsFrom(first) => json!({ "by": "columns", "first": first }),
    }
}

fn side(player: Player) -> &'static str {
    match player {
        Player::Left => "first",
        Player::Right => "second",
    }
}

/// A worth as an object whose only key is the ending.
fn worth(worth: Worth) -> Value {
    match worth {
        Worth::Won => json!({ "won": null }),
        Worth::Lost => json!({ "lost": null }),
        Worth::WonIn(moves) => json!({ "won": moves }),
        Worth::LostIn(moves) => json!({ "lost": moves }),
        Worth::Drawn => json!({ "drawn": null }),
        Worth::Score(lead) => json!({ "leads": lead }),
    }
}
