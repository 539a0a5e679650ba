//! CF1147 F Zigzag Game. <https://codeforces.com/problemset/problem/1147/F>
//!
//! **Rules.** The nodes 1 to n are on the left, n + 1 to 2n on the right. An edge joins each left node with each
//! right one; the weights are the numbers from 1 to n^2. Alice says that she climbs or that she descends, and puts a
//! token on any node. Bob moves it first, along any edge. Then they move in turn, to a node where the token has not
//! been: a player who climbs along an edge heavier than the last one, one who descends along a lighter one. Bob does
//! what Alice does not. Who cannot move loses. In each case the program says whether it is Alice or Bob, plays
//! against the judge, and must win.
//!
//! **Theorem.** Bob wins, whatever Alice says. Let X be the side of the start, and Y the other one. If Alice climbs,
//! let a node of X like light edges better, and a node of Y heavy ones; if she descends, the other way round. In a
//! *stable* matching no two nodes that are not mates both like the edge between them better than those to their
//! mates. Bob goes to the mate each time. *(Proved; tried with all weights for n up to 3.)*
//!
//! **Proof.** Let Alice climb; otherwise negate the weights.
//! 1. *There is a stable matching* (Gale and Shapley). While a node of X has no mate, it asks the next node of Y on
//!    its list, the best one first. That one takes it if it has no mate or likes its mate less, who is then without.
//!    A node of Y that was asked once has a mate ever after. If a node of X has no mate, then some node of Y has
//!    none, as the sides are equal, and was never asked: so no list comes to its end. At last all have mates. If x
//!    likes y better than its mate, it has asked y. So y has refused or left x for one that it likes better, and
//!    later changed for better ones only.
//! 2. *Bob can go to the mate*, as far as weights are concerned. His first move is free. Otherwise he has gone from a
//!    in X to its mate b, and Alice on to c, so b c is heavier than a b: b likes c better than its mate. So c does
//!    not like b better than its mate d. As d is not b, the mate of a, the edge c d is lighter than b c, which is
//!    what Bob needs: he descends.
//! 3. *The mate is new.* The token has been on c and on pairs of mates before, and c is in none of them. So d is not,
//!    either.
//!
//! So Bob always has a move. As no node comes twice, the play ends: Alice is the one who is stuck.
//!
//! **Complexity.** O(n^2) for each case: one pass over the edges, in the order of weights, fills the lists of all
//! nodes of X. A move takes O(1).
//!
//! **Traps.** The example has all lines of the judge first, joined by slashes, and then all lines of the program. The
//! letter is what *Alice* does: `1 / 2 / 1 2 / 4 3 / I 1 / 2 / -1` answers `B / 3 / 4`, and after `B / 4` Bob would
//! be stuck at node 2. The likings go by the side of the start, which may be the right one. To go along the edge of
//! the nearest weight, or to the other end of a pair in the matching of the least sum, loses with two nodes on a
//! side. The judge may give up at any time by -1, and the next case follows; after -2 nothing more may be printed.
//! Alice's words come only after `B` is out.
//!
//! **Source.** D. Gale, L. S. Shapley, College Admissions and the Stability of Marriage, American Mathematical
//! Monthly 69 (1962). The game is from the final round of the Forethought Future Cup (2019).

use sente::{input, io::fail, output, stable::stable_mates};

/// The weights, a row for each left node.
type Weights = Vec<Vec<usize>>;

/// The node to which Bob goes from each node of the side of the start, numbered from 0 on either side; `edges` are in
/// the order of their weights.
fn mates(weights: &Weights, edges: &[[usize; 2]], is_left: bool, alice_climbs: bool) -> Vec<usize> {
    let n = weights.len();
    let mut lists = vec![Vec::with_capacity(n); n];
    let mut add = |&[left, right]: &[usize; 2]| match is_left {
        true => lists[left].push(right),
        false => lists[right].push(left),
    };
    match alice_climbs {
        true => edges.iter().for_each(&mut add),
        false => edges.iter().rev().for_each(&mut add),
    }
    let weight = |one: usize, other: usize| match is_left {
        true => weights[one][other],
        false => weights[other][one],
    };
    stable_mates(&lists, |y, one, two| (weight(one, y) > weight(two, y)) == alice_climbs)
}

/// The edges in the order of their weights; `None` if these are not the numbers from 1 to n^2.
fn in_order(weights: &Weights) -> Option<Vec<[usize; 2]>> {
    let n = weights.len();
    let mut edges = vec![None; n * n];
    for (left, row) in weights.iter().enumerate() {
        for (right, &weight) in row.iter().enumerate() {
            *edges.get_mut(weight.checked_sub(1)?)? = Some([left, right]);
        }
    }
    edges.into_iter().collect()
}

/// Plays a case as Bob. False if the judge refuses a move.
fn play(weights: &Weights) -> bool {
    let n = weights.len();
    let Some(edges) = in_order(weights) else {
        fail(format_args!("the weights are not the numbers from 1 to {}", n * n));
    };
    output().line("B");
    input! { choice: char, start: i64 }
    if !['I', 'D'].contains(&choice) {
        fail(format_args!("Alice chooses I or D, not {choice}"));
    }
    let is_left = (1..=n as i64).contains(&start);
    // The numbers of nodes before the start's side and before the other one.
    let [before, before_others] = if is_left { [0, n] } else { [n, 0] };
    let mates = mates(weights, &edges, is_left, choice == 'I');
    let mut node = start;
    loop {
        let Some(mate) =
            usize::try_from(node).ok().and_then(|node| mates.get(node.checked_sub(before + 1)?))
        else {
            fail(format_args!("Alice cannot go to node {node}"));
        };
        output().line(before_others + mate + 1);
        input! { answer: i64 }
        match answer {
            -1 => return true,
            -2 => return false,
            next => node = next,
        }
    }
}

fn main() {
    input! { cases: usize }
    for _ in 0..cases {
        input! { n: usize, weights: [[usize; n]; n] }
        if !play(&weights) {
            return;
        }
    }
}

#[cfg(test)]
mod cf1147f {
    use super::{in_order, mates, Weights};

    /// A case after a choice of Alice; for starts on the right the table is turned.
    struct Play<'a> {
        weights: &'a Weights,
        mates: Vec<usize>,
        alice_climbs: bool,
    }

    impl Play<'_> {
        /// Lets Bob win whatever Alice does, and returns the number of ways. `nodes` are those of the start's side
        /// where the token has been, and `last` is the weight of the last edge, if there is one.
        fn bob_wins(&self, nodes: &mut Vec<usize>, last: Option<usize>) -> usize {
            let token = nodes[nodes.len() - 1];
            let mate = self.mates[token];
            let weight = self.weights[token][mate];
            let is_new = nodes.iter().filter(|&&node| self.mates[node] == mate).count() == 1;
            let is_legal =
                last.map_or(true, |last| last != weight && (weight < last) == self.alice_climbs);
            assert!(is_new && is_legal, "{:?} {:?}: {nodes:?}", self.weights, self.mates);
            let mut plays = 0;
            for next in 0..self.weights.len() {
                let heavier = self.weights[next][mate] > weight;
                if !nodes.contains(&next) && heavier == self.alice_climbs {
                    nodes.push(next);
                    plays += self.bob_wins(nodes, Some(self.weights[next][mate]));
                    nodes.pop();
                }
            }
            plays.max(1)
        }
    }

    /// The number of plays with these weights, all of which Bob wins.
    fn plays(weights: &Weights) -> usize {
        let n = weights.len();
        let edges = in_order(weights).expect("all weights are there");
        let turned: Weights =
            (0..n).map(|right| weights.iter().map(|row| row[right]).collect()).collect();
        let mut plays = 0;
        for (is_left, alice_climbs) in [(true, true), (true, false), (false, true), (false, false)]
        {
            let mates = mates(weights, &edges, is_left, alice_climbs);
            let play =
                Play { weights: if is_left { weights } else { &turned }, mates, alice_climbs };
            plays += (0..n).map(|start| play.bob_wins(&mut vec![start], None)).sum::<usize>();
        }
        plays
    }

    /// Calls `each` with all tables of these numbers, in the free places behind the numbers that are there.
    fn tables(n: usize, before: &mut Vec<usize>, each: &mut impl FnMut(&Weights)) {
        if before.len() == n * n {
            return each(&before.chunks(n).map(Vec::from).collect());
        }
        for number in 1..=n * n {
            if !before.contains(&number) {
                before.push(number);
                tables(n, before, each);
                before.pop();
            }
        }
    }

    #[test]
    fn bob_wins_every_play_on_few_nodes() {
        // The least weight may stand in the corner, as rows change places, and columns do.
        for (n, tables_of_n) in [(1, 1), (2, 6), (3, 40_320)] {
            let (mut found, mut least) = (0, usize::MAX);
            tables(n, &mut vec![1], &mut |weights| {
                found += 1;
                least = least.min(plays(weights));
            });
            assert_eq!((found, least >= 4 * n), (tables_of_n, true));
        }
    }

    #[test]
    fn what_is_no_order_of_the_weights_is_none() {
        assert_eq!(in_order(&Vec::new()), Some(Vec::new()));
        assert_eq!(
            in_order(&vec![vec![1, 2], vec![4, 3]]),
            Some(vec![[0, 0], [0, 1], [1, 1], [1, 0]])
        );
        for weights in [[[1, 2], [3, 3]], [[0, 1], [2, 3]], [[1, 2], [3, 5]]] {
            assert_eq!(in_order(&weights.iter().map(|row| row.to_vec()).collect()), None);
        }
    }
}
