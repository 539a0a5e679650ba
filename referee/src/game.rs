//! What a game is, and the searches that solve one.
//!
//! A game is its moves: a function from a position to its options, each with a label. The label says
//! what the move is beside its option: nothing in an impartial game, who may make it in a partizan
//! one, what it gains in a scoring one. [`Graph::explore`] collects what can be reached from some
//! positions, each once; what a game's answer is follows from the options' answers by
//! [`Graph::fold`], or, where play can go on for ever, by [`Graph::endings`].
//!
//! Nothing here knows a theorem. Nothing recurses: the depth of a game costs memory, not stack. A bound
//! on the number of positions ends a search that would not end in time.

mod loopy;
mod partizan;

pub use loopy::Ending;
pub use partizan::{Dyadic, Values};

use std::cell::Cell;
use std::collections::{BTreeSet, HashMap, VecDeque};
use std::fmt::{self, Debug, Display};
use std::hash::Hash;

/// All positions that can be reached, with the moves between them.
#[derive(Debug)]
pub struct Graph<P, L = ()> {
    positions: Vec<P>,
    numbers: HashMap<P, usize>,
    /// The moves of each position: label and number of the option.
    moves: Vec<Vec<(L, usize)>>,
}

thread_local! {
    static SEARCHED: Cell<u64> = const { Cell::new(0) };
}

/// How many positions all searches of this thread have met.
pub fn positions_searched() -> u64 {
    SEARCHED.get()
}

/// Why a search has no answer.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Unsolved {
    /// There are more positions than the bound allows.
    TooManyPositions(usize),
    /// The input holds more of this than a search can take.
    TooLarge {
        /// What there is too much of, in the plural.
        what: &'static str,
        /// How much a search takes.
        most: usize,
    },
    /// Whoever makes the moves gave up.
    GivenUp,
    /// Play can come back to this position: only [`Graph::endings`] applies.
    Loop(String),
}

impl Display for Unsolved {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Unsolved::TooManyPositions(bound) => write!(
                f,
                "the game has more than {bound} positions: take a smaller one, or raise the bound"
            ),
            Unsolved::TooLarge { what, most } => {
                write!(f, "a search takes at most {most} {what}: take a smaller input")
            }
            Unsolved::GivenUp => f.write_str("the search was ended early"),
            Unsolved::Loop(position) => write!(
                f,
                "play can go on for ever, through {position}: this question needs a game that ends"
            ),
        }
    }
}

impl std::error::Error for Unsolved {}

impl<P: Clone + Eq + Hash + Debug, L> Graph<P, L> {
    /// Collects everything that can be reached from `starts`.
    ///
    /// # Errors
    ///
    /// If these are more than `bound` positions.
    ///
    /// # Example
    ///
    /// One heap, from which one, two or three may be taken:
    ///
    /// ```
    /// use referee::game::{Graph, mex};
    ///
    /// let moves = |&heap: &u32| (1..=heap.min(3)).map(move |k| ((), heap - k)).collect();
    /// let graph = Graph::explore([10], moves, 100)?;
    /// let grundy = graph.fold(|options| mex(options.iter().map(|&(_, value)| value)))?;
    /// assert_eq!(grundy[graph.number(&10)], 2);
    /// # Ok::<(), referee::game::Unsolved>(())
    /// ```
    pub fn explore(
        starts: impl IntoIterator<Item = P>,
        mut moves: impl FnMut(&P) -> Vec<(L, P)>,
        bound: usize,
    ) -> Result<Self, Unsolved> {
        let mut graph = Graph::default();
        graph.extend(starts, |position| Some(moves(position)), bound)?;
        Ok(graph)
    }

    /// Collects, besides all that is known, everything that can be reached from `starts`. The graph stays
    /// what it was if there is an error.
    ///
    /// # Errors
    ///
    /// If these are, together, more than `bound` positions, or `moves` gave none at all: then the search
    /// is given up.
    pub fn extend(
        &mut self,
        starts: impl IntoIterator<Item = P>,
        mut moves: impl FnMut(&P) -> Option<Vec<(L, P)>>,
        bound: usize,
    ) -> Result<(), Unsolved> {
        let known = self.positions.len();
        let result = self.grow(starts, &mut moves, bound);
        SEARCHED.set(SEARCHED.get() + (self.positions.len() - known) as u64);
        if result.is_err() {
            self.positions.truncate(known);
            self.moves.truncate(known);
            self.numbers.retain(|_, number| *number < known);
        }
        result
    }

    fn grow(
        &mut self,
        starts: impl IntoIterator<Item = P>,
        moves: &mut impl FnMut(&P) -> Option<Vec<(L, P)>>,
        bound: usize,
    ) -> Result<(), Unsolved> {
        for start in starts {
            self.enter(start, bound)?;
        }
        while self.moves.len() < self.positions.len() {
            let options = moves(&self.positions[self.moves.len()]).ok_or(Unsolved::GivenUp)?;
            let options = options
                .into_iter()
                .map(|(label, option)| Ok((label, self.enter(option, bound)?)))
                .collect::<Result<_, Unsolved>>()?;
            self.moves.push(options);
        }
        Ok(())
    }

    /// The number of `position`, given now if it is new.
    fn enter(&mut self, position: P, bound: usize) -> Result<usize, Unsolved> {
        if let Some(&number) = self.numbers.get(&position) {
            return Ok(number);
        }
        let number = self.positions.len();
        if number >= bound {
            return Err(Unsolved::TooManyPositions(bound));
        }
        self.positions.push(position.clone());
        self.numbers.insert(position, number);
        Ok(number)
    }

    /// The positions, in the order of their numbers.
    pub fn positions(&self) -> &[P] {
        &self.positions
    }

    /// The number of a position that the search has met.
    ///
    /// # Panics
    ///
    /// If it has not.
    pub fn number(&self, position: &P) -> usize {
        self.numbers[position]
    }

    /// The answer of every position, by number, each from its moves: labels, and answers of the options.
    ///
    /// # Errors
    ///
    /// If play can go on for ever.
    ///
    /// # Complexity
    ///
    /// O(positions + moves), besides `answer`.
    pub fn fold<A: Clone>(
        &self,
        mut answer: impl FnMut(&[(&L, A)]) -> A,
    ) -> Result<Vec<A>, Unsolved> {
        let mut answers: Vec<Option<A>> = vec![None; self.positions.len()];
        let mut ready = VecDeque::new();
        let mut unknown: Vec<usize> = self.moves.iter().map(Vec::len).collect();
        let parents = self.parents();
        ready.extend((0..self.positions.len()).filter(|&number| unknown[number] == 0));
        let mut known = 0;
        while let Some(number) = ready.pop_front() {
            let options: Vec<(&L, A)> = self.moves[number]
                .iter()
                .filter_map(|(label, option)| Some((label, answers[*option].clone()?)))
                .collect();
            answers[number] = Some(answer(&options));
            known += 1;
            for &parent in &parents[number] {
                unknown[parent] -= 1;
                if unknown[parent] == 0 {
                    ready.push_back(parent);
                }
            }
        }
        if known < self.positions.len() {
            let first = unknown.iter().position(|&count| count > 0).unwrap_or(0);
            return Err(Unsolved::Loop(format!("{:?}", self.positions[first])));
        }
        Ok(answers.into_iter().flatten().collect())
    }

    /// For each position, those that have a move to it, once per move.
    fn parents(&self) -> Vec<Vec<usize>> {
        let mut parents = vec![Vec::new(); self.positions.len()];
        for (number, moves) in self.moves.iter().enumerate() {
            for &(_, option) in moves {
                parents[option].push(number);
            }
        }
        parents
    }
}

/// The least number that is not among `values`.
///
/// ```
/// assert_eq!(referee::game::mex([]), 0);
/// assert_eq!(referee::game::mex([0, 1, 3, 1]), 2);
/// ```
pub fn mex(values: impl IntoIterator<Item = usize>) -> usize {
    let values: BTreeSet<usize> = values.into_iter().collect();
    values.iter().enumerate().take_while(|&(index, &value)| index == value).count()
}

/// Who wins when no move is left.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Play {
    /// The player who moved last.
    Normal,
    /// The player who cannot move.
    Misere,
}

/// The players of a partizan game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Player {
    /// Positive values are his.
    Left,
    /// Negative values are his.
    Right,
}

impl Player {
    /// The other one.
    pub fn opponent(self) -> Self {
        match self {
            Player::Left => Player::Right,
            Player::Right => Player::Left,
        }
    }
}

impl<P, L> Default for Graph<P, L> {
    /// No positions.
    fn default() -> Self {
        Graph { positions: Vec::new(), numbers: HashMap::new(), moves: Vec::new() }
    }
}

impl<P: Clone + Eq + Hash + Debug, L> Graph<P, L> {
    /// For each position of an impartial game, whether the player to move wins.
    ///
    /// # Errors
    ///
    /// If play can go on for ever.
    pub fn wins(&self, play: Play) -> Result<Vec<bool>, Unsolved> {
        self.fold(|options| match options {
            [] => play == Play::Misere,
            _ => options.iter().any(|(_, option_wins)| !option_wins),
        })
    }

    /// For each position of an impartial game, its Grundy value.
    ///
    /// # Errors
    ///
    /// If play can go on for ever.
    pub fn grundy(&self) -> Result<Vec<usize>, Unsolved> {
        self.fold(|options| mex(options.iter().map(|&(_, value)| value)))
    }
}

impl<P: Clone + Eq + Hash + Debug> Graph<P, i64> {
    /// For each position of a scoring game, what the player to move gains more than the other from here
    /// on. A label is what its move gains; the position says who is to move, where that matters.
    ///
    /// # Errors
    ///
    /// If play can go on for ever.
    pub fn scores(&self) -> Result<Vec<i64>, Unsolved> {
        self.fold(|options| options.iter().map(|(gain, score)| *gain - score).max().unwrap_or(0))
    }
}

impl<P: Clone + Eq + Hash + Debug> Graph<P, Player> {
    /// For each position of a partizan game, whether `player` wins when he is to move.
    ///
    /// # Errors
    ///
    /// If play can go on for ever.
    pub fn wins_as(&self, player: Player, play: Play) -> Result<Vec<bool>, Unsolved> {
        // Both players' answers, since each needs the other's.
        let both = self.fold(|options: &[(&Player, [bool; 2])]| {
            [Player::Left, Player::Right].map(|mover| {
                let mut mine = options.iter().filter(|(label, _)| **label == mover).peekable();
                match mine.peek() {
                    None => play == Play::Misere,
                    Some(_) => mine.any(|(_, wins)| !wins[1 - mover as usize]),
                }
            })
        })?;
        Ok(both.into_iter().map(|wins| wins[player as usize]).collect())
    }
}

#[cfg(test)]
mod tests;
