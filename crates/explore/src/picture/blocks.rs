//! Tables made smaller such that single P-positions stay visible.

use super::grid::Grid;

/// What a square of cells looks like.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct Block {
    /// The share of zeros among its positions; all or nothing if few blocks have any.
    pub black: f64,
    /// The average of the values that are not zero; 0 if there are none.
    pub mean: f64,
    /// Whether there is no position at all.
    pub is_gap: bool,
}

impl Block {
    /// Whether it is rather a zero than not.
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
                if value == 0 {
                    zeros += 1;
                } else {
                    others += 1;
                    sum += f64::from(value);
                }
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
    let some_black = |block: &&Block| block.black > 0.0;
    if 2 * rows.iter().flatten().filter(some_black).count() <= all {
        rows.iter_mut().flatten().for_each(|block| block.black = block.black.ceil());
    }
    rows
}

#[cfg(test)]
mod tests {
    use super::super::grid::Axis;
    use super::*;

    fn grid(side: usize, is_zero: impl Fn(usize, usize) -> bool) -> Grid<'static> {
        let places = (0..side).flat_map(|y| (0..side).map(move |x| (x, y)));
        let values: Vec<u32> = places.map(|(x, y)| if is_zero(x, y) { 0 } else { 3 }).collect();
        let axes = ["x", "y"].map(Axis::counting);
        let (width, height) = (side, side);
        let (values, gaps) = (values.into(), Vec::new().into());
        Grid { width, height, values, gaps, count: side * side, axes, is_text: false }
    }

    #[test]
    fn a_single_p_position_blackens_its_block() {
        let rows = blocks(&grid(100, |x, y| (x, y) == (99, 0)), 7);
        assert_eq!((rows.len(), rows[0].len()), (15, 15));
        let black: usize = rows.iter().flatten().filter(|block| block.is_black()).count();
        assert_eq!((black, rows[0][14].black), (1, 1.0));
    }

    #[test]
    fn dense_p_positions_are_shades() {
        let rows = blocks(&grid(100, |x, y| (x + y) % 2 == 0), 10);
        let shade = Block { black: 0.5, mean: 3.0, is_gap: false };
        assert!(rows.iter().flatten().all(|block| *block == shade));
    }

    #[test]
    fn blocks_of_one_are_the_positions() {
        let rows = blocks(&grid(3, |x, y| x == y), 1);
        assert_eq!(rows[1][1], Block { black: 1.0, mean: 0.0, is_gap: false });
        assert_eq!(rows[1][2], Block { black: 0.0, mean: 3.0, is_gap: false });
    }

    #[test]
    fn where_there_is_no_position_nothing_is_black() {
        let mut grid = grid(4, |x, y| x + y == 0);
        grid.gaps = (0..16).map(|index| index == 0 || index > 7).collect();
        let rows = blocks(&grid, 1);
        assert_eq!(rows[0][0], Block { black: 0.0, mean: 0.0, is_gap: true });
        let rows = blocks(&grid, 2);
        assert_eq!(rows[0][0], Block { black: 0.0, mean: 3.0, is_gap: false });
        assert!(rows[1].iter().all(|block| block.is_gap));
    }
}
