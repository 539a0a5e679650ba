//! Coins that are turned over in sets: whoever finds none that may be picked loses. Each coin is a
//! game of its own, since to turn it takes its value into the nim-sum or out of it, which is the
//! same.

use crate::explanation::{Explanation, Part, Value};
use game::Player;
use language::text;
use problems::cf494e;

/// The greatest power of two that divides the number, and the words for it.
fn lowbit(number: usize) -> (String, u64) {
    let value = 1 << number.trailing_zeros();
    (format!("lowbit({number}) = {value}"), value)
}

/// Connected sets with a corner are turned. Nothing is said of values that 64 bits do not hold.
pub(crate) fn connected_sets(
    _: &Vec<String>,
    &(m, tails): &(usize, u64),
    _: Player,
) -> Option<Explanation> {
    let part = |cell: usize| {
        let (i, j) = (cell / m + 1, cell % m + 1);
        let (how, value) = match (i, j) {
            (1, _) | (_, 1) => lowbit(i + j - 1),
            _ => (format!("2^{}", i + j - 2), 1_u64.checked_shl((i + j - 2) as u32)?),
        };
        Some(Part::new(Some(cell), format!("({i},{j})"), how, Value::Nimber(value)))
    };
    let parts = (0..64).filter(|cell| tails >> cell & 1 == 1).map(part);
    let rule = text!(
        "Each coin that shows tails is a game of its own. In row 1 and column 1, cell (i,j) is \
         worth lowbit(i + j - 1), the greatest power of two that divides it; elsewhere it is \
         worth 2^(i + j - 2).",
        "每枚反面朝上的硬币是独立的游戏。第 1 行和第 1 列的格子 (i,j)，SG 值是 lowbit(i + j - 1)，\
         即整除它的最大的 2 的幂；其余格子的 SG 值是 2^(i + j - 2)。"
    );
    Some(Explanation::nim_sum(rule, parts.collect::<Option<_>>()?))
}

/// Squares are inverted.
pub(crate) fn squares(board: &cf494e::Board, &white: &u64, _: Player) -> Option<Explanation> {
    let (n, k) = (board.n as usize, board.k);
    let part = |cell: usize| {
        let (i, j) = (cell / n + 1, cell % n + 1);
        let value = 1 << (i | j).trailing_zeros().min(k.checked_ilog2()?);
        Some(Part::new(Some(cell), format!("({i},{j})"), "", Value::Nimber(value)))
    };
    let parts = (0..64).filter(|cell| white >> cell & 1 == 1).map(part);
    let rule = text!(
        "Each white cell is a game of its own. Cell (i,j) is worth the greatest power of two, up \
         to {k}, that divides i and j.",
        "每个白格是独立的游戏。格子 (i,j) 的 SG 值，是不超过 {k} 且同时整除 i 与 j 的最大的 2 的幂。"
    );
    Some(Explanation::nim_sum(rule, parts.collect::<Option<_>>()?))
}
