//! Games in which play can go on for ever.

use crate::graph::Edges;
use std::collections::VecDeque;

/// Ending of a position of a loopy game under best play: the winner hurries, the loser delays. The number is the
/// remoteness, the moves until the end.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Ending {
    /// The player to move wins in so many moves.
    Win(u32),
    /// The player to move loses in so many moves.
    Loss(u32),
    /// Nobody can force an end.
    Draw,
}

impl<L> Edges<L> {
    /// See [`crate::Graph::endings`].
    pub(crate) fn endings(&self) -> Vec<Ending> {
        let parents = self.parents();
        let mut unknown = self.counts();
        let mut endings = vec![Ending::Draw; unknown.len()];
        // In the order of remoteness, so the first win that is found is the fastest, and the last move
        // of a loss the slowest.
        let mut found: VecDeque<usize> = VecDeque::new();
        for number in (0..unknown.len()).filter(|&number| unknown[number] == 0) {
            endings[number] = Ending::Loss(0);
            found.push_back(number);
        }
        while let Some(number) = found.pop_front() {
            for &parent in parents.of(number) {
                let parent = parent as usize;
                if endings[parent] != Ending::Draw {
                    continue;
                }
                match endings[number] {
                    Ending::Loss(remoteness) => endings[parent] = Ending::Win(remoteness + 1),
                    Ending::Win(remoteness) => {
                        unknown[parent] -= 1;
                        if unknown[parent] > 0 {
                            continue;
                        }
                        endings[parent] = Ending::Loss(remoteness + 1);
                    }
                    Ending::Draw => unreachable!("only decided positions are found"),
                }
                found.push_back(parent);
            }
        }
        endings
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Convention, Graph};

    #[test]
    fn a_circle_is_a_draw() {
        let graph = Graph::explore([0_u8], |&n| vec![((), (n + 1) % 3)], 10).unwrap();
        assert_eq!(graph.endings(), [Ending::Draw; 3]);
    }

    #[test]
    fn a_way_out_is_a_draw_only_for_whoever_would_lose_by_it() {
        // 0 and 1 form a circle; from 1 one can also leave, to 2, where the opponent has the last move.
        let moves = |&n: &u8| match n {
            0 => vec![((), 1)],
            1 => vec![((), 0), ((), 2)],
            2 => vec![((), 3)],
            _ => vec![],
        };
        let graph = Graph::explore([0], moves, 10).unwrap();
        assert_eq!(graph.endings(), [Ending::Draw, Ending::Draw, Ending::Win(1), Ending::Loss(0)]);
    }

    #[test]
    fn where_play_ends_the_endings_are_those_of_normal_play() {
        let moves = |&n: &u32| [1, 3, 4].iter().filter(|&&k| k <= n).map(|k| ((), n - k)).collect();
        let graph = Graph::explore([50], moves, 100).unwrap();
        let wins = graph.wins(Convention::Normal).unwrap();
        for (ending, wins) in graph.endings().into_iter().zip(wins) {
            match ending {
                Ending::Win(remoteness) => assert!(wins && remoteness % 2 == 1),
                Ending::Loss(remoteness) => assert!(!wins && remoteness % 2 == 0),
                Ending::Draw => panic!("play ends"),
            }
        }
    }

    #[test]
    fn the_winner_hurries_and_the_loser_delays() {
        // From a heap of 4 stones, of which 1 or 2 are taken, the winner takes 1; 3 lasts two moves.
        let moves = |&n: &u32| (1..=n.min(2)).map(|k| ((), n - k)).collect();
        let graph = Graph::explore([4], moves, 100).unwrap();
        let endings = graph.endings();
        assert_eq!(endings[graph.number(&3)], Ending::Loss(2));
        assert_eq!(endings[graph.number(&4)], Ending::Win(3));
    }
}
