//! Each amount is taken at most once from each pile.

use crate::explanation::{Explanation, Part, Value};
use crate::mex::mex;
use language::text;
use problems::cf768e::columns;
use std::collections::HashMap;

/// The largest pile of which the value is known.
const MOST_STONES: u64 = 60;

/// The values of piles that are touched, by their stones and the amounts taken.
type Values = HashMap<(u64, u64), u64>;

/// An untouched pile is worth the length of its longest play; a touched one is worked out.
pub(crate) fn each_amount_once(all: &Vec<u64>, piles: &Vec<(u64, u64)>) -> Option<Explanation> {
    if piles.iter().any(|pile| pile.0 > MOST_STONES) {
        return None;
    }
    let (columns, mut values) = (columns(all), Values::new());
    let part = |(index, &(stones, taken)): (usize, &(u64, u64))| {
        let (how, value) = match taken & up_to(stones) {
            0 => {
                let moves = most_moves(stones);
                (format!("{moves} * {} / 2 <= {stones}", moves + 1), Value::Nimber(moves))
            }
            taken => mex(options(stones, taken, &mut values)),
        };
        let name = text!("pile {number}", "第 {number} 堆", number = index + 1);
        Part::new(Some(index * columns), name, how, value)
    };
    let rule = text!(
        "Where no amount up to its size is gone, a pile of s is worth the most moves in it, the greatest j \
         with j(j + 1)/2 <= s. (Checked up to 60.) Any other pile is worth the mex of its options.",
        "还没有哪个不超过堆中颗数的数被取过时，s 颗的堆的 SG 值是最多的步数，即满足 j(j + 1)/2 <= s 的\
         最大的 j（已验证到 60）。其他的堆，SG 值是各后继的值的 mex。"
    );
    Some(Explanation::nim_sum(rule, piles.iter().enumerate().map(part).collect()))
}

/// The set of all amounts up to this one.
fn up_to(stones: u64) -> u64 {
    (1 << (stones + 1)) - 1
}

/// The greatest j with j(j + 1)/2 <= `stones`.
fn most_moves(stones: u64) -> u64 {
    (1..).take_while(|j| j * (j + 1) / 2 <= stones).count() as u64
}

/// The values of a pile's options.
fn options(stones: u64, taken: u64, values: &mut Values) -> Vec<u64> {
    let free = (1..=stones).filter(|amount| taken >> amount & 1 == 0);
    free.map(|amount| value(stones - amount, taken | 1 << amount, values)).collect()
}

fn value(stones: u64, taken: u64, values: &mut Values) -> u64 {
    let taken = taken & up_to(stones);
    if let Some(&known) = values.get(&(stones, taken)) {
        return known;
    }
    let options = options(stones, taken, values);
    let value = (0..).take_while(|value| options.contains(value)).count() as u64;
    values.insert((stones, taken), value);
    value
}
