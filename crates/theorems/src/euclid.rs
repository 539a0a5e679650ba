//! Euclid's game: a multiple of the smaller number is subtracted from the larger one.

use crate::explanation::{Explanation, Part, Value, outcome};
use language::text;
use std::cmp::Reverse;

/// One pair, up to a 0: won iff the first quotient above 1 in Euclid's algorithm comes at an odd place, or there is none.
///
/// For a < b < 2 a the quotient is 1 and the only move leaves a and b - a, the numbers of the next division. For b >= 2 a
/// the player to move wins, by the third case of the proof. The last quotient of different numbers is at least 2.
pub(crate) fn up_to_0(&[one, other]: &[u64; 2]) -> Option<Explanation> {
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
pub(crate) fn above_0(pairs: &Vec<[u64; 2]>) -> Option<Explanation> {
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

/// Many pairs at once, each up to a 0, of which the last to end decides: won iff the greatest suspense number is odd.
pub(crate) fn joined(pairs: &Vec<[u64; 2]>) -> Option<Explanation> {
    let unfinished = pairs.iter().enumerate().filter(|(_, pair)| !pair.contains(&0));
    let mut numbers: Vec<(u64, Part)> = unfinished
        .map(|(index, &pair)| {
            let quotients = quotients(pair);
            let suspense = suspense(&quotients);
            let [one, other] = pair;
            let how = quotients.iter().map(u64::to_string).collect::<Vec<_>>().join(" ");
            let value = Value::Number(suspense as i64, 0);
            (suspense, Part::new(Some(2 * index), format!("{one}, {other}"), how, value))
        })
        .collect();
    numbers.sort_by_key(|(suspense, _)| Reverse(*suspense));
    let greatest = numbers.first().map_or(0, |(suspense, _)| *suspense);
    let wins = greatest % 2 == 1;
    let rule = text!(
        "Beside each pair stand the quotients of Euclid's algorithm. From the last one back to the first, each adds 1 to T, \
         and one above 1 adds another 1 where T would be even. T is how many moves the game takes, if its winner delays the \
         end and its loser hurries.",
        "每对旁边是辗转相除的各个商。从最后一个商往前，每个商使 T 加 1；商大于 1 而 T 成了偶数时，再加 1。\
         T 是这一局的步数：胜者拖延，败者求快。"
    );
    let why = match (greatest, wins) {
        (0, _) => text!(
            "All games are over: the player to move has lost.",
            "每一局都已结束：当前操作者输。"
        ),
        (_, true) => text!(
            "The greatest T, {greatest}, is odd: some turn makes every T one less.",
            "最大的 T 是 {greatest}，为奇数：有一种走法使每个 T 都减 1。"
        ),
        (_, false) => text!(
            "The greatest T, {greatest}, is even: whatever the turn, the greatest T becomes odd.",
            "最大的 T 是 {greatest}，为偶数：无论怎么走，最大的 T 都变成奇数。"
        ),
    };
    let parts = numbers.into_iter().map(|(_, part)| part).collect();
    Some(Explanation::new(rule, parts, outcome(wins), why))
}

/// The quotients of Euclid's algorithm, the first one first.
fn quotients([one, other]: [u64; 2]) -> Vec<u64> {
    let (mut a, mut b) = (one.max(other), one.min(other));
    let mut quotients = Vec::new();
    while let Some(quotient) = a.checked_div(b) {
        quotients.push(quotient);
        (a, b) = (b, a % b);
    }
    quotients
}

/// The moves of a game with these quotients, if the winner delays the end and the loser hurries.
fn suspense(quotients: &[u64]) -> u64 {
    quotients.iter().rev().fold(0, |suspense, &quotient| {
        let waits = quotient > 1 && suspense % 2 == 1;
        suspense + 1 + u64::from(waits)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_0_is_lost_and_equal_numbers_are_won_each_for_its_own_reason() {
        let told = |numbers: [u64; 2]| up_to_0(&numbers).expect("it speaks");
        let [over, equal] = [told([0, 3]), told([3, 3])];
        assert_eq!([over.worth, equal.worth], [false, true].map(outcome));
        assert!(over.why.starts_with("A number is 0") && equal.why.starts_with("The numbers are"));
    }
}
