//! A table of items, each worth `a` to the one player and `b` to the other: whoever is to move takes one, until none is
//! left, and wants a large lead. Theorem: he takes an item with the greatest a + b. Chapter 12 of the course has the proof.

use crate::law;
use libtest_mimic::Trial;
use rules::Choices;
use rules::choices::every;

const ITEMS: usize = 4;

pub fn trials() -> [Trial; 1] {
    [law(
        "scoring::an_item_is_worth_what_it_is_worth_to_both",
        an_item_is_worth_what_it_is_worth_to_both,
    )]
}

fn an_item_is_worth_what_it_is_worth_to_both() {
    let table = |n| every(move |choices| (0..n).map(|_| worths(choices)).collect::<Vec<_>>());
    for items in (0..=ITEMS).flat_map(table) {
        let mut sums: Vec<i64> = items.iter().map(|[own, other]| own + other).collect();
        sums.sort_unstable_by(|one, other| other.cmp(one));
        let alternating: i64 =
            sums.iter().zip([1, -1].into_iter().cycle()).map(|(c, s)| c * s).sum();
        let differences: i64 = items.iter().map(|[own, other]| own - other).sum();
        // The claim: (a_1 - b_1 + ... + a_n - b_n + c_1 - c_2 + ...) / 2, where c are the sums in descending order.
        assert_eq!(2 * lead(&items), differences + alternating, "{items:?}");
    }
}

fn worths(choices: &mut Choices) -> [i64; 2] {
    [(); 2].map(|()| choices.pick(-1..=2))
}

/// The lead of the player to move by the rules; the first worth of an item is his.
fn lead(items: &[[i64; 2]]) -> i64 {
    let after = |taken: usize| {
        let others = items.iter().enumerate().filter(|(place, _)| *place != taken);
        let turned: Vec<[i64; 2]> = others.map(|(_, &[own, other])| [other, own]).collect();
        items[taken][0] - lead(&turned)
    };
    (0..items.len()).map(after).max().unwrap_or(0)
}
