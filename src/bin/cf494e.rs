//! CF 494E Sharti. <https://codeforces.com/problemset/problem/494/E>
//!
//! **Rules.** The cells of an `n` x `n` board that at least one of `m` rectangles covers are white,
//! the others black. A move picks a square of at most `k` x `k` cells, whose lower right cell is
//! white, and inverts the colour of each of its cells. Whoever cannot move loses. A rectangle
//! `a b c d` has the upper left cell in row a and column b, and the lower right one in row c and
//! column d. Print `Hamed` if the first player wins, else `Malek`.
//!
//! **Theorem.** A white cell in row i and column j is worth the greatest power of two, up to k,
//! that divides i and j. Let N be the binary number whose bit t tells whether 2^t divides i and j
//! for an odd number of white cells. The first player wins iff N has a 1 at a bit t with 2^t <= k.
//! (Proved.)
//!
//! **Proof.** *Play ends:* read the board as a binary number, the last cell in front, row by row,
//! with white as 1: each move makes it less.
//!
//! *Cells are independent.* Let the value of a cell be the mex of the nim-sums of the other cells'
//! values over all squares with this lower right cell. To invert a cell takes its value into the
//! nim-sum or out of it, which is the same to xor. So a move at a cell of value g changes the
//! nim-sum s of the white cells into s ^ g ^ u, where u is the nim-sum of the others in the square,
//! and g is the mex of all such u.
//! - s = 0: no u is g, so no move leaves 0.
//! - s > 0: some white cell has a value g with the highest bit of s. Then s ^ g < g, so some square
//!   with this cell has u = s ^ g. This move leaves 0.
//!
//! *From parities to nim-sums.* 2^t divides floor(x / 2^t) of the numbers from 1 to x; this count is odd
//! iff bit t of x is 1. So of the rows p + 1 to q, those that 2^t divides are odd in number iff bit t
//! of p ^ q is 1, and the block of the rows p + 1 to q and the columns p' + 1 to q' has
//! N = (p ^ q) & (p' ^ q'). Let 2^T be the greatest power of two up to k, and keep the bits of N up
//! to T alone. The claimed value of a cell is 2^T if 2^T divides both i and j, and else the 2^t
//! that does while 2^(t + 1) does not. So the claimed values of any cells have the nim-sum
//! G(N) = N ^ floor(N / 2), the Gray code of N. N can be read off from G(N), the highest bit first:
//! different N have different G(N), and only 0 has 0. So the last sentence of the theorem follows
//! from the first.
//!
//! *The values,* by induction from the first cell on. Let v = 2^e be the claimed value of the cell
//! (i, j). The square of side s has N(s) = (i ^ (i - s)) & (j ^ (j - s)), and its other cells have
//! the nim-sum u(s) = G(N(s)) ^ v. The sides go from 1 to the least of i, j and k.
//! - No u(s) is v, as N(s) is not 0. For let 2^t divide s and 2^(t + 1) not. Then i and i - s
//!   differ at bit t, j and j - s, too. And 2^t <= s <= k, so t <= T.
//! - Each number below v is a u(s) with s <= v. These sides are allowed, as v divides i and j and
//!   is at most k. Only the corner of such a square lies in a row and a column that v divides. So
//!   the others are worth less than v, and u(s) < v, and bit e of N(s) is 1. As the lowest e bits
//!   of i and j are 0, those of N(s) are those of v - s. They are different for s = 1, ..., v. With
//!   bit e they can be read off from the lowest e bits of G(N(s)), which are those of u(s). So u(s)
//!   takes v different values below v.
//!
//! *The sweep.* Cut the board at every row where a rectangle begins or ends. In a strip, the rows
//! p + 1 to q, let C be the nim-sum of the ends p' and q' of all its white runs p' + 1 to q'. The
//! strip has N = (p ^ q) & C. So N is the nim-sum of r & (C above r ^ C below r) over all cuts r.
//! The program adds and removes one rectangle after the other, in the order of the rows, and takes
//! r & the change of C.
//!
//! **Complexity.** O(m log m) time and O(m) memory, for all powers of two at once. Past the
//! statement up to 2^20 rectangles, and a board of side 2^32 - 1; a rectangle that does not lie on
//! the board is an error.
//!
//! **Traps.** A cell under two rectangles is white once: `1 2 1 / 1 1 1 1 / 1 1 1 1` answers
//! `Hamed`. The greatest value is a power of two, not k: `4 2 3 / 4 4 4 4 / 2 2 2 2` answers
//! `Malek`, since 2 is the value of both. No value passes k: `2 2 1 / 1 1 1 1 / 2 2 2 2` answers
//! `Malek`. Only squares are inverted; with all rectangles the value would be the nim-product of
//! the lowbits: `4 2 2 / 2 2 2 2 / 2 4 2 4` answers `Malek`. One sweep for each power of two is 30
//! sweeps.
//!
//! **Source.** H. W. Lenstra, Nim multiplication, 1977 (coin-turning games). The values are those
//! of the published solutions; the proof by Gray codes, and N as a sum over the cuts, are ours.

use sente::{input, io::fail, output};
use std::ops::Range;

/// This many take about a second.
const MOST_RECTANGLES: usize = 1 << 20;

/// First row, first column, last row, last column, counted from 1.
type Rectangle = (u32, u32, u32, u32);

/// A segment tree over the columns between neighbouring borders. Node 1 is the root, and the children of
/// node x are 2x and 2x + 1; leaves come last.
struct Strip {
    nodes: Vec<Node>,
    leaves: usize,
}

#[derive(Clone, Copy, Default)]
struct Node {
    /// The number of rectangles that cover the node, and not the one above it.
    covers: i32,
    /// The nim-sum of the ends of its leaves.
    whole: u32,
    /// Nim-sum of the ends of the leaves that this node or a node below it covers.
    white: u32,
}

impl Strip {
    fn new(borders: &[u32]) -> Self {
        let leaves = borders.len().saturating_sub(1);
        let mut nodes = vec![Node::default(); leaves];
        nodes.extend(
            borders.windows(2).map(|pair| Node { whole: pair[0] ^ pair[1], ..Node::default() }),
        );
        for node in (1..leaves).rev() {
            nodes[node].whole = nodes[2 * node].whole ^ nodes[2 * node + 1].whole;
        }
        Strip { nodes, leaves }
    }

    /// Adds one rectangle that covers these leaves, or removes it. There is at least one leaf.
    fn cover(&mut self, leaves: Range<usize>, change: i32) {
        let (first, end) = (leaves.start + self.leaves, leaves.end + self.leaves);
        let (mut left, mut right) = (first, end);
        while left < right {
            if left % 2 == 1 {
                self.nodes[left].covers += change;
                self.renew(left);
            }
            if right % 2 == 1 {
                self.nodes[right - 1].covers += change;
                self.renew(right - 1);
            }
            (left, right) = (left.div_ceil(2), right / 2);
        }
        for mut node in [first, end - 1] {
            while node > 1 {
                node /= 2;
                self.renew(node);
            }
        }
    }

    fn renew(&mut self, node: usize) {
        self.nodes[node].white = if self.nodes[node].covers > 0 {
            self.nodes[node].whole
        } else if node < self.leaves {
            self.nodes[2 * node].white ^ self.nodes[2 * node + 1].white
        } else {
            0
        };
    }
}

/// The numbers in ascending order, each with its index.
fn sorted(numbers: &[u32]) -> impl Iterator<Item = (u32, usize)> {
    let with_index = |(index, &number): (usize, &u32)| u64::from(number) << 32 | index as u64;
    let mut keys: Vec<u64> = numbers.iter().enumerate().map(with_index).collect();
    keys.sort_unstable();
    keys.into_iter().map(|key| ((key >> 32) as u32, key as u32 as usize))
}

/// The theorem's N.
fn parities(rectangles: &[Rectangle]) -> u32 {
    let rows: Vec<u32> = rectangles.iter().flat_map(|&(a, _, c, _)| [a - 1, c]).collect();
    let columns: Vec<u32> = rectangles.iter().flat_map(|&(_, b, _, d)| [b - 1, d]).collect();
    let (mut borders, mut places) = (Vec::new(), vec![0; columns.len()]);
    for (border, index) in sorted(&columns) {
        if borders.last() != Some(&border) {
            borders.push(border);
        }
        places[index] = borders.len() - 1;
    }
    let mut strip = Strip::new(&borders);
    let mut parities = 0;
    for (row, index) in sorted(&rows) {
        let before = strip.nodes[1].white;
        let leaves = places[index & !1]..places[index | 1];
        strip.cover(leaves, if index % 2 == 0 { 1 } else { -1 });
        parities ^= row & (before ^ strip.nodes[1].white);
    }
    parities
}

/// True if one of the bits t with 2^t <= `k` is 1.
fn first_player_wins(k: u32, parities: u32) -> bool {
    (0..32).any(|t| 1 << t <= k && parities >> t & 1 == 1)
}

fn main() {
    input! { n: u32, m: usize, k: u32 }
    if m > MOST_RECTANGLES {
        fail(format_args!("{m} rectangles are too many: the most is {MOST_RECTANGLES}"));
    }
    input! { rectangles: [(u32, u32, u32, u32); m] }
    for (number, &(a, b, c, d)) in (1..).zip(&rectangles) {
        if [(a, c), (b, d)].iter().any(|&(first, last)| first == 0 || first > last || last > n) {
            fail(format_args!("rectangle {number} does not lie on a board of {n} x {n} cells"));
        }
    }
    let hamed_wins = first_player_wins(k, parities(&rectangles));
    output().line(if hamed_wins { "Hamed" } else { "Malek" });
}

#[cfg(test)]
mod cf494e {
    use super::{first_player_wins, parities, Rectangle};

    fn of_cell(i: u32, j: u32) -> u32 {
        parities(&[(i, j, i, j)])
    }

    /// The bits up to the greatest power of two that is at most `k`.
    fn up_to(k: u32) -> u32 {
        u32::MAX >> k.leading_zeros()
    }

    #[test]
    fn no_white_cell_or_no_square_is_lost() {
        assert_eq!(parities(&[]), 0);
        assert!(!first_player_wins(1, 0));
        assert!(!first_player_wins(0, u32::MAX));
    }

    #[test]
    fn a_cell_counts_for_each_power_of_two_that_divides_its_row_and_column() {
        assert_eq!(of_cell(1, 1), 1);
        assert_eq!(of_cell(12, 8), 0b111);
        assert_eq!(of_cell(1 << 31, u32::MAX), 1);
        assert_eq!(of_cell(1 << 31, 1 << 31), u32::MAX);
        assert_eq!(parities(&[(1, 1, u32::MAX, u32::MAX)]), u32::MAX);
    }

    #[test]
    fn bits_above_k_do_not_count() {
        for t in 0..32 {
            assert!(first_player_wins(1 << t, 1 << t));
            assert!(!first_player_wins((1 << t) - 1, 1 << t));
            assert!(first_player_wins(u32::MAX, 1 << t));
        }
    }

    #[test]
    fn values_are_those_of_mex() {
        const SIDE: usize = 17;
        for k in 1..=SIDE {
            let mut values = [[0; SIDE + 1]; SIDE + 1];
            for (i, j) in (1..=SIDE).flat_map(|i| (1..=SIDE).map(move |j| (i, j))) {
                let (mut nim_sum, mut nim_sums) = (0, Vec::new());
                for side in 0..k.min(i).min(j) {
                    // What a square has more than the one before it.
                    (0..=side).for_each(|d| nim_sum ^= values[i - side][j - d]);
                    (0..side).for_each(|d| nim_sum ^= values[i - d][j - side]);
                    nim_sums.push(nim_sum);
                }
                let mex = (0..).find(|value| !nim_sums.contains(value)).unwrap_or(0);
                let bits = of_cell(i as u32, j as u32) & up_to(k as u32);
                assert_eq!(mex, bits ^ bits >> 1, "({i}, {j}) with {k}");
                values[i][j] = mex;
            }
        }
    }

    #[test]
    fn rectangles_that_overlap_count_once() {
        let square = (3, 5, 9, 12);
        let alone = parities(&[square]);
        for others in [&[][..], &[square], &[square, (4, 6, 8, 12)], &[(3, 5, 3, 5)]] {
            assert_eq!(parities(&[&[square], others].concat()), alone, "{others:?}");
        }
        let pieces = [(1, 1, 4, 4), (5, 1, 9, 4), (3, 2, 6, 3)];
        assert_eq!(parities(&pieces), parities(&[(1, 1, 9, 4)]));
    }

    #[test]
    fn the_sweep_counts_what_the_cells_say() {
        let mut state = 1_u32;
        let mut number = |below: u32| {
            state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            (state >> 16) % below
        };
        for round in 0..300 {
            let mut rectangle = |_| {
                let (a, b) = (1 + number(20), 1 + number(20));
                (a, b, a + number(21 - a), b + number(21 - b))
            };
            let rectangles: Vec<Rectangle> = (0..round % 12).map(&mut rectangle).collect();
            let is_in = |i, j, &(a, b, c, d): &Rectangle| a <= i && i <= c && b <= j && j <= d;
            let cells = (1..=20).flat_map(|i| (1..=20).map(move |j| (i, j)));
            let white = cells.filter(|&(i, j)| rectangles.iter().any(|one| is_in(i, j, one)));
            let expected = white.fold(0, |sum, (i, j)| sum ^ of_cell(i, j));
            assert_eq!(parities(&rectangles), expected, "{rectangles:?}");
        }
    }
}
