//! One stone from any pile but the one that the last move took from: a pile of more than half, or parity.

use crate::explanation::{Explanation, Part, outcome};
use language::text;

/// Won iff a pile that is not locked has more than half of the stones, or none has and their number is odd.
pub(crate) fn locked_piles((piles, locked): &(Vec<u64>, Option<usize>)) -> Option<Explanation> {
    let stones: u64 = piles.iter().sum();
    let large = (0..piles.len()).find(|&pile| 2 * piles[pile] > stones);
    let mut parts = vec![Part::figure(text!("all stones", "石子总数"), stones)];
    let largest = piles.iter().copied().max().unwrap_or(0);
    parts.push(Part::number(
        text!("twice the largest pile", "最大堆的两倍"),
        format!("2 * {largest}"),
        2 * largest,
    ));
    let rule = text!(
        "A pile of more than half of the stones lasts for a whole play. Without one, the largest other pile is the answer \
         to every move, and no pile ever gets more than half.",
        "超过一半的堆够取一整局。没有这样的堆时，总在别的堆中取最大的一堆来应对，就始终没有一堆超过一半。"
    );
    let (wins, why) = match large {
        Some(pile) if *locked == Some(pile) => (
            false,
            text!(
                "The large pile is locked, and the opponent can take from it in each move from now on.",
                "大堆锁住了；从下一步起，对手每步都能从它取。"
            ),
        ),
        Some(_) => (
            true,
            text!(
                "Take from the large pile in each move: it stays locked for the opponent, whose piles run out first.",
                "每步都从大堆取：对手始终不能碰它，而别的堆先取完。"
            ),
        ),
        None if stones % 2 == 1 => (
            true,
            text!(
                "No pile has more than half, and the number is odd: every move leaves an even one.",
                "没有一堆超过一半，总数是奇数：任走一步，总数变成偶数。"
            ),
        ),
        None => (
            false,
            text!(
                "No pile has more than half, and the number is even: the opponent always has an answer.",
                "没有一堆超过一半，总数是偶数：对手总能应对。"
            ),
        ),
    };
    Some(Explanation::new(rule, parts, outcome(wins), why))
}
