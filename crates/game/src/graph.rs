//! The graph of a game: its positions, and the moves between them.

use std::cell::Cell;
use std::collections::{HashMap, VecDeque};
use std::fmt::{self, Debug, Display};
use std::hash::Hash;

/// All positions that can be reached, with the moves between them.
#[derive(Debug)]
pub struct Graph<P, L = ()> {
    positions: Vec<P>,
    numbers: HashMap<P, usize>,
    /// The moves of each position: label and number of the option.
    pub(super) moves: Vec<Vec<(L, usize)>>,
}

thread_local! {
    static SEARCHED: Cell<u64> = const { Cell::new(0) };
}

/// How many positions all searches of this thread have met.
pub fn positions_searched() -> u64 {
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
        Graph { positions: Vec::new(), numbers: HashMap::new(), moves: Vec::new() }
    }
}

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

    /// How many positions and moves there are.
    pub fn size(&self) -> usize {
        self.positions.len() + self.moves.iter().map(Vec::len).sum::<usize>()
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
    pub(super) fn parents(&self) -> Vec<Vec<usize>> {
        let mut parents = vec![Vec::new(); self.positions.len()];
        for (number, moves) in self.moves.iter().enumerate() {
            for &(_, option) in moves {
                parents[option].push(number);
            }
        }
        parents
    }
}
