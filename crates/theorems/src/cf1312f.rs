//! Castles that remember their last attack: a mex for each, by its state.

use crate::explanation::{Explanation, Part, Value};
use crate::mex::mex;
use language::text;
use problems::cf1312f::{Kingdom, Position};

/// Most defenders of a castle in a table: one of more would take too long.
const MOST_DEFENDERS: u64 = 10_000;

/// A castle is worth the mex of what its attacks leave, by the type of the last one.
pub(crate) fn castles(case: &Kingdom, position: &Position) -> Option<Explanation> {
    let most = position.iter().map(|castle| castle.0).max().unwrap_or(0);
    if most > MOST_DEFENDERS || case.strengths.contains(&0) {
        return None;
    }
    // For each number of defenders, the values after mixed attacks or none, infantry, cavalry.
    let mut values: Vec<[u64; 3]> = Vec::new();
    for defenders in 0..=most {
        let triple = [0, 1, 2].map(|last| worth(case, &values, (defenders, last)).1);
        values.push(triple.map(|value| if let Value::Nimber(value) = value { value } else { 0 }));
    }
    let part = |(index, &castle): (usize, &(u64, usize))| {
        let name = text!("castle {number}", "第 {number} 座城堡", number = index + 1);
        let (how, value) = worth(case, &values, castle);
        Part::new(Some(index), name, how, value)
    };
    let rule = text!(
        "A castle is worth the mex of the values that its attacks leave. Each size has a value for each last attack, \
         and infantry or cavalry do not come twice in a row.",
        "一座城堡的 SG 值，是各种攻击之后的值的 mex。每个大小按上次攻击各有一个值，步兵、骑兵都不能连续攻击同一座\
         城堡。"
    );
    Some(Explanation::nim_sum(rule, position.iter().enumerate().map(part).collect()))
}

/// The mex of what attacks leave of a castle, by the values of smaller ones.
fn worth(case: &Kingdom, values: &[[u64; 3]], (defenders, last): (u64, usize)) -> (String, Value) {
    let kinds = (0..3).filter(|&kind| defenders > 0 && (kind == 0 || kind != last));
    let left = |kind: usize| defenders.saturating_sub(case.strengths[kind]) as usize;
    mex(kinds.map(|kind| values[left(kind)][kind]))
}
