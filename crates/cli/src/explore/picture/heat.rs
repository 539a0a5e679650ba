//! Heat maps of tables.

use super::Picture;
use super::blocks::{Block, blocks};
use super::colour::{Colour, P_POSITION, Scale, hex, mix};
use super::frame::{Frame, Pixels, stroke, ticks};
use crate::explore::pattern::Table;

/// The longer side of the plot is about this many pixels.
const SIDE: usize = 720;
/// Room for the legend.
const RIGHT: u32 = 170;
/// Cells of at least this many pixels show their values.
const ROOM_FOR_NUMBERS: usize = 22;
/// Up to this value each has its own sample in the legend.
const FEW: u32 = 9;

/// A heat map of a table, as an SVG file; `y` points upwards. Tables larger than the picture are drawn
/// in blocks of cells, such that single P-positions stay visible.
pub fn heat_map(table: &Table, options: &Picture) -> String {
    let longest = table.width.max(table.height);
    if table.width.min(table.height) == 0 {
        let mut frame = Frame::new(400, 40, RIGHT);
        frame.text([200.0, 25.0], "middle", "", "no values");
        return frame.finish(options);
    }
    let block = longest.div_ceil(SIDE);
    let cell = (SIDE / longest).max(1);
    let scale = Scale::of(&table.values, options.outcomes);
    let pixels = pixels(table, &scale, block, cell);
    let mut frame = Frame::new(pixels.width, pixels.height, RIGHT);
    frame.image(&pixels);
    if cell >= ROOM_FOR_NUMBERS && !options.outcomes {
        numbers(&mut frame, table, &scale, cell);
    }
    let (side, height) = (cell as f64 / block as f64, f64::from(pixels.height));
    let [x, y] = &table.axes;
    let centre = |tick: u64| (tick as f64 + 0.5) * side;
    frame.horizontal(x, table.width as u64 - 1, centre);
    frame.vertical(y, table.height as u64 - 1, |tick| height - centre(tick));
    legend(&mut frame, &scale, options);
    frame.finish(options)
}

/// Squares of `block * block` cells as squares of `cell * cell` pixels, the last row of the table on top.
fn pixels(table: &Table, scale: &Scale, block: usize, cell: usize) -> Pixels {
    let rows = blocks(table, block);
    let colour = |block: &Block| match block.mean {
        0.0 => P_POSITION,
        mean => mix(scale.colour(mean), P_POSITION, block.black),
    };
    let mut colours: Vec<Colour> = Vec::new();
    for row in rows.iter().rev() {
        let line: Vec<Colour> =
            row.iter().map(colour).flat_map(|colour| std::iter::repeat_n(colour, cell)).collect();
        (0..cell).for_each(|_| colours.extend_from_slice(&line));
    }
    let width = rows.first().map_or(0, Vec::len) * cell;
    Pixels { width: width as u32, height: (rows.len() * cell) as u32, colours }
}

/// The value of each cell, dark on light or light on dark.
fn numbers(frame: &mut Frame, table: &Table, scale: &Scale, cell: usize) {
    let size = (cell as f64 * 0.42).min(15.0);
    for y in 0..table.height {
        for x in 0..table.width {
            let value = table.at(x, y);
            let [red, green, blue] = scale.colour(f64::from(value)).map(f64::from);
            let light = 0.3 * red + 0.59 * green + 0.11 * blue > 125.0;
            let fill = if light { "#000000" } else { "#ffffff" };
            let place = [x as f64 + 0.5, (table.height - 1 - y) as f64 + 0.5];
            let [across, down] = place.map(|place| place * cell as f64);
            let style = format!(r#"font-size="{size:.1}" fill="{fill}""#);
            frame.text([across, down + size * 0.36], "middle", &style, &value.to_string());
        }
    }
}

fn legend(frame: &mut Frame, scale: &Scale, options: &Picture) {
    let left = f64::from(frame.width) + 22.0;
    frame.text([left, 12.0], "start", r#"font-weight="bold""#, &options.quantity);
    sample(
        frame,
        [left, 24.0],
        P_POSITION,
        if scale.outcomes { "P-position" } else { "0 (P-position)" },
    );
    if scale.outcomes {
        sample(frame, [left, 50.0], scale.colour(1.0), "N-position");
    } else if scale.most <= FEW {
        for value in 1..=scale.most {
            let place = [left, 24.0 + 26.0 * f64::from(value)];
            sample(frame, place, scale.colour(f64::from(value)), &value.to_string());
        }
    } else {
        gradient(frame, scale, left);
    }
}

fn sample(frame: &mut Frame, [x, y]: [f64; 2], colour: Colour, text: &str) {
    let (fill, stroke) = (hex(colour), stroke("#57606a"));
    frame.add(&format!(r#"<rect x="{x}" y="{y}" width="18" height="18" fill="{fill}" {stroke}/>"#));
    frame.text([x + 26.0, y + 14.0], "start", "", text);
}

/// The colours from 1, at the bottom, to the largest value.
fn gradient(frame: &mut Frame, scale: &Scale, left: f64) {
    const STEPS: u32 = 48;
    const TOP: f64 = 64.0;
    let height = (f64::from(frame.height) - TOP - 8.0).clamp(96.0, 300.0);
    let step = height / f64::from(STEPS);
    let most = f64::from(scale.most);
    for i in 0..STEPS {
        let share = f64::from(i) / f64::from(STEPS - 1);
        let fill = hex(scale.colour(1.0 + share * (most - 1.0)));
        let y = TOP + height - f64::from(i + 1) * step;
        let tall = step + 0.5;
        frame.add(&format!(
            r#"<rect x="{left}" y="{y:.1}" width="18" height="{tall:.1}" fill="{fill}"/>"#
        ));
    }
    let place = |value: u64| TOP + height * (1.0 - (value as f64 - 1.0) / (most - 1.0));
    let (last, room) = (u64::from(scale.most), u64::from(scale.most) / 12);
    let between = ticks(last, 6).filter(|&tick| tick > 1 + room && tick + room < last);
    for value in between.chain([1, last]) {
        let y = place(value);
        frame.line([left + 18.0, y, left + 23.0, y], &stroke("#1b1f24"));
        frame.text([left + 28.0, y + 4.0], "start", "", &value.to_string());
    }
}
