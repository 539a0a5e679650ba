//! Limits on the work of a construction.

use std::cell::Cell;
use std::fmt;

/// Limits on states and transitions. A state counts one transition for each letter, and a set of states one for each
/// member, so the limit bounds time and memory.
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
    /// A limit on the states of each automaton, and none on all together.
    pub fn states(states: usize) -> Self {
        Limit { states, transitions: Cell::new(u64::MAX) }
    }

    /// Adds a limit on the transitions of all automata together.
    pub fn with_transitions(self, transitions: u64) -> Self {
        Limit { transitions: Cell::new(transitions), ..self }
    }

    /// Counts a new state with its letters; `states` is the number of states so far.
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
