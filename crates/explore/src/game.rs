//! Games as the engines see them: coordinates, moves, and facts.

use crate::budget::Budget;
use crate::expression;
use crate::heaps::TakeAndBreak;
use crate::octal;
use crate::question::{Flow, Question};
use crate::theorem::Theorem;
use crate::wording::Wording;
use itertools::Itertools;
use language::{Text, text};

/// Takes an option, flat: where moves split, its positions one after the other.
pub type Each<'a> = &'a mut dyn FnMut(&[u64]) -> Flow;

/// An impartial game whose positions are a few numbers.
pub struct Game {
    /// The name with its parameters, as it is shown.
    pub title: String,
    /// The same as it is typed.
    pub typed: String,
    /// The rules in a sentence or two.
    pub rules: Wording,
    /// The name of each coordinate.
    pub axes: Vec<String>,
    /// The least value of each coordinate; below it there are no positions.
    pub least: u64,
    /// The greatest value of each coordinate, if there is one.
    pub largest: Option<u64>,
    /// The options of a position.
    pub moves: Moves,
    /// A theorem of the literature on outcomes or Grundy values in normal play, and its author.
    pub known: Option<Text>,
    /// The table that most people want.
    pub usual: Usual,
}

/// The question and the table that most people want of a game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Usual {
    /// Asked if nothing else is.
    pub question: Question,
    /// The greatest value of each coordinate.
    pub sizes: Vec<u64>,
    /// True where the parameters of the game ask for this size: then it is computed whatever it takes.
    pub is_asked_for: bool,
    /// True where several positions side by side are written as a list: heaps, coins.
    pub is_sum: bool,
}

impl Usual {
    /// Grundy values of a table that takes no time, for so many coordinates.
    pub fn of(axes: usize) -> Usual {
        let sizes = match axes {
            1 => vec![1000],
            2 => vec![100; 2],
            axes => vec![10; axes],
        };
        Usual { question: Question::Grundy, sizes, is_asked_for: false, is_sum: axes == 1 }
    }
}

/// The options of each position.
pub enum Moves {
    /// Numbers that may be taken from a heap, and the heaps that may be left.
    Heaps(TakeAndBreak),
    Written(Box<expression::Moves>),
    Coded(Program),
}

type Options = dyn Fn(&[u64], Each<'_>) -> Flow;
type Start = dyn Fn(&[u64]) -> Option<Vec<u64>>;
/// Callback for the answers below these sizes, in order: fewer if the budget ended the work, `None` if it cannot answer
/// the question.
type Fast = dyn Fn(Question, &[usize], &mut Budget<'_>) -> Option<Vec<u32>>;

/// A game of which another one has all positions that pass a test, each by its first coordinate.
#[derive(Debug, Clone, Copy)]
pub struct Section {
    /// Its moves.
    pub moves: &'static str,
    /// Those positions, with their test.
    pub positions: &'static str,
}

/// Moves by a program.
pub struct Program {
    /// Calls its second argument with every option of a position until that breaks.
    pub options: Box<Options>,
    /// Gives the position at some coordinates, if there is one; it may be longer or shorter than these if moves do not
    /// split.
    pub start: Box<Start>,
    /// True if an option can be several positions.
    pub splits: bool,
    /// A faster way than the engines to answer some questions, where there is a position at each
    /// coordinate from the least to the largest.
    pub fast: Box<Fast>,
    /// The least heap that has all kinds of moves, and the kind that smaller heaps lack, in words.
    pub untried: Option<(u64, Text)>,
    /// The game of which this one is a part, and which automata may prove.
    pub section: Option<Section>,
}

impl Program {
    /// The program of these options, whose positions are their coordinates.
    pub fn new(options: impl Fn(&[u64], Each<'_>) -> Flow + 'static) -> Program {
        Program {
            options: Box::new(options),
            start: Box::new(|coordinates| Some(coordinates.into())),
            splits: false,
            fast: Box::new(|_, _, _| None),
            untried: None,
            section: None,
        }
    }

    /// Sets the positions that coordinates stand for.
    pub fn from(self, start: impl Fn(&[u64]) -> Option<Vec<u64>> + 'static) -> Program {
        Program { start: Box::new(start), ..self }
    }

    /// Sets a faster way to answer questions.
    pub fn fast(
        self,
        fast: impl Fn(Question, &[usize], &mut Budget<'_>) -> Option<Vec<u32>> + 'static,
    ) -> Program {
        Program { fast: Box::new(fast), ..self }
    }
}

impl Game {
    /// A game of taking and breaking.
    pub fn of_heaps(title: impl Into<String>, moves: TakeAndBreak) -> Game {
        let (title, most) = (title.into(), if moves.most_left() > 2 { 300 } else { 1000 });
        Game {
            typed: title.clone(),
            title,
            rules: moves.rules(),
            axes: vec!["heap".into()],
            least: 0,
            largest: None,
            known: None,
            moves: Moves::Heaps(moves),
            usual: Usual { sizes: vec![most], ..Usual::of(1) },
        }
    }

    /// The game of an expression, with the title and the rules of one that a user typed.
    pub fn written(moves: expression::Moves) -> Game {
        let (rules, axes) = match moves.axes() {
            [_] => {
                let rules = Text(
                    "From one heap of n, a move leaves what the expression says.",
                    "从 n 颗的一堆出发，一步后剩下的由表达式给出。",
                );
                (rules.into(), vec!["heap".into()])
            }
            axes => {
                let position = axes.join(", ");
                let rules = Wording::of(|| {
                    text!(
                        "From ({position}), a move leaves what the expression says.",
                        "从 ({position}) 出发，一步后剩下的由表达式给出。"
                    )
                });
                (rules, axes.to_vec())
            }
        };
        let title = format!("--moves {:?}", moves.text());
        // A subtraction game has a theorem.
        let set = moves.subtraction_set();
        let heaps = set.and_then(|set| Some((TakeAndBreak::subtraction(&set).ok()?, set)));
        match heaps {
            Some((heaps, set)) => {
                let set = set.into_iter().sorted().dedup().join(",");
                let rules = Wording::of(|| {
                    text!(
                        "From one heap of n, a move leaves what the expression says. That is subtraction {set}.",
                        "从 n 颗的一堆出发，一步后剩下的由表达式给出。这就是 `subtraction {set}`。"
                    )
                });
                Game { rules, ..Game::of_heaps(title, heaps) }
            }
            None => match octal::code(&moves) {
                Some(code) => Game::of_code(title, &code),
                None => Game::new(title, rules, axes, Moves::Written(Box::new(moves))),
            },
        }
    }

    /// The game of written moves that are an octal code.
    fn of_code(title: String, code: &str) -> Game {
        let moves = TakeAndBreak::octal(code).expect("it was read before");
        let rules = Wording::of(|| {
            text!(
                "From one heap of n, a move leaves what the expression says. That is octal {code}, by an equality of two \
                 automata.",
                "从 n 颗的一堆出发，一步后剩下的由表达式给出。两个自动机相等，所以这就是八进制游戏 {code}。"
            )
        });
        Game { rules, ..Game::of_heaps(title, moves) }
    }

    /// A game by a program, whose coordinates begin at 0.
    pub fn coded(
        title: impl Into<String>,
        rules: impl Into<Wording>,
        axes: &[&str],
        moves: Program,
    ) -> Game {
        let axes = axes.iter().map(|axis| axis.to_string()).collect();
        Game::new(title.into(), rules.into(), axes, Moves::Coded(moves))
    }

    fn new(title: String, rules: Wording, axes: Vec<String>, moves: Moves) -> Game {
        let (typed, usual) = (title.clone(), Usual::of(axes.len()));
        Game { title, typed, rules, axes, least: 0, largest: None, moves, known: None, usual }
    }

    /// Calls `each` with every option of a position until it breaks. Nothing at all is a position without moves.
    pub fn options(&self, position: &[u64], each: Each<'_>) -> Flow {
        match &self.moves {
            _ if position.is_empty() => Flow::Continue(()),
            Moves::Heaps(moves) => moves.options(position[0], each),
            Moves::Written(moves) => moves.each_option(position, each),
            Moves::Coded(program) => (program.options)(position, each),
        }
    }

    /// True if there are positions at all coordinates, and these are the coordinates.
    pub fn has_all_starts(&self) -> bool {
        self.least == 0 && self.largest.is_none() && !matches!(self.moves, Moves::Coded(_))
    }

    /// The position at these coordinates, if there is one.
    pub fn start(&self, coordinates: &[u64]) -> Option<Vec<u64>> {
        let is_within = |coordinate: &u64| {
            *coordinate >= self.least && self.largest.is_none_or(|largest| *coordinate <= largest)
        };
        if !coordinates.iter().all(is_within) {
            return None;
        }
        match &self.moves {
            Moves::Coded(program) => (program.start)(coordinates),
            _ => Some(coordinates.into()),
        }
    }

    /// True if an option can be several positions.
    pub fn splits(&self) -> bool {
        match &self.moves {
            Moves::Heaps(moves) => moves.most_left() > 1,
            Moves::Written(moves) => moves.splits(),
            Moves::Coded(program) => program.splits,
        }
    }

    /// The numbers of the period theorem, where the game is one of those that it is about.
    pub fn theorem(&self) -> Option<Theorem> {
        if let Moves::Heaps(moves) = &self.moves { moves.theorem() } else { None }
    }

    /// The expressions, if the moves are written.
    pub fn expressions(&self) -> Option<&expression::Moves> {
        if let Moves::Written(moves) = &self.moves { Some(moves) } else { None }
    }

    /// The moves as text, in a form of its own; None where they are a program, or too many.
    pub fn text(&self) -> Option<expression::Moves> {
        match &self.moves {
            Moves::Heaps(moves) => expression::Moves::parse(&moves.text()?).ok(),
            Moves::Written(moves) => moves.again(),
            Moves::Coded(_) => None,
        }
    }

    /// The game of which this one is a part.
    pub fn section(&self) -> Option<Section> {
        if let Moves::Coded(program) = &self.moves { program.section } else { None }
    }

    /// Moves, in words, that no heap below this one allows: nobody can know what they do.
    pub fn untried(&self, heaps: usize) -> Vec<Wording> {
        match &self.moves {
            Moves::Heaps(moves) => moves.untried(heaps),
            Moves::Written(moves) => moves.untried(),
            Moves::Coded(program) => {
                let untried = program.untried.filter(|&(least, _)| heaps as u64 <= least);
                untried.map(|(_, what)| what.into()).into_iter().collect()
            }
        }
    }

    /// The number of moves that were tried so far and need not exist: they cost time, too.
    pub fn tried(&self) -> u64 {
        self.expressions().map_or(0, |moves| moves.tried())
    }

    /// The mistake that showed while options were made, if any did since this was last asked.
    pub fn failure(&self) -> Option<String> {
        Some(self.expressions()?.mistake()?.to_string())
    }
}
