//! Moves of a graph, with positions as numbers. The searches need no more, so they are compiled for each type of
//! labels, of which there are few, and not for each type of positions.

use crate::{Convention, Gain, Mover, Player, mex};
use std::iter;

/// The moves of positions that are known by their numbers.
#[derive(Debug)]
pub struct Edges<L> {
    /// The moves of all positions, one position after the other: label and number of the option.
    moves: Vec<(L, u32)>,
    /// Ends of the moves of each position in `moves`.
    ends: Vec<usize>,
}

/// The number of a position to which play can come back.
pub struct Loop(pub usize);

impl<L> Default for Edges<L> {
    fn default() -> Self {
        Edges { moves: Vec::new(), ends: Vec::new() }
    }
}

impl<L> Edges<L> {
    /// Number of positions whose moves are complete.
    pub fn positions(&self) -> usize {
        self.ends.len()
    }

    /// Number of moves.
    pub fn moves(&self) -> usize {
        self.moves.len()
    }

    /// Adds a move of the first position whose moves are not complete.
    pub fn push(&mut self, label: L, option: u32) {
        self.moves.push((label, option));
    }

    /// Marks the moves of that position as complete.
    pub fn end_position(&mut self) {
        self.ends.push(self.moves.len());
    }

    /// Forgets all but the first `positions`, with incomplete moves.
    pub fn truncate(&mut self, positions: usize) {
        self.ends.truncate(positions);
        self.moves.truncate(self.start_of(positions));
    }

    fn start_of(&self, number: usize) -> usize {
        number.checked_sub(1).map_or(0, |before| self.ends[before])
    }

    fn of(&self, number: usize) -> &[(L, u32)] {
        &self.moves[self.start_of(number)..self.ends[number]]
    }

    /// Number of moves of each position.
    pub fn counts(&self) -> Vec<u32> {
        (0..self.ends.len()).map(|number| self.of(number).len() as u32).collect()
    }

    /// Predecessors of each position.
    pub fn parents(&self) -> Parents {
        let mut ends = vec![0; self.ends.len() + 1];
        self.moves.iter().for_each(|&(_, option)| ends[option as usize + 1] += 1);
        for number in 1..ends.len() {
            ends[number] += ends[number - 1];
        }
        let mut parents = vec![0; self.moves.len()];
        for number in 0..self.ends.len() {
            for &(_, option) in self.of(number) {
                // While the lists are filled, `ends` holds the end of the part of each list that is filled.
                let end = &mut ends[option as usize];
                parents[*end] = number as u32;
                *end += 1;
            }
        }
        Parents { parents, ends }
    }

    /// See [`crate::Graph::fold`].
    pub fn fold<A: Clone>(&self, mut answer: impl FnMut(&[(&L, A)]) -> A) -> Result<Vec<A>, Loop> {
        let mut answers: Vec<Option<A>> = vec![None; self.ends.len()];
        let mut options = Vec::new();
        for number in self.order()? {
            options.clear();
            for (label, option) in self.of(number) {
                options.extend(answers[*option as usize].clone().map(|answer| (label, answer)));
            }
            answers[number] = Some(answer(&options));
        }
        Ok(answers.into_iter().flatten().collect())
    }

    /// All positions in topological order, each after its options.
    fn order(&self) -> Result<Vec<usize>, Loop> {
        let parents = self.parents();
        let mut unknown = self.counts();
        let mut order: Vec<usize> = (0..unknown.len()).filter(|&n| unknown[n] == 0).collect();
        let mut next = 0;
        while let Some(&number) = order.get(next) {
            for &parent in parents.of(number) {
                let parent = parent as usize;
                unknown[parent] -= 1;
                if unknown[parent] == 0 {
                    order.push(parent);
                }
            }
            next += 1;
        }
        if order.len() < unknown.len() { Err(self.on_a_loop(&unknown)) } else { Ok(order) }
    }

    /// A position to which play can come back, where some positions wait for options.
    fn on_a_loop(&self, unknown: &[u32]) -> Loop {
        let first = unknown.iter().position(|&options| options > 0);
        // Each of these positions has an option among them. A walk of as many steps as there are positions has entered
        // a cycle, so its last position lies on one.
        let next = |&number: &usize| {
            let mut options = self.of(number).iter().map(|&(_, option)| option as usize);
            options.find(|&option| unknown[option] > 0)
        };
        let walk = iter::successors(first, next);
        Loop(walk.take(self.ends.len() + 1).last().unwrap_or(0))
    }

    /// See [`crate::Graph::wins`].
    pub fn wins(&self, convention: Convention) -> Result<Vec<bool>, Loop> {
        self.fold(|options| match options {
            [] => convention == Convention::Misere,
            _ => options.iter().any(|(_, option_wins)| !option_wins),
        })
    }

    /// See [`crate::Graph::grundy`].
    pub fn grundy(&self) -> Result<Vec<usize>, Loop> {
        self.fold(|options| mex(options.iter().map(|&(_, value)| value)))
    }
}

impl<L: Gain> Edges<L> {
    /// See [`crate::Graph::scores`].
    pub fn scores(&self) -> Result<Vec<i64>, Loop> {
        self.fold(|options| {
            options.iter().map(|(label, score)| label.gain() - score).max().unwrap_or(0)
        })
    }
}

impl<L: Mover> Edges<L> {
    /// See [`crate::Graph::wins_as`].
    pub fn wins_as(&self, player: Player, convention: Convention) -> Result<Vec<bool>, Loop> {
        // Both players' answers, since each needs the other's.
        let both = self.fold(|options: &[(&L, [bool; 2])]| {
            [Player::Left, Player::Right].map(|mover| {
                let mut mine = options.iter().filter(|(label, _)| label.may(mover)).peekable();
                match mine.peek() {
                    None => convention == Convention::Misere,
                    Some(_) => mine.any(|(_, wins)| !wins[1 - mover as usize]),
                }
            })
        })?;
        Ok(both.into_iter().map(|wins| wins[player as usize]).collect())
    }
}

/// Predecessors of each position, one for each move.
pub struct Parents {
    parents: Vec<u32>,
    ends: Vec<usize>,
}

impl Parents {
    /// The predecessors of a position.
    pub fn of(&self, number: usize) -> &[u32] {
        let start = number.checked_sub(1).map_or(0, |before| self.ends[before]);
        &self.parents[start..self.ends[number]]
    }
}
