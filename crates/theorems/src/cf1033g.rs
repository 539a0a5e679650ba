//! Each player takes a fixed number of chips from a pile: remainders modulo the sum of both numbers, of four kinds.

use crate::explanation::{Explanation, Part, outcome};
use language::text;
use problems::cf1033g::Case;
use rules::Player;

/// Piles by their remainders, where the player with the smaller number can do more.
struct Kinds {
    /// Only that player can move there.
    free: usize,
    /// Either can move there once.
    plain: usize,
    /// The same, but that player leaves a free pile.
    rich: usize,
}

impl Kinds {
    fn new([a, b]: [u64; 2], piles: &[u64]) -> Self {
        let (small, large) = (a.min(b), a.max(b));
        let rests = || piles.iter().map(|pile| pile % (small + large));
        Kinds {
            free: rests().filter(|rest| (small..large).contains(rest)).count(),
            plain: rests().filter(|rest| (large..2 * small).contains(rest)).count(),
            rich: rests().filter(|&rest| rest >= large.max(2 * small)).count(),
        }
    }
}

pub(crate) fn chips(
    _: &Case,
    (numbers, piles): &([u64; 2], Vec<u64>),
    mover: Player,
) -> Option<Explanation> {
    let Kinds { free, plain, rich } = Kinds::new(*numbers, piles);
    let [a, b] = *numbers;
    let (small, name) = if a <= b { (Player::Left, "Alice") } else { (Player::Right, "Bob") };
    let rule = text!(
        "A number taken where the remainder modulo {a} + {b} is smaller is answered in the same pile, so remainders \
         suffice. {name} has the smaller number, or an equal one.",
        "在除以 {a} + {b} 的余数不够的堆里取，对手就在同一堆里再取，所以只看余数。{name} 的数较小，或者与对方相等。"
    );
    let parts = vec![
        Part::figure(
            text!("remainders where only {name} can move", "只有 {name} 能取的余数"),
            free as u64,
        ),
        Part::figure(
            text!("where either can move once", "双方都能取、只能取一次的余数"),
            plain as u64,
        ),
        Part::figure(
            text!("where {name} can move once more", "{name} 取了还能再取的余数"),
            rich as u64,
        ),
    ];
    let is_odd = (plain + rich) % 2 == 1;
    let small_wins = free > 0 || rich > 1 || rich == 1 && !is_odd;
    let wins = if small_wins { mover == small } else { is_odd };
    let why = match (small_wins, is_odd) {
        (true, _) => text!(
            "{name} has or gets a pile of {name} alone, keeps it to the end, and wins whoever begins.",
            "{name} 有或者能得到一个只有自己能取的堆，留到最后，所以不论谁先手都赢。"
        ),
        (false, true) => text!(
            "An odd number of piles in which both can move, and at most one of them gives {name} more: \
             the player to move wins.",
            "双方都能取的堆有奇数个，其中至多一堆能让 {name} 多取：当前操作者赢。"
        ),
        (false, false) => text!(
            "An even number of piles in which both can move, once each: the player to move loses.",
            "双方都能取的堆有偶数个，每堆只取一次：当前操作者输。"
        ),
    };
    Some(Explanation::new(rule, parts, outcome(wins), why))
}
