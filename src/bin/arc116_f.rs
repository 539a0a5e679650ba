//! ARC 116 F Deque Game. <https://atcoder.jp/contests/arc116/tasks/arc116_f>
//!
//! **Rules.** There are `K` rows of numbers. Takahashi and Aoki move in turn, Takahashi first; a
//! move chooses a row of two numbers or more, and deletes its first or its last. When each row has
//! one number, the result is their sum. Takahashi wants it large, Aoki small.
//!
//! **Theorem.** Let S be Takahashi if the number of rows of even length is even, else Aoki. Let
//! o(w) be the number in a row w of length 1; of a longer row of odd length, with x, y, z in its
//! middle, let it be min(y, max(x, z)) if S is Takahashi, and max(y, min(x, z)) if S is Aoki. For a
//! row of even length let u and v be the o of what deleting its first or its last number leaves,
//! and t = |u - v|. Let t_1 >= t_2 >= ... be the t of all these rows. The result is the sum of all
//! o(w), of all min(u, v), and of t_1, t_3, t_5, ... (Proved.)
//!
//! So both move in the even rows first, always in one with the largest t, and get the better one of
//! u and v.
//!
//! **Proof.** A row of n numbers takes n - 1 moves, so the number of moves left is even iff that of
//! even rows is. So S is the one who is to move whenever it is even, and stays the same to the end.
//! Let h be the sum of all o(w) and all (u + v) / 2, and A(T) = t_1 - t_2 + t_3 - ... for the list
//! T of all t. Let F be h + A(T) / 2 if Takahashi is to move, and h - A(T) / 2 if Aoki is. At the
//! beginning F is the result as claimed, since min(u, v) = (u + v) / 2 - t / 2. At the end F is the
//! result, as there are no even rows. So it is enough that no move of Takahashi raises F and none
//! of Aoki lowers it, and that he who is to move has one that keeps F: then F is the result by
//! induction on the number of moves.
//!
//! If all numbers change their signs and the players exchange their names, F changes its sign. So
//! let S be Takahashi: then the number of even rows is even where Takahashi is to move, and odd
//! where Aoki is.
//!
//! *A list and one more.* Let T + t be T with one more number t >= 0, which comes to place j. Then
//! A(T) + A(T + t) >= t. For let B = t_1 - t_2 + ... up to t_(j-1), and let R be what the numbers behind
//! t add to A(T). In T + t each of these is one place further on and has the opposite sign. So if j is
//! odd, A(T) = B + R and A(T + t) = B + t - R, with the sum 2B + t; if j is even, A(T + t) = B - t - R,
//! with the sum 2B - t. If j
//! is odd, B >= 0, as it is made of differences t_1 - t_2, t_3 - t_4, ... If j is even, t_(j-1) is
//! left over besides these, and B >= t_(j-1) >= t. If j = 1, the sum is t.
//!
//! *A move in an even row* turns T + t into T. That of Takahashi makes h larger by t / 2 at most,
//! so F falls by at least (A(T + t) + A(T) - t) / 2 >= 0; by exactly 0 if t is the largest and he
//! leaves the larger one of u and v. That of Aoki makes h smaller by t / 2 at most, so F rises by
//! at least the same, and by exactly 0 if t is the largest and he leaves the smaller one.
//!
//! *A move in an odd row* w makes an even one with some u, v and t; T becomes T + t. If Takahashi
//! makes it, F falls by o(w) - (u + v) / 2 + (A(T) + A(T + t)) / 2 >= o(w) - min(u, v). If Aoki
//! makes it, F rises by (u + v) / 2 - o(w) + (A(T) + A(T + t)) / 2 >= max(u, v) - o(w). So min(u,
//! v) <= o(w) <= max(u, v) is enough.
//! - If w has five numbers or more, x, y, z are still the middle of w without its first and its
//!   last number. So o(w) is one of u and v.
//! - If w is x y z and the last is deleted, {u, v} = {x, y}, and min(x, y) <= min(y, max(x, z)) =
//!   o(w) <= y. If the first is deleted, likewise.
//!
//! *A move that keeps F.* If there is an even row, it has been found. If not, Takahashi is to move,
//! T is empty and A(T + t) = t. So a move in an odd row w makes F fall by exactly o(w) - min(u, v).
//! Let x >= z; otherwise mirror the row. Then o(w) = min(x, y), and he deletes the last number of
//! w.
//! - If w is x y z, min(u, v) = min(x, y).
//! - If w is longer, with p left of x, one of u and v is o(w). The other one belongs to w without
//!   its last two numbers, with the middle p, x, y: it is min(x, max(p, y)) >= min(x, y).
//!
//! **Complexity.** O(N + e log e) time for N numbers and e even rows; memory for four numbers of
//! each row, and for the whole row that is being read. The input is read with `input! { from .. }`, since
//! without a source of its own proconio reads line by line, which takes a third longer. Past the statement up
//! to 2^22 rows, of up to 2^23 numbers each, up to 10^12; beyond that, an error, and so is an empty row.
//!
//! **Traps.** Who begins with the odd rows depends on the number of even ones: `1 / 4 1 3 2 2`
//! answers `3`, but 2 if Takahashi always does. An odd row does not give its middle number:
//! `1 / 3 2 3 2` answers `2`, not 3. The largest difference comes first, not the largest number:
//! `2 / 2 3 3 / 2 3 2` answers `6`, not 5; nor the first row: `2 / 2 3 3 / 2 2 1` answers `5`, not
//! 4. Rows of length 1 and 2 have no middle three: `2 / 1 5 / 2 1 9` answers `14`. The result has
//! up to 15 digits.
//!
//! **Source.** AtCoder Regular Contest 116, problem F. The proof is ours; t is the temperature of
//! an even row, and the odd ones are cold.

use proconio::{input, source::auto::AutoSource};
use sente::{
    io::{fail, length, refuse_bad_input},
    output,
};

/// A row and its difference take up to 80 bytes: 320 MiB in all.
const MOST_ROWS: usize = 1 << 22;
/// Largest number: the sum of `MOST_ROWS` of them is below 2^63.
const MOST: u64 = 1_000_000_000_000;

/// The middle of a row: three numbers of an odd length, four of an even one, or all if they are
/// fewer.
fn middle(mut row: Vec<u64>) -> Vec<u64> {
    let cut = row.len().saturating_sub(3) / 2;
    row.truncate(row.len() - cut);
    row.drain(..cut);
    row.shrink_to_fit();
    row
}

/// The number that is left of the middle of an odd row; `low` if the player who wants it large
/// begins.
fn left_of_odd(middle: &[u64], low: bool) -> u64 {
    match *middle {
        [x, y, z] if low => y.min(x.max(z)),
        [x, y, z] => y.max(x.min(z)),
        _ => middle[0],
    }
}

/// The sum of the numbers that are left of rows with these middles, none of which is empty.
fn result(middles: &[Vec<u64>]) -> u64 {
    let is_even = |middle: &&Vec<u64>| middle.len() % 2 == 0;
    let low = middles.iter().filter(is_even).count() % 2 == 0;
    let (mut sum, mut differences) = (0, Vec::new());
    for middle in middles {
        if middle.len() % 2 == 1 {
            sum += left_of_odd(middle, low);
        } else {
            let [u, v] =
                [&middle[1..], &middle[..middle.len() - 1]].map(|odd| left_of_odd(odd, low));
            sum += u.min(v);
            differences.push(u.abs_diff(v));
        }
    }
    differences.sort_unstable();
    sum + differences.iter().rev().step_by(2).sum::<u64>()
}

fn main() {
    refuse_bad_input();
    let mut source = AutoSource::new(std::io::stdin().lock());
    input! { from &mut source, k: usize }
    if k > MOST_ROWS {
        fail(format_args!("{k} rows are too many: the most is {MOST_ROWS}"));
    }
    let mut middles = Vec::with_capacity(k);
    for number in 1..=k {
        input! { from &mut source, n: usize, row: [u64; length(n)] }
        if n == 0 {
            fail(format_args!("row {number} is empty"));
        }
        if let Some(large) = row.iter().find(|&&number| number > MOST) {
            fail(format_args!("row {number}: {large} is too large: the most is {MOST}"));
        }
        middles.push(middle(row));
    }
    output().line(result(&middles));
}

#[cfg(test)]
mod arc116_f {
    use super::{left_of_odd, middle, MOST};

    fn result(rows: &[&[u64]]) -> u64 {
        super::result(&rows.iter().map(|row| middle(row.to_vec())).collect::<Vec<_>>())
    }

    #[test]
    fn rows_of_one_number_are_added() {
        assert_eq!(result(&[]), 0);
        assert_eq!(result(&[&[7]]), 7);
        assert_eq!(result(&[&[7], &[9], &[7]]), 23);
    }

    #[test]
    fn the_first_player_chooses_in_a_row_of_two() {
        assert_eq!(result(&[&[1, 9]]), 9);
        assert_eq!(result(&[&[9, 1]]), 9);
    }

    #[test]
    fn of_rows_of_two_the_largest_difference_is_chosen_first() {
        assert_eq!(result(&[&[3, 3], &[3, 2]]), 6);
        assert_eq!(result(&[&[1, 2], &[10, 50], &[5, 9]]), 50 + 5 + 2);
        assert_eq!(result(&[&[1, 2], &[10, 50], &[5, 9], &[8, 9]]), 50 + 5 + 2 + 8);
    }

    #[test]
    fn the_middle_is_symmetric_and_has_the_parity_of_the_row() {
        let row: Vec<u64> = (0..20).collect();
        for n in 1..20 {
            let middle = middle(row[..n].to_vec());
            assert_eq!(middle.len(), if n < 3 { n } else { 4 - n % 2 });
            assert_eq!(middle[0] + middle[middle.len() - 1], n as u64 - 1);
        }
    }

    #[test]
    fn who_begins_has_the_worse_of_an_odd_row() {
        for code in 0..27 {
            let three = [code % 3, code / 3 % 3, code / 9];
            let [low, high] = [true, false].map(|low| left_of_odd(&three, low));
            assert!(low <= three[1] && three[1] <= high);
            // With the signs changed, the parts are exchanged.
            assert_eq!(left_of_odd(&three.map(|number| 2 - number), true), 2 - high);
        }
    }

    #[test]
    fn an_even_row_of_any_length_leaves_the_larger_of_its_middle_two() {
        for code in 0..1 << 12 {
            let row: Vec<u64> = (0..6).map(|i| code >> (2 * i) & 3).collect();
            assert_eq!(result(&[&row]), row[2].max(row[3]), "{row:?}");
            assert_eq!(result(&[&row[1..5]]), row[2].max(row[3]), "{row:?}");
        }
    }

    /// The best result by the rules, for who is to move.
    fn play(rows: &mut Vec<&[u64]>, is_takahashis_turn: bool) -> u64 {
        let mut results = Vec::new();
        for place in (0..rows.len()).filter(|&place| rows[place].len() > 1).collect::<Vec<_>>() {
            let row = rows[place];
            for left in [&row[1..], &row[..row.len() - 1]] {
                rows[place] = left;
                results.push(play(rows, !is_takahashis_turn));
            }
            rows[place] = row;
        }
        let best = if is_takahashis_turn { results.iter().max() } else { results.iter().min() };
        best.copied().unwrap_or_else(|| rows.iter().map(|row| row[0]).sum())
    }

    #[test]
    fn rows_of_several_lengths_end_as_the_rules_have_it() {
        let mut seed = 116_u64;
        let mut random = move |below: u64| {
            seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            (seed >> 33) % below
        };
        let shapes: [&[u64]; 9] = [
            &[6],
            &[7],
            &[4, 4],
            &[5, 2],
            &[5, 4],
            &[3, 3, 2],
            &[2, 2, 4],
            &[2, 2, 2, 2],
            &[4, 3, 1],
        ];
        for round in 0..180 {
            let mut row = |&n: &u64| (0..n).map(|_| random(4)).collect::<Vec<u64>>();
            let rows: Vec<Vec<u64>> = shapes[round % shapes.len()].iter().map(&mut row).collect();
            let mut rows: Vec<&[u64]> = rows.iter().map(|row| &**row).collect();
            assert_eq!(result(&rows), play(&mut rows, true), "{rows:?}");
        }
    }

    #[test]
    fn the_greatest_numbers_do_not_overflow() {
        let rows = vec![vec![MOST, MOST]; 1 << 20];
        assert_eq!(super::result(&rows), MOST << 20);
    }
}
