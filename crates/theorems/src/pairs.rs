//! Pairs: bags of equal numbers of coins that are poured together.

use crate::explanation::{Explanation, Part, outcome};
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
    let is_even = bags.len() % 2 == 0;
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
