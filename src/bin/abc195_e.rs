//! ABC 195 E Lucky 7 Battle. <https://atcoder.jp/contests/abc195/tasks/abc195_e>
//!
//! **Rules.** There are a string S of `N` digits and a string X of `N` letters `A` and `T`. A string of digits is
//! empty at first. In round i Aoki, if X_i is `A`, or Takahashi, if it is `T`, appends S_i or `0` to it. If it is a
//! multiple of 7 at the end, Takahashi wins, otherwise Aoki. Print the winner.
//!
//! **Theorem.** Let e_i be S_i 10^(N-i) modulo 7, and V_N = {0}, a set of residues modulo 7. For V - e = {v - e : v
//! in V}, let V_(i-1) be the union of V_i and V_i - e_i if X_i is `T`, and their intersection if it is `A`. Takahashi
//! wins if and only if 0 is in V_0. (Proved.)
//!
//! **Proof.** Round i adds e_i to the remainder of the final number, or nothing. *Claim:* if r is the sum after i
//! rounds, modulo 7, Takahashi wins from there if and only if r is in V_i. For i = N this is the rule. From the sum r
//! before round i the mover leaves r or r + e_i. By induction, from the last round backwards, Takahashi needs one of
//! the two in V_i: so r must be in V_i or in V_i - e_i. Aoki needs one of the two outside of V_i: so Takahashi wins
//! if r is in both. Before round 1 the sum is 0.
//!
//! *When it is decided.* If V_i is empty, all sets before it are, and Aoki wins; if it has all seven residues,
//! Takahashi does. In between each round with S_i other than 0 and 7 changes the set: as 10 has an inverse modulo 7,
//! e_i is not 0, and if V - e = V, then V has with v also v - e, v - 2e, ..., all seven residues. So each such round
//! of Takahashi adds a residue or more, and each of Aoki takes one away or more. (Proved.) On random strings the walk
//! from {0} soon ends. (Observed.)
//!
//! *Bits.* A set is a word of 7 bits. V - e is the word rotated by e to the right.
//!
//! **Complexity.** O(N) time, a few steps a round, mostly far fewer rounds than N; no table. Past the statement any N
//! up to 2^23.
//!
//! **Traps.** From the front no set of remainders decides: `2 / 11 / AT` answers `Aoki`, but `2 / 14 / AT` answers
//! `Takahashi`. A 7 is as good as a 0: `1 / 7 / A` answers `Takahashi`. A number of zeros is 0, a multiple of 7:
//! `1 / 0 / A` answers `Takahashi`. A 0 is appended, not left out: `3 / 104 / ATT` answers `Aoki`. A set changes by
//! more than one residue at times, so counting does not decide: `5 / 13223 / AAATT` answers `Takahashi`. A recursion
//! goes 200,000 deep.
//!
//! **Source.** AtCoder Beginner Contest 195, problem E.

use proconio::{input, marker::Bytes};
use sente::{
    io::{fail, length, refuse_bad_input},
    output,
};

/// The set of all seven residues.
const ALL: u32 = (1 << 7) - 1;

/// True if Takahashi wins; he has the rounds with `T`.
fn takahashi_wins(digits: &[u8], players: &[u8]) -> bool {
    // V, and the power of 10 of the round's place, modulo 7.
    let (mut won, mut power) = (1, 1);
    for (digit, player) in digits.iter().zip(players).rev() {
        let added = u32::from(digit - b'0') * power % 7;
        let shifted = (won >> added | won << (7 - added)) & ALL;
        won = if *player == b'T' { won | shifted } else { won & shifted };
        if won == 0 || won == ALL {
            break;
        }
        power = 10 * power % 7;
    }
    won & 1 == 1
}

fn main() {
    refuse_bad_input();
    input! { n: usize, digits: Bytes, players: Bytes }
    if digits.len() != length(n) || !digits.iter().all(u8::is_ascii_digit) {
        fail(format_args!("the first word is not {n} digits"));
    }
    if players.len() != n || !players.iter().all(|player| b"AT".contains(player)) {
        fail(format_args!("the second word is not {n} letters `A` or `T`"));
    }
    output().line(if takahashi_wins(&digits, &players) { "Takahashi" } else { "Aoki" });
}

#[cfg(test)]
mod abc195_e {
    use super::takahashi_wins;

    /// True if Takahashi wins with these rounds left, when the number so far has this remainder.
    fn by_play(digits: &[u8], players: &[u8], remainder: u32) -> bool {
        let ([digit, digits @ ..], [player, players @ ..]) = (digits, players) else {
            return remainder == 0;
        };
        let [one, other] = [u32::from(digit - b'0'), 0]
            .map(|digit| by_play(digits, players, (10 * remainder + digit) % 7));
        if *player == b'T' {
            one || other
        } else {
            one && other
        }
    }

    #[test]
    fn no_round_leaves_the_number_0() {
        assert!(takahashi_wins(b"", b""));
    }

    #[test]
    fn the_winner_is_that_of_all_plays() {
        for rounds in 1..=3 {
            for number in 0..10_usize.pow(rounds) {
                let digits = format!("{number:0width$}", width = rounds as usize).into_bytes();
                for set in 0..1_u32 << rounds {
                    let players: Vec<u8> =
                        (0..rounds).map(|round| b"AT"[(set >> round & 1) as usize]).collect();
                    let expected = by_play(&digits, &players, 0);
                    assert_eq!(takahashi_wins(&digits, &players), expected, "{number} {set:b}");
                }
            }
        }
    }

    #[test]
    fn six_rounds_of_takahashi_at_the_end_are_enough() {
        for first in ["9", "123456"] {
            let digits = format!("{first}111111");
            let players = "A".repeat(first.len()) + "TTTTTT";
            assert!(takahashi_wins(digits.as_bytes(), players.as_bytes()));
        }
    }
}
