//! The graph of a game: its positions, and the moves between them.

mod size;

use indexmap::IndexSet;
pub use size::Bound;
use std::cell::Cell;
use std::collections::VecDeque;
use std::fmt::{self, Debug, Display};
use std::hash::Hash;

/// All positions that can be reached, with the moves between them.
#[derive(Debug)]
pub struct Graph<P, L = ()> {
    positions: IndexSet<P>,
    /// The moves of all positions, one position after the other: label and number of the option.
    moves: Vec<(L, u32)>,
    /// By position: where its moves end.
    ends: Vec<usize>,
    /// How many bytes the positions hold, besides their places in the set.
    held: usize,
}

thread_local! {
    static SEARCHED: Cell<u64> = const { Cell::new(0) };
}

/// How many positions and moves all searches of this thread have met, those that failed included.
pub fn searched() -> u64 {
    SEARCHED.get()
}

/// What a search finds, or why it finds nothing.
pub type Searched<T> = Result<T, Unsolved>;

/// Why a search has no answer.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Unsolved {
    /// There are more positions than the bound allows.
    TooManyPositions(usize),
    /// There are more moves than the budget allows.
    TooManyMoves(usize),
    /// Positions and moves take more bytes than the bound allows.
    TooManyBytes(usize),
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
            Unsolved::TooManyMoves(budget) => {
                write!(f, "the game has more than {budget} moves: take a smaller one")
            }
            Unsolved::TooManyBytes(bound) => {
                write!(f, "the game takes more than {} MB: take a smaller one", bound / 1_000_000)
            }
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

impl<P, L> Default for Graph<P, L> {
    /// No positions.
    fn default() -> Self {
        Graph { positions: IndexSet::new(), moves: Vec::new(), ends: Vec::new(), held: 0 }
    }
}

impl<P, L> Graph<P, L> {
    /// The positions, in the order of their numbers.
    pub fn positions(&self) -> &IndexSet<P> {
        &self.positions
    }

    /// The positions alone, in the order of their numbers.
    pub fn into_positions(self) -> IndexSet<P> {
        self.positions
    }

    /// The moves of each position, in the order of their numbers: label and number of the option.
    pub(super) fn moves(&self) -> impl Iterator<Item = &[(L, u32)]> {
        let starts = [0].iter().chain(&self.ends);
        starts.zip(&self.ends).map(|(&start, &end)| &self.moves[start..end])
    }

    fn moves_of(&self, number: usize) -> &[(L, u32)] {
        let start = number.checked_sub(1).map_or(0, |before| self.ends[before]);
        &self.moves[start..self.ends[number]]
    }

    /// For each position, how many moves it has.
    pub(super) fn counts(&self) -> Vec<u32> {
        self.moves().map(|moves| moves.len() as u32).collect()
    }

    /// For each position, those that have a move to it.
    pub(super) fn parents(&self) -> Parents {
        let mut ends = vec![0; self.positions.len() + 1];
        self.moves.iter().for_each(|&(_, option)| ends[option as usize + 1] += 1);
        for number in 1..ends.len() {
            ends[number] += ends[number - 1];
        }
        let mut parents = vec![0; self.moves.len()];
        for (number, moves) in (0..).zip(self.moves()) {
            for &(_, option) in moves {
                // Until all are there, an end is that of those that are.
                let end = &mut ends[option as usize];
                parents[*end] = number;
                *end += 1;
            }
        }
        Parents { parents, ends }
    }
}

/// For each position, those that have a move to it, once per move.
pub(super) struct Parents {
    parents: Vec<u32>,
    ends: Vec<usize>,
}

impl Parents {
    /// Those of the position of this number.
    pub fn of(&self, number: usize) -> &[u32] {
        let start = number.checked_sub(1).map_or(0, |before| self.ends[before]);
        &self.parents[start..self.ends[number]]
    }
}

impl<P: Clone + Eq + Hash + Debug, L> Graph<P, L> {
    /// Collects everything that can be reached from `starts`.
    ///
    /// # Errors
    ///
    /// If this takes more than `bound`, which may be a number of positions.
    ///
    /// # Example
    ///
    /// One heap, from which one, two or three may be taken:
    ///
    /// ```
    /// use game::{Graph, mex};
    ///
    /// let moves = |&heap: &u32| (1..=heap.min(3)).map(move |k| ((), heap - k)).collect();
    /// let graph = Graph::explore([10], moves, 100)?;
    /// let grundy = graph.fold(|options| mex(options.iter().map(|&(_, value)| value)))?;
    /// assert_eq!(grundy[graph.number(&10)], 2);
    /// # Ok::<(), game::Unsolved>(())
    /// ```
    pub fn explore(
        starts: impl IntoIterator<Item = P>,
        mut moves: impl FnMut(&P) -> Vec<(L, P)>,
        bound: impl Into<Bound>,
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
    /// If all together takes more than `bound`, or `moves` gave none at all: then the search is given up.
    pub fn extend(
        &mut self,
        starts: impl IntoIterator<Item = P>,
        mut moves: impl FnMut(&P) -> Option<Vec<(L, P)>>,
        bound: impl Into<Bound>,
    ) -> Result<(), Unsolved> {
        let (known, moves_known, held) = (self.positions.len(), self.moves.len(), self.held);
        let result = self.grow(starts, &mut moves, bound.into());
        SEARCHED.set(SEARCHED.get() + (self.size() - known - moves_known) as u64);
        if result.is_err() {
            self.positions.truncate(known);
            self.ends.truncate(known);
            self.moves.truncate(moves_known);
            self.held = held;
        }
        result
    }

    fn grow(
        &mut self,
        starts: impl IntoIterator<Item = P>,
        moves: &mut impl FnMut(&P) -> Option<Vec<(L, P)>>,
        bound: Bound,
    ) -> Result<(), Unsolved> {
        for start in starts {
            self.enter(start, bound)?;
        }
        while self.ends.len() < self.positions.len() {
            let options = moves(&self.positions[self.ends.len()]).ok_or(Unsolved::GivenUp)?;
            for (label, option) in options {
                let number = self.enter(option, bound)?;
                self.moves.push((label, number));
            }
            self.ends.push(self.moves.len());
            self.expect_within(bound)?;
        }
        Ok(())
    }

    fn expect_within(&self, bound: Bound) -> Result<(), Unsolved> {
        match bound.bytes {
            most if self.bytes() > most => Err(Unsolved::TooManyBytes(most)),
            _ => Ok(()),
        }
    }

    /// How many positions and moves there are.
    pub fn size(&self) -> usize {
        self.positions.len() + self.moves.len()
    }

    /// The number of `position`, given now if it is new.
    fn enter(&mut self, position: P, bound: Bound) -> Result<u32, Unsolved> {
        if let Some(number) = self.positions.get_index_of(&position) {
            return Ok(number as u32);
        }
        let number = self.positions.len();
        if number >= bound.positions.min(u32::MAX as usize) {
            return Err(Unsolved::TooManyPositions(bound.positions));
        }
        self.held += size::held(&position);
        self.expect_within(bound)?;
        self.positions.insert(position);
        Ok(number as u32)
    }

    /// The number of a position that the search has met.
    ///
    /// # Panics
    ///
    /// If it has not.
    pub fn number(&self, position: &P) -> usize {
        self.positions.get_index_of(position).expect("the search has met the position")
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
        let mut unknown = self.counts();
        let parents = self.parents();
        ready.extend((0..self.positions.len()).filter(|&number| unknown[number] == 0));
        let mut known = 0;
        while let Some(number) = ready.pop_front() {
            let options: Vec<(&L, A)> = self
                .moves_of(number)
                .iter()
                .filter_map(|(label, option)| Some((label, answers[*option as usize].clone()?)))
                .collect();
            answers[number] = Some(answer(&options));
            known += 1;
            for &parent in parents.of(number) {
                let parent = parent as usize;
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
}
