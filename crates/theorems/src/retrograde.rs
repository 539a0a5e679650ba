//! Games in which play can go on for ever: the endings of all positions by retrograde analysis, and what is said of the options
//! of one.

use crate::Saying;
use crate::words::{beside, count, filled, fitted};
use rules::session::Worth;
use sente::graph::Adjacency;
use sente::retrograde::{Ending, Games};
use std::collections::HashSet;

/// How the game on the vertices below `n` with these edges and targets ends for whoever is to move at each vertex, and after
/// how many moves, if whoever wins hurries and the other one delays.
///
/// The vertices are decided in ascending order of these numbers, by induction. They are looked at in the order in which they
/// were decided. A won vertex is decided at the first of its lost options, which is lost soonest, and a lost one at the last of
/// its options, which is won latest. So its number is one more than that of the vertex that is looked at, and none before it
/// has a greater one.
pub(crate) fn worths(n: usize, edges: &[(usize, usize)], targets: &[usize]) -> Vec<Worth> {
    let options = Adjacency::new(n, edges.iter().copied());
    let (endings, decided) = Games::new(n, edges.iter().copied()).endings(targets);
    let mut worths = vec![Worth::Drawn; n];
    for vertex in decided.into_iter().map(|vertex| vertex as usize) {
        let options = options.of(vertex).iter().map(|&option| worths[option as usize]);
        worths[vertex] = match endings[vertex] {
            Ending::Win => Worth::WonIn(1 + options.filter_map(lost_in).min().unwrap_or(0)),
            _ if targets.contains(&vertex) => Worth::LostIn(0),
            _ => Worth::LostIn(options.filter_map(won_in).max().map_or(0, |moves| moves + 1)),
        };
    }
    worths
}

fn lost_in(worth: Worth) -> Option<u32> {
    match worth {
        Worth::LostIn(moves) => Some(moves),
        _ => None,
    }
}

fn won_in(worth: Worth) -> Option<u32> {
    match worth {
        Worth::WonIn(moves) => Some(moves),
        _ => None,
    }
}

/// What is said of a position with options: each with its name and what it is worth to the opponent, who is to move there. The
/// first line says what position it is.
pub(crate) fn saying(
    first: &str,
    worth: Worth,
    mut options: Vec<(String, Worth)>,
) -> Option<Saying> {
    let mut before = HashSet::new();
    options.retain(|option| before.insert(option.0.clone()));
    // What is worst for the opponent is best.
    options.sort_by_key(|option| option.1.rank());
    let best = &options.first()?.0;
    let why = match worth {
        Worth::WonIn(moves) => format!(
            "The fastest win is {best}: with best play it takes {}.",
            count(moves as usize, "move")
        ),
        Worth::LostIn(moves) => format!(
            "Every move leads to a position that is won for the opponent. The longest defence \
             is {best}: with best play it takes {}.",
            count(moves as usize, "move")
        ),
        _ => format!(
            "No move leads to a position that is lost for the opponent. The best is {best}: \
             then he cannot win either, and with best play it never ends."
        ),
    };
    let rows: Vec<_> = options.iter().map(|(name, worth)| (name.clone(), words(*worth))).collect();
    let lines = fitted(filled(first), beside(&rows), filled(&why));
    Some(Saying { worth: Some(worth), lines })
}

/// What is said of a position at which play is over.
pub(crate) fn over(line: &str) -> Saying {
    Saying { worth: Some(Worth::LostIn(0)), lines: filled(line) }
}

fn words(opponent: Worth) -> String {
    match opponent {
        Worth::LostIn(0) => "the opponent has lost".into(),
        Worth::LostIn(moves) => format!("the opponent loses in {}", count(moves as usize, "move")),
        Worth::WonIn(moves) => format!("the opponent wins in {}", count(moves as usize, "move")),
        _ => "a draw".into(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn without_edges_all_is_lost_at_once() {
        assert_eq!(worths(0, &[], &[]), []);
        assert_eq!(worths(2, &[], &[1]), [Worth::LostIn(0); 2]);
    }

    #[test]
    fn who_wins_hurries_and_who_loses_delays() {
        // From 3 to the end at once, or by a path of two edges; from 4 to 3 or to 1; 5 is a loop.
        let edges =
            [(1, 0), (2, 1), (3, 0), (3, 2), (4, 3), (4, 1), (5, 5), (5, 4), (6, 4), (4, 7)];
        let edges = [&edges[..], &[(7, 8), (8, 0)]].concat();
        use Worth::{Drawn, LostIn, WonIn};
        assert_eq!(
            worths(9, &edges, &[]),
            [
                LostIn(0),
                WonIn(1),
                LostIn(2),
                WonIn(1),
                WonIn(3),
                Drawn,
                LostIn(4),
                LostIn(2),
                WonIn(1)
            ]
        );
        assert_eq!(worths(2, &[(0, 1), (1, 0)], &[1]), [WonIn(1), LostIn(0)]);
    }
}
