//! Pairs: bags of equal numbers of coins that are poured together, and cookies whose numbers are partners.

use crate::explanation::{Explanation, Part, Sum, Value, nim_sum, outcome};
use crate::heaps::nim;
use language::text;

/// Bags are poured onto dishes before Nim: who begins Nim wants a dish with more than half of all coins. It speaks of the
/// start, before a bag is poured, and of Nim.
pub(crate) fn pouring([bags, dishes]: &[Vec<u64>; 2]) -> Option<Explanation> {
    if bags.iter().all(|&bag| bag == 0) {
        return nim(dishes);
    }
    if dishes.iter().any(|&dish| dish > 0) {
        return None;
    }
    let rule = text!(
        "Who moves first in Nim wins if the nim-sum of the dishes is not 0 then, and it is not if one \
         dish has more than half of all coins. Only pairs of equal bags prevent that.",
        "到了 Nim 阶段，各盘异或和不为 0，先走的人就赢；只要有一盘超过硬币总数的一半，就一定不为 0。\
         只有袋子两两相等才能阻止。"
    );
    let parts = unpaired(bags);
    let is_even = bags.len().is_multiple_of(2);
    let why = match (is_even, parts.is_empty()) {
        (true, false) => text!(
            "The bags are even in number, so the mover begins Nim. Some have no equal one: he pours a \
             largest bag onto one dish each time.",
            "袋数是偶数，Nim 阶段由当前操作者先走，而有袋子配不成对：他每次把最大的一袋倒进同一盘。"
        ),
        (true, true) => text!(
            "The bags are even in number, so the mover begins Nim. All are pairs: the opponent keeps the \
             dishes in equal pairs, too.",
            "袋数是偶数，Nim 阶段由当前操作者先走，但袋子两两相等：对手总能使盘子也两两相等。"
        ),
        (false, _) => text!(
            "The bags are odd in number, so the opponent begins Nim: he pours a largest bag each time \
             onto the dish that the mover used first.",
            "袋数是奇数，Nim 阶段由对手先走：他每次把最大的一袋倒进对方第一次用的那一盘。"
        ),
    };
    let wins = is_even && !parts.is_empty();
    Some(Explanation::new(rule, parts, outcome(wins), why))
}

/// The bags that are left when equal ones go in pairs.
fn unpaired(bags: &[u64]) -> Vec<Part> {
    let mut order: Vec<usize> = (0..bags.len()).collect();
    order.sort_by_key(|&bag| bags[bag]);
    let runs = order.chunk_by(|&one, &other| bags[one] == bags[other]);
    let part = |run: &[usize]| {
        let &last = run.last().filter(|_| run.len() % 2 == 1)?;
        let name = text!(
            "bag {number}, without an equal one",
            "第 {number} 袋，配不成对",
            number = last + 1
        );
        Some(Part { place: Some(last), ..Part::figure(name, bags[last]) })
    };
    runs.filter_map(part).collect()
}

/// A turn eats a cookie, and whoever leaves the nim-sum 0 has won. The cookies that are eaten are 0.
pub(crate) fn zero_xor(cookies: &Vec<u64>) -> Option<Explanation> {
    let left = (0..cookies.len()).filter(|&place| cookies[place] > 0);
    let part = |place: usize| {
        let name = text!("cookie {number}", "第 {number} 块", number = place + 1);
        Part::new(Some(place), name, "", Value::Nimber(cookies[place]))
    };
    let parts: Vec<Part> = left.map(part).collect();
    let all = nim_sum(&parts);
    let alone = cookies.iter().find(|&&cookie| cookie > 0 && !cookies.contains(&(cookie ^ all)));
    let is_even = parts.len().is_multiple_of(2);
    let (wins, why) = match alone {
        _ if all == 0 => (
            false,
            text!("The nim-sum is 0: who ate last has won.", "异或和为 0：刚才吃的人已经赢了。"),
        ),
        _ if cookies.contains(&all) => {
            (true, text!("Eat {all}: the nim-sum 0 is left.", "吃掉 {all}，剩下的异或和为 0。"))
        }
        Some(cookie) if !is_even => {
            let partner = cookie ^ all;
            let why = text!(
                "The cookies are odd in number. Eat {cookie}: only {partner} would win then, and it is \
                 not there. Two turns later they are odd in number again.",
                "饼干有奇数块。吃掉 {cookie}：这时只有 {partner} 能立刻赢，但它不在。两步以后仍是奇数块。"
            );
            (true, why)
        }
        _ => {
            let why = text!(
                "The cookies are even in number, and {all} is not there: whatever is eaten leaves an odd \
                 number of them, and not the nim-sum 0.",
                "饼干有偶数块，{all} 也不在：无论吃哪块，都留下奇数块，而且异或和不为 0。"
            );
            (false, why)
        }
    };
    let rule = text!(
        "Eating the cookie that equals the nim-sum of all wins at once. Otherwise an odd number of \
         cookies is won, and an even number lost.",
        "等于全部异或和的那块饼干在，吃掉它就立刻赢。否则奇数块必胜，偶数块必败。"
    );
    Some(Explanation { sum: Sum::Nim, ..Explanation::new(rule, parts, outcome(wins), why) })
}
