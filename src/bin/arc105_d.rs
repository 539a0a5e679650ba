//! ARC 105 D Let's Play Nim. <https://atcoder.jp/contests/arc105/tasks/arc105_d>
//!
//! **Rules.** There are `N` bags of coins and `N` empty dishes. Taro and Jiro move in turn, Taro first. As long as a bag
//! holds coins, a move pours one such bag onto a dish, which may hold coins already. After that a move takes one or
//! more coins off one dish. Whoever cannot move loses. For each of `T` cases print `First` if Taro wins, else `Second`.
//!
//! **Theorem.** Taro wins if and only if N is even and some number of coins occurs in an odd number of bags. (Proved.)
//!
//! **Proof.** Pouring takes exactly N moves. The rest is Nim with the dishes as heaps: it is begun by Taro if N is even,
//! by Jiro if N is odd, and he who begins it wins iff the nim-sum of the dishes is not 0 (Bouton).
//!
//! *A dish with more than half of all coins* wins for him: the nim-sum of the other dishes is at most their sum, so it
//! is less than that dish, and the nim-sum of all is not 0.
//! 1. *N is even, and the bags are no equal pairs.* Let a_1 >= a_2 >= ... be the bags. Taro always pours a largest one
//!    that is left, and always onto the same dish. Before his k-th move 2 k - 2 bags are gone, so he finds one of
//!    a_(2k-1) or more, and his dish gets at least a_1 + a_3 + ... . What is not on it is at most a_2 + a_4 + ... .
//!    This is less, as a_1 >= a_2, a_3 >= a_4, ..., and somewhere they differ: if a_1 = a_2, a_3 = a_4, ..., all bags
//!    would be equal pairs. So he has more than half, and begins Nim.
//! 2. *N is even, and the bags are equal pairs.* Jiro divides the dishes into couples. Whenever Taro is to pour, the
//!    bags left are equal pairs, and the two dishes of each couple hold as many coins. Taro pours a bag onto a dish;
//!    Jiro pours an equal one onto the other dish of the couple. In the end the nim-sum is 0, since the dishes of a
//!    couple cancel, and Taro is to begin Nim.
//! 3. *N is odd.* Jiro always pours a largest bag that is left onto the dish that Taro used first. Let that first bag
//!    have b coins, and let c_1 >= c_2 >= ... be the others, an even number. As in 1, the dish gets at least
//!    c_1 + c_3 + ... besides b, so at least half of all the others, and b > 0 more. Jiro has more than half, and
//!    begins Nim.
//!
//! **Complexity.** O(N) time, where the bags are no pairs: every number is changed into 64 mixed bits, and their nim-sum
//! is 0 if all come in pairs; so if it is not, the bags are no pairs, whatever the mixing does. If it is 0, sorting
//! makes sure: O(N log N). 8 bytes a bag. Past the statement bags of fewer than 2^64 coins, if none is empty, and no
//! bags at all.
//!
//! **Traps.** The nim-sum of the bags does not count: `1 / 4 / 2 3 4 5` answers `First`, where it is 0, and
//! `1 / 3 / 1 2 4` answers `Second`. An odd N is lost: `1 / 1 / 1` answers `Second`. Pairs are lost for an even N:
//! `1 / 2 / 1 1` answers `Second`, and so are four of a kind, `1 / 4 / 1 1 1 1` answers `Second`, but three are no
//! pairs: `1 / 4 / 1 1 1 2` answers `First`. The numbers of an odd N are still to be read: `2 / 1 / 5 / 2 / 1 2`
//! answers `Second / First`. With 100,000 cases none may clear an array of 100,000.
//!
//! **Source.** AtCoder Regular Contest 105, problem D. Bouton, Nim, a game with a complete mathematical theory (1901).

use proconio::{input, source::auto::AutoSource};
use sente::{
    io::{fail, length, refuse_bad_input},
    output,
};

/// Bits of no pattern: equal numbers have the same ones.
fn mixed(number: u64) -> u64 {
    let bits = number.wrapping_mul(0x9E37_79B9_7F4A_7C15);
    (bits ^ bits >> 32).wrapping_mul(0xD6E8_FEB8_6659_FD93)
}

/// True if the bags are pairs of equal ones.
fn are_pairs(bags: &mut [u64]) -> bool {
    if bags.iter().fold(0, |sum, &bag| sum ^ mixed(bag)) != 0 {
        return false;
    }
    bags.sort_unstable();
    bags.chunks(2).all(|pair| matches!(pair, [one, other] if one == other))
}

/// True if the player to move wins.
fn first_player_wins(bags: &mut [u64]) -> bool {
    bags.len() % 2 == 0 && !are_pairs(bags)
}

fn main() {
    refuse_bad_input();
    let mut source = AutoSource::new(std::io::stdin().lock());
    input! { from &mut source, cases: usize }
    let mut out = output();
    for case in 1..=length(cases) {
        input! { from &mut source, n: usize, mut bags: [u64; length(n)] }
        if bags.contains(&0) {
            fail(format_args!("case {case}: a bag is empty, and cannot be poured"));
        }
        out.line(if first_player_wins(&mut bags) { "First" } else { "Second" });
    }
}

#[cfg(test)]
mod arc105_d {
    use super::{are_pairs, first_player_wins, mixed};

    #[test]
    fn without_a_bag_there_is_no_move() {
        assert!(!first_player_wins(&mut []));
    }

    #[test]
    fn an_odd_number_of_bags_is_lost() {
        assert!(!first_player_wins(&mut [1]));
        assert!(!first_player_wins(&mut [1, 2, 4]));
        assert!(!first_player_wins(&mut [7, 7, 7]));
    }

    #[test]
    fn two_bags_are_lost_iff_they_are_equal() {
        for (one, other) in [(1, 1), (1, 2), (u64::MAX, 1), (u64::MAX, u64::MAX)] {
            assert_eq!(first_player_wins(&mut [one, other]), one != other);
        }
    }

    #[test]
    fn four_of_a_kind_are_two_pairs() {
        assert!(!first_player_wins(&mut [3, 3, 3, 3]));
        assert!(first_player_wins(&mut [3, 3, 3, 4]));
        assert!(!first_player_wins(&mut [4, 3, 3, 4]));
    }

    #[test]
    fn mixed_bits_that_cancel_make_no_pairs() {
        // 65 numbers of 64 bits: some of them have the nim-sum 0. Each comes with the set of those added to it.
        let mut rows: Vec<(u64, u128)> = Vec::new();
        let sum_is_0 = (1..=65_u64).find_map(|number| {
            let mut new = (mixed(number), 1_u128 << number);
            for row in &rows {
                if new.0 ^ row.0 < new.0 {
                    new = (new.0 ^ row.0, new.1 ^ row.1);
                }
            }
            let is_0 = new.0 == 0;
            rows.push(new);
            rows.sort_unstable_by(|one, other| other.cmp(one));
            is_0.then_some(new.1)
        });
        let set = sum_is_0.expect("65 vectors of 64 bits are dependent");
        let mut bags: Vec<u64> = (1..=65).filter(|number| set >> number & 1 == 1).collect();
        assert_eq!(bags.iter().fold(0, |sum, &bag| sum ^ mixed(bag)), 0);
        assert!(!are_pairs(&mut bags));
    }
}
