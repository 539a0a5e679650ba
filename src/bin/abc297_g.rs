//! ABC 297 G Constrained Nim 2. <https://atcoder.jp/contests/abc297/tasks/abc297_g>
//!
//! **Rules.** There are `N` heaps of stones. Two players alternate; a move takes at least `L` and at most `R`
//! stones from one heap. Whoever cannot move loses.
//!
//! **Theorem.** Let 1 <= L <= R. A heap of a stones has the Grundy value floor((a mod (L + R)) / L). The first
//! player wins if and only if the nim-sum of these values is not 0. (Proved.)
//!
//! **Proof.** By Sprague and Grundy it is enough to find the values. Let b = a mod (L + R) and v = floor(b / L).
//! The claim is that v is the least number that no option has; assume it of all smaller heaps. A move takes t
//! stones, L <= t <= R.
//! 1. *No option has the value v.* If t <= b, the remainder becomes b - t <= b - L, which has a value below v. If t
//!    > b, it becomes b - t + L + R >= b + L, which has a value above v.
//! 2. *Every u < v is the value of an option.* As v >= 1, b >= L. If u >= 1, take t = (v - u) L: it is at least L,
//!    and at most v L - L <= b - L < R; what is left has the remainder b - (v - u) L and the value u. If u = 0,
//!    take t = min(b, R), which is at least L: what is left has the remainder max(0, b - R) < L and the value 0.
//!
//! **Complexity.** O(N) time: reading is most of it.
//!
//! **Traps.** The period is L + R, not R + 1: `1 2 2 / 3` answers `First`. Heaps have values, and it is not enough
//! to count those that are won: `2 1 2 / 2 1` answers `First`. Without the period, or without the division, the
//! values are others: `1 1 1 / 2` answers `Second`, `1 2 2 / 1` answers `Second`. Where L + R does not fit in 64
//! bits, no heap reaches the period. Where L exceeds R there is no move, and all values are 0: `1 3 2 / 3` answers
//! `Second`.
//!
//! **Source.** Berlekamp, Conway, Guy, Winning Ways for your Mathematical Plays, ch. 4: the game S(L, ..., R).

use sente::{input, io::fail, output};

/// The Grundy value of a heap from which `least` to `most` stones are taken; `least` is positive.
fn grundy_value(heap: u64, least: u64, most: u64) -> u64 {
    if least > most {
        return 0;
    }
    let left = match least.checked_add(most) {
        Some(period) => heap % period,
        None => heap,
    };
    left / least
}

fn main() {
    input! { n: usize, least: u64, most: u64, heaps: [u64; n] }
    if least == 0 {
        fail(format_args!("a move that takes 0 stones lets play go on for ever"));
    }
    let values = heaps.iter().map(|&heap| grundy_value(heap, least, most));
    let nim_sum = values.fold(0, |nim_sum, value| nim_sum ^ value);
    output().line(if nim_sum != 0 { "First" } else { "Second" });
}

#[cfg(test)]
mod abc297_g {
    use super::grundy_value;

    #[test]
    fn too_few_stones_for_a_move_are_worth_0() {
        assert_eq!(grundy_value(0, 1, 1), 0);
        assert_eq!(grundy_value(4, 5, 9), 0);
        assert_eq!(grundy_value(100, 5, 4), 0);
    }

    #[test]
    fn a_period_beyond_64_bits_is_never_reached() {
        assert_eq!(grundy_value(u64::MAX, 1, u64::MAX), u64::MAX);
        assert_eq!(grundy_value(u64::MAX, 2, u64::MAX - 1), u64::MAX / 2);
        assert_eq!(grundy_value(u64::MAX, 1, u64::MAX - 1), 0);
    }

    #[test]
    fn values_are_those_of_mex() {
        for (least, most) in (1..9).flat_map(|least| (least..12).map(move |most| (least, most))) {
            let mut values: Vec<u64> = Vec::new();
            for heap in 0..60 {
                let options: Vec<u64> =
                    (least..=most.min(heap)).map(|taken| values[heap - taken]).collect();
                let mex = (0..).find(|value| !options.contains(value)).expect("options end");
                values.push(mex);
                let found = grundy_value(heap as u64, least as u64, most as u64);
                assert_eq!(found, mex, "{heap} with {least} to {most}");
            }
        }
    }
}
