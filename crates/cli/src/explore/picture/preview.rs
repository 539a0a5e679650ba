//! Previews in the characters of a terminal: each character is two pixels, one above the other.

use super::Picture;
use super::blocks::{Block, blocks};
use super::colour::{Colour, P_POSITION, Scale, viridis};
use crate::explore::pattern::Table;

/// Lines of a sequence's preview.
const LINES: usize = 12;
const RESET: &str = "\x1b[0m";

/// A table in lines of at most `width` characters, `y` upwards, and what is what in the last line. With
/// colour P-positions are black; without it they are black halves, and larger values are darker shades.
/// Where a pixel stands for several positions, single P-positions stay visible.
pub fn preview_table(table: &Table, options: &Picture, width: usize, colour: bool) -> String {
    if table.width.min(table.height) == 0 {
        return "no values\n".into();
    }
    let size = table.width.div_ceil(width.max(1));
    let rows = blocks(table, size);
    let scale = Scale::of(&table.values, options.outcomes);
    let mut text = String::new();
    // From the top; an odd row stands alone in the lowest line's lower half.
    let first = rows.len() % 2;
    if first == 1 {
        rows.last()
            .into_iter()
            .for_each(|row| write_line(&mut text, &vec![None; row.len()], row, &scale, colour));
    }
    for pair in rows[..rows.len() - first].rchunks(2) {
        let upper: Vec<Option<Block>> = pair[1].iter().copied().map(Some).collect();
        write_line(&mut text, &upper, &pair[0], &scale, colour);
    }
    text + &caption(table, size, colour)
}

fn caption(table: &Table, size: usize, colour: bool) -> String {
    let [x, y] = &table.axes;
    let (right, top) = (table.width - 1, table.height - 1);
    let black = if colour { "black" } else { "█" };
    let scale = match size {
        1 => String::new(),
        _ => format!("; each pixel is {size} x {size} positions"),
    };
    format!("{x} → 0 to {right}, {y} ↑ 0 to {top}; {black}: P-position{scale}\n")
}

fn write_line(
    text: &mut String,
    upper: &[Option<Block>],
    lower: &[Block],
    scale: &Scale,
    colour: bool,
) {
    for (&upper, &lower) in upper.iter().zip(lower) {
        if colour {
            let lower = block_colour(lower, scale);
            match upper {
                Some(upper) => {
                    text.push_str(&painted(block_colour(upper, scale), Some(lower), '▀'));
                }
                None => text.push_str(&painted(lower, None, '▄')),
            }
        } else {
            text.push(plain(upper, lower, scale));
        }
    }
    text.push_str(if colour { "\x1b[0m\n" } else { "\n" });
}

fn block_colour(block: Block, scale: &Scale) -> Colour {
    if block.is_p() { P_POSITION } else { scale.colour(block.mean) }
}

/// A character in 24-bit colours.
fn painted([red, green, blue]: Colour, ground: Option<Colour>, character: char) -> String {
    let ground = ground.map_or_else(
        || RESET.to_string(),
        |[red, green, blue]| format!("\x1b[48;2;{red};{green};{blue}m"),
    );
    format!("{ground}\x1b[38;2;{red};{green};{blue}m{character}")
}

fn plain(upper: Option<Block>, lower: Block, scale: &Scale) -> char {
    match (upper.is_some_and(Block::is_p), lower.is_p()) {
        (true, true) => '█',
        (true, false) => '▀',
        (false, true) => '▄',
        (false, false) if scale.outcomes => ' ',
        (false, false) => {
            let share = lower.mean / f64::from(scale.most.max(1));
            [' ', '░', '▒'][((share * 3.0) as usize).min(2)]
        }
    }
}

/// A sequence as a scatter in lines of at most `width` characters: the values, a line that marks the
/// zeros, and what is what.
pub fn preview_sequence(values: &[u32], options: &Picture, width: usize, colour: bool) -> String {
    if values.is_empty() {
        return "no values\n".into();
    }
    let size = values.len().div_ceil(width.max(1));
    let columns: Vec<&[u32]> = values.chunks(size).collect();
    let most = values.iter().copied().max().unwrap_or(0).max(1);
    let rows = 2 * LINES as u64;
    let row_of = |value: u32| (u64::from(value) * (rows - 1) / u64::from(most)) as usize;
    let mut text = String::new();
    for line in (0..LINES).rev() {
        for column in &columns {
            let has = |row: usize| column.iter().any(|&value| value > 0 && row_of(value) == row);
            let character = match (has(2 * line + 1), has(2 * line)) {
                (true, true) => '█',
                (true, false) => '▀',
                (false, true) => '▄',
                (false, false) => ' ',
            };
            if colour && character != ' ' {
                let share = line as f64 / LINES as f64;
                text.push_str(&painted(viridis(share), None, character));
            } else {
                text.push(character);
            }
        }
        text.push_str(if colour { "\x1b[0m\n" } else { "\n" });
    }
    let zero = |column: &&[u32]| if column.contains(&0) { '●' } else { '─' };
    text.extend(columns.iter().map(zero));
    let (last, quantity) = (values.len() - 1, &options.quantity);
    text + &format!("\nn → 0 to {last}, {quantity} ↑ to {most}; ●: P-position (0)\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn nim(width: usize, height: usize) -> Table {
        let values = (0..width * height).map(|i| ((i % width) ^ (i / width)) as u32).collect();
        Table { width, height, values, axes: ["x".into(), "y".into()] }
    }

    fn options(outcomes: bool) -> Picture {
        let [title, subtitle] = [String::new(), String::new()];
        Picture { title, subtitle, quantity: "Grundy value".into(), outcomes }
    }

    #[test]
    fn nothing_is_shown_as_such() {
        assert_eq!(preview_table(&nim(0, 0), &options(false), 80, true), "no values\n");
        assert_eq!(preview_sequence(&[], &options(false), 80, true), "no values\n");
    }

    #[test]
    fn the_diagonal_goes_upwards() {
        let shown = preview_table(&nim(4, 4), &options(true), 80, false);
        let lines: Vec<&str> = shown.lines().collect();
        assert_eq!(lines[..2], ["  ▄▀", "▄▀  "]);
        assert_eq!(lines[2], "x → 0 to 3, y ↑ 0 to 3; █: P-position");
        let odd = preview_table(&nim(3, 3), &options(true), 80, false);
        assert_eq!(odd.lines().take(2).collect::<Vec<_>>(), ["  ▄", "▄▀ "]);
    }

    #[test]
    fn no_line_is_wider_than_the_terminal_and_p_positions_stay() {
        for width in [7, 80] {
            let shown = preview_table(&nim(500, 300), &options(true), width, false);
            let picture: Vec<&str> = shown.lines().filter(|line| !line.contains('→')).collect();
            assert!(picture.iter().all(|line| line.chars().count() <= width));
            assert!(picture.iter().filter(|line| line.contains(['▀', '▄', '█'])).count() > 0);
            let shown = preview_sequence(&[0, 5, 2].repeat(99), &options(false), width, false);
            let picture = shown.lines().filter(|line| !line.contains('→'));
            assert!(picture.map(|line| line.chars().count()).all(|count| count <= width));
        }
    }

    #[test]
    fn colours_are_there_only_when_asked_for() {
        for colour in [false, true] {
            let table = preview_table(&nim(9, 9), &options(false), 80, colour);
            let sequence = preview_sequence(&[0, 1, 2], &options(false), 80, colour);
            assert_eq!([table.contains('\x1b'), sequence.contains('\x1b')], [colour; 2]);
        }
    }
}
