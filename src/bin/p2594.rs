//! P2594 染色游戏 (Dyeing Game, Zhejiang 2009). <https://www.luogu.com.cn/problem/P2594>
//!
//! **Rules.** Coins lie on a board of `n` rows and `m` columns: `H` is heads, any other letter
//! tails. A move picks a set of cells, connected through common sides, with a corner: a cell of the
//! set such that each of the others lies in the same row or above it, and in the same column or to
//! its left. The coin at the corner must show tails. All coins of the set are turned over. Whoever
//! cannot move loses. Print `-_-` if the first player wins, else `=_=`.
//!
//! **Theorem.** Let lowbit(x) be the greatest power of two that divides x. A coin in row i and
//! column j, counted from 1, has the value lowbit(i + j - 1) if i = 1 or j = 1, and else
//! 2^(i + j - 2). The position is lost iff the nim-sum of the values of the coins that show tails
//! is 0. (Proved.)
//!
//! **Proof.** *Play ends:* row by row the corner is the last cell of its set. Read the board as a
//! binary number, the last cell in front, with tails as 1: each move makes it less.
//!
//! *Coins are independent.* Let the value of a cell be the mex of the nim-sums of the other cells'
//! values over all sets with this corner. To turn a coin takes its value into the nim-sum or out of
//! it, which is the same to xor. So a move at a corner of value g changes the nim-sum s into
//! s ^ g ^ u, where u is the nim-sum of the other cells, and g is the mex of all such u.
//! - s = 0: no u is g, so no move leaves 0.
//! - s > 0: some coin that shows tails has a value g with the highest bit of s. Then s ^ g < g, so
//!   some set with this corner has u = s ^ g. This move leaves 0.
//!
//! Now the values, by induction from the first cell on.
//!
//! *In row 1* the sets with the corner (1, x) are the runs of the cells y + 1 to x, for all y < x.
//! Of the numbers from 1 to x, floor(x / 2^t) are divisible by 2^t; this count is odd iff bit t of x is 1.
//! The lowbit is 2^t for those that 2^t divides and 2^(t + 1) does not, so their number is odd iff the bits
//! t and t + 1 of x differ. So the nim-sum of lowbit(1), ..., lowbit(x) is G(x) = x ^ floor(x / 2), the
//! Gray code of x, and the nim-sums of the other cells are G(x - 1) ^ G(y). G never takes a value twice, as x can be
//! read off from G(x), the highest bit first. Let 2^e = lowbit(x) = G(x) ^ G(x - 1).
//! - 2^e is not among them, as y < x and so G(y) is not G(x).
//! - Each number below 2^e is. The 2^e numbers y from x - 2^e to x - 1 differ in the lowest e bits
//!   alone, and so do their Gray codes. So G(x - 1) ^ G(y) takes 2^e different values below 2^e.
//!
//! Column 1 is the same.
//!
//! *Elsewhere,* i, j >= 2, let v = 2^(i + j - 2). Each other cell of a set with the corner (i, j)
//! has a power of two below v as its value: a cell (a, b) with a, b >= 2 since a + b < i + j, and
//! one of row 1 or column 1 since its value is at most max(i, j) < v. So all nim-sums are below v,
//! and each u < v is one:
//! - (2, 2): 0, 2, 3, 1 by (1, 2) and (1, 1) and (2, 1), taken in one after the other.
//! - Else let j >= 3; if j = 2, exchange rows and columns. The *spine* S(k) has the cells (1, k),
//!   ..., (1, j), and (2, j), ..., (i, j). The *free cells* are (2, 1), ..., (2, j - 1), of the
//!   values 2, 4, ..., 2^(j - 1), and (3, j - 1), ..., (i, j - 1), of the values 2^j, ...,
//!   2^(i + j - 3). So the free cells make up any even number below v in one way. Each has a
//!   neighbour on S(1). Let w(k) be u ^ the nim-sum of S(k) without its corner; it is below v. A set
//!   has the nim-sum u if it is S(k) and the free cells that make up w(k). So it is enough to find a k
//!   for which w(k) is even and each free cell that is needed hangs together with S(k). For (3, 3), where
//!   v = 16, the free cells (2, 1), (2, 2), (3, 2) are worth 2, 4, 8, and S(1) without its corner is
//!   1 ^ 2 ^ 1 ^ 8 = 10: u = 0 needs w(1) = 10, which is (2, 1) and (3, 2).
//!   1. w(1) is even: k = 1.
//!   2. w(1) is odd: w(2) is even, as (1, 1) is worth 1. Of the free cells only (2, 1), which is
//!      worth 2, has no neighbour on S(2). If it is not needed, or (2, 2) beside it, worth 4, is
//!      needed too: k = 2.
//!   3. Otherwise w(2) has a 2 and no 4. As (1, 2) is worth 2, w(3) has neither, so (2, 1) and
//!      (2, 2) are not needed. The other free cells have neighbours on S(3): k = 3.
//!
//! Sets that hang together at the corners of cells change nothing: in row 1 they are the same sets,
//! and elsewhere there are only more of them, below v as well. (The sets of the proof are checked
//! by `every_nim_sum_below_the_value_has_its_set`, up to 5 x 6.)
//!
//! **Complexity.** O(nm) time and O(n + m) memory: a parity for each power of two. Past the
//! statement boards of any size; a row that has not `m` letters is an error.
//!
//! **Traps.** The values reach 2^198: a shift of a machine word makes cells equal whose exponents
//! differ by 64. The first row and column have other values than the rest: `1 / 1 3 / THT` answers
//! `=_=`, since 1 ^ 1 is 0. They can be equal to values of the rest: `1 / 2 4 / HHHT / HTHH`
//! answers `=_=`, since both are 4. The values are not the nim-products of two lowbits:
//! `1 / 2 3 / HHH / THT` answers `-_-`, as 2 ^ 8. The heads are dead: `1 / 1 1 / H` answers `=_=`.
//!
//! **Source.** H. W. Lenstra, Nim multiplication, 1977 (coin-turning games); row 1 is the Ruler
//! game of Berlekamp, Conway, Guy, Winning Ways, ch. 14. The values are those of the published
//! solutions; the proof for the rest of the board is ours.

use sente::{input, io::fail, io::Bytes, output};

/// A nim-sum of powers of two, as the parity of how often each exponent was added.
#[derive(Default)]
struct NimSum {
    parities: Vec<u8>,
}

impl NimSum {
    /// Adds the values of the tails in a row of the board, counted from 1.
    fn add_row(&mut self, row: usize, coins: &[u8]) {
        // The greatest exponent is row + coins.len() - 2.
        let exponents = self.parities.len().max(row + coins.len());
        self.parities.resize(exponents, 0);
        let mut tails = coins.iter().map(|&coin| u8::from(coin != b'H'));
        if row == 1 {
            for (column, tail) in (1_usize..).zip(tails) {
                self.parities[column.trailing_zeros() as usize] ^= tail;
            }
        } else if let Some(first) = tails.next() {
            self.parities[row.trailing_zeros() as usize] ^= first;
            self.parities[row..].iter_mut().zip(tails).for_each(|(parity, tail)| *parity ^= tail);
        }
    }

    fn is_zero(&self) -> bool {
        self.parities.iter().all(|&parity| parity == 0)
    }
}

fn main() {
    input! { boards: usize }
    let mut out = output();
    for board in 1..=boards {
        input! { n: usize, m: usize }
        let mut nim_sum = NimSum::default();
        // A row without coins is no word.
        for row in (1..=n).take_while(|_| m > 0) {
            input! { coins: Bytes }
            if coins.len() != m {
                fail(format_args!("row {row} of board {board} has {} coins, not {m}", coins.len()));
            }
            nim_sum.add_row(row, &coins);
        }
        out.line(if nim_sum.is_zero() { "=_=" } else { "-_-" });
    }
}

#[cfg(test)]
mod p2594 {
    use super::NimSum;
    use std::collections::BTreeSet;

    /// Row and column, counted from 1.
    type Cell = (usize, usize);

    fn first_player_wins(rows: &[&str]) -> bool {
        let mut nim_sum = NimSum::default();
        (1..).zip(rows).for_each(|(row, coins)| nim_sum.add_row(row, coins.as_bytes()));
        !nim_sum.is_zero()
    }

    /// The exponents of a board that is all heads but for these cells.
    fn exponents(tails: &[Cell]) -> Vec<usize> {
        let mut nim_sum = NimSum::default();
        for row in 1..=tails.iter().map(|cell| cell.0).max().unwrap_or(0) {
            let columns = 1..=tails.iter().map(|cell| cell.1).max().unwrap_or(0);
            let letter = |column| if tails.contains(&(row, column)) { b'T' } else { b'H' };
            nim_sum.add_row(row, &columns.map(letter).collect::<Vec<_>>());
        }
        let parities = nim_sum.parities.iter().enumerate();
        parities.filter(|parity| *parity.1 == 1).map(|parity| parity.0).collect()
    }

    /// The value of a cell whose exponent is below 64.
    fn value(cell: Cell) -> u64 {
        1 << exponents(&[cell])[0]
    }

    fn neighbours((row, column): Cell) -> [Cell; 4] {
        [(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)]
    }

    #[test]
    fn no_tails_are_lost() {
        for rows in [&[][..], &[""], &["", ""], &["H"], &["HH", "HH"]] {
            assert!(!first_player_wins(rows), "{rows:?}");
        }
    }

    #[test]
    fn whatever_is_not_heads_shows_tails() {
        for letter in ["T", "h", "0", "."] {
            assert!(first_player_wins(&[letter]));
            assert!(first_player_wins(&["H", letter]));
            assert!(first_player_wins(&["HH", &["H", letter].concat()]));
        }
    }

    #[test]
    fn one_tail_wins_and_two_of_one_value_lose() {
        for cell in [(1, 1), (1, 100), (100, 1), (100, 100), (33, 33), (2, 2)] {
            assert_eq!(exponents(&[cell]).len(), 1, "{cell:?}");
        }
        for pair in [[(1, 1), (3, 1)], [(1, 4), (2, 2)], [(4, 1), (2, 2)], [(99, 100), (100, 99)]] {
            assert!(exponents(&pair).is_empty(), "{pair:?}");
        }
    }

    #[test]
    fn exponents_are_not_taken_modulo_a_word() {
        assert_eq!(exponents(&[(1, 1), (33, 33)]), [0, 64]);
        assert_eq!(exponents(&[(100, 100), (2, 4)]), [4, 198]);
    }

    fn nim_sum(set: &BTreeSet<Cell>, corner: Cell) -> u64 {
        set.iter().filter(|&&cell| cell != corner).fold(0, |sum, &cell| sum ^ value(cell))
    }

    /// The nim-sums of the other cells over all connected sets with this corner.
    fn nim_sums(corner: Cell) -> BTreeSet<u64> {
        let mut sets = BTreeSet::from([BTreeSet::from([corner])]);
        let mut left: Vec<BTreeSet<Cell>> = sets.iter().cloned().collect();
        while let Some(set) = left.pop() {
            for (row, column) in set.iter().flat_map(|&cell| neighbours(cell)) {
                let is_inside = (1..=corner.0).contains(&row) && (1..=corner.1).contains(&column);
                let mut larger = set.clone();
                larger.insert((row, column));
                if is_inside && sets.insert(larger.clone()) {
                    left.push(larger);
                }
            }
        }
        sets.iter().map(|set| nim_sum(set, corner)).collect()
    }

    #[test]
    fn values_are_those_of_mex() {
        for corner in [(1, 1), (1, 8), (8, 1), (2, 2), (2, 3), (3, 2), (3, 3), (2, 5), (5, 2)] {
            let nim_sums = nim_sums(corner);
            let mex = (0..).find(|number| !nim_sums.contains(number));
            assert_eq!(mex, Some(value(corner)), "{corner:?}");
        }
    }

    /// The set of the proof whose other cells have this nim-sum.
    fn set_of(number: u64, corner @ (i, j): Cell) -> BTreeSet<Cell> {
        let spine = |k| (k..=j).map(|column| (1, column)).chain((2..=i).map(|row| (row, j)));
        let needed = |k| number ^ nim_sum(&spine(k).collect(), corner);
        let k = match (needed(1) % 2, needed(2) & 0b110) {
            (0, _) => 1,
            (_, 0b010) => 3,
            _ => 2,
        };
        let free = |exponent| match exponent < j {
            true => (2, exponent),
            false => (exponent - j + 3, j - 1),
        };
        let needed = needed(k);
        spine(k).chain((1..i + j - 2).filter(|e| needed >> e & 1 == 1).map(free)).collect()
    }

    fn is_connected(set: &BTreeSet<Cell>, corner: Cell) -> bool {
        let (mut met, mut left) = (BTreeSet::from([corner]), vec![corner]);
        while let Some(cell) = left.pop() {
            let next = neighbours(cell).into_iter();
            left.extend(next.filter(|cell| set.contains(cell) && met.insert(*cell)));
        }
        met == *set
    }

    #[test]
    fn every_nim_sum_below_the_value_has_its_set() {
        for corner in (2..=5).flat_map(|i| (3..=6).map(move |j| (i, j))) {
            for number in 0..value(corner) {
                let set = set_of(number, corner);
                assert_eq!(nim_sum(&set, corner), number, "{corner:?}");
                assert!(is_connected(&set, corner), "{number} at {corner:?}");
            }
        }
    }
}
