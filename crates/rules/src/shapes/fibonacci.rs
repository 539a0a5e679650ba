//! A heap of which each move takes at most twice as many stones as the move before. A position is the stones, and how many
//! of them the next move may take.

use crate::drawing::Drawing;
use crate::gestures::take_from_it;
use crate::search::BUDGET;
use game::{Graph, Moves, SearchResult, Unsolved};
use language::text;

/// Lists the moves: one or more stones are taken, up to the limit.
pub fn moves(&(stones, limit): &(u64, u64), moves: &mut Moves<(u64, u64)>) {
    for taken in 1..=limit {
        let left = stones - taken;
        moves.to((left, left.min(2 * taken)), || take_from_it(taken));
    }
}

/// The stones, and how many may be taken.
pub fn draw(&(stones, limit): &(u64, u64)) -> Drawing {
    let [first, second] = [text!("stones", "石子数"), text!("at most", "至多取")];
    Drawing::numbers([(&first, stones as i64), (&second, limit as i64)])
}

/// For each of these numbers of stones, the least that the player to move must be allowed to take so that he wins, if that
/// helps: `of_none` where there is no stone. A move wins if it leaves a heap that the other cannot win with twice as many.
/// That depends on the number taken and on the rest, not on the limit that the move had to keep to, so the stones alone are
/// searched. It is the one lemma of the trusted side; a test compares it with a search of the whole positions, to 60 stones.
///
/// # Errors
///
/// If there are too many stones.
pub fn least_limits(stones: &[u64], of_none: Option<u64>) -> SearchResult<Vec<Option<u64>>> {
    let mut size = 0;
    let take_any = |&stones: &u64| {
        size += 1 + usize::try_from(stones).ok().filter(|&stones| stones <= BUDGET)?;
        (size <= BUDGET).then(|| (1..=stones).map(|taken| (taken, stones - taken)).collect())
    };
    let mut graph = Graph::default();
    let found = graph.extend(stones.iter().copied(), take_any, BUDGET);
    found.map_err(|_| Unsolved::TooManyMoves(BUDGET))?;
    let least = graph.fold(|options: &[(&u64, Option<u64>)]| {
        let wins =
            |option: &&(&u64, Option<u64>)| option.1.is_none_or(|limit| limit > 2 * option.0);
        let least = options.iter().filter(wins).map(|option| *option.0).min();
        if options.is_empty() { of_none } else { least }
    })?;
    Ok(stones.iter().map(|stones| least[graph.number(stones)]).collect())
}

#[cfg(test)]
mod tests {
    use super::*;
    use game::Convention;

    #[test]
    fn the_least_limits_are_those_of_the_game() {
        let stones: Vec<u64> = (1..=60).collect();
        let starts: Vec<(u64, u64)> =
            stones.iter().flat_map(|&heap| (1..=heap).map(move |limit| (heap, limit))).collect();
        let graph = Graph::play(starts.clone(), &moves, BUDGET).unwrap();
        for (of_none, convention) in [(None, Convention::Normal), (Some(0), Convention::Misere)] {
            let limits = least_limits(&stones, of_none).unwrap();
            let wins = graph.wins(convention).unwrap();
            for &(heap, limit) in &starts {
                let is_enough = limits[heap as usize - 1].is_some_and(|least| least <= limit);
                assert_eq!(wins[graph.number(&(heap, limit))], is_enough, "{heap}, {limit}");
            }
        }
    }
}
