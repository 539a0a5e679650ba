//! Heat maps of tables.

use super::frame::{Colour, Frame, PLAIN};
use super::{Grid, Picture};
use language::text;

/// The longer side of the plot is at most about this many pixels.
const SIDE: usize = 720;
/// The most pixels of the side of a cell.
const LARGEST_CELL: usize = 44;
/// Length, about, of the shorter side of a strip, for which its cells may grow to `LARGEST_OF_STRIP`.
const BREADTH: usize = 96;
const LARGEST_OF_STRIP: usize = 24;
/// The samples in a legend, beside that of 0.
const SAMPLES: u32 = 9;
/// The distance from one sample to the next.
const LINE: f64 = 26.0;

const P_POSITION: Colour = [0, 0, 0];
const GAP: Colour = [255, 255, 255];
/// A place that is no P-position, where nothing more is known.
const N_POSITION: Colour = [222, 227, 234];

/// Viridis in equal steps, backwards, without its dark third: most values near a P-position are small, so small values
/// are light.
const VIRIDIS: [Colour; 6] = [
    [253, 231, 37],
    [110, 206, 88],
    [53, 183, 121],
    [31, 158, 137],
    [38, 130, 142],
    [49, 104, 142],
];

/// A heat map of a table. Tables larger than the picture are drawn in blocks of cells, such that single P-positions stay
/// visible.
pub fn heat_map(grid: &Grid, picture: &Picture) -> String {
    if grid.values.is_empty() {
        let mut frame = Frame::new(400, 40);
        frame.text([200.0, 25.0], "middle", PLAIN, &text!("no values", "没有值"));
        return frame.finish(picture);
    }
    let block = grid.width.max(grid.height).div_ceil(SIDE);
    let most = grid.values.iter().flatten().max().copied().unwrap_or(0);
    let scale = Scale { most, is_binary: picture.is_binary };
    let mut rows = blocks(grid, block, &scale);
    if !grid.is_text {
        rows.reverse();
    }
    let [wide, tall] = cell([rows[0].len(), rows.len()]);
    let mut frame = Frame::new((rows[0].len() * wide) as u32, (rows.len() * tall) as u32);
    let line = |row: &Vec<Colour>| -> Vec<Colour> {
        row.iter().flat_map(|&colour| std::iter::repeat_n(colour, wide)).collect()
    };
    let pixels: Vec<Colour> = rows.iter().flat_map(|row| line(row).repeat(tall)).collect();
    frame.image(&pixels);
    let height = f64::from(frame.height);
    let [wide, tall] = [wide, tall].map(|side| side as f64 / block as f64);
    let across = |column: u64| (column as f64 + 0.5) * wide;
    let down = |row: u64| {
        let centre = (row as f64 + 0.5) * tall;
        if grid.is_text { centre } else { height - centre }
    };
    let [x, y] = [0, 1].map(|axis| (&grid.axes[axis].0[..], grid.axes[axis].1));
    frame.horizontal(x, grid.width as u64 - 1, across);
    frame.vertical(y, if grid.is_text { '↓' } else { '↑' }, grid.height as u64 - 1, down);
    legend(&mut frame, &scale, grid.values[..grid.count].contains(&None), picture);
    frame.finish(picture)
}

/// Width and height of a cell, with so many columns and rows. In a strip it is no square.
fn cell([columns, rows]: [usize; 2]) -> [usize; 2] {
    let side = (SIDE / columns.max(rows)).clamp(1, LARGEST_CELL);
    [columns, rows].map(|count| side.max((BREADTH / count).min(LARGEST_OF_STRIP)))
}

/// The colours of squares of `size` by `size` cells, row after row from `y = 0` on. If few squares have a zero, these are
/// black; otherwise as dark as they have zeros.
pub(super) fn blocks(grid: &Grid, size: usize, scale: &Scale) -> Vec<Vec<Colour>> {
    let block = |left: usize, low: usize| -> Vec<u32> {
        let (right, high) = ((left + size).min(grid.width), (low + size).min(grid.height));
        let rows = (low..high).map(|y| &grid.values[y * grid.width + left..y * grid.width + right]);
        rows.flatten().flatten().copied().collect()
    };
    let blocks = |low| (0..grid.width).step_by(size).map(move |left| block(left, low));
    let rows: Vec<Vec<Vec<u32>>> =
        (0..grid.height).step_by(size).map(|low| blocks(low).collect()).collect();
    let with_zero = rows.iter().flatten().filter(|block| block.contains(&0)).count();
    let are_few = 2 * with_zero <= rows.iter().flatten().count();
    let colour = |block: &Vec<u32>| {
        let zeros = block.iter().filter(|&&value| value == 0).count();
        let others = block.len() - zeros;
        let sum: f64 = block.iter().copied().map(f64::from).sum();
        match (block.len(), others) {
            (0, _) => GAP,
            (_, 0) => P_POSITION,
            _ if zeros > 0 && are_few => P_POSITION,
            (all, _) => {
                mix(scale.colour(sum / others as f64), P_POSITION, zeros as f64 / all as f64)
            }
        }
    };
    rows.iter().map(|row| row.iter().map(colour).collect()).collect()
}

/// Adds the names of some colours on the right of everything else.
fn legend(frame: &mut Frame, scale: &Scale, has_gaps: bool, picture: &Picture) {
    let left = frame.bounds[2] + 20.0;
    frame.text([left, PLAIN.size], "start", PLAIN, &picture.quantity);
    let most = if scale.is_binary { scale.most.min(1) } else { scale.most };
    let count = most.min(SAMPLES);
    let value = |sample: u32| match count {
        count if count == most => sample,
        count => 1 + (u64::from(most - 1) * u64::from(sample - 1) / u64::from(count - 1)) as u32,
    };
    let mut samples = vec![(P_POSITION, picture.name(0))];
    samples.extend(
        (1..=count).map(value).map(|value| (scale.colour(value.into()), picture.name(value))),
    );
    samples.extend(has_gaps.then(|| (GAP, picture.gap.clone())));
    let mut top = 24.0;
    for (colour, name) in samples {
        frame.sample([left, top], colour, &name);
        top += LINE;
    }
}

/// The colours of values up to a largest one.
pub(super) struct Scale {
    pub most: u32,
    /// True if all values above 0 are the same.
    pub is_binary: bool,
}

impl Scale {
    fn colour(&self, value: f64) -> Colour {
        match value {
            0.0 => P_POSITION,
            _ if self.is_binary => N_POSITION,
            _ if self.most <= 1 => viridis(0.6),
            _ => viridis((value - 1.0) / f64::from(self.most - 1)),
        }
    }
}

/// The colour of a share between 0 and 1 of the scale.
fn viridis(share: f64) -> Colour {
    let place = share.clamp(0.0, 1.0) * (VIRIDIS.len() - 1) as f64;
    let before = (place as usize).min(VIRIDIS.len() - 2);
    mix(VIRIDIS[before], VIRIDIS[before + 1], place - before as f64)
}

/// `share` of the second colour, the rest of the first.
fn mix(first: Colour, second: Colour, share: f64) -> Colour {
    let channel = |i: usize| f64::from(first[i]) * (1.0 - share) + f64::from(second[i]) * share;
    [0, 1, 2].map(|i| channel(i).round() as u8)
}
