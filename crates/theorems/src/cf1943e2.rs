//! Numbers that one player collects and the other throws away: a race for those below a bound.

use crate::explanation::{Explanation, Part, Sum};
use language::text;
use problems::cf1943e2::{Case, Position};

/// Most elements, which are lowered one by one.
const MOST_ELEMENTS: u64 = 10_000;

/// The theorem for both players to move, with what Alice has already.
pub(crate) fn race(case: &Case, (mover, counts): &Position) -> Option<Explanation> {
    let numbers = case.frequencies.len();
    let (left, has) = counts.split_at(numbers);
    let elements = left.iter().sum::<u64>();
    if elements > MOST_ELEMENTS {
        return None;
    }
    let now = has.iter().take_while(|&&has| has == 1).count();
    let (mut score, mut parts) = (now, Vec::new());
    for bound in now + 1..=numbers {
        let mut open: Vec<i64> = (0..bound)
            .filter(|&number| has[number] == 0)
            .map(|number| left[number] as i64)
            .collect();
        open.sort_unstable();
        if *mover == 0 && open[0] > 0 {
            open.remove(0);
        }
        if let Some(last) = last_count(&open, case.most.min(elements)) {
            let name = text!("below {bound}", "小于 {bound} 的数");
            let list = open.iter().map(i64::to_string).collect::<Vec<_>>().join(", ");
            parts.push(Part::number(name, list, last));
            if last <= 0 {
                break;
            }
        }
        score = bound;
    }
    let rule = text!(
        "Of the numbers that she needs Alice takes the rarest each time, and Bob throws away from the most frequent of a few \
         rarest ones, {most} in a turn. What is left of the last one, if Bob is to move at these counts, is shown: he \
         stops her if it is 0 or less.",
        "还需要的数里，Alice 每次取最少的；Bob 选定最少的几个数，每步从其中最多的扔起，共扔 {most} 个。下面的个数轮到 Bob，给出最后一个数还剩多少：不大于 0，就拦得住她。",
        most = case.most
    );
    let rise = (score - now) as i64;
    Some(Explanation::lead(rule, parts, Sum::None, if *mover == 0 { rise } else { -rise }))
}

/// The least that is left of the last one of some first counts, in turns that lower a largest `most` times, with the least
/// taken out in between; nothing of no counts.
fn last_count(counts: &[i64], most: u64) -> Option<i64> {
    let of_first = |length: usize| {
        let mut left = counts[..length].to_vec();
        loop {
            for _ in 0..most {
                *left.iter_mut().max()? -= 1;
            }
            left.sort_unstable();
            if left.len() == 1 {
                return Some(left[0]);
            }
            left.remove(0);
        }
    };
    (1..=counts.len()).filter_map(of_first).min()
}
