//! Stones are taken from exactly half of the piles: the piles of the least size decide.

use crate::explanation::{Explanation, Part, outcome};
use language::text;

/// Lost iff more than half of the piles have the least size.
pub(crate) fn least_piles(piles: &Vec<u64>) -> Option<Explanation> {
    let (&least, half) = (piles.iter().min()?, piles.len() / 2);
    let count = piles.iter().filter(|&&pile| pile == least).count();
    let parts = vec![
        Part::figure(text!("the least size", "最小的颗数"), least),
        Part::figure(text!("piles of this size", "这样的堆数"), count),
        Part::figure(text!("half of the piles", "堆数的一半"), half),
    ];
    let rule = text!(
        "A move takes from exactly {half} piles, so it can leave any {half} larger ones at the least size.",
        "每步恰好动 {half} 堆，所以能把任意 {half} 个较大的堆都取到最小的颗数。"
    );
    let wins = count <= half;
    let why = match wins {
        true => text!(
            "At least {half} piles are larger: cut {half} of them down, and more than half are the least.",
            "较大的堆至少有 {half} 个：把其中 {half} 个取到最小的颗数，最小的堆就超过一半。"
        ),
        false => text!(
            "More than half are the least: a move must lower one of them, and then only piles that it has \
             lowered are the least, which are no more than half.",
            "最小的堆超过一半：每一步都要动到其中之一，此后最小的堆都是刚动过的，不超过一半。"
        ),
    };
    Some(Explanation::new(rule, parts, outcome(wins), why))
}
