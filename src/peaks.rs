//! Peaks in a row of numbers that two players take in turn from its ends.
//!
//! Each player maximises his own total minus the other's. A *peak* is three neighbours x <= y >= z.
//! It counts as one number x - y + z, which may be negative: if y is the greatest number of all and x is
//! taken from beside it, taking y and then z is best. The headers of `dp_l`, for one row, and of `p3210`,
//! for rows and stacks together, reduce all other peaks to this: each is read alone, and with stacks a case
//! is added. A row without peaks falls and then rises, and its numbers are taken in descending order.

/// Appends a row to `merged` and merges its peaks until none is left. What was in `merged` before
/// stays.
///
/// A new peak can only be at the last two numbers and the next one, so one pass with a stack finds
/// all.
///
/// # Complexity
///
/// O(1) for each number of the row, on average.
///
/// # Panics
///
/// In a debug build, if a number leaves the range of `i64`. None is larger in size than all numbers
/// of its row together.
///
/// # Example
///
/// ```
/// use sente::peaks::merge_peaks;
///
/// let mut merged = vec![7];
/// merge_peaks(&mut merged, [1, 2, 3, 4, 1]);
/// // 3 4 1 is 0, then 1 2 0 is -1.
/// assert_eq!(merged, [7, -1]);
/// ```
pub fn merge_peaks<N: Into<i64>>(merged: &mut Vec<i64>, row: impl IntoIterator<Item = N>) {
    let start = merged.len();
    for number in row {
        let mut number = number.into();
        while let [.., x, y] = merged[start..] {
            if x > y || y < number {
                break;
            }
            number += x - y;
            merged.truncate(merged.len() - 2);
        }
        merged.push(number);
    }
}

/// Merges the peaks of a stack, from its free end down, and appends it without its bottom pairs: those whose deepest number is
/// at least the one above it. Returns the loss of the player who first has to break into these.
///
/// # Complexity
///
/// O(1) for each number of the stack, on average.
///
/// # Example
///
/// ```
/// use sente::peaks::merge_stack;
///
/// let mut merged = vec![7];
/// assert_eq!(merge_stack(&mut merged, [5, 1, 3]), 2);
/// assert_eq!(merged, [7, 5]);
/// ```
pub fn merge_stack<N: Into<i64>>(merged: &mut Vec<i64>, stack: impl IntoIterator<Item = N>) -> i64 {
    let start = merged.len();
    merge_peaks(merged, stack);
    let mut charge = 0;
    while let [.., next, deepest] = merged[start..] {
        if deepest < next {
            break;
        }
        charge += deepest - next;
        merged.truncate(merged.len() - 2);
    }
    charge
}

#[cfg(test)]
mod tests {
    use super::merge_peaks;

    fn merged(row: &[i64]) -> Vec<i64> {
        let mut merged = Vec::new();
        merge_peaks(&mut merged, row.iter().copied());
        merged
    }

    #[test]
    fn fewer_than_three_numbers_have_no_peak() {
        for row in [&[][..], &[5], &[1, 2], &[2, 1], &[3, 3]] {
            assert_eq!(merged(row), row);
        }
    }

    #[test]
    fn a_row_that_falls_and_rises_has_no_peak() {
        for row in [&[3, 2, 1][..], &[1, 2, 3], &[5, 1, 4], &[5, 1, 1, 4], &[-1, -2, 0]] {
            assert_eq!(merged(row), row);
        }
    }

    #[test]
    fn equal_neighbours_make_a_peak() {
        assert_eq!(merged(&[3, 3, 3]), [3]);
        assert_eq!(merged(&[1, 3, 3]), [1]);
        assert_eq!(merged(&[3, 3, 1]), [1]);
    }

    #[test]
    fn a_merged_number_makes_peaks_on_either_side() {
        assert_eq!(merged(&[1, 2, 3, 4, 1]), [-1]);
        assert_eq!(merged(&[0, 5, 0, 1]), [-5, 1]);
        assert_eq!(merged(&[0, 5, 0, -4, -9]), [-10]);
    }

    #[test]
    fn rows_do_not_merge_with_what_stands_before_them() {
        let mut two = merged(&[1, 2]);
        merge_peaks(&mut two, [1, 2]);
        assert_eq!(two, [1, 2, 1, 2]);
    }

    /// The difference by the rules alone: of the mover's total and the other's.
    fn lead(row: &[i64]) -> i64 {
        match row {
            [] => 0,
            [first, .., last] => (first - lead(&row[1..])).max(last - lead(&row[..row.len() - 1])),
            [last] => *last,
        }
    }

    #[test]
    fn no_peak_is_left_and_the_difference_stays() {
        for number in 0..4_usize.pow(7) {
            let row: Vec<i64> = (0..7).map(|i| (number >> (2 * i) & 3) as i64 - 1).collect();
            let merged = merged(&row);
            assert!(merged.windows(3).all(|three| three[0] > three[1] || three[1] < three[2]));
            assert_eq!(lead(&merged), lead(&row), "{row:?}");
        }
    }
}
