//! The answers to one question, their pattern, and what is known of the game.

use super::Cut;
use super::answers::DRAW;
use crate::ask::Question;
use crate::pattern::Finding;

/// What 0 and 1 mean where they are outcomes.
const LOST_OR_WON: [&str; 2] = ["lost", "won"];

/// What came out.
pub struct Exploration {
    /// What was explored.
    pub title: String,
    /// Its rules.
    pub rules: String,
    /// What the coordinates are.
    pub axes: Vec<String>,
    /// What was asked; nothing if it is the judge's question.
    pub question: Option<Question>,
    /// What a value is.
    pub quantity: String,
    /// Whether 0 and 1 mean lost and won.
    pub is_outcome: bool,
    /// The number of values of each coordinate.
    pub sizes: Vec<usize>,
    /// In the order of [`crate::solve::positions`].
    pub values: Vec<u32>,
    /// What is said of positions with the outcome 0.
    pub zero: String,
    /// Words for the values, where the judge has words.
    pub legend: Vec<String>,
    /// Where there is no answer, in the order of the values; empty if there are answers everywhere. There is no
    /// position then, or a draw where the remoteness was asked for.
    pub gaps: Vec<bool>,
    /// Those of the gaps that are draws, which have no remoteness; empty if there are none.
    pub draws: Vec<bool>,
    /// How the work was ended early, if it was.
    pub cut: Option<Cut>,
    /// The pattern.
    pub finding: Option<Finding>,
    /// In how many answers a pattern was looked for, if at all.
    pub looked_at: Option<usize>,
    /// Moves that no heap that was looked at allows, in words.
    pub untried: Vec<String>,
    /// What the literature knows.
    pub known: Option<&'static str>,
}

impl Exploration {
    /// Whether answers are missing that the user asked for.
    pub fn is_incomplete(&self) -> bool {
        self.cut.is_some_and(|cut| cut.is_asked_for || cut.is_interrupted())
    }

    /// The value at this place as a text: a word, if there are words; nothing where there is no position.
    pub fn answer(&self, index: usize) -> Option<String> {
        let value = self.values[index];
        if self.is_draw(index) {
            return Some(DRAW.into());
        }
        (!self.is_gap(index))
            .then(|| self.word(value).map_or_else(|| value.to_string(), String::from))
    }

    /// The words for the values 0, 1 and so on; none if these are numbers.
    pub fn words(&self) -> Vec<&str> {
        (0..).map_while(|value| self.word(value)).collect()
    }

    fn word(&self, value: u32) -> Option<&str> {
        match self.are_lost_or_won() {
            true => LOST_OR_WON.get(value as usize).copied(),
            false => self.legend.get(value as usize).map(String::as_str),
        }
    }

    /// Whether there is no answer at this place.
    pub fn is_gap(&self, index: usize) -> bool {
        self.gaps.get(index) == Some(&true)
    }

    /// Whether a draw at this place has no remoteness.
    pub fn is_draw(&self, index: usize) -> bool {
        self.draws.get(index) == Some(&true)
    }

    /// Whether the answers are outcomes of play, and not words of a judge.
    pub fn is_of_outcomes(&self) -> bool {
        self.question.is_some_and(Question::is_outcome)
    }

    /// Whether 0 and 1 mean lost and won, and there are no draws.
    pub fn are_lost_or_won(&self) -> bool {
        self.is_of_outcomes() && self.is_outcome
    }

    /// Whether play could go on for ever, as far as these answers tell.
    pub fn has_draws(&self) -> bool {
        self.is_of_outcomes() && !self.is_outcome || self.draws.contains(&true)
    }

    /// What a gap is, in words.
    pub fn gap(&self) -> &'static str {
        let count = |places: &[bool]| places.iter().filter(|place| **place).count();
        let (draws, gaps) = (count(&self.draws), count(&self.gaps));
        match draws {
            0 => "no position",
            _ if draws == gaps => DRAW,
            _ => "draw or no position",
        }
    }
}
