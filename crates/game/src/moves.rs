//! The moves of one position, as a game lists them.

use super::{Bound, Graph, Player, SearchResult, Unsolved};
use std::fmt::Debug;
use std::hash::Hash;

/// Properties of a move other than its option.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Label {
    /// Player who may make it; `None` if both may.
    pub by: Option<Player>,
    /// Points that the player who makes it gets.
    pub gain: i64,
}

/// A label that says what a move gains.
pub trait Gain {
    /// The points that the player who moves gets.
    fn gain(&self) -> i64;
}

/// A label that says who may make a move.
pub trait Mover {
    /// True if this player may make it.
    fn may(&self, player: Player) -> bool;
}

impl Gain for i64 {
    fn gain(&self) -> i64 {
        *self
    }
}

impl Mover for Player {
    fn may(&self, player: Player) -> bool {
        *self == player
    }
}

impl Gain for Label {
    fn gain(&self) -> i64 {
        self.gain
    }
}

impl Mover for Label {
    fn may(&self, player: Player) -> bool {
        self.by.is_none_or(|by| by == player)
    }
}

/// A move as it is made by hand: on the parts of a drawing, which are numbered from 0. Moves with equal parts and amounts
/// are the same move.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Handle {
    /// The parts that are taken hold of.
    pub from: Vec<usize>,
    /// The parts to which they go.
    pub to: Vec<usize>,
    /// Numbers that tell the moves of the same parts from each other: the stones taken.
    pub amounts: Vec<u64>,
    /// True if the amounts are stones that the heaps taken hold of lose.
    pub takes: bool,
    /// The move in words.
    pub words: String,
}

impl Handle {
    /// A move that takes hold of these parts.
    pub fn on(from: impl Into<Vec<usize>>, words: String) -> Self {
        Handle { from: from.into(), words, ..Handle::default() }
    }

    /// Sets the parts that the taken ones go to.
    pub fn to(self, to: impl Into<Vec<usize>>) -> Self {
        Handle { to: to.into(), ..self }
    }

    /// Sets the amounts.
    pub fn amounts(self, amounts: impl Into<Vec<u64>>) -> Self {
        Handle { amounts: amounts.into(), ..self }
    }

    /// Sets the amounts to so many stones, which the heaps lose.
    pub fn take(self, stones: impl Into<Vec<u64>>) -> Self {
        Handle { takes: true, ..self.amounts(stones) }
    }
}

/// A move of a listed position.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Move<P> {
    /// The player who may make it, and its gain.
    pub label: Label,
    /// The position that it leads to.
    pub option: P,
    /// The parts and words by which it is made; empty if nobody asked for handles.
    pub handle: Handle,
}

/// Collector of the moves of a position. Handles are made only for people: a search does without.
///
/// ```
/// use game::{Handle, Moves};
///
/// let mut moves = Moves::with_handles();
/// moves.to(3, || Handle::on([0], "take 2 of 5".into()).amounts([2]));
/// assert_eq!(moves.list()[0].handle.words, "take 2 of 5");
/// ```
#[derive(Clone, Debug)]
pub struct Moves<P> {
    list: Vec<(Label, P)>,
    /// Handle of each move; `None` if no handles are wanted.
    handles: Option<Vec<Handle>>,
}

impl<P> Moves<P> {
    /// A list for people.
    pub fn with_handles() -> Self {
        Moves { list: Vec::new(), handles: Some(Vec::new()) }
    }

    fn without_handles() -> Self {
        Moves { list: Vec::new(), handles: None }
    }

    /// A move that either player may make, to `option`.
    pub fn to(&mut self, option: P, handle: impl FnOnce() -> Handle) {
        self.push(Label::default(), option, handle);
    }

    /// A move that gains something for whoever makes it.
    pub fn gain(&mut self, gain: i64, option: P, handle: impl FnOnce() -> Handle) {
        self.push(Label { by: None, gain }, option, handle);
    }

    /// A move of one player.
    pub fn by(&mut self, player: Player, option: P, handle: impl FnOnce() -> Handle) {
        self.push(Label { by: Some(player), gain: 0 }, option, handle);
    }

    fn push(&mut self, label: Label, option: P, handle: impl FnOnce() -> Handle) {
        self.list.push((label, option));
        if let Some(list) = &mut self.handles {
            list.push(handle());
        }
    }

    /// Replaces each option by its normal form.
    pub fn map_options(&mut self, standing_for: &dyn Fn(P) -> P) {
        let list = std::mem::take(&mut self.list);
        self.list = list.into_iter().map(|(label, option)| (label, standing_for(option))).collect();
    }

    /// The moves so far that `player` may make.
    ///
    /// ```
    /// use game::{Handle, Moves, Player};
    ///
    /// let mut moves = Moves::with_handles();
    /// moves.by(Player::Left, 1, || Handle::on([0], "a blue edge".into()));
    /// moves.by(Player::Right, 2, || Handle::on([1], "a red edge".into()));
    /// moves.to(3, || Handle::on([2], "a green edge".into()));
    /// let options = |player| moves.clone().of(player).into_iter().map(|entry| entry.option);
    /// assert!(options(Player::Left).eq([1, 3]) && options(Player::Right).eq([2, 3]));
    /// ```
    pub fn of(self, player: Player) -> Vec<Move<P>> {
        let mut list = self.list();
        list.retain(|entry| entry.label.may(player));
        list
    }

    /// The moves so far, in the order in which they were listed.
    pub fn list(self) -> Vec<Move<P>> {
        let mut handles = self.handles.unwrap_or_default().into_iter();
        let named =
            |(label, option)| Move { label, option, handle: handles.next().unwrap_or_default() };
        self.list.into_iter().map(named).collect()
    }
}

/// Lists the moves of a position. A trait object and no generic parameter: the functions that take it are compiled once
/// for each type of positions, not for each game.
pub type ListMoves<'a, P> = &'a dyn Fn(&P, &mut Moves<P>);

impl<P: Clone + Eq + Hash + Debug> Graph<P, Label> {
    /// Collects everything that can be reached from `starts` by the moves that `list` gives.
    ///
    /// # Errors
    ///
    /// If there are more than `budget` positions and moves together, or they take more than 32 bytes for each of
    /// `budget`, and more than a megabyte.
    ///
    /// # Example
    ///
    /// ```
    /// use game::{Convention, Graph, Handle};
    ///
    /// let graph = Graph::play(
    ///     vec![7_u32],
    ///     &|&heap, moves| (1..=heap.min(3)).for_each(|k| moves.to(heap - k, Handle::default)),
    ///     1000,
    /// )?;
    /// assert!(graph.wins(Convention::Normal)?[graph.number(&7)]);
    /// # Ok::<(), game::Unsolved>(())
    /// ```
    pub fn play(starts: Vec<P>, list: ListMoves<'_, P>, budget: usize) -> SearchResult<Self> {
        let mut graph = Graph::default();
        let mut left = budget;
        let moves = |position: &P| {
            let mut moves = Moves::without_handles();
            list(position, &mut moves);
            left = left.checked_sub(1 + moves.list.len())?;
            Some(moves.list)
        };
        // On average; positions that are long lists take more.
        const BYTES: usize = 32;
        const FEW: usize = 1 << 20;
        let bound = Bound { positions: budget, bytes: budget.saturating_mul(BYTES).max(FEW) };
        match graph.extend(starts, moves, bound) {
            Ok(()) => Ok(graph),
            Err(Unsolved::GivenUp | Unsolved::TooManyPositions(_)) => {
                Err(Unsolved::TooManyMoves(budget))
            }
            Err(error) => Err(error),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn chain(&n: &u32, moves: &mut Moves<u32>) {
        if n > 0 {
            moves.to(n - 1, Handle::default);
        }
    }

    #[test]
    fn the_budget_counts_positions_and_moves() {
        // Four positions and three moves.
        assert!(Graph::play(vec![3], &chain, 7).is_ok());
        assert_eq!(Graph::play(vec![3], &chain, 6).err(), Some(Unsolved::TooManyMoves(6)));
        assert_eq!(Graph::play(vec![3], &chain, 0).err(), Some(Unsolved::TooManyMoves(0)));
    }

    #[test]
    fn a_search_makes_no_handles() {
        let list = |&n: &u32, moves: &mut Moves<u32>| {
            (0..n).for_each(|m| moves.to(m, || panic!("nobody reads this")));
        };
        assert!(Graph::play(vec![5], &list, 100).is_ok());
    }

    #[test]
    fn labels_say_who_may_move_and_what_it_gains() {
        let mut moves = Moves::with_handles();
        moves.to(1, Handle::default);
        moves.gain(-7, 2, Handle::default);
        moves.by(Player::Right, 3, Handle::default);
        let may =
            |player| moves.list.iter().map(move |(label, _)| label.may(player)).collect::<Vec<_>>();
        assert_eq!(may(Player::Left), [true, true, false]);
        assert_eq!(may(Player::Right), [true, true, true]);
        assert_eq!(moves.list().iter().map(|m| m.label.gain()).collect::<Vec<_>>(), [0, -7, 0]);
    }
}
