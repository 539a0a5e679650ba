//! Educational DP Contest K Stones. <https://atcoder.jp/contests/dp/tasks/dp_k>
//!
//! **Rules.** There are `K` stones and a set `A` of `N` positive integers. Taro, who begins, and Jiro alternate; a
//! move takes exactly `x` stones for some `x` in `A`. Whoever cannot move loses, also when stones are left.
//!
//! **Theorem.** A heap of i stones is won if and only if some x <= i in A leaves a lost heap i - x. So heaps can be
//! solved from 0 upwards; the program solves 64 at a time. (Proved.)
//!
//! **Proof.** The first sentence is the definition of lost and won: play ends, because a move takes at least one
//! stone. For the words of 64 heaps b, ..., b + 63, with b a multiple of 64, from lost heaps below b that are
//! known:
//! 1. *Lost heaps of earlier words.* For x in A, heap b + j is won if b + j - x is a lost heap below b. For all j
//!    at once, these are the bits of the 64 heaps from b - x on, where heaps below 0 and heaps from b on count as
//!    not lost. All x give one word: the heaps that are won through earlier words.
//! 2. *Lost heaps of this word.* Take j upwards. When j is reached, all i < j have been looked at. If no one has
//!    marked j as won, then heap b + j has no lost option, neither below b (by 1) nor from b on, and is lost; what
//!    is marked has a lost option, and is won. A lost heap marks all b + j + x of the word, x in A, at once: the
//!    bits x < 64 of A, shifted by j. What the shift drops lies in later words, where 1 finds it.
//!
//! **Complexity.** O(K N / 64 + K) time, O(N + K / 64) space. The usual table takes O(K N).
//!
//! **Traps.** The formula K mod (least + greatest) is for sets of consecutive numbers: `3 5 / 1 2 4` answers
//! `First`. To take as much as possible is no strategy: `2 4 / 1 2` answers `First`. Stones that are too few for a
//! move do not help: `1 5 / 2` answers `Second`. Parity does not decide: `1 2 / 2` answers `First`. Up to 2^28
//! stones are solved, K N of 2^36 at most, and more are refused.
//!
//! **Source.** Subtraction games: Berlekamp, Conway, Guy, Winning Ways for your Mathematical Plays, ch. 4.

use proconio::input;
use sente::{
    io::{fail, length, refuse_bad_input},
    output,
};

/// Most stones: a bit set of their heaps takes 32 MiB.
const MOST_STONES: usize = 1 << 28;
/// Most moves of all heaps together; 64 are done at once.
const MOST_STEPS: usize = 1 << 36;

/// The 64 bits from bit `first` on. Bits below 0 and beyond the words are 0.
fn bits_from(words: &[u64], first: isize) -> u64 {
    let (word, shift) = (first.div_euclid(64), first.rem_euclid(64));
    let at = |word: isize| usize::try_from(word).ok().and_then(|word| words.get(word)).copied();
    let low = at(word).unwrap_or(0) >> shift;
    if shift == 0 {
        low
    } else {
        low | at(word + 1).unwrap_or(0) << (64 - shift)
    }
}

/// True if the player to move wins.
fn is_n_position(stones: usize, numbers: &[usize]) -> bool {
    let within_a_word = numbers.iter().filter(|&&x| x < 64).fold(0, |set, x| set | 1_u64 << x);
    // The lost heaps, 64 to a word.
    let mut lost: Vec<u64> = Vec::with_capacity(stones / 64 + 1);
    for first in (0..=stones).step_by(64) {
        let before = |&x: &usize| bits_from(&lost, first as isize - x as isize);
        let mut won = numbers.iter().map(before).fold(0, |won, bits| won | bits);
        let mut here = 0;
        // Heaps of this word that are neither won nor passed yet.
        let mut open = !won;
        while open != 0 {
            let heap = open.trailing_zeros();
            here |= 1 << heap;
            won |= within_a_word << heap;
            open = !won & !(u64::MAX >> (63 - heap));
        }
        lost.push(here);
    }
    lost[stones / 64] >> (stones % 64) & 1 == 0
}

fn main() {
    refuse_bad_input();
    input! { n: usize, stones: usize, numbers: [usize; length(n)] }
    if numbers.contains(&0) {
        fail(format_args!("a move that takes 0 stones lets play go on for ever"));
    }
    if stones > MOST_STONES || stones.max(64) > MOST_STEPS / n.max(1) {
        fail(format_args!("{stones} stones and {n} numbers are too many"));
    }
    // Greater numbers are never taken.
    let numbers: Vec<usize> = numbers.into_iter().filter(|&x| x <= stones).collect();
    output().line(if is_n_position(stones, &numbers) { "First" } else { "Second" });
}

#[cfg(test)]
mod dp_k {
    use super::is_n_position;

    /// The won heaps by the definition, one after the other.
    fn table(stones: usize, numbers: &[usize]) -> Vec<bool> {
        let mut won: Vec<bool> = Vec::new();
        for heap in 0..=stones {
            won.push(numbers.iter().any(|&x| x <= heap && !won[heap - x]));
        }
        won
    }

    #[test]
    fn without_a_move_it_is_lost() {
        assert!(!is_n_position(0, &[]));
        assert!(!is_n_position(0, &[1]));
        assert!(!is_n_position(1000, &[]));
        assert!(!is_n_position(64, &[65]));
    }

    #[test]
    fn one_number_alternates_in_blocks() {
        for x in [1, 2, 63, 64, 65, 128] {
            for stones in 0..500 {
                assert_eq!(is_n_position(stones, &[x]), stones / x % 2 == 1, "{stones}, {x}");
            }
        }
    }

    #[test]
    fn words_of_64_heaps_are_solved_as_one_after_the_other() {
        let mut seed = 1_u64;
        let mut random = move |below: usize| {
            seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            (seed >> 33) as usize % below
        };
        for round in 0..300 {
            let most = [3, 20, 64, 70, 200][round % 5];
            let numbers: Vec<usize> = (0..1 + random(6)).map(|_| 1 + random(most)).collect();
            for (stones, won) in table(300, &numbers).into_iter().enumerate() {
                assert_eq!(is_n_position(stones, &numbers), won, "{stones}, {numbers:?}");
            }
        }
    }
}
