//! Heat maps of tables.

use super::Picture;
use super::blocks::{Block, blocks};
use super::colour::{Colour, GAP, P_POSITION, Scale, mix};
use super::frame::{Anchor, Frame, Pixels};
use super::grid::Grid;
use super::legend;
use super::text::Font;

/// The longer side of the plot is at most about this many pixels.
const SIDE: usize = 720;
/// The most pixels of the side of a cell.
const LARGEST_CELL: usize = 44;
/// The shorter side of a strip is about so long, unless its cells were larger than this.
const BREADTH: usize = 96;
const LARGEST_OF_STRIP: usize = 24;
/// The room around a value in its cell.
const AROUND: f64 = 5.0;

/// A heat map of a table, as an SVG file. Tables larger than the picture are drawn in blocks of cells, such
/// that single P-positions stay visible.
pub fn heat_map(grid: &Grid, picture: &Picture) -> String {
    let longest = grid.width.max(grid.height);
    if grid.width.min(grid.height) == 0 {
        let mut frame = Frame::new(400, 40);
        frame.plain([200.0, 25.0], Anchor::Middle, "no values");
        return frame.finish(picture);
    }
    let block = longest.div_ceil(SIDE);
    let scale = Scale::of(grid.known(), picture.meaning.is_binary());
    let rows = blocks(grid, block);
    let cell = cell([rows[0].len(), rows.len()]);
    let pixels = pixels(grid, &rows, &scale, cell);
    let mut frame = Frame::new(pixels.width, pixels.height);
    frame.image(&pixels);
    if block == 1 && !scale.is_binary {
        numbers(&mut frame, grid, &scale, cell);
    }
    let (height, [x, y]) = (f64::from(pixels.height), &grid.axes);
    let [wide, tall] = cell.map(|side| side as f64 / block as f64);
    let down = |row: u64| {
        let centre = (row as f64 + 0.5) * tall;
        if grid.is_text { centre } else { height - centre }
    };
    let across = |column: u64| (column as f64 + 0.5) * wide;
    frame.horizontal(&x.label, grid.width as u64 - 1, across, |n| (n * x.step).to_string());
    let arrow = if grid.is_text { '↓' } else { '↑' };
    frame.vertical(&y.label, arrow, grid.height as u64 - 1, down, |n| (n * y.step).to_string());
    legend::add(&mut frame, &scale, grid.has_gaps(), picture);
    frame.finish(picture)
}

/// Width and height of a cell, with so many columns and rows. In a strip it is no square.
fn cell([columns, rows]: [usize; 2]) -> [usize; 2] {
    let side = (SIDE / columns.max(rows)).clamp(1, LARGEST_CELL);
    [columns, rows].map(|count| side.max((BREADTH / count).min(LARGEST_OF_STRIP)))
}

/// Blocks as rectangles of pixels.
fn pixels(grid: &Grid, rows: &[Vec<Block>], scale: &Scale, [wide, tall]: [usize; 2]) -> Pixels {
    let colour = |block: &Block| match block.mean {
        _ if block.is_gap => GAP,
        0.0 => P_POSITION,
        mean => mix(scale.colour(mean), P_POSITION, block.black),
    };
    let mut colours: Vec<Colour> = Vec::new();
    for row in 0..rows.len() {
        let row = rows[grid.place_of_row(row, rows.len())].iter();
        let line: Vec<Colour> =
            row.map(colour).flat_map(|colour| std::iter::repeat_n(colour, wide)).collect();
        (0..tall).for_each(|_| colours.extend_from_slice(&line));
    }
    let width = rows.first().map_or(0, Vec::len) * wide;
    Pixels { width: width as u32, height: (rows.len() * tall) as u32, colours }
}

/// Adds the value of each cell, dark on light or light on dark, if there is room for all.
fn numbers(frame: &mut Frame, grid: &Grid, scale: &Scale, [wide, tall]: [usize; 2]) {
    let [wide, tall] = [wide as f64, tall as f64];
    let font = Font { size: (wide.min(tall) * 0.45).min(15.0), is_bold: false };
    if font.size < 9.0 || font.width(&scale.most.to_string()) + AROUND > wide {
        return;
    }
    for y in 0..grid.height {
        for x in 0..grid.width {
            let Some(value) = grid.at(x, y) else { continue };
            let [red, green, blue] = scale.colour(f64::from(value)).map(f64::from);
            let light = 0.3 * red + 0.59 * green + 0.11 * blue > 125.0;
            let fill = if light { "#000000" } else { "#ffffff" };
            let row = grid.place_of_row(y, grid.height);
            let place = [(x as f64 + 0.5) * wide, (row as f64 + 0.5) * tall + font.size * 0.36];
            frame.text(place, Anchor::Middle, font, fill, &value.to_string());
        }
    }
}
