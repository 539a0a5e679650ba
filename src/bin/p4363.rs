//! P4363 一双木棋 (Chess, nine provinces 2018). <https://www.luogu.com.cn/problem/P4363>
//!
//! **Rules.** Black and White fill an `n x m` board in turn, Black first. A cell may be taken once its
//! left and its upper neighbour are (or are off the board). Cell `(i, j)` pays `black[i][j]` to Black
//! or `white[i][j]` to White. Each maximises his own total minus the other's: print Black's minus
//! White's.
//!
//! **Theorem.** A position is the border of the taken cells, a path of `n` steps up and `m` steps right
//! from the lower left corner to the upper right one. Written as bits from the lowest on, up as 0 and
//! right as 1, the path is a number with `m` ones. A move turns one "up, right" into "right, up" and
//! lowers that number. So, taken in ascending order, from the full board to the empty one, each
//! position comes after all its options: the full board is worth 0, and any other position
//! `value = max(black + value of the option)`, or `min(value of the option - white)`. In a move, a 1
//! changes places with the 0 one bit lower. Let z zeros and k ones be lower than this 1, that 0 among
//! them. Then the cell is `(n - z, k)`, counted from 0, and the option stands C(z - 1 + k, k) places
//! earlier in the order. (Proved.)
//!
//! **Proof.** *Moves.* A taken cell has all cells above and to its left taken, so the lengths of the
//! rows do not increase downwards, and the border never goes down or to the left. A cell can be taken
//! exactly where the border goes up and then right around it, and then goes right and then up. Until
//! the board is full there is such a place: a 0 and then a 1. Each number with m ones is such a border,
//! and only one.
//!
//! *The cell.* From the lower left corner to the place, the path has gone z steps up, the one beside
//! the cell among them, and k to the right. So the cell is in row n - z and column k.
//!
//! *The place in the order.* With its ones at places p_0 < p_1 < ..., counted from 0, a number stands
//! at place C(p_0, 1) + C(p_1, 2) + ... of the ascending order. The 1 that moves has z lower zeros and
//! k lower ones: so it is at p_k = z + k, and goes to z + k - 1. So its place becomes less by
//! `C(z + k, k + 1) - C(z + k - 1, k + 1) = C(z + k - 1, k)`.
//!
//! *Who moves* follows from the number of cells that are not taken: those for which the step up in
//! their row comes before the step right in their column. So they are as many as pairs of a 1 and a
//! lower 0: the 1 at p_k has p_k - k zeros below it; add these up.
//!
//! **Complexity.** O(C(n + m, n) min(n, m)) time: every position in time proportional to its moves.
//! C(n + m, n) integers of memory: 184,756 at 10 x 10. Past the statement up to 2^25 positions (256
//! MiB) and n + m = 63; beyond that, an error.
//!
//! **Traps.** All of `black` comes before all of `white`: `2 2 / 0 0 / 0 0 / 0 1 / 0 0` answers `-1`,
//! but 0 if they are read row by row in turn. The answer can be negative. Nobody may simply take the
//! best cell at hand: `2 2 / 0 0 / 2 0 / 0 1 / 0 0` answers `0`, as White must not take the 1, which
//! leaves the 2 to Black. `n` and `m` may differ, as 10 and 1.
//!
//! **Source.** The profile (broken line) technique; places in colexicographic order: Knuth, TAOCP 4A,
//! 7.2.1.3.

use sente::{input, io::fail, output};
use std::iter;

/// Black's total minus White's under best play.
///
/// # Panics
///
/// If the board has too many positions.
fn best_difference(black: &[Vec<i32>], white: &[Vec<i32>]) -> i64 {
    let (n, m) = (black.len(), black.first().map_or(0, Vec::len));
    let paths = count_paths(n, m).expect("a smaller board");
    let mut values = vec![0; paths[n][m]];
    let mut path = (1 << m) - 1;
    for place in 1..values.len() {
        path = next_with_as_many_ones(path);
        // The sums of all p_k and of all k, modulo 2.
        let odd = (path & 0xAAAA_AAAA_AAAA_AAAA).count_ones() as usize + m * (m - 1) / 2;
        let options = corners(path)
            .map(|(zeros, ones)| (n - zeros, ones, values[place - paths[zeros - 1][ones]]));
        values[place] = if (n * m + odd) % 2 == 0 {
            options.map(|(i, j, value)| value + i64::from(black[i][j])).max()
        } else {
            options.map(|(i, j, value)| value - i64::from(white[i][j])).min()
        }
        .expect("a board that is not full has a move");
    }
    values[values.len() - 1]
}

/// `[z][k]`: the paths of `z` steps up and `k` steps right, C(z + k, k), up to `[n][m]`. `None` if these are
/// too many.
fn count_paths(n: usize, m: usize) -> Option<Vec<Vec<usize>>> {
    const MOST: usize = 1 << 25; // 256 MiB of values
    if n.saturating_add(m) >= 64 {
        return None;
    }
    let mut paths = vec![vec![1; m + 1]; n + 1];
    for z in 1..=n {
        for k in 1..=m {
            paths[z][k] = paths[z - 1][k] + paths[z][k - 1];
        }
    }
    (paths[n][m] <= MOST).then_some(paths)
}

/// The next larger number with as many ones (Gosper).
fn next_with_as_many_ones(number: u64) -> u64 {
    let lowest = number & number.wrapping_neg();
    let carried = number + lowest;
    ((number ^ carried) >> (lowest.trailing_zeros() + 2)) | carried
}

/// The zeros and the ones that lie before each "01" (up, right) in `path`, that zero included.
fn corners(path: u64) -> impl Iterator<Item = (usize, usize)> {
    let (mut zeros, mut ones) = (0, path.trailing_ones());
    let mut rest = path >> ones;
    iter::from_fn(move || {
        if rest == 0 {
            return None;
        }
        let up = rest.trailing_zeros();
        rest >>= up;
        zeros += up;
        let corner = (zeros as usize, ones as usize);
        let right = rest.trailing_ones();
        rest >>= right;
        ones += right;
        Some(corner)
    })
}

fn main() {
    input! { n: usize, m: usize }
    if count_paths(n, m).is_none() {
        fail(format_args!("a board of {n} x {m} cells has too many positions"));
    }
    input! { black: [[i32; m]; n], white: [[i32; m]; n] }
    output().line(best_difference(&black, &white));
}

#[cfg(test)]
mod p4363 {
    use super::{best_difference, count_paths};

    #[test]
    fn an_empty_board_is_worth_nothing() {
        assert_eq!(best_difference(&[], &[]), 0);
        assert_eq!(best_difference(&[vec![], vec![]], &[vec![], vec![]]), 0);
    }

    #[test]
    fn a_row_or_a_column_leaves_no_choice() {
        let (black, white) = ([vec![1, 20, 300]], [vec![4000, 50_000, 600_000]]);
        assert_eq!(best_difference(&black, &white), 1 - 50_000 + 300);
        let column = |row: &Vec<i32>| row.iter().map(|&cell| vec![cell]).collect::<Vec<_>>();
        let (black, white) = (column(&black[0]), column(&white[0]));
        assert_eq!(best_difference(&black, &white), 1 - 50_000 + 300);
    }

    #[test]
    fn the_greatest_cells_do_not_overflow() {
        let (black, white) =
            ([vec![i32::MAX; 3], vec![i32::MAX; 3]], [vec![i32::MIN; 3], vec![i32::MIN; 3]]);
        assert_eq!(
            best_difference(&black, &white),
            3 * (i64::from(i32::MAX) - i64::from(i32::MIN))
        );
    }

    #[test]
    fn too_large_a_board_is_refused() {
        assert!(count_paths(10, 10).is_some_and(|paths| paths[10][10] == 184_756));
        assert!(count_paths(1, 62).is_some());
        for (n, m) in [(1, 63), (20, 20), (usize::MAX, 0), (usize::MAX, usize::MAX)] {
            assert!(count_paths(n, m).is_none());
        }
    }
}
