//! P2964, coins from the top of a stack: the mover gets all that the opponent does not.

use crate::Saying;
use crate::words::{columns, count, filled, fitted};
use game::Player;
use rules::session::Worth;
use std::cmp::Reverse;

/// More coins are too many for a table in passing.
const MOST_COINS: usize = 2048;

/// The position is how many coins are gone, and how many may be taken.
pub(crate) fn says(coins: &Vec<u64>, position: &(usize, usize), _: Player) -> Option<Saying> {
    let (gone, limit) = *position;
    let coins = coins.get(gone..)?;
    let left = coins.len();
    if left > MOST_COINS {
        return None;
    }
    if left == 0 {
        let lines = filled("No coin is left: neither player gets more.");
        return Some(Saying { worth: Some(Worth::Score(0)), lines });
    }
    let stack = Stack::new(coins, limit);
    let all = stack.totals[left];
    let mut moves: Vec<Taking> = (1..=limit.min(left))
        .map(|taken| Taking { taken, others: stack.best(left - taken, taken) })
        .collect();
    moves.sort_by_key(|option| (option.others, Reverse(option.taken)));
    let &Taking { taken, others } = moves.first()?;
    let mut rows =
        vec![["take", "gain", "left", "opponent gets", "mover gets"].map(str::to_string)];
    rows.extend(moves.iter().map(|&Taking { taken, others }| {
        let rest = stack.totals[left - taken];
        [taken as u64, all - rest, rest, others, all - others].map(|number| number.to_string())
    }));
    let before = filled(&format!(
        "{} left, worth {all} together; up to {} may be taken.",
        count(left, "coin"),
        limit.min(left)
    ));
    let lead = all as i64 - 2 * others as i64;
    let after = filled(&format!(
        "The mover gets all that the opponent does not. Take {taken}, worth {}: that leaves him the \
         least, {others} of {all}, so the lead is {} - {others} = {lead}.",
        all - stack.totals[left - taken],
        all - others
    ));
    let lines = fitted(before, columns(&rows), after);
    Some(Saying { worth: Some(Worth::Score(lead)), lines })
}

/// A move, and what the opponent gets after it.
struct Taking {
    taken: usize,
    others: u64,
}

/// What the player to move gets of the last r coins, after a turn that took t: V(r, t) of the solution. Where 2t is r or
/// more, these are all; the other values are in rows.
struct Stack {
    /// The totals of the last coins, of 0 and more.
    totals: Vec<u64>,
    /// Where the values of each r begin, with t = 1.
    starts: Vec<usize>,
    values: Vec<u64>,
}

impl Stack {
    /// Only t with 2t <= limit + the coins that are gone since now can arise: the next turn takes t <= limit, and then t are
    /// gone. A later one takes t after one that took t' >= t / 2, so by induction at least 2t' - limit + t >= 2t - limit are
    /// gone.
    fn new(coins: &[u64], limit: usize) -> Self {
        let mut stack = Stack { totals: vec![0], starts: vec![0], values: Vec::new() };
        for (left, &coin) in (1..).zip(coins.iter().rev()) {
            let total = stack.totals[left - 1] + coin;
            stack.totals.push(total);
            stack.starts.push(stack.values.len());
            let mut least = u64::MAX;
            let most = (coins.len() - left + limit) / 2;
            for last in (1..=most).take_while(|last| 2 * last < left) {
                for taken in [2 * last - 1, 2 * last] {
                    least = least.min(stack.best(left - taken, taken));
                }
                stack.values.push(total - least);
            }
        }
        stack
    }

    fn best(&self, left: usize, last: usize) -> u64 {
        match 2 * last < left {
            true => self.values[self.starts[left] + last - 1],
            false => self.totals[left],
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_coin_is_worth_nothing() {
        let saying = says(&vec![1], &(1, 0), Player::Left).unwrap();
        assert_eq!(saying.worth, Some(Worth::Score(0)));
        assert_eq!(saying.lines, ["No coin is left: neither player gets more."]);
    }

    #[test]
    fn the_mover_leaves_the_opponent_the_least() {
        let saying = says(&vec![1, 1, 1, 1, 2], &(0, 2), Player::Left).unwrap();
        assert_eq!(
            saying.lines,
            [
                "5 coins left, worth 6 together; up to 2 may be taken.",
                "take  gain  left  opponent gets  mover gets",
                "1        1     5              3           3",
                "2        2     4              4           2",
                "The mover gets all that the opponent does not. Take 1, worth",
                "1: that leaves him the least, 3 of 6, so the lead is",
                "3 - 3 = 0.",
            ]
        );
    }
}
