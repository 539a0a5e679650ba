//! Heaps that are merged up to a height.

use crate::explanation::{Explanation, Part, outcome};
use language::text;

/// The moves that are left, where at most one heap that is not full has more than one stone; elsewhere play can end
/// earlier, and nothing is said.
pub(crate) fn merges(&[_, m]: &[u64; 2], heaps: &Vec<u64>) -> Option<Explanation> {
    let left: Vec<u64> = heaps.iter().copied().filter(|&heap| 0 < heap && heap < m).collect();
    if left.iter().filter(|&&heap| heap > 1).count() > 1 {
        return None;
    }
    let (count, stones) = (left.len() as u64, left.iter().sum::<u64>());
    let last = stones.div_ceil(m);
    let moves = count - last;
    let parts = vec![
        Part::figure(text!("heaps that are not full", "未满的堆数"), count),
        Part::number(
            text!("heaps at the end", "最后剩下的堆数"),
            format!("⌈{stones} / {m}⌉"),
            last,
        ),
        Part::number(text!("moves", "步数"), format!("{count} - {last}"), moves),
    ];
    let rule = text!(
        "All heaps but one are full or single. Whoever has an odd number of moves before him can keep it \
         so after each of his own, and then none of them is lost.",
        "除一堆之外，其余都是满的或单颗的。剩余步数为奇数时轮到的一方，每步之后都能保持这样，因此步数不会\
         减少。"
    );
    let wins = moves % 2 == 1;
    let why = match wins {
        true => text!(
            "{moves} is odd: the mover makes the last move.",
            "{moves} 是奇数：当前操作者走最后一步。"
        ),
        false => text!(
            "{moves} is even: the opponent makes the last move.",
            "{moves} 是偶数：对手走最后一步。"
        ),
    };
    Some(Explanation::new(rule, parts, outcome(wins), why))
}
