//! Limits on the work of a construction.

use std::cell::Cell;
use std::fmt;

/// The states that constructions may still make. Each state counts with all its letters, and a set of states with all its
/// members, so that a limit is a time and a room.
#[derive(Debug)]
pub struct Limit {
    /// States of one automaton.
    states: usize,
    /// Transitions of all automata that are still allowed.
    transitions: Cell<u64>,
}

/// A construction that would need more states than the limit, more variables than a letter has digits for, or numbers beyond
/// 64 bits.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TooLarge;

impl fmt::Display for TooLarge {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("an automaton would need too many states")
    }
}

impl std::error::Error for TooLarge {}

impl Limit {
    /// At most so many states in an automaton, and no limit on all together.
    pub fn states(states: usize) -> Self {
        Limit { states, transitions: Cell::new(u64::MAX) }
    }

    /// The same with at most so many transitions in all automata together.
    pub fn with_transitions(self, transitions: u64) -> Self {
        Limit { transitions: Cell::new(transitions), ..self }
    }

    /// Counts one more state, the last of `states`, with so many letters.
    pub(crate) fn count(&self, states: usize, letters: usize) -> Result<(), TooLarge> {
        self.spend(letters)?;
        if states <= self.states { Ok(()) } else { Err(TooLarge) }
    }

    /// Counts transitions.
    pub(crate) fn spend(&self, transitions: usize) -> Result<(), TooLarge> {
        let left = self.transitions.get().checked_sub(transitions as u64);
        self.transitions.set(left.ok_or(TooLarge)?);
        Ok(())
    }
}
