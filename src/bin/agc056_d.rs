//! AGC 056 D Subset Sum Game. <https://atcoder.jp/contests/agc056/tasks/agc056_d>
//!
//! **Rules.** `N` numbers are on a board, and `N` is even. Alice and Bob in turn erase one number each, Alice first,
//! until none is left. Let s be the sum of the numbers that Alice has erased. She wins if `L` <= s <= `R`, else Bob.
//!
//! **Theorem.** For a list B of even length, sorted as b_1 <= b_2 <= ..., let U(B) be the intervals from b_1 to b_2,
//! from b_3 to b_4, and so on, and D(B) their total length. Let S be the sum of all numbers A, let x = S - L - R, and
//! let M be the greatest length of U(A) in a window of length |x|. Alice wins if and only if
//! D(A) + |x| - 2 M <= R - L. (Proved.)
//!
//! **Proof.** At the end let h be the sum of Alice and b that of Bob. Then 2 h - L - R = x + h - b, and Alice wins iff
//! |2 h - L - R| <= R - L. So she makes |x + h - b| small, and Bob makes it large. U(B) consists of the points with an
//! odd number of members of B on their left. So two more numbers p and q change U(B) just between p and q: what was in
//! it is not, and the other way round. (1)
//!
//! *Lemma.* Let B have an even length of 2 or more, and z be any number. Then F(p) = D(B + p + (p + z)) is least,
//! among all real p, for some p in B.
//! - z = 0, or D(B) = 0: by (1) F is the same for all p.
//! - z > 0: by (1) F(p) = D(B) + z - 2 C(p), where C(p) is the length of U(B) in the window from p to p + z. C is 0 far
//!   to the left and to the right. When the window moves, C grows where its right end is inside U(B) and its left end
//!   outside, shrinks where it is the other way round, and else stays. Take a stretch where C is greatest, as long as
//!   can be: C grows before it and shrinks behind it. So on it both p and p + z pass a member of B.
//! - z < 0: call p + z the p, and p the p + z; both pass a member.
//!
//! *Bob is to move.* An odd number of numbers Q is left; let y = x + h - b for what is erased so far. Then the end
//! is D(Q + y), by induction on the length. For Q = {q} it is |y - q|. Else Bob erases some t, which leaves P = Q -
//! t, then Alice some i of P. By induction the end is D(P - i + (i + y - t)), which is D(P + i + (i + y - t)), as an
//! i that stands twice cancels. Alice takes the best i, so by the lemma Bob gets the least F(p) of all p, for B = P
//! and z = y - t.
//! 1. *Not more than D(Q + y).* For p = t it is D(P + t + y) = D(Q + y).
//! 2. *Some t gives as much.* Sort Q + y as b_1, ..., b_n, and let y = b_k.
//!    - k is odd and above 1: Bob takes t = b_{k-1}. Then z is the gap between two intervals, and U(P) is U(Q + y) with
//!      this gap filled, so D(P) = D(Q + y) + z. By (1) no p makes it smaller than D(P) - z.
//!    - k = 1: Bob takes t = b_n. Let w = b_n - b_1. U(P) is what U(Q + y) leaves free from b_1 to b_n, so D(P) = w -
//!      D(Q + y), and the window has the length w. By (1) no p makes it smaller than w - D(P).
//!    - k is even: the same on the other side, with b_{k+1}, or b_1 for k = n.
//!
//! *Alice begins.* If she erases i, the end is D(A - i + (i + x)) = D(A + i + (i + x)), and she takes the best i. By
//! the lemma that is the least of D(A) + |x| - 2 C(p), over all windows of length |x|: D(A) + |x| - 2 M.
//!
//! *The windows.* On a stretch where C is greatest, the left end of the window goes from outside of U(A) to its
//! inside, so it passes the left end of an interval. Windows that begin there suffice.
//!
//! **Complexity.** O(N log N) time for the sort, then O(N): the right end of the window never goes back. Past the
//! statement any even number of numbers below 2^64, and any L and R below 2^64.
//!
//! **Traps.** The pairs are not neighbours of the sorted row alone: `2 0 1 / 1 2` answers `Alice`, who takes the 1.
//! To be able to reach L, and to be able to stay below R, is not enough: `2 2 2 / 1 3` answers `Bob`. Windows that
//! begin at right ends do not suffice, nor does it for Alice to take the smallest number: `4 3 3 / 1 1 2 3` answers
//! `Alice`. x may be negative: `2 2 2 / 1 2` answers `Alice`. Sums need 64 bits.
//!
//! **Source.** AtCoder Grand Contest 056, problem D. The editorial tries each first number in O(N^2).

use proconio::input;
use sente::{
    io::{fail, length, refuse_bad_input},
    output,
};

/// The least |x + h - b| that Alice can have at the end; `None` if the numbers are odd in number.
fn best_end(mut numbers: Vec<u64>, x: i128) -> Option<u128> {
    numbers.sort_unstable();
    let intervals: Vec<[u128; 2]> = numbers
        .chunks(2)
        .map(|pair| Some([u128::from(*pair.first()?), u128::from(*pair.get(1)?)]))
        .collect::<Option<_>>()?;
    let all: u128 = intervals.iter().map(|[from, to]| to - from).sum();
    let window = x.unsigned_abs();
    Some(all + window - 2 * most_covered(&intervals, window))
}

/// The greatest length of the intervals in a window of this length.
fn most_covered(intervals: &[[u128; 2]], window: u128) -> u128 {
    // The first interval that ends behind the window, and the length of those before it that the window has passed.
    let (mut next, mut whole, mut most) = (0, 0, 0);
    for &[from, to] in intervals {
        let end = from + window;
        while next < intervals.len() && intervals[next][1] <= end {
            whole += intervals[next][1] - intervals[next][0];
            next += 1;
        }
        let part = intervals.get(next).map_or(0, |next| end.saturating_sub(next[0]));
        most = most.max(whole + part);
        // The window leaves this interval, whole or not.
        match to <= end {
            true => whole -= to - from,
            false => next += 1,
        }
    }
    most
}

fn main() {
    refuse_bad_input();
    input! { n: usize, least: u64, most: u64, numbers: [u64; length(n)] }
    let [least, most] = [least, most].map(i128::from);
    let sum: i128 = numbers.iter().map(|&number| i128::from(number)).sum();
    let Some(end) = best_end(numbers, sum - least - most) else {
        fail(format_args!("the numbers must be even in number"));
    };
    let wins = u128::try_from(most - least).is_ok_and(|room| end <= room);
    output().line(if wins { "Alice" } else { "Bob" });
}

#[cfg(test)]
mod agc056_d {
    use super::{best_end, most_covered};

    #[test]
    fn an_odd_number_of_numbers_is_refused() {
        assert_eq!(best_end(vec![1], 0), None);
        assert_eq!(best_end(vec![1, 2, 3], 0), None);
    }

    #[test]
    fn without_numbers_the_end_is_x() {
        assert_eq!(best_end(Vec::new(), -7), Some(7));
        assert_eq!(best_end(Vec::new(), i128::from(u64::MAX)), Some(u128::from(u64::MAX)));
    }

    #[test]
    fn with_x_of_0_neighbours_of_the_sorted_row_are_paired() {
        assert_eq!(best_end(vec![9, 1, 5, 4], 0), Some(3 + 4));
        assert_eq!(best_end(vec![u64::MAX, 0], 0), Some(u128::from(u64::MAX)));
    }

    #[test]
    fn a_window_may_cover_intervals_whole_and_in_part() {
        let intervals = [[0, 4], [6, 7], [7, 7], [10, 20]];
        for (window, covered) in [(0, 0), (3, 3), (7, 7), (10, 10), (12, 10), (15, 11), (20, 15)] {
            assert_eq!(most_covered(&intervals, window), covered, "{window}");
        }
    }

    /// The end of best play by the rules, with x + h - b so far.
    fn by_rules(left: &[i128], so_far: i128, sign: i128) -> i128 {
        let after = (0..left.len()).map(|place| {
            let others = [&left[..place], &left[place + 1..]].concat();
            by_rules(&others, so_far + sign * left[place], -sign)
        });
        let best = if sign > 0 { after.min() } else { after.max() };
        best.unwrap_or(so_far.abs())
    }

    #[test]
    fn all_lists_of_up_to_six_small_numbers_end_as_the_rules_have_it() {
        for (length, most) in [(2, 6_u64), (4, 4), (6, 2)] {
            for code in 0..(most + 1).pow(length) {
                let digit = |place| code / (most + 1).pow(place) % (most + 1);
                let numbers: Vec<u64> = (0..length).map(digit).collect();
                if numbers.windows(2).any(|pair| pair[0] > pair[1]) {
                    continue;
                }
                let left: Vec<i128> = numbers.iter().map(|&number| number.into()).collect();
                for x in -9..=9 {
                    let expected = by_rules(&left, x, 1).unsigned_abs();
                    assert_eq!(best_end(numbers.clone(), x), Some(expected), "{numbers:?}, {x}");
                }
            }
        }
    }
}
