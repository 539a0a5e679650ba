//! P3185 分裂游戏 (Splitting game, HNOI 2007). <https://www.luogu.com.cn/problem/P3185>
//!
//! **Rules.** There are `n` bottles, numbered from 0; bottle i holds `p_i` beans. A move chooses i < j <= k < n, where
//! bottle i is not empty, takes one bean out of bottle i, and puts one into bottle j and one into bottle k; two into
//! bottle j, if j = k. Whoever cannot move loses. Print the winning first move `i j k` that comes first in
//! lexicographic order, or `-1 -1 -1` if there is none, and how many winning first moves there are. There are `t` such
//! games.
//!
//! **Theorem.** Call a number odious if it has an odd number of ones in binary: 1, 2, 4, 7, 8, ... The distance of a
//! bottle is n - 1 - i, and that of a bean is its bottle's. A bean at distance 0 has the Grundy value 0, and one at
//! distance d >= 1 the d-th odious number, which is the odious one of 2 d - 2 and 2 d - 1. Write g_i for the value of
//! a bean in bottle i, and s for the nim-sum of g_i over the bottles with an odd number of beans. A move i j k wins
//! if and only if g_i xor g_j xor g_k = s. (Proved.)
//!
//! **Proof.** *A sum of beans.* A move replaces one bean by two that are nearer to the last bottle, and none of the
//! others matters to it: a position is the sum of its beans. Play ends: count 3^d for a bean at distance d; each move
//! lowers the total by 3^d - 3^a - 3^b >= 3^(d - 1), where a and b are less than d. So by Sprague and Grundy the
//! player to move loses if and only if the nim-sum of the beans' values is 0, and two beans in one bottle cancel.
//! That nim-sum is s. A move changes it to s xor g_i xor g_j xor g_k, and wins if and only if that is 0.
//!
//! *The odious numbers.* Of 2 m and 2 m + 1, which differ in the last digit only, exactly one is odious. So the d-th
//! odious number, d >= 1, is the one with m = d - 1.
//!
//! *The value of a bean,* by induction on its distance d. At distance 0 it has no move, and the value 0. Let d >= 1,
//! and w be the d-th odious number. By induction the options have as their values all x xor y where x and y, which
//! may be equal, are among 0 and the first d - 1 odious numbers.
//! 1. *w is not one of them.* How many ones x xor y has is odd if and only if this is so for exactly one of x and y.
//!    So an odious x xor y has one odious part, and the other one is 0: it is one of the first d - 1 odious numbers.
//! 2. *Every v < w is one of them.* 0 is 0 xor 0. If v is odious, it is one of the first d - 1, and v xor 0. Else v
//!    has two ones or more. Let 2^h be its highest one: v = 2^h xor r with r = v - 2^h > 0, which has an odd number of
//!    ones. Both parts are odious and at most v, so less than w, and among the first d - 1.
//!
//! So the mex is w.
//!
//! *One k at most for i and j.* All distances have different values. So k must be the bottle whose beans have the
//! value s xor g_i xor g_j, and the distance follows from the value: it is 0 for 0, floor(v / 2) + 1 for an odious v,
//! and no other v is a value. The move exists if this distance is at most that of j. The program takes i, and for
//! each i all j, in ascending order, so the first move that it finds is the first in lexicographic order.
//!
//! **Complexity.** O(n^2) time and O(n) memory a game, where all triples are O(n^3). Past the statement any numbers of
//! beans below 2^64, and any `n`, 0 included, as long as the squares of all `n` of an input are at most 2^30
//! together (about a second); beyond that, an error.
//!
//! **Traps.** Nothing can be taken out of an empty bottle: `1 / 5 / 0 0 0 1 0` answers `3 4 4 / 1`. Moves out of a
//! bottle with an even number of beans can win too, and a move counts once, however many beans it can begin with:
//! `1 / 5 / 1 2 0 0 0` answers `0 1 1 / 5`. j = k is a move: `1 / 2 / 1 0` answers `0 1 1 / 1`. A value is not the
//! distance: `1 / 4 / 1 1 1 0` answers `0 1 2 / 1`. The first move is sought by the bottles' own numbers, not by
//! distances: `1 / 3 / 1 0 0` answers `0 1 1 / 2`, not 0 2 2. The last bottle does not matter: `1 / 2 / 0 7` answers
//! `-1 -1 -1 / 0`.
//!
//! **Source.** The values are those of Mock Turtles, where a move turns up to three coins: Berlekamp, Conway, Guy,
//! Winning Ways for your Mathematical Plays, ch. 14.

use sente::{input, io::fail, output};

/// The squares of all `n` of an input, together: this many take about a second.
const MOST_SQUARES: usize = 1 << 30;

/// The Grundy value of a bean at a distance from the last bottle.
fn grundy_value(distance: usize) -> usize {
    match distance {
        0 => 0,
        _ => 2 * distance - 1 - (distance - 1).count_ones() as usize % 2,
    }
}

/// The distance at which a bean has this value.
fn distance_of(value: usize) -> Option<usize> {
    match value.count_ones() {
        0 => Some(0),
        ones => (ones % 2 == 1).then_some(value / 2 + 1),
    }
}

/// The first winning move, and how many there are.
fn winning_moves(beans: &[u64]) -> (Option<[usize; 3]>, usize) {
    let n = beans.len();
    let values: Vec<usize> = (0..n).rev().map(grundy_value).collect();
    let odd = (0..n).filter(|&i| beans[i] % 2 == 1);
    let nim_sum = odd.fold(0, |sum, i| sum ^ values[i]);
    let (mut first, mut count) = (None, 0);
    for i in (0..n).filter(|&i| beans[i] > 0) {
        for j in i + 1..n {
            let distance = distance_of(nim_sum ^ values[i] ^ values[j]);
            if let Some(distance) = distance.filter(|&distance| j + distance < n) {
                first.get_or_insert([i, j, n - 1 - distance]);
                count += 1;
            }
        }
    }
    (first, count)
}

/// The sum of squares with that of one more `n`; `None` if it is too large.
fn with_square(squares: usize, n: usize) -> Option<usize> {
    let squares = squares.saturating_add(n.saturating_mul(n));
    (squares <= MOST_SQUARES).then_some(squares)
}

fn main() {
    input! { tests: usize }
    let mut out = output();
    let mut squares = 0;
    for test in 1..=tests {
        input! { n: usize }
        let Some(sum) = with_square(squares, n) else {
            fail(format_args!(
                "test {test} makes the squares of all n more than {MOST_SQUARES} together"
            ));
        };
        squares = sum;
        input! { beans: [u64; n] }
        let (first, count) = winning_moves(&beans);
        match first {
            Some([i, j, k]) => write!(out, "{i} {j} {k}\n{count}\n"),
            None => write!(out, "-1 -1 -1\n0\n"),
        }
    }
}

#[cfg(test)]
mod p3185 {
    use super::{distance_of, grundy_value, winning_moves, with_square, MOST_SQUARES};

    #[test]
    fn without_a_bean_to_move_nothing_wins() {
        for beans in [&[][..], &[0], &[u64::MAX], &[0, 0, 0], &[0, 0, 1]] {
            assert_eq!(winning_moves(beans), (None, 0), "{beans:?}");
        }
    }

    #[test]
    fn a_lone_bean_next_to_the_end_has_one_move() {
        for beans in [1, 3, u64::MAX] {
            assert_eq!(winning_moves(&[beans, 0]), (Some([0, 1, 1]), 1));
            assert_eq!(winning_moves(&[0, beans, 5]), (Some([1, 2, 2]), 1));
        }
        assert_eq!(winning_moves(&[2, 0]), (None, 0));
    }

    #[test]
    fn values_are_those_of_mex() {
        let mut values: Vec<usize> = Vec::new();
        for distance in 0..150 {
            let options: Vec<usize> =
                values.iter().flat_map(|x| values.iter().map(move |y| x ^ y)).collect();
            let mex = (0..).find(|value| !options.contains(value)).expect("options end");
            assert_eq!(grundy_value(distance), mex, "distance {distance}");
            values.push(mex);
        }
    }

    #[test]
    fn the_distance_follows_from_the_value() {
        for distance in 0..1000 {
            assert_eq!(distance_of(grundy_value(distance)), Some(distance));
        }
        for evil in [3, 5, 6, 9, 10, 12, 15] {
            assert_eq!(distance_of(evil), None);
        }
    }

    #[test]
    fn squares_are_added_up_to_the_bound() {
        assert_eq!(with_square(0, 0), Some(0));
        assert_eq!(with_square(5, 3), Some(14));
        assert_eq!(with_square(MOST_SQUARES - 9, 3), Some(MOST_SQUARES));
        assert_eq!(with_square(MOST_SQUARES - 8, 3), None);
        assert_eq!(with_square(0, usize::MAX), None);
    }

    /// All moves that leave the nim-sum 0.
    fn all_winning_moves(beans: &[u64]) -> Vec<[usize; 3]> {
        let n = beans.len();
        let value = |i| grundy_value(n - 1 - i);
        let nim_sum = (0..n).filter(|&i| beans[i] % 2 == 1).fold(0, |sum, i| sum ^ value(i));
        let sources = (0..n).filter(|&i| beans[i] > 0);
        let pairs = sources.flat_map(|i| (i + 1..n).map(move |j| (i, j)));
        let moves = pairs.flat_map(|(i, j)| (j..n).map(move |k| [i, j, k]));
        moves.filter(|&[i, j, k]| value(i) ^ value(j) ^ value(k) == nim_sum).collect()
    }

    #[test]
    fn the_first_move_and_the_count_are_those_of_all_triples() {
        for n in 1..=7 {
            for number in 0..3_usize.pow(n) {
                let beans: Vec<u64> =
                    (0..n).map(|place| (number / 3_usize.pow(place) % 3) as u64).collect();
                let moves = all_winning_moves(&beans);
                let expected = (moves.first().copied(), moves.len());
                assert_eq!(winning_moves(&beans), expected, "{beans:?}");
            }
        }
    }
}
