//! ARC 151 C 01 Game. <https://atcoder.jp/contests/arc151/tasks/arc151_c>
//!
//! **Rules.** In a row of `N` squares, `M` have a digit, 0 or 1. Takahashi and Aoki take turns, Takahashi first: write 0
//! or 1 in an empty square, so that neighbours never have the same digit. Whoever cannot loses.
//!
//! **Theorem.** Without a digit (`M` = 0) Takahashi wins iff `N` is odd. Otherwise let the first digit be Y in square X, the
//! last one Y' in square X', and let e be 1 if `M` - 1 + Y + Y' is odd, else 0. Takahashi wins iff
//! (X - 1) xor (N - X') xor e is not 0. (Proved.)
//!
//! **Proof.** Digits cut the row into runs of empty squares, and a move changes one run: a sum of games. By Sprague and
//! Grundy its runs have values, and Takahashi wins iff their nim-sum is not 0. By induction on the length n of the run:
//! 1. *Between different digits a run is worth 0*, also if n = 0. A new digit equals one of the two, so it makes a run
//!    between different digits, worth 0, and one between equal digits. The latter has a square, since equal digits are no
//!    neighbours, and is worth 1 by 2. So no option is worth 0.
//! 2. *Between equal digits it is worth 1* (n >= 1). The other digit is always allowed, and makes two runs between different
//!    digits: 0 xor 0 = 0. The same digit makes two runs between equal digits: 1 xor 1 = 0. So all options are worth 0.
//! 3. *At an end of the row it is worth n*, also if n = 0. A digit in the i-th square from the one digit beside the run makes
//!    a run between two digits, of i - 1 squares, and one of n - i at the end. With the other digit the option is worth
//!    0 xor (n - i): these are all values below n. With the same one i is at least 2, and 1 xor (n - i) is at most n - 1. So
//!    n is the mex.
//! 4. *A row without digits*: the first digit leaves two runs at ends, worth i - 1 and n - i, of sum n - 1. If n is odd, the
//!    digit in the middle leaves a nim-sum of 0, so it is won. If n is even, the two differ, so it is lost.
//!
//! So with digits the value is (X - 1) xor (N - X') xor the parity of the number of pairs of consecutive equal digits.
//! There are `M` - 1 pairs of consecutive digits. Those that differ are odd in number iff Y and Y' differ, that is, iff
//! Y + Y' is odd. So the equal ones have the parity e.
//!
//! **Complexity.** O(1) beside reading, which is not done with proconio: the first line and the first digit are parsed, then
//! all the rest is taken as one text, whose last two words are the last digit. No other digit is parsed or kept in a list.
//!
//! Digits between the first and the last one are not looked at: the answer is that of any row with these ends. They are
//! refused if no row has them. That is so iff X is 0, X' exceeds `N`, or X' - X < `M` - 1 + e: by `M` - 1 steps of one
//! square the digits alternate, and an odd number of equal pairs needs a square more. If there is room, such a row is there:
//! alternate, and put all spare squares behind the first digit, which is then equal to the second iff e is 1.
//!
//! **Traps.** Between equal digits one square is as good as two: `4 2 / 1 0 / 4 0` answers `Takahashi`,
//! `5 2 / 2 0 / 5 0` answers `Aoki`. Between different digits the length does not matter either: `3 2 / 1 0 / 3 1` answers
//! `Aoki`. At the ends it does: `4 1 / 3 0` answers `Takahashi`; equal ends cancel: `3 1 / 2 0` answers `Aoki`. Without digits it
//! is a parity: `1 0` answers `Takahashi`, `2 0` answers `Aoki`. Lengths need 64 bits: `4294967297 1 / 1 0` answers `Takahashi`.
//!
//! **Source.** AtCoder Regular Contest 151, problem C.

use sente::io::{fail, rest_of_input};
use sente::{input, output};

/// A square, counted from 1, and its digit.
type Mark = (u64, u64);

/// The Grundy value of a row with so many marks, the first and the last of which are given; `None` if no row has them.
fn value(squares: u64, marks: u64, [(first, digit), (last, other)]: [Mark; 2]) -> Option<u64> {
    let equal_pairs = (marks ^ 1 ^ digit ^ other) & 1;
    let has_room = last.checked_sub(first)? >= marks - 1 + equal_pairs;
    let value = first.checked_sub(1)? ^ squares.checked_sub(last)? ^ equal_pairs;
    (has_room && digit <= 1 && other <= 1).then_some(value)
}

/// The mark at the end of the text.
fn last_mark(text: &str) -> Option<Mark> {
    let mut numbers = text.split_ascii_whitespace().rev().map(|word| word.parse().ok());
    let digit = numbers.next()??;
    Some((numbers.next()??, digit))
}

fn main() {
    input! { squares: u64, marks: u64 }
    let value = match marks {
        0 => squares % 2,
        _ => {
            input! { first: (u64, u64) }
            let last = if marks == 1 { Some(first) } else { last_mark(&rest_of_input()) };
            let Some(last) = last else { fail("the input does not end with a square and a digit") };
            value(squares, marks, [first, last]).unwrap_or_else(|| {
                fail(format_args!("no {marks} digits in {squares} squares begin and end so"))
            })
        }
    };
    output().line(if value != 0 { "Takahashi" } else { "Aoki" });
}

#[cfg(test)]
mod arc151_c {
    use super::{last_mark, value, Mark};
    use std::collections::BTreeMap;

    /// The marks of a row, one for each digit of `code` in base 3 that is not 2; none if equal digits are neighbours.
    fn row(code: u64, squares: u32) -> Option<Vec<Mark>> {
        let digits =
            (0..squares).map(|square| (u64::from(square) + 1, code / 3_u64.pow(square) % 3));
        let marks: Vec<Mark> = digits.filter(|mark| mark.1 < 2).collect();
        let fits = |pair: &[Mark]| pair[1].0 - pair[0].0 > 1 || pair[0].1 != pair[1].1;
        marks.windows(2).all(fits).then_some(marks)
    }

    #[test]
    fn ends_have_the_value_of_all_rows_with_them_and_none_if_there_is_no_row() {
        for squares in 1..=7 {
            let mut expected = BTreeMap::new();
            for marks in (0..3_u64.pow(squares)).filter_map(|code| row(code, squares)) {
                let (Some(first), Some(last)) = (marks.first(), marks.last()) else { continue };
                let equal = marks.windows(2).filter(|pair| pair[0].1 == pair[1].1).count() as u64;
                let sum = (first.0 - 1) ^ (u64::from(squares) - last.0) ^ (equal % 2);
                let before = expected.insert((marks.len() as u64, [*first, *last]), sum);
                assert!(before.map_or(true, |before| before == sum), "{marks:?}");
            }
            let n = u64::from(squares);
            for code in 0..(n + 2).pow(2) * 9 * (n + 1) {
                let (digits, places) = (code % 9, code / 9 % (n + 2).pow(2));
                let marks = code / 9 / (n + 2).pow(2) + 1;
                let ends = [(places % (n + 2), digits % 3), (places / (n + 2), digits / 3)];
                if marks > 1 || ends[0] == ends[1] {
                    assert_eq!(value(n, marks, ends), expected.get(&(marks, ends)).copied());
                }
            }
        }
    }

    #[test]
    fn numbers_may_have_64_bits() {
        let most = u64::MAX;
        assert_eq!(value(most, 1, [(most, 1), (most, 1)]), Some(most - 1));
        assert_eq!(value(most, most, [(1, 0), (most, 0)]), Some(0));
        assert_eq!(value(most, most, [(1, 0), (most, 1)]), None);
        assert_eq!(value(most, 2, [(1, most), (most, 1)]), None);
    }

    #[test]
    fn the_last_mark_is_found_behind_blanks() {
        assert_eq!(last_mark("3 1\n12 0 \r\n\n"), Some((12, 0)));
        assert_eq!(last_mark("12 0"), Some((12, 0)));
        assert_eq!(last_mark("0"), None);
        assert_eq!(last_mark("x 0"), None);
        assert_eq!(last_mark("1 0 -"), None);
    }
}
