//! Previews in the characters of a terminal: each character is two pixels, one above the other.

use super::Picture;
use super::blocks::{Block, blocks};
use super::colour::{Colour, P_POSITION, Scale};
use super::grid::Grid;
use rules::prose;

/// The most lines of a preview.
const MOST_LINES: usize = 60;
const RESET: &str = "\x1b[0m";

/// A table in lines of at most `width` characters, with a caption in the last ones. With colour zeros are black; without
/// it they are black halves, and larger values are darker shades. Where a pixel stands for several positions, single
/// zeros stay visible; where there is no position, nothing is shown.
pub fn preview(grid: &Grid, picture: &Picture, width: usize, colour: bool) -> String {
    if grid.width.min(grid.height) == 0 {
        return "no values\n".into();
    }
    let size = grid.width.div_ceil(width.max(1)).max(grid.height.div_ceil(2 * MOST_LINES));
    let mut rows = blocks(grid, size);
    if !grid.is_text {
        rows.reverse();
    }
    let scale = Scale::of(grid.known(), picture.meaning.is_binary());
    let mut text = String::new();
    let nothing = |row: &[Block]| vec![Block::GAP; row.len()];
    // An odd row stands alone in a line, beside the axis if that is below.
    let alone = if grid.is_text { 0 } else { rows.len() % 2 };
    for row in &rows[..alone] {
        write_line(&mut text, &nothing(row), row, &scale, colour);
    }
    for pair in rows[alone..].chunks(2) {
        let below = pair.get(1).cloned().unwrap_or_else(|| nothing(&pair[0]));
        write_line(&mut text, &pair[0], &below, &scale, colour);
    }
    text + &prose::beside("", &caption(grid, picture, size, colour), width) + "\n"
}

fn caption(grid: &Grid, picture: &Picture, size: usize, colour: bool) -> String {
    let [x, y] = &grid.axes;
    let [right, top] =
        [(x, grid.width), (y, grid.height)].map(|(axis, n)| (n as u64 - 1) * axis.step);
    let arrow = if grid.is_text { '↓' } else { '↑' };
    let black = if colour { "black" } else { "█" };
    let scale = match size {
        1 => String::new(),
        _ => format!("; each pixel is {size} x {size} positions"),
    };
    let name = picture.meaning.name(0);
    format!("{} → 0 to {right}, {} {arrow} 0 to {top}; {black}: {name}{scale}", x.label, y.label)
}

fn write_line(text: &mut String, upper: &[Block], lower: &[Block], scale: &Scale, colour: bool) {
    let paint = |block: &Block| (!block.is_gap).then(|| block_colour(*block, scale));
    for (upper, lower) in upper.iter().zip(lower) {
        if !colour {
            text.push(plain(*upper, *lower, scale));
            continue;
        }
        text.push_str(&match (paint(upper), paint(lower)) {
            (Some(upper), lower) => painted(upper, lower, '▀'),
            (None, Some(lower)) => painted(lower, None, '▄'),
            (None, None) => format!("{RESET} "),
        });
    }
    text.push_str(if colour { "\x1b[0m\n" } else { "\n" });
}

fn block_colour(block: Block, scale: &Scale) -> Colour {
    if block.is_black() { P_POSITION } else { scale.colour(block.mean) }
}

/// A character in 24-bit colours.
fn painted([red, green, blue]: Colour, ground: Option<Colour>, character: char) -> String {
    let ground = ground.map_or_else(
        || RESET.to_string(),
        |[red, green, blue]| format!("\x1b[48;2;{red};{green};{blue}m"),
    );
    format!("{ground}\x1b[38;2;{red};{green};{blue}m{character}")
}

fn plain(upper: Block, lower: Block, scale: &Scale) -> char {
    match (upper.is_black(), lower.is_black()) {
        (true, true) => '█',
        (true, false) => '▀',
        (false, true) => '▄',
        (false, false) if scale.is_binary || lower.is_gap => ' ',
        (false, false) => {
            let share = lower.mean / f64::from(scale.most.max(1));
            [' ', '░', '▒'][((share * 3.0) as usize).min(2)]
        }
    }
}
