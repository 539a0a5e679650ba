//! Euclid's game: a multiple of the smaller number is subtracted from the larger one.

use crate::explanation::{Explanation, Part, Value, outcome};
use game::Player;
use language::text;

/// One pair, up to a 0: won iff the first quotient above 1 in Euclid's algorithm comes at an odd place, or there is none.
///
/// For a < b < 2 a the quotient is 1 and the only move leaves a and b - a, the numbers of the next division. For b >= 2 a
/// the player to move wins, by the third case of the proof. The last quotient of different numbers is at least 2.
pub(crate) fn up_to_0(_: &[u64; 2], &[one, other]: &[u64; 2], _: Player) -> Option<Explanation> {
    let (mut a, mut b) = (one.min(other), one.max(other));
    let (mut parts, mut quotients) = (Vec::new(), Vec::new());
    let is_over = a == 0;
    while a > 0 {
        let (quotient, rest) = (b / a, b % a);
        quotients.push(quotient);
        let name = text!("quotient {number}", "第 {number} 个商", number = quotients.len());
        parts.push(Part::number(name, format!("{b} = {quotient} * {a} + {rest}"), quotient));
        (a, b) = (rest, a);
    }
    let first = quotients.iter().position(|&quotient| quotient > 1);
    let wins = !is_over && first.is_none_or(|place| place % 2 == 0);
    let why = match (first, wins) {
        (None, false) => text!(
            "A number is 0: the opponent made it and has won.",
            "有一个数是 0：对手已经获胜。"
        ),
        (None, true) => {
            text!("The numbers are equal: one move makes a 0.", "两数相等：一步就得到 0。")
        }
        (Some(0), _) => text!(
            "The first quotient is above 1: the player to move can leave the next numbers, or \
             force them.",
            "第一个商就大于 1：当前操作者可以自己走到下一对数，也可以逼对手走到那里。"
        ),
        (Some(place), true) => text!(
            "The first quotient above 1 is number {number}: the player to move has the choice \
             there.",
            "第一个大于 1 的商是第 {number} 个：在那里由当前操作者选择。",
            number = place + 1
        ),
        (Some(place), false) => text!(
            "The first quotient above 1 is number {number}: the opponent has the choice there.",
            "第一个大于 1 的商是第 {number} 个：在那里由对手选择。",
            number = place + 1
        ),
    };
    let rule = text!(
        "By Euclid's algorithm. A quotient of 1 is a forced move; whoever first meets a \
         greater one wins.",
        "按辗转相除。商为 1 时只有一种走法；谁先遇到大于 1 的商，谁就赢。"
    );
    Some(Explanation::new(rule, parts, outcome(wins), why))
}

/// Many pairs that stay positive: a pair a > b has the value floor(a / b - b / a), by Nivasch.
pub(crate) fn above_0(_: &Vec<[u64; 2]>, pairs: &Vec<[u64; 2]>, _: Player) -> Option<Explanation> {
    let part = |(index, &[one, other]): (usize, &[u64; 2])| {
        let (a, b) = (one.max(other), one.min(other));
        let (quotient, rest) = (a.checked_div(b)?, a % b);
        let reaches = u128::from(rest) * u128::from(a) >= u128::from(b).pow(2);
        let value = Value::Nimber(quotient - u64::from(!reaches));
        let how = format!("q = {quotient}, r = {rest}");
        Some(Part::new(Some(2 * index), format!("{one}, {other}"), how, value))
    };
    let parts = pairs.iter().enumerate().map(part).collect::<Option<_>>()?;
    let rule = text!(
        "A pair a = q b + r is worth q if r a >= b b, else q - 1: the moves to i b + r for \
         0 < i < q have the values 0, 1, 2, ... without that of the move to (b, r).",
        "一对 a = q b + r 的 SG 值，在 r a >= b b 时是 q，否则是 q - 1：走到 i b + r\
         （0 < i < q）的各步，SG 值依次是 0, 1, 2, ...，只跳过走到 (b, r) 的值。"
    );
    Some(Explanation::nim_sum(rule, parts))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_0_is_lost_and_equal_numbers_are_won_each_for_its_own_reason() {
        let told = |numbers: [u64; 2]| up_to_0(&[0; 2], &numbers, Player::Left).expect("it speaks");
        let [over, equal] = [told([0, 3]), told([3, 3])];
        assert_eq!([over.worth, equal.worth], [false, true].map(outcome));
        assert!(over.why.starts_with("A number is 0") && equal.why.starts_with("The numbers are"));
    }
}
