//! CF 1943 E2 MEX Game 2 (Hard Version). <https://codeforces.com/problemset/problem/1943/E2>
//!
//! **Rules.** An array holds the number i `f_i` times, for each i from 0 to `m`. In turn Alice takes one element out of it
//! for herself, and Bob throws away at most `k`; Alice begins. When the array is empty, the score is the least number from 0
//! on that Alice does not have. She wants it high, Bob low. Print the score of best play, for each of `t` cases.
//!
//! **Theorem.** Let b_0 <= ... <= b_(x - 1) be the frequencies of the numbers below x, sorted. Bob keeps the score below x if
//! and only if, for some i from 1 to x - 1, the following ends with 0 or less. Begin with b_1, ..., b_i. Lower a largest
//! by 1, k times over; if more than one is left, remove a least and repeat, else end. In figures: let t be the first index
//! with b_t + ... + b_i <= t k + L b_t, where L = i - t + 1. It ends with 0 or less if and only if S = b_t + ... + b_i - t k
//! is at most g(L), where g(1) = 0 and g(L) = G + floor(G / (L - 1)) with G = g(L - 1) + k. (Proved.)
//!
//! **Proof.** Fix x. A number below x is open while Alice does not have it; its count is what the array still has of it.
//! 1. *A race.* Alice closes an open number in her turn, or wastes the turn. Bob lowers open counts, by at most k together.
//!    He has won once an open count is 0, and she once no number is open; one of both has happened when the array is empty.
//!    From here on, "Bob wins from a list of counts" means: against all play in which Alice wastes no turn.
//! 2. *Smaller and more counts are good for Bob.* Let him win from a list P, and let each count of P have a partner of its
//!    own in a list Q that is not larger. Then he wins from Q, even if she may waste turns, and whoever is to move. He plays
//!    both lists at once. If she closes a partner in Q, she closes its count in P; if she does anything else, she closes any
//!    count in P, whose partner is one no more. What he lowers in P, he lowers in Q at the partners, as long as they are
//!    above 0. Partners stay not larger, so when a count of P is 0, one of Q is. With Q = P: wasted turns do her no good.
//! 3. *Alice may close a least count.* Let l be a least count and u another. Closing u leaves the list that closing l leaves,
//!    but with l in the place of u, and l <= u. So by 2, if Bob wins after she closes l, he wins after u. So if he does not
//!    win, she can always close a least count, the first of equal ones, and he never wins. Let her do so from here on: first
//!    she closes b_0, and he is to move at b_1, ..., b_(x - 1).
//! 4. *He goes for all of b_1, ..., b_i.* If he wins there, let i be the least such that he wins from b_1, ..., b_i, he to
//!    move. Let a count become 0 in his j-th turn; she has closed j - 1 before. Keep these j alone, and of his turns what
//!    they do to them: she closes the same ones, as a least of all is a least of these. So he wins from these j. Sorted, the
//!    s-th of them is at least b_s. So he wins from b_1, ..., b_j, by 2, and j = i: it is the last one that becomes 0.
//!    Conversely, if he wins from b_1, ..., b_i, then by 2 from b_1, ..., b_(x - 1).
//! 5. *No step does more than one at a largest.* Write A <= B for lists of one length if, for each j, the sum of the j
//!    largest of A is at most that of B. A step lowers one count by 1, or none; let A' be A with a largest one lowered. Then
//!    A' <= any list that a step makes of A. For let c counts be the largest. If j < c, the sum of the j largest is as
//!    before, both in A' and after any step, since c - 1 of the largest are left. If j >= c, it is less by 1 in A', where the
//!    lowered count is still not below those that were smaller; and no step makes it less by more.
//! 6. *If A <= B, then A' <= B'.* Otherwise, for some j, A and B have the same sum s of the j largest, which stays in A' and
//!    falls in B'. By 5, more than j counts of A are its largest, a, so s = j a, and at most j counts of B are its largest.
//!    The j + 1 largest of B have a sum of at least (j + 1) a, so the last of them is at least a. So are the other j, but
//!    their sum is j a: they are a, the largest of B. So is the last, which is not larger. That makes j + 1: a contradiction.
//! 7. *Bob lowers a largest each time.* If A <= B, it is so too without a least one of each, since sums of fewer counts stay.
//!    So by 5 and 6 the list of the theorem stays <= that of any play of Bob's against Alice as in 3. If he can bring the
//!    last count to 0, it ends with 0 or less. Conversely, if it does, let Bob play so. The count that is last goes down in
//!    steps of 1, so it is 0 at some time, if no other was before. With 4, this is the first part of the theorem.
//! 8. *Turns before the t-th.* There is a t, since i satisfies the condition. For s < t: after the s-th turn b_s is as it
//!    was, and nothing of b_s, ..., b_i is below it. So it is a least, and is removed. Proof by induction on s: up to then
//!    all steps were at b_s, ..., b_i, as those before were removed as they were. Let a step lower one of these that is b_s
//!    or less, the first to do so. It lowers a largest, and none is below b_s yet, so all are b_s. So the steps before it
//!    were b_s + ... + b_i - (i - s + 1) b_s in number. That is more than s k, but s turns have no more.
//! 9. *The t-th turn leaves b_t, ..., b_i even:* they differ by at most 1. By 8 all t k steps so far were at them, each at a
//!    largest of them. If one lowered a count that was b_t or less, then all were b_t before the first such step, as in 8,
//!    and lists stay even when a largest is lowered. Otherwise none is below b_t, but their sum is at most L b_t by the
//!    choice of t: all are b_t.
//! 10. *Even lists.* An even list of L counts with the sum S has the least count floor(S / L). Without it, L - 1 are left
//!     with the sum S - floor(S / L) = ceil(S (L - 1) / L), and they stay even in the next k steps. So for L > 1, by
//!     induction, the end is 0 or less if and only if ceil(S (L - 1) / L) - k <= g(L - 1), that is S (L - 1) / L <= G, that
//!     is S <= G + G / (L - 1); and S is whole. For L = 1 the end is S itself.
//!
//! **Complexity.** O(m log m) time, O(m) memory. The numbers are sorted by frequency once. A higher x is no easier for Alice,
//! so binary search finds the score; for each x, those below it are picked from the sorted ones. The sums in the condition on
//! t grow with i, so t never falls, and two pointers find it. As g(L) <= L k (1 + 1/2 + ... + 1/(L - 1)) by induction, 64
//! bits hold all sums past the statement, too: m up to 8,388,607, k and f_i below 2^32. They may be 0; a number that does not
//! occur bounds the score.
//!
//! **Traps.** The numbers below x are not the first x of the sorted ones, and Bob need not go for all of them:
//! `1 / 2 2 / 9 2 2` answers `2`. Alice does not take 0 first, but the rarest: `1 / 1 1 / 9 1` answers `2`. Bob cannot keep
//! to one number, as she takes it: `1 / 2 1 / 1 2 2` answers `3`. More than k elements of each may be too few:
//! `1 / 2 2 / 1 3 3` answers `2`. Counts may be even from a later turn on only: `1 / 3 4 / 1 5 8 9` answers `4`. The floor in
//! g counts: `1 / 4 1 / 1 2 2 2 2` answers `5`. Sums need 64 bits: `1 / 3 1 / 1000000000 1000000000 1000000000 1000000000`
//! answers `4`.
//!
//! **Source.** Codeforces Round 934 (Div. 1), problem E2.

use sente::{input, io::length, output};

/// The most that 1, 2, ... even counts may have together for Bob to bring the last one to 0, Alice to move.
fn even_sums(length: usize, k: u64) -> Vec<u64> {
    let mut sums = vec![0];
    for others in 1..length as u64 {
        let with_turn = sums[sums.len() - 1] + k;
        sums.push(with_turn + with_turn / others);
    }
    sums
}

/// True if Bob, to move, brings one of these counts to 0. They do not fall.
fn bob_wins(counts: &[u64], k: u64, even_sums: &[u64]) -> bool {
    let (mut first, mut sum) = (0, 0);
    counts.iter().enumerate().any(|(last, count)| {
        sum += count;
        while sum > (first as u64 + 1) * k + (last - first + 1) as u64 * counts[first] {
            sum -= counts[first];
            first += 1;
        }
        sum <= (first as u64 + 1) * k + even_sums[last - first]
    })
}

fn score(frequencies: &[u32], k: u64) -> usize {
    let bound = frequencies.iter().position(|&frequency| frequency == 0);
    let bound = bound.unwrap_or(frequencies.len());
    // The frequency in the upper half, and the number in the lower one.
    let pack = |(number, &frequency): (usize, &u32)| u64::from(frequency) << 32 | number as u64;
    let mut sorted: Vec<u64> = frequencies[..bound].iter().enumerate().map(pack).collect();
    sorted.sort_unstable();
    let even_sums = even_sums(bound, k);
    let (mut reached, mut beyond) = (0, bound + 1);
    let mut counts = Vec::with_capacity(bound);
    while beyond - reached > 1 {
        let middle = reached + (beyond - reached) / 2;
        let is_below = |packed: &u64| packed & u64::from(u32::MAX) < middle as u64;
        counts.clear();
        counts.extend(sorted.iter().copied().filter(is_below).map(|packed| packed >> 32));
        if bob_wins(&counts[1..], k, &even_sums) {
            beyond = middle;
            sorted.retain(is_below);
        } else {
            reached = middle;
        }
    }
    reached
}

fn main() {
    input! { cases: usize }
    let mut out = output();
    for _ in 0..cases {
        input! { m: usize, k: u32, frequencies: [u32; length(m.saturating_add(1))] }
        out.line(score(&frequencies, u64::from(k)));
    }
}

#[cfg(test)]
mod cf1943e2 {
    use super::{bob_wins, even_sums, score};

    fn wins(counts: &[u64], k: u64) -> bool {
        bob_wins(counts, k, &even_sums(counts.len(), k))
    }

    /// The theorem step by step: for some beginning of the list, counts are lowered one by one.
    fn step_by_step(counts: &[u64], k: u64) -> bool {
        (1..=counts.len()).any(|length| {
            let mut left: Vec<i64> = counts[..length].iter().map(|&count| count as i64).collect();
            loop {
                for _ in 0..k {
                    *left.iter_mut().max().expect("one is left") -= 1;
                }
                left.sort_unstable();
                if left.len() == 1 {
                    return left[0] <= 0;
                }
                left.remove(0);
            }
        })
    }

    /// All lists of this length that do not fall, of numbers up to `most`.
    fn rising(length: usize, most: u64) -> Vec<Vec<u64>> {
        let mut lists = vec![vec![]];
        for _ in 0..length {
            let longer = |list: Vec<u64>| {
                let least = list.last().copied().unwrap_or(1);
                (least..=most).map(move |next| [&list[..], &[next]].concat())
            };
            lists = lists.into_iter().flat_map(longer).collect();
        }
        lists
    }

    #[test]
    fn nothing_to_get_scores_0() {
        assert_eq!(score(&[], 1), 0);
        assert_eq!(score(&[0, 5], 1), 0);
        assert_eq!(score(&[5, 0, 5], 1), 1);
    }

    #[test]
    fn alice_gets_all_from_an_idle_bob() {
        assert_eq!(score(&[1; 100], 0), 100);
    }

    #[test]
    fn one_number_is_hers_and_of_two_the_rarer() {
        for (a, b, k) in [(1, 1, 1), (3, 3, 2), (3, 2, 2), (2, 3, 2), (1, 9, 9), (9, 1, 8)] {
            assert_eq!(score(&[a], k), 1);
            assert_eq!(score(&[a, b], k), 1 + usize::from(u64::from(a.max(b)) > k), "{a} {b} {k}");
        }
    }

    #[test]
    fn all_small_lists_end_as_the_steps_do() {
        for (length, most) in [(0, 0), (1, 20), (2, 20), (3, 15), (4, 12), (5, 10), (6, 9), (7, 8)]
        {
            for counts in rising(length, most) {
                for k in 0..6 {
                    assert_eq!(wins(&counts, k), step_by_step(&counts, k), "{counts:?} {k}");
                }
            }
        }
    }

    /// Counts about as large as Bob just brings down together, level or rising from lower ones.
    #[test]
    fn long_lists_end_as_the_steps_do() {
        let mut seed = 1_u64;
        let mut random = move |below: u64| {
            seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            (seed >> 33) % below
        };
        let mut won = 0;
        for _ in 0..200 {
            let (length, k) = (1 + random(40), 1 + random(16));
            let just_enough: f64 = (1..=length).map(|turn| k as f64 / turn as f64).sum();
            let (least, slope) = (just_enough as u64 - random(2) * k / 4, random(2) * random(k));
            let count = |place: u64| least + slope * place / 8 + random(3) - 1;
            let mut counts: Vec<u64> = (0..length).map(count).filter(|&count| count > 0).collect();
            counts.sort_unstable();
            assert_eq!(wins(&counts, k), step_by_step(&counts, k), "{counts:?} {k}");
            won += usize::from(wins(&counts, k));
        }
        assert!((50..150).contains(&won), "{won} of 200 are won");
    }

    #[test]
    fn scores_are_the_first_that_bob_denies() {
        for code in 0..4_usize.pow(6) {
            let frequencies: Vec<u32> =
                (0..6).map(|place| 1 + (code >> (2 * place)) as u32 % 4).collect();
            for k in 1..4 {
                let is_denied = |x: &usize| {
                    let mut counts: Vec<u64> =
                        frequencies[..*x].iter().map(|&count| count.into()).collect();
                    counts.sort_unstable();
                    step_by_step(&counts[1..], k)
                };
                let expected = (1..=6).find(is_denied).map_or(6, |x| x - 1);
                assert_eq!(score(&frequencies, k), expected, "{frequencies:?} {k}");
            }
        }
    }

    #[test]
    fn sums_of_a_long_list_fit() {
        let most = u64::from(u32::MAX);
        assert!(even_sums(1 << 20, most).last() < Some(&(1 << 56)));
        assert_eq!(score(&[u32::MAX; 1000], most), 1);
        assert_eq!(score(&[u32::MAX; 1000], 1), 1000);
    }
}
