//! Undirected vertex geography: a token goes along edges to vertices where it has not been, and whoever cannot move it
//! loses. The first player wins iff every maximum matching covers the vertex where it begins.
//!
//! Proof. If every one does, he takes one of them and goes to the mate each time. Were there no mate, at a vertex v, then
//! the edges on the path that are not of the matching, from its second vertex to v, could stand for those that are: a
//! maximum matching without the start. If some maximum matching does without the start, the other player goes to the
//! mate each time: without a mate at v, the edges that are not of the matching, from the start to v, would be one more.

use crate::law;
use libtest_mimic::Trial;

pub fn trials() -> [Trial; 1] {
    let name = "geography::the_first_player_wins_iff_every_maximum_matching_covers_the_start";
    let holds = |n: usize| (0..1 << (n * (n - 1) / 2)).for_each(|code| holds_on(n, code));
    [law(name, move || (1..=6).for_each(holds))]
}

/// The law for vertex 0 of a graph whose edges are given by the bits of the code: all graphs come under all names.
fn holds_on(n: usize, code: u32) {
    let pairs = (0..n).flat_map(|one| (0..one).map(move |other| [one, other]));
    let edges = pairs.enumerate().filter(|(bit, _)| code >> bit & 1 == 1);
    let mut around = vec![0_u32; n];
    // How many edges a matching has, and the vertices that it covers, as bits.
    let mut matchings = vec![(0, 0_u32)];
    for (_, [one, other]) in edges {
        around[one] |= 1 << other;
        around[other] |= 1 << one;
        let ends = 1 << one | 1 << other;
        let free = matchings.iter().filter(|(_, covered)| covered & ends == 0);
        let more: Vec<_> = free.map(|(size, covered)| (size + 1, covered | ends)).collect();
        matchings.extend(more);
    }
    let most = matchings.iter().map(|matching| matching.0).max();
    let mut greatest = matchings.iter().filter(|matching| Some(matching.0) == most);
    let all_cover = greatest.all(|(_, covered)| covered & 1 == 1);
    assert_eq!(is_won(&around, 0, 1), all_cover, "{around:?}");
}

/// True if the player to move the token wins, when it has been on these vertices.
fn is_won(around: &[u32], token: usize, been: u32) -> bool {
    let new = around[token] & !been;
    (0..around.len()).any(|next| new >> next & 1 == 1 && !is_won(around, next, been | 1 << next))
}
