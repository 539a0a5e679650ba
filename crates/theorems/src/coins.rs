//! Coins that are turned over in sets: whoever finds none that may be picked loses. Each coin is a
//! game of its own, since to turn it takes its value into the nim-sum or out of it, which is the
//! same.

use crate::explanation::{Explanation, Part, Value};
use language::text;
use problems::cf494e;
use sente::mex::MexSet;

/// The reason why coins count one by one.
pub(crate) fn alone() -> String {
    text!(
        "To turn a coin takes its value into the nim-sum or out of it, which is the same: so each one that counts \
         is a game of its own.",
        "翻一枚，就是把它的值加进异或和或者去掉，两者相同：所以要算的每一枚是独立的游戏。"
    )
}

/// The greatest power of two that divides the number, and the words for it.
pub(crate) fn lowbit(number: usize) -> (String, u64) {
    let value = 1 << number.trailing_zeros();
    (format!("lowbit({number}) = {value}"), value)
}

/// Connected sets with a corner are turned. Nothing is said of values that 64 bits do not hold.
pub(crate) fn connected_sets(&(m, tails): &(usize, u64)) -> Option<Explanation> {
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
        "{alone} In row 1 and column 1, cell (i,j) is worth v = lowbit(i + j - 1), the greatest power of two that \
         divides it; elsewhere v = 2^(i + j - 2). The others of a set make every nim-sum below v, and never v.",
        "{alone}第 1 行和第 1 列的格子 (i,j)，SG 值是 v = lowbit(i + j - 1)，即整除它的最大的 2 的幂；其余格子是 \
         v = 2^(i + j - 2)。一块中其余各格的异或和能取遍小于 v 的数，取不到 v。",
        alone = alone()
    );
    Some(Explanation::nim_sum(rule, parts.collect::<Option<_>>()?))
}

/// Squares are inverted.
pub(crate) fn squares(board: &cf494e::Board, &white: &u64) -> Option<Explanation> {
    let (n, k) = (board.n as usize, board.k);
    let part = |cell: usize| {
        let (i, j) = (cell / n + 1, cell % n + 1);
        let value = 1 << (i | j).trailing_zeros().min(k.checked_ilog2()?);
        Some(Part::new(Some(cell), format!("({i},{j})"), "", Value::Nimber(value)))
    };
    let parts = (0..64).filter(|cell| white >> cell & 1 == 1).map(part);
    let rule = text!(
        "{alone} White cell (i,j) is worth the greatest power of two v, up to {k}, that divides i and j: the others of \
         the squares of sides 1 to v have v different nim-sums below v, and those of no square have v.",
        "{alone}白格 (i,j) 的 SG 值，是不超过 {k} 且同时整除 i 与 j 的最大的 2 的幂 v：边长 1 到 v 的正方形中，其余各格\
         的异或和是小于 v 的 v 个不同的数，没有正方形得到 v。",
        alone = alone()
    );
    Some(Explanation::nim_sum(rule, parts.collect::<Option<_>>()?))
}

/// A coin is turned with others whose exponents of 2, or of 3, fall by equal steps.
pub(crate) fn progressions(&(most_others, tails): &(usize, u64)) -> Option<Explanation> {
    let mut values: Vec<u64> = vec![0];
    let mut nim_sums = MexSet::new();
    for coin in 1..=64_usize {
        for ratio in [2, 4, 8, 16, 32, 64, 3, 9, 27] {
            let (mut other, mut nim_sum) = (coin, 0);
            for _ in 0..most_others {
                if other % ratio != 0 {
                    break;
                }
                other /= ratio;
                nim_sum ^= values[other];
                nim_sums.insert(nim_sum as usize);
            }
        }
        values.push(nim_sums.take_mex() as u64);
    }
    let part = |index: usize| {
        let name = text!("coin {coin}", "硬币 {coin}", coin = index + 1);
        Part::new(Some(index), name, "", Value::Nimber(values[index + 1]))
    };
    let parts = (0..64).filter(|index| tails >> index & 1 == 1).map(part).collect();
    let rule = text!(
        "{alone} It is worth the mex of the nim-sums of the others that may be turned with it, here up to {most_others}.",
        "{alone}对能与它一起翻转的其他硬币（这里至多 {most_others} 枚）求异或和，它的 SG 值是这些异或和的 mex。",
        alone = alone()
    );
    Some(Explanation::nim_sum(rule, parts))
}

#[cfg(test)]
mod tests {
    use rules::Choices;
    use sente::mex::MexSet;

    const COINS: usize = 6;

    /// For each coin the sets of lower ones that may be turned with it, up to four at random.
    fn any_sets(seed: u64) -> [Vec<usize>; COINS] {
        let mut choices = Choices::random(seed);
        std::array::from_fn(|coin| {
            let count = choices.pick(0..=4);
            choices.several(count, 0..=(1 << coin) - 1)
        })
    }

    #[test]
    fn a_position_is_worth_the_nim_sum_of_its_coins() {
        for seed in 0..300 {
            let sets = any_sets(seed);
            let (mut values, mut options) = (vec![0; 1 << COINS], MexSet::new());
            for tails in 0..1 << COINS {
                let of = |tails: usize| (0..COINS).filter(move |coin| tails >> coin & 1 == 1);
                for coin in of(tails) {
                    let moves = sets[coin].iter().map(|set| tails ^ 1 << coin ^ set);
                    moves.for_each(|option| options.insert(values[option]));
                }
                values[tails] = options.take_mex();
                let nim_sum = of(tails).fold(0, |sum, coin| sum ^ values[1 << coin]);
                assert_eq!(values[tails], nim_sum, "{tails:b} with {sets:?}");
            }
        }
    }
}
