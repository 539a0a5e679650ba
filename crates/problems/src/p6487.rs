//! P6487: Heap (COCI 2010/2011, HRPA).

use game::Graph;
use rules::gestures::take_from_it;
use rules::prelude::*;
use rules::search::BUDGET;

const LEAST_STONES: u64 = 2;
const MOST_STONES: u64 = 1_000_000_000_000_000;
/// The greatest Fibonacci number up to `MOST_STONES`.
const FIBONACCI: u64 = 806_515_533_049_393;
/// How many stones a play is searched with. The moves are a twelfth of their third power.
const MOST_PLAYED: usize = 200;

pub struct Heap;

impl Rules for Heap {
    /// The stones.
    type Case = u64;
    /// The least number to take with which the first player wins, or -1.
    type Answer = i64;
    type Game = Self;

    fn form(form: &mut Form, stones: &mut u64) -> FormResult {
        form.line_of([("N", stones, LEAST_STONES..=MOST_STONES)])
    }

    /// Whether a move wins depends on the number taken and on the rest, not on the limit that the move
    /// had to keep to. So the stones alone are searched here, and the limit is left to the answers.
    fn answers(cases: &[u64]) -> SearchResult<Vec<i64>> {
        let mut size = 0;
        let take_any = |&stones: &u64| {
            size += 1 + stones as usize;
            (size <= BUDGET).then(|| (1..=stones).map(|taken| (taken, stones - taken)).collect())
        };
        let mut graph = Graph::default();
        let found = graph.extend(cases.iter().copied(), take_any, BUDGET);
        found.map_err(|_| Unsolved::TooManyMoves(BUDGET))?;
        let least = graph.fold(least_winning_move)?;
        let answer = |stones| least[graph.number(stones)].map_or(-1, |taken| taken as i64);
        Ok(cases.iter().map(answer).collect())
    }
}

/// The least number to take, limit or not, after which the opponent has no winning move: he takes at most
/// twice as many, and the least that would win is more.
fn least_winning_move(options: &[(&u64, Option<u64>)]) -> Option<u64> {
    let wins = |&&(taken, answer): &&(&u64, Option<u64>)| answer.is_none_or(|k| k > 2 * taken);
    options.iter().filter(wins).map(|&(&taken, _)| taken).min()
}

impl Game for Heap {
    type Case = u64;
    /// The stones, and how many of them the next move may take.
    type Position = (u64, u64);
    const SHARED: bool = true;

    fn fits(&stones: &u64) -> SearchResult<()> {
        search::ensure_small(stones, MOST_PLAYED, Text("stones", "石子数"))
    }

    fn starts(&stones: &u64) -> impl Iterator<Item = (u64, u64)> {
        [(stones, stones)].into_iter()
    }

    fn moves(_: &u64, &(stones, limit): &(u64, u64), moves: &mut Moves<(u64, u64)>) {
        for taken in 1..=limit {
            let left = stones - taken;
            moves.to((left, left.min(2 * taken)), || take_from_it(taken));
        }
    }

    fn draw(_: &u64, &(stones, limit): &(u64, u64)) -> Drawing {
        let [first, second] = [text!("stones", "石子数"), text!("at most", "至多取")];
        Drawing::numbers([(&first, stones as i64), (&second, limit as i64)])
    }
}

impl Trials for Heap {
    const RANDOM_SIZE: usize = 600;
    const COORDINATES: &'static [&'static str] = &["N"];
    const EXPLORED: &'static str = "fibonacci-limit";

    fn extremes(extremes: &mut Extremes<u64>) {
        extremes.each(&[
            (
                "fibonacci-number: a loop over moves: the first that wins takes all | \
                 逐个枚举取法：第一个必胜的要全取",
                FIBONACCI,
            ),
            (
                "below-fibonacci-number: a walk that skips terms: half are there | \
                 跳过一些项的走法：有一半的项",
                FIBONACCI - 1,
            ),
            (
                "most-stones: 32 bits, or a table that ends too early | 32 位，或者表打得太短",
                MOST_STONES,
            ),
            (
                "least-stones: the usual rule: never all at once | 照搬通常的规则：不能一次取完",
                LEAST_STONES,
            ),
        ]);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_answers_are_those_of_the_game_with_its_limits() {
        let stones: Vec<u64> = (LEAST_STONES..60).collect();
        let wins_after = |graph: &search::GraphOf<Heap>| {
            let wins = search::wins::<Heap>(graph)?;
            let least = |&(stones, limit): &(u64, u64)| {
                let after = |taken: u64| (stones - taken, (stones - taken).min(2 * taken));
                let wins = |&taken: &u64| !wins[graph.number(&after(taken))];
                (1..=limit).find(wins).map_or(-1, |taken| taken as i64)
            };
            Ok(graph.positions().iter().map(least).collect())
        };
        assert_eq!(search::at_start::<Heap, _>(&stones, wins_after), Heap::answers(&stones));
    }
}
