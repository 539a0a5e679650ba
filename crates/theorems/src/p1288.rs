//! A coin on a ring of numbers.

use crate::explanation::{Explanation, Part, outcome};
use language::text;

/// Lost iff both ways of the coin to the nearest 0 are even. The position is the node of the coin, and the numbers of the
/// edges, of which that with its number lies ahead of it.
pub(crate) fn ways((coin, numbers): &(usize, Vec<u64>)) -> Option<Explanation> {
    let (before, from) = numbers.split_at_checked(*coin)?;
    let is_zero = |number: &u64| *number == 0;
    let ahead = from.iter().chain(before).position(is_zero)?;
    let behind = before.iter().rev().chain(from.iter().rev()).position(is_zero)?;
    let parts = vec![
        Part::figure(text!("edges ahead, up to a 0", "向前到 0 之前的边数"), ahead),
        Part::figure(text!("edges behind, up to a 0", "向后到 0 之前的边数"), behind),
    ];
    let wins = ahead % 2 == 1 || behind % 2 == 1;
    let why = match wins {
        true => text!(
            "Cross an edge of an odd way and leave 0 on it: one way is even then, the other one 0.",
            "朝奇数的一侧走一步，把那条边改成 0：这一侧剩下偶数条，另一侧是 0。"
        ),
        false => text!(
            "Both are even: each move leaves an odd way ahead of it.",
            "两侧都是偶数：每一步都使前方剩下奇数条。"
        ),
    };
    let rule = text!(
        "Only the numbers of edges on both sides of the coin count, each up to the nearest 0.",
        "只看硬币两侧的边数，各到最近的 0 为止。"
    );
    // A ring of nodes and the edges between them: both ways, in steps from one to the other.
    let size = 2 * numbers.len();
    let forwards = (2 * coin..).take(2 * ahead);
    let backwards = (2 * coin + size - 2 * behind..).take(2 * behind);
    let links = forwards.chain(backwards).map(|part| [part % size, (part + 1) % size]).collect();
    Some(Explanation::new(rule, parts, outcome(wins), why).linked(links))
}
