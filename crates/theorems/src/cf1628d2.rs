//! Numbers are named, and added or subtracted: the number that makes both answers equal, and the mean of two values.

use crate::explanation::{Explanation, Part, Sum};
use language::text;
use problems::cf1628d2::Case;

/// Most rounds, so that all values fit.
const MOST_ROUNDS: u64 = 30;

/// The theorem for both players to move. All numbers are in parts of k, as the game has them.
pub(crate) fn means(&[all_rounds, ..]: &Case, position: &Vec<u64>) -> Option<Explanation> {
    let &[rounds, due, ref named @ ..] = &position[..] else { return None };
    let named = named.first().copied();
    if all_rounds > MOST_ROUNDS || rounds > all_rounds {
        return None;
    }
    let worth = |rounds, due| value(rounds, due) << (all_rounds - rounds);
    let rule = text!(
        "Bob takes what is better for him, so Alice names the number with which both are equal: the worth of her turn \
         is the mean of what is left after an addition and after a subtraction. With nothing due it is 0; with all due \
         she names k, and he adds.",
        "Bob 取对他有利的，所以 Alice 报使两者相等的数：轮到她时的价值，是加之后与减之后剩下的价值的平均。没有必须加的，值 0；\
         每轮都须加，她报 k，他加上。"
    );
    let [added, subtracted] = match rounds {
        0 => [0, 0],
        _ => [worth(rounds - 1, due.saturating_sub(1)), worth(rounds - 1, due.min(rounds - 1))],
    };
    let add = text!("after an addition", "加之后");
    let subtract = text!("after a subtraction", "减之后");
    let (lead, mut parts) = match named {
        None => (worth(rounds, due), vec![Part::figure(add, added)]),
        Some(number) => {
            let (with, without) = (number as i64 + added, subtracted - number as i64);
            let best = if due < rounds { with.min(without) } else { with };
            (-best, vec![Part::number(add, format!("{number} + {added}"), with)])
        }
    };
    if due < rounds {
        parts.push(match named {
            None => Part::figure(subtract, subtracted),
            Some(number) => Part::number(
                subtract,
                format!("{subtracted} - {number}"),
                subtracted - number as i64,
            ),
        });
    }
    if rounds == 0 {
        parts.clear();
    }
    Some(Explanation::lead(rule, parts, Sum::None, lead))
}

/// The value of so many rounds and additions due, in parts of k / 2^(rounds - 1): a sum over a row of Pascal's triangle.
fn value(rounds: u64, due: u64) -> i64 {
    let (mut sum, mut entry) = (0, 1);
    for j in 0..due {
        sum += (2 * (due - j) - 1) * entry;
        entry = entry * (rounds - 1 - j) / (j + 1);
    }
    sum as i64
}
