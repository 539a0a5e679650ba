//! A play as it is shown.

use crate::Refused;
use crate::drawn::drawn;
use crate::typeset::typeset;
use game::{Handle, Player};
use language::text;
use rules::session::{Session, Worth};
use rules::{Choices, Colour, Drawing, Numbered, Sign};
use serde_json::{Value, json};
use std::collections::BTreeMap;
use theorems::{Columns, Explanation, Part};

/// Most moves that are listed. Others can only be made by number, as nobody would read so long a page.
const SHOWN: usize = 1000;
/// Most parts of an explanation that are listed; others are only counted.
const ROWS: usize = 12;
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

    /// The play after one of the best moves; after any, which `unsolved` says, if the game is too large for a search.
    pub fn reply(mut self, seed: u64) -> Result<Value, Refused> {
        let moves = self.session.moves();
        if moves.is_empty() {
            return Err(text!("there is no move: the game is over", "没有走法：游戏已经结束"));
        }
        let (numbers, unsolved) = match self.session.best() {
            Ok(best) => (best, None),
            Err(error) => ((0..moves.len()).collect(), Some(too_large(error))),
        };
        let number = Choices::random(seed).one_of(&numbers);
        self.make(number)?;
        let mut shown = self.shown();
        shown["reply"] = handle(&moves[number]);
        shown["unsolved"] = unsolved.into();
        Ok(shown)
    }

    /// The position, the moves, and how it ended if it has.
    pub fn shown(&mut self) -> Value {
        let position = self.session.position();
        let moves = self.session.moves();
        let takes = matches!(position, Drawing::Heaps(_))
            && moves.iter().any(|one| one.takes && one.from.len() == 1);
        let count = moves.len();
        let legend = self.session.legend();
        json!({
            "problem": self.problem,
            "input": self.input,
            "made": self.made,
            "turn": self.made.len(),
            "position": drawn(&position, legend.is_ring),
            "legend": legend.signs.iter().map(sign).collect::<Vec<_>>(),
            "numbered": legend.numbered.map(numbered),
            "takes": takes,
            "text": position.to_string(),
            "mover": side(self.session.mover()),
            "gains": self.session.gains(),
            "moves": moves.iter().take(SHOWN).map(handle).collect::<Vec<_>>(),
            "count": count,
            "repetitions": if self.session.survivor().is_none() { self.session.repetitions() } else { 0 },
            "winner": if count == 0 { self.winner() } else { Value::Null },
        })
    }

    /// The winner, once no move is left: by the rules of the game the mover or the other player; in a scoring game the
    /// player with more points, or nobody.
    fn winner(&self) -> Value {
        let mover = self.session.mover();
        let [left, right] = self.session.gains();
        match self.session.worth() {
            Ok(Worth::Won | Worth::WonIn(_)) => side(mover).into(),
            Ok(Worth::Lost | Worth::LostIn(_)) => side(mover.opponent()).into(),
            _ if left > right => side(Player::Left).into(),
            _ if left < right => side(Player::Right).into(),
            _ => "nobody".into(),
        }
    }

    /// Worths of the position and of each move, by a search.
    pub fn hint(&self) -> Result<Value, Refused> {
        let worths = self.session.worths().map_err(too_large)?;
        let best = self.session.best().map_err(too_large)?;
        let moves = self.session.moves();
        let beyond = best.iter().filter(|&&number| number >= SHOWN).take(NAMED);
        let words: BTreeMap<usize, &str> =
            beyond.map(|&number| (number, moves[number].words.as_str())).collect();
        Ok(json!({
            "worth": worth(self.session.worth().map_err(too_large)?),
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
        "sum": explanation.and_then(Explanation::sum_in_figures).map(|sum| typeset(&sum)),
        "columns": columns.map(|Columns { parts, sum }| json!({ "parts": parts, "sum": sum })),
    })
}

/// The numbers of the parts that are one thing in the drawing, each with its value.
fn values(explanation: &Explanation) -> Vec<(usize, String)> {
    let placed = |part: &Part| Some((part.place?, part.value.to_string()));
    explanation.parts.iter().filter_map(placed).collect()
}

fn too_large(error: game::Unsolved) -> Refused {
    text!("this position is too large for a search: {error}", "这个局面太大，无法搜索：{error}")
}

fn handle(Handle { from, to, amounts, words, .. }: &Handle) -> Value {
    json!({ "from": from, "to": to, "amounts": amounts, "words": words })
}

fn sign(Sign { text, words, side: owner, colour }: &Sign) -> Value {
    let colour = colour.map(|colour| match colour {
        Colour::Red => "red",
        Colour::Blue => "blue",
    });
    json!({ "text": text, "words": words.get(), "side": owner.map(side), "colour": colour })
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
