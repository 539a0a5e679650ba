//! Pieces that walk on a graph without cycles, independent of each other.

use crate::Saying;
use crate::sum;
use game::Player;
use problems::{agc016_f, loj10243};
use sente::graph::Adjacency;
use sente::mex::MexSet;

/// Moving tokens.
pub(crate) fn loj10243(case: &loj10243::Case, tokens: &Vec<usize>, _: Player) -> Option<Saying> {
    let walks = Walks::new(case.n, case.edges.iter().map(|&[from, to]| (from, to)))?;
    let names = tokens.iter().map(|&vertex| (format!("token on {}", vertex + 1), vertex));
    walks.says(&names.collect::<Vec<_>>(), |_, from, to| format!("Move {from} to {to}"))
}

/// Games on DAG: of the edges, those are there that are in the set of bits.
pub(crate) fn agc016_f(
    graph: &agc016_f::Graph,
    &(set, pieces): &(u32, [usize; 2]),
    _: Player,
) -> Option<Saying> {
    if graph.edges.len() > u32::BITS as usize {
        return None;
    }
    let numbered = graph.edges.iter().enumerate();
    let edges = numbered.filter(|edge| set >> edge.0 & 1 == 1).map(|edge| *edge.1);
    let walks = Walks::new(graph.n, edges)?;
    let names = [0, 1].map(|i| (format!("piece {} on {}", i + 1, pieces[i] + 1), pieces[i]));
    walks.says(&names, |piece, from, to| format!("Move piece {} from {from} to {to}", piece + 1))
}

/// A graph with the Grundy value of each vertex.
struct Walks {
    successors: Adjacency,
    values: Vec<u64>,
}

impl Walks {
    /// `None` if there is a cycle, or an edge to a stranger.
    fn new(n: usize, edges: impl Iterator<Item = (usize, usize)> + Clone) -> Option<Self> {
        if edges.clone().any(|(from, to)| from.max(to) >= n) {
            return None;
        }
        let successors = Adjacency::new(n, edges);
        let mut values: Vec<Option<u64>> = vec![None; n];
        let mut options = MexSet::new();
        for vertex in successors.neighbours_first() {
            for &option in successors.of(vertex) {
                options.insert(values[option as usize]? as usize);
            }
            values[vertex] = Some(options.take_mex() as u64);
        }
        Some(Walks { successors, values: values.into_iter().collect::<Option<_>>()? })
    }

    /// What is said of named pieces on their vertices. `words` are those of a move of the piece of this number, between
    /// vertices that are counted from 1.
    fn says(
        &self,
        pieces: &[(String, usize)],
        words: impl FnOnce(usize, usize, usize) -> String,
    ) -> Option<Saying> {
        let options =
            |&vertex: &usize| self.successors.of(vertex).iter().map(|&to| self.values[to as usize]);
        let named = pieces.iter().map(|(name, vertex)| (name.clone(), options(vertex).collect()));
        let parts = sum::with_options(&named.collect::<Vec<_>>());
        let stuck = pieces.iter().all(|(_, vertex)| self.successors.of(*vertex).is_empty());
        let heading = "A vertex has the least value that none of its successors has.";
        sum::says(heading, &parts, sum::lost(stuck), |number, value| {
            let from = pieces[number].1;
            let is_wanted = |&&to: &&u32| self.values[to as usize] == value;
            let to = *self.successors.of(from).iter().find(is_wanted)? as usize;
            Some([words(number, from + 1, to + 1), value.to_string()])
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sum::NO_MOVE;

    #[test]
    fn tokens_on_ends_are_stuck() {
        let case = loj10243::Case { n: 1, edges: vec![], tokens: vec![0] };
        assert_eq!(
            loj10243(&case, &vec![0], Player::Left).unwrap().lines,
            [
                "A vertex has the least value that none of its successors has.",
                "token on 1  mex {}  0 = 0",
                "nim-sum             0 = 0",
                "No move is left."
            ]
        );
    }

    #[test]
    fn a_token_moves_to_the_value_that_balances() {
        let edges = vec![[0, 1], [0, 2], [1, 2]];
        let case = loj10243::Case { n: 3, edges, tokens: vec![0, 1] };
        assert_eq!(
            loj10243(&case, &vec![0, 1], Player::Left).unwrap().lines[1..],
            [
                "token on 1  mex {0, 1}  10 = 2",
                "token on 2  mex {0}     01 = 1",
                "nim-sum                 11 = 3",
                "Move 1 to 2: the value 2 becomes 1, and the nim-sum 0."
            ]
        );
        let circle = loj10243::Case { n: 2, edges: vec![[0, 1], [1, 0]], tokens: vec![0] };
        assert_eq!(loj10243(&circle, &vec![0], Player::Left), None);
    }

    #[test]
    fn equal_values_of_two_pieces_cancel() {
        let graph = agc016_f::Graph { n: 3, edges: vec![(0, 2), (1, 2), (0, 1)] };
        let lines = |set| agc016_f(&graph, &(set, [0, 1]), Player::Left).unwrap().lines;
        assert_eq!(lines(0).last().unwrap(), NO_MOVE);
        assert_eq!(
            lines(0b011)[3..],
            ["nim-sum                0 = 0", BALANCED_LINES[0], BALANCED_LINES[1]]
        );
        let won = "Move piece 1 from 1 to 2: the value 2 becomes 1, and the";
        assert_eq!(lines(0b111)[4..], [won, "nim-sum 0."]);
    }

    const BALANCED_LINES: [&str; 2] =
        ["The nim-sum is 0: every move changes it, and the answer makes", "it 0 again."];
}
