//! Tables made smaller such that single P-positions stay visible.

use crate::explore::pattern::Table;

/// What a square of positions looks like.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct Block {
    /// The share of P-positions; all or nothing if few blocks have any.
    pub black: f64,
    /// The average of the values that are not zero; 0 if there are none.
    pub mean: f64,
}

impl Block {
    /// Whether it is rather a P-position than not.
    pub fn is_p(self) -> bool {
        self.black >= 0.5
    }
}

/// The table in squares of `size` by `size` positions, row after row from `y = 0` on.
pub(super) fn blocks(table: &Table, size: usize) -> Vec<Vec<Block>> {
    let block = |left: usize, low: usize| {
        let (right, high) = ((left + size).min(table.width), (low + size).min(table.height));
        let (mut zeros, mut others, mut sum) = (0_u32, 0_u32, 0.0);
        for y in low..high {
            for &value in &table.values[y * table.width + left..y * table.width + right] {
                if value == 0 {
                    zeros += 1;
                } else {
                    others += 1;
                    sum += f64::from(value);
                }
            }
        }
        let black = f64::from(zeros) / f64::from(zeros + others);
        Block { black, mean: sum / f64::from(others.max(1)) }
    };
    let mut rows: Vec<Vec<Block>> = (0..table.height)
        .step_by(size)
        .map(|low| (0..table.width).step_by(size).map(|left| block(left, low)).collect())
        .collect();
    let all = rows.iter().flatten().count();
    let some_black = |block: &&Block| block.black > 0.0;
    if 2 * rows.iter().flatten().filter(some_black).count() <= all {
        rows.iter_mut().flatten().for_each(|block| block.black = block.black.ceil());
    }
    rows
}

#[cfg(test)]
mod tests {
    use super::*;

    fn table(side: usize, is_zero: impl Fn(usize, usize) -> bool) -> Table {
        let places = (0..side).flat_map(|y| (0..side).map(move |x| (x, y)));
        let values = places.map(|(x, y)| if is_zero(x, y) { 0 } else { 3 }).collect();
        Table { width: side, height: side, values, axes: ["x".into(), "y".into()] }
    }

    #[test]
    fn a_single_p_position_blackens_its_block() {
        let rows = blocks(&table(100, |x, y| (x, y) == (99, 0)), 7);
        assert_eq!((rows.len(), rows[0].len()), (15, 15));
        let black: usize = rows.iter().flatten().filter(|block| block.is_p()).count();
        assert_eq!((black, rows[0][14].black), (1, 1.0));
    }

    #[test]
    fn dense_p_positions_are_shades() {
        let rows = blocks(&table(100, |x, y| (x + y) % 2 == 0), 10);
        assert!(rows.iter().flatten().all(|block| *block == Block { black: 0.5, mean: 3.0 }));
    }

    #[test]
    fn blocks_of_one_are_the_positions() {
        let rows = blocks(&table(3, |x, y| x == y), 1);
        assert_eq!(rows[1][1], Block { black: 1.0, mean: 0.0 });
        assert_eq!(rows[1][2], Block { black: 0.0, mean: 3.0 });
    }
}
