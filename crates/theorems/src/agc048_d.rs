//! A row of piles of which one player takes the left end and the other the right end: an end that is large enough wins.

use crate::explanation::{Explanation, Part, outcome};
use language::text;
use rules::Player;

/// The theorem for both players to move, with those piles left that are not empty.
pub(crate) fn large_enough(_: &Vec<u64>, piles: &Vec<u64>, mover: Player) -> Option<Explanation> {
    let rule = text!(
        "More stones on one's own end never harm. So the mover wins iff his end has a least number of stones, which the \
         other piles give; only taking one stone and taking the whole pile matter.",
        "自己那一端的石子多了没有坏处，所以存在一个最小数：自己那一端不少于它就赢，它由其余各堆决定。只要考虑取一颗与取整堆。"
    );
    let mut row: Vec<i64> =
        piles.iter().filter(|&&pile| pile > 0).map(|&pile| pile as i64).collect();
    if mover == Player::Right {
        row.reverse();
    }
    let Some(&own) = row.first() else {
        let why = text!("No pile stands.", "没有石子堆了。");
        return Some(Explanation::new(rule, Vec::new(), outcome(false), why));
    };
    let least = least_ends(&row)[0];
    let parts = vec![
        Part::figure(text!("the mover's end", "当前操作者的一端"), own),
        Part::figure(text!("least that wins", "能赢的最小数"), least),
    ];
    let why = match own >= least {
        true => text!("The end is large enough.", "这一端够大。"),
        false => text!("The end is too small.", "这一端太小。"),
    };
    Some(Explanation::new(rule, parts, outcome(own >= least), why))
}

/// The least first pile with which the player at its side wins when he moves, and the least last pile for the other.
fn least_ends(row: &[i64]) -> [i64; 2] {
    // By stretches of one length, from where each begins.
    let mut least = vec![[1, 1]; row.len()];
    for more in 1..row.len() {
        for begin in 0..row.len() - more {
            let [own, other] = [least[begin][0], least[begin + 1][1]];
            let [u, v] = [row[begin] - own, row[begin + more] - other];
            least[begin] =
                [if v < 0 { 1 } else { own + v + 1 }, if u < 0 { 1 } else { other + u + 1 }];
        }
    }
    least[0]
}
