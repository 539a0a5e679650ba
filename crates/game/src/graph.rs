//! The graph of a game: its positions, and the moves between them.

mod edges;
mod size;
mod unsolved;

use crate::{Convention, Ending, Gain, Mover, Player};
pub(super) use edges::Edges;
use edges::Loop;
use indexmap::IndexSet;
use rustc_hash::FxBuildHasher;
pub use size::Bound;
use std::cell::Cell;
use std::fmt::Debug;
use std::hash::Hash;
pub use unsolved::{SearchResult, Unsolved};

/// Positions, each once, by number. They are no attacker's choice, so a fast hash without protection against collisions
/// will do.
pub type Positions<P> = IndexSet<P, FxBuildHasher>;

/// All positions that can be reached, with the moves between them.
#[derive(Debug)]
pub struct Graph<P, L = ()> {
    positions: Positions<P>,
    edges: Edges<L>,
    /// Bytes on the heap that the positions own.
    held: usize,
}

/// Callback that lists the moves of a position as pairs of a label and an option; `None` gives the search up.
type List<'a, P, L> = &'a mut dyn FnMut(&P) -> Option<Vec<(L, P)>>;

thread_local! {
    static SEARCHED: Cell<u64> = const { Cell::new(0) };
}

/// Number of positions and moves that all searches of this thread have met, failed ones included.
pub fn searched() -> u64 {
    SEARCHED.get()
}

impl<P, L> Default for Graph<P, L> {
    /// A graph without positions.
    fn default() -> Self {
        Graph { positions: Positions::default(), edges: Edges::default(), held: 0 }
    }
}

impl<P, L> Graph<P, L> {
    /// The positions, in the order of their numbers.
    pub fn positions(&self) -> &Positions<P> {
        &self.positions
    }

    /// The positions alone, in the order of their numbers.
    pub fn into_positions(self) -> Positions<P> {
        self.positions
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

    /// Adds everything that can be reached from `starts`. After an error the graph is as it was before.
    ///
    /// # Errors
    ///
    /// If the whole graph exceeds `bound`, or `moves` returns `None`, which gives the search up.
    pub fn extend(
        &mut self,
        starts: impl IntoIterator<Item = P>,
        mut moves: impl FnMut(&P) -> Option<Vec<(L, P)>>,
        bound: impl Into<Bound>,
    ) -> Result<(), Unsolved> {
        let (known, size, held) = (self.positions.len(), self.size(), self.held);
        let result = self.grow(&mut starts.into_iter(), &mut moves, bound.into());
        SEARCHED.set(SEARCHED.get() + (self.size() - size) as u64);
        if result.is_err() {
            self.positions.truncate(known);
            self.edges.truncate(known);
            self.held = held;
        }
        result
    }

    /// Takes trait objects: a generic function would be compiled for each game, not once for each type of positions.
    fn grow(
        &mut self,
        starts: &mut dyn Iterator<Item = P>,
        moves: List<'_, P, L>,
        bound: Bound,
    ) -> Result<(), Unsolved> {
        for start in starts {
            self.enter(start, bound)?;
        }
        while self.edges.positions() < self.positions.len() {
            let options = moves(&self.positions[self.edges.positions()]);
            for (label, option) in options.ok_or(Unsolved::GivenUp)? {
                let number = self.enter(option, bound)?;
                self.edges.push(label, number);
            }
            self.edges.end_position();
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

    /// Number of positions and moves.
    pub fn size(&self) -> usize {
        self.positions.len() + self.edges.moves()
    }

    /// The number of a position, which is added if it is new.
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

    /// The numbers of positions that the search has met.
    ///
    /// # Panics
    ///
    /// If it has not met one.
    ///
    /// ```
    /// let moves = |&heap: &u32| (0..heap).map(|left| ((), left)).collect();
    /// let graph = game::Graph::explore([3], moves, 100)?;
    /// let numbers = graph.numbers(&[3, 0]);
    /// let values = graph.grundy()?;
    /// assert_eq!(numbers.iter().map(|&number| values[number]).collect::<Vec<_>>(), [3, 0]);
    /// # Ok::<(), game::Unsolved>(())
    /// ```
    pub fn numbers(&self, positions: &[P]) -> Vec<usize> {
        positions.iter().map(|position| self.number(position)).collect()
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
    pub fn fold<A: Clone>(&self, answer: impl FnMut(&[(&L, A)]) -> A) -> SearchResult<Vec<A>> {
        self.name_loop(self.edges.fold(answer))
    }

    /// For each position of an impartial game, true if the player to move wins.
    ///
    /// # Errors
    ///
    /// If play can go on for ever.
    pub fn wins(&self, convention: Convention) -> SearchResult<Vec<bool>> {
        self.name_loop(self.edges.wins(convention))
    }

    /// For each position of an impartial game, its Grundy value.
    ///
    /// # Errors
    ///
    /// If play can go on for ever.
    pub fn grundy(&self) -> SearchResult<Vec<usize>> {
        self.name_loop(self.edges.grundy())
    }

    /// Ending of each position of an impartial game, by number, where a player without a move loses. The positions of a
    /// partizan game must include the player to move.
    ///
    /// From the positions without moves backwards: one with a move to a loss is won, one with moves to
    /// wins alone is lost, and what is never reached is drawn.
    ///
    /// # Complexity
    ///
    /// O(positions + moves).
    ///
    /// # Example
    ///
    /// A token on a path of which one end is a circle: from 3 on, one can walk round for ever.
    ///
    /// ```
    /// use game::{Ending, Graph};
    ///
    /// let moves = |&cell: &u32| match cell {
    ///     0 => vec![],
    ///     3 => vec![((), 4), ((), 2)],
    ///     5 => vec![((), 3)],
    ///     4 => vec![((), 5)],
    ///     _ => vec![((), cell - 1)],
    /// };
    /// let graph = Graph::explore([3], moves, 100)?;
    /// let endings = graph.endings();
    /// assert_eq!(endings[graph.number(&1)], Ending::Win(1));
    /// assert_eq!(endings[graph.number(&3)], Ending::Win(3));
    /// assert_eq!(endings[graph.number(&5)], Ending::Loss(4));
    /// # Ok::<(), game::Unsolved>(())
    /// ```
    pub fn endings(&self) -> Vec<Ending> {
        self.edges.endings()
    }

    fn name_loop<A>(&self, found: Result<A, Loop>) -> SearchResult<A> {
        found.map_err(|Loop(number)| Unsolved::Loop(format!("{:?}", self.positions[number])))
    }
}

impl<P: Clone + Eq + Hash + Debug, L: Gain> Graph<P, L> {
    /// For each position of a scoring game, the mover's points minus the other's from here on. The position must
    /// include the player to move, if the moves depend on him.
    ///
    /// # Errors
    ///
    /// If play can go on for ever.
    pub fn scores(&self) -> SearchResult<Vec<i64>> {
        self.name_loop(self.edges.scores())
    }
}

impl<P: Clone + Eq + Hash + Debug, L: Mover> Graph<P, L> {
    /// For each position of a partizan game, true if `player` wins when he moves first.
    ///
    /// # Errors
    ///
    /// If play can go on for ever.
    pub fn wins_as(&self, player: Player, convention: Convention) -> SearchResult<Vec<bool>> {
        self.name_loop(self.edges.wins_as(player, convention))
    }
}
