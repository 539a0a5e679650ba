//! Partizan games, in which Left and Right have moves of their own: values, outcomes, means, temperatures.

mod board;
mod list;
mod mirror;
mod position;
mod solve;
mod source;
mod tree;

use crate::error::refused;
use crate::expression;
use crate::question::Flow;
use crate::wording::{Wording, axes, list as listed_names, tuple};
use anyhow::Result;
use board::Board;
use language::{Text, text};
pub use list::{entries, find, listed, names};
pub use position::Position;
pub use source::Valued;

/// A position that plays on its own, flat: coordinates, or a board.
type Part = Vec<u64>;

/// A question that has one answer at each position.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Question {
    /// The canonical form.
    Value,
    /// One of four classes.
    Outcome,
    Mean,
    Temperature,
}

impl Question {
    /// The name on the command line, and a description.
    pub fn words(self) -> (&'static str, Text) {
        match self {
            Question::Value => (
                "value",
                Text("Of a partizan game: the canonical forms", "不平等博弈的值（标准形）"),
            ),
            Question::Outcome => ("outcome", Text("The outcome classes", "胜负类别")),
            Question::Mean => {
                ("mean", Text("Of a partizan game: the mean values", "不平等博弈的平均值"))
            }
            Question::Temperature => {
                ("temperature", Text("Of a partizan game: the temperatures", "不平等博弈的温度"))
            }
        }
    }

    /// The name of one answer.
    pub fn quantity(self) -> Text {
        match self {
            Question::Value => Text("value", "值"),
            Question::Outcome => Text("outcome class", "胜负类别"),
            Question::Mean => Text("mean", "平均值"),
            Question::Temperature => Text("temperature", "温度"),
        }
    }

    /// The meaning of an answer, in a line.
    pub fn terms(self) -> Text {
        match self {
            Question::Value => Text(
                "the value is the canonical form: a number is so many moves for Left, *n a nim heap, ^ and v are up \
                 and down, {a|b} is a game in which Left moves to a and Right to b, ±a is {a|-a}, G7 is too long to write; 0 is lost for \
                 whoever begins",
                "值是标准形：数表示左方领先多少步，*n 是大小为 n 的 Nim 堆，^ 和 v 是上和下，{a|b} 表示左方走到 a、右方走到 b，±a 即 \
                 {a|-a}，G7 太长，写不下；值为 0 时先手必败",
            ),
            Question::Outcome => Text(
                "P: whoever begins loses; N: whoever begins wins; L: Left wins, whoever begins; R: Right wins, whoever \
                 begins",
                "P：先手必败；N：先手必胜；L：不论谁先手，左方必胜；R：不论谁先手，右方必胜",
            ),
            Question::Mean => Text(
                "the mean is where the walls of the thermograph meet: n copies of a game are worth about n means",
                "平均值是温度图两壁相交处的数：n 个同样的局面大约值 n 倍平均值",
            ),
            Question::Temperature => Text(
                "the temperature is the cost of a move from which on nobody wants to move; of a number, minus the \
                 reciprocal of its denominator",
                "温度是走一步的代价：代价到了温度，双方都不想走；数的温度是分母倒数的相反数",
            ),
        }
    }
}

/// A partizan game whose play ends.
pub struct Partizan {
    /// The name, or the moves as they are typed.
    pub title: String,
    /// The rules in a sentence or two.
    pub rules: Wording,
    /// The name of each coordinate; none if positions are typed alone.
    pub axes: Vec<String>,
    /// The greatest coordinates of the table that most people want.
    pub usual: Vec<u64>,
    /// The least coordinate: below it there are no positions.
    pub least: u64,
    /// A theorem of the literature on the values.
    pub known: Option<Text>,
    /// A position as it is typed.
    pub example: String,
    moves: Moves,
}

enum Moves {
    /// Left's and Right's; a player without any has none.
    Written(Box<[Option<expression::Moves>; 2]>),
    Board(Board),
    Trees,
}

impl Partizan {
    /// The game of these moves, Left's and Right's, as they are typed.
    pub fn written(sides: [Option<&str>; 2], coordinates: &[String]) -> Result<Partizan> {
        let read = |names: &[String]| -> Result<[Option<expression::Moves>; 2]> {
            let [left, right] = sides
                .map(|side| side.map(|text| expression::Moves::named(text, names)).transpose());
            Ok([left.map_err(refused)?, right.map_err(refused)?])
        };
        let mut moves = read(coordinates)?;
        if let [Some(left), Some(right)] = &moves
            && left.axes() != right.axes()
        {
            let [one, other] = [left, right].map(|moves| listed_names(moves.axes()));
            // One of them may lack a name that the other has.
            let both = [left, right].map(|moves| moves.axes().to_vec());
            moves = both.iter().find_map(|names| read(names).ok()).ok_or_else(|| {
                refused(text!(
                    "Left's moves have the coordinates {one}, and Right's {other}: name them alike, or by --coordinates",
                    "左方走法的坐标是 {one}，右方的是 {other}：请用同样的名字，或者用 --coordinates 写明"
                ))
            })?;
        }
        let axes: Vec<String> =
            moves.iter().flatten().next().map_or(Vec::new(), |moves| moves.axes().to_vec());
        let options = ["--left", "--right"].into_iter().zip(sides);
        let mut title: Vec<String> =
            options.filter_map(|(option, side)| Some(format!("{option} {:?}", side?))).collect();
        if !coordinates.is_empty() {
            title.push(format!("--coordinates {}", coordinates.join(",")));
        }
        let rules = Text(
            "Left and Right move in turn, each as the expressions say; who cannot move loses.",
            "左方和右方轮流走，各按自己的表达式；不能操作者输。",
        );
        let usual = match axes.len() {
            1 => vec![40],
            2 => vec![7; 2],
            axes => vec![4; axes],
        };
        let example = vec!["3"; axes.len()].join(",");
        let axes = if axes.len() == 1 { vec!["heap".into()] } else { axes };
        let moves = Moves::Written(moves.into());
        Ok(Partizan {
            title: title.join(" "),
            rules: rules.into(),
            axes,
            usual,
            least: 0,
            known: None,
            example,
            moves,
        })
    }

    /// The options of one player, Left (side 0) or Right (side 1), each as positions side by side.
    fn options(&self, part: &[u64], side: usize) -> Result<Vec<Vec<Part>>> {
        let mut options = match &self.moves {
            Moves::Board(board) => board.options(part, side),
            Moves::Trees => tree::options(part, side),
            Moves::Written(sides) => {
                let (mut options, axes) = (Vec::new(), self.axes.len());
                if let Some(moves) = &sides[side] {
                    let _ = moves.each_option(part, &mut |option| {
                        let parts = option.chunks(axes).map(<[u64]>::to_vec);
                        options.push(parts.collect::<Vec<Part>>());
                        Flow::Continue(())
                    });
                    if let Some(mistake) = moves.mistake() {
                        return Err(refused(mistake));
                    }
                }
                options
            }
        };
        options.iter_mut().for_each(|option| option.sort_unstable());
        options.sort_unstable();
        options.dedup();
        Ok(options)
    }

    /// The most that a move takes, if moves take fixed numbers from one heap.
    fn most_taken(&self) -> Option<usize> {
        let Moves::Written(sides) = &self.moves else { return None };
        let most = |moves: &expression::Moves| moves.subtraction_set()?.into_iter().max();
        sides.iter().flatten().map(most).try_fold(0, |most, taken| Some(taken?.max(most)))
    }

    /// The part that stands for all that are alike.
    fn normal(&self, part: &Part) -> Part {
        match &self.moves {
            Moves::Board(board) => board.normal(part.clone()),
            _ => part.clone(),
        }
    }

    /// The position at these coordinates, if there is one.
    fn start(&self, coordinates: &[u64]) -> Result<Option<Vec<Part>>> {
        match &self.moves {
            Moves::Board(board) => board.start(coordinates),
            Moves::Written(_) if coordinates.iter().all(|&number| number >= self.least) => {
                Ok(Some(vec![coordinates.to_vec()]))
            }
            _ => Ok(None),
        }
    }

    /// The parts of a position as it is typed, joined by `+`.
    fn read(&self, text: &str) -> Result<Vec<Part>> {
        let mut parts = Vec::new();
        for part in text.split('+').map(str::trim) {
            let numbers: Option<Vec<u64>> =
                part.split(',').map(|word| word.trim().parse().ok()).collect();
            let is_far = |numbers: &Vec<u64>| numbers.iter().any(|&n| n > board::MOST_CELLS * 100);
            let read = match (&self.moves, numbers) {
                (_, Some(numbers)) if numbers.len() == self.axes.len() && !is_far(&numbers) => {
                    self.start(&numbers)?
                }
                (Moves::Board(board), _) => board.read(part),
                (Moves::Trees, _) => tree::read(part),
                _ => None,
            };
            parts.extend(read.ok_or_else(|| {
                let names = axes(&self.axes).join(",");
                let names = if names.is_empty() {
                    names
                } else {
                    text!(", or {names}", "，或者 {names}")
                };
                let (example, title) = (&self.example, &self.title);
                refused(text!(
                    "{part:?} is no position of {title}: write one such as {example}{names}",
                    "{part:?} 不是 `{title}` 的局面：请写成 {example} 这样{names}"
                ))
            })?);
        }
        parts.sort_unstable();
        Ok(parts)
    }

    /// A position as it is typed; nothing of no parts.
    fn show(&self, parts: &[Part]) -> String {
        let show = |part: &Part| match &self.moves {
            Moves::Board(board) => board.show(part),
            Moves::Trees => tree::show(part),
            Moves::Written(_) => tuple(part),
        };
        parts.iter().map(show).collect::<Vec<_>>().join(" + ")
    }
}

#[cfg(test)]
mod tests;
