//! Tables made smaller such that single P-positions stay visible.

use super::grid::Grid;

/// A square of cells, as it is drawn.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct Block {
    /// The share of zeros among its positions; all or nothing if few blocks have any.
    pub black: f64,
    /// The average of the values that are not zero; 0 if there are none.
    pub mean: f64,
    /// True if there is no position at all.
    pub is_gap: bool,
}

impl Block {
    /// A square without positions.
    pub const GAP: Block = Block { black: 0.0, mean: 0.0, is_gap: true };

    /// True if it is rather a zero than not.
    pub fn is_black(self) -> bool {
        self.black >= 0.5
    }
}

/// The table in squares of `size` by `size` cells, row after row from `y = 0` on.
pub(super) fn blocks(grid: &Grid, size: usize) -> Vec<Vec<Block>> {
    let block = |left: usize, low: usize| {
        let (right, high) = ((left + size).min(grid.width), (low + size).min(grid.height));
        let (mut zeros, mut others, mut sum) = (0_u32, 0_u32, 0.0);
        for y in low..high {
            for value in (left..right).filter_map(|x| grid.at(x, y)) {
                zeros += u32::from(value == 0);
                others += u32::from(value != 0);
                sum += f64::from(value);
            }
        }
        let black = f64::from(zeros) / f64::from((zeros + others).max(1));
        Block { black, mean: sum / f64::from(others.max(1)), is_gap: zeros + others == 0 }
    };
    let mut rows: Vec<Vec<Block>> = (0..grid.height)
        .step_by(size)
        .map(|low| (0..grid.width).step_by(size).map(|left| block(left, low)).collect())
        .collect();
    let all = rows.iter().flatten().count();
    if 2 * rows.iter().flatten().filter(|block| block.black > 0.0).count() <= all {
        rows.iter_mut().flatten().for_each(|block| block.black = block.black.ceil());
    }
    rows
}
