//! P6487 [COCI 2010/2011 #4] HRPA (Heap). <https://www.luogu.com.cn/problem/P6487>
//!
//! **Rules.** There is one heap of `N` stones. The first move takes any number from 1 to `N`, all of
//! them included. Every later move takes at least 1 and at most twice as many as the move before.
//! Whoever takes the last stone wins. Print the least first move that wins.
//!
//! **Theorem.** Write `N` >= 1 as a sum of Fibonacci numbers 1, 2, 3, 5, ... of which no two are
//! neighbours (Zeckendorf: in exactly one way). The answer is the least term z(N), which is `N` itself
//! where `N` is a Fibonacci number. (Proved.)
//!
//! **Proof.** Zeckendorf's theorem is proved in `src/zeckendorf.rs`. Let F_2 = 1, F_3 = 2, F_4 = 3, ...
//! be the Fibonacci numbers. Claim: with n > 0 stones, of which at most q >= 1 may be taken, the player to
//! move wins if and only if q >= z(n). It is proved by induction on n. Let z(n) = F_i.
//!
//! *q >= F_i:* he takes F_i. Either that was all, or the least term of the rest is at least F_(i+2). It
//! exceeds 2 F_i, as F_(i+2) = F_(i+1) + F_i and F_(i+1) > F_i, and the opponent loses.
//!
//! *q < F_i:* whatever t <= q he takes, the opponent wins. Let F_j be the least term of F_i - t. All
//! terms of F_i - t are below F_i, and the other terms of n are at least F_(i+2). So all these together
//! are the terms of n - t, and z(n - t) = F_j. It is enough to show F_j <= 2 t. Suppose 2 t < F_j:
//! - As t >= 1, F_j is at least 3, so j >= 4, and F_j = F_(j-1) + F_(j-2) < 2 F_(j-1).
//! - So t < F_(j-1), and the terms of t are at most F_(j-2). Those of F_i - t are at least F_j. So
//!   together they have no neighbours, and write F_i as a sum of two terms or more.
//! - But F_i is already written, by one term, and there is only one way.
//!
//! At the start q = N: taking z(N) wins, and by the second half no smaller move does.
//!
//! **Complexity.** O(log N) additions, constant memory. Any `N` from 1 to 2^64 - 1; 0 is an error.
//!
//! **Traps.** The first player may take all: `2` answers `2`, where the usual Fibonacci Nim forbids it
//! and is lost. The largest Fibonacci number is not what to take, as `4` answers `1`, nor is it what to
//! leave: 12 = 8 + 3 + 1, and `12` answers `1`, not 4. The lowest bit belongs to another game: `3`
//! answers `3`. In 32 bits the Fibonacci number after 1836311903 overflows: `1836311904` answers `1`.
//!
//! **Source.** M. J. Whinihan, Fibonacci Nim, Fibonacci Quarterly 1 (1963); E. Zeckendorf 1972.

use sente::zeckendorf::{digits, FIBONACCI};
use sente::{input, io::fail, output};

/// The least first move that wins; `None` if there is no move at all.
fn least_winning_move(heap: u64) -> Option<u64> {
    let (place, _) = digits(heap).filter(|&(_, mask)| mask != 0).last()?;
    Some(FIBONACCI[place])
}

fn main() {
    input! { heap: u64 }
    match least_winning_move(heap) {
        Some(stones) => output().line(stones),
        None => fail("a heap of 0 stones has no first move"),
    }
}

#[cfg(test)]
mod p6487 {
    use super::least_winning_move;

    #[test]
    fn an_empty_heap_has_no_move() {
        assert_eq!(least_winning_move(0), None);
    }

    #[test]
    fn a_fibonacci_number_is_taken_whole() {
        let (mut previous, mut fibonacci) = (1_u64, 1_u64);
        while let Some(next) = fibonacci.checked_add(previous) {
            assert_eq!(least_winning_move(fibonacci), Some(fibonacci));
            (previous, fibonacci) = (fibonacci, next);
        }
        assert_eq!(fibonacci, 12_200_160_415_121_876_738);
        assert_eq!(least_winning_move(fibonacci), Some(fibonacci));
    }

    #[test]
    fn the_least_zeckendorf_term_is_taken() {
        let moves: Vec<_> = (1..=12).filter_map(least_winning_move).collect();
        assert_eq!(moves, [1, 2, 3, 1, 5, 1, 2, 8, 1, 2, 3, 1]);
        assert_eq!(least_winning_move(53_316_291_173 + 86_267_571_272), Some(139_583_862_445));
        assert_eq!(least_winning_move(53_316_291_173 + 139_583_862_445), Some(53_316_291_173));
    }

    #[test]
    fn the_greatest_heaps_do_not_overflow() {
        assert_eq!(least_winning_move(1_000_000_000_000_000), Some(3));
        assert_eq!(least_winning_move(1 << 63), Some(21));
        assert_eq!(least_winning_move(u64::MAX), Some(2));
    }
}
