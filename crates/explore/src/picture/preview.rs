//! Previews in the characters of a terminal: each character is two pixels, one above the other.

use super::Picture;
use super::blocks::{Block, blocks};
use super::colour::{Colour, P_POSITION, Scale, viridis};
use super::grid::Grid;
use super::scatter::Sequence;
use rules::prose;

/// Lines of a sequence's preview.
const LINES: usize = 12;
/// Lines of a table's preview.
const MOST_LINES: usize = 60;
const RESET: &str = "\x1b[0m";

/// A table in lines of at most `width` characters, and what is what in the last ones. With colour zeros are
/// black; without it they are black halves, and larger values are darker shades. Where a pixel stands for
/// several positions, single zeros stay visible; where there is no position, nothing is shown.
pub fn preview_table(grid: &Grid, picture: &Picture, width: usize, colour: bool) -> String {
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
    let nothing = |row: &[Block]| vec![Block { black: 0.0, mean: 0.0, is_gap: true }; row.len()];
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

/// A sequence as a scatter in lines of at most `width` characters: the values, a line that marks what is lost,
/// and what is what.
pub fn preview_sequence(
    sequence: &Sequence,
    picture: &Picture,
    width: usize,
    colour: bool,
) -> String {
    let Sequence { values, gaps, axis, .. } = sequence;
    if values.is_empty() {
        return "no values\n".into();
    }
    let size = values.len().div_ceil(width.max(1));
    let known = |n: usize| (gaps.get(n) != Some(&true)).then(|| values[n]);
    let columns: Vec<Vec<u32>> = (0..values.len())
        .step_by(size)
        .map(|n| (n..values.len().min(n + size)).filter_map(known).collect())
        .collect();
    let most = columns.iter().flatten().copied().max().unwrap_or(0).max(1);
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
    let has_black = |column: &Vec<u32>| column.iter().any(|&value| picture.meaning.is_black(value));
    text.extend(columns.iter().map(|column| if has_black(column) { '●' } else { '─' }));
    let (last, quantity, black) = (values.len() - 1, &picture.quantity, picture.meaning.black());
    let caption = format!("{axis} → 0 to {last}, {quantity} ↑ to {most}; ●: {black}");
    text + "\n" + &prose::beside("", &caption, width) + "\n"
}

#[cfg(test)]
mod tests {
    use super::super::Meaning;
    use super::super::tests::{nim, picture};
    use super::*;

    fn outcomes() -> Picture {
        Picture { meaning: Meaning::Outcome, ..picture("") }
    }

    fn sequence(values: &[u32]) -> Sequence<'_> {
        Sequence { values, gaps: &[], period: None, axis: "heap" }
    }

    #[test]
    fn nothing_is_shown_as_such() {
        assert_eq!(preview_table(&nim(0, 0), &picture(""), 80, true), "no values\n");
        assert_eq!(preview_sequence(&sequence(&[]), &picture(""), 80, true), "no values\n");
    }

    #[test]
    fn the_diagonal_goes_upwards() {
        let shown = preview_table(&nim(4, 4), &outcomes(), 80, false);
        let lines: Vec<&str> = shown.lines().collect();
        assert_eq!(lines[..2], ["  ▄▀", "▄▀  "]);
        assert_eq!(lines[2], "left → 0 to 3, a < b & c ↑ 0 to 3; █: lost (P-position)");
        let odd = preview_table(&nim(3, 3), &outcomes(), 80, false);
        assert_eq!(odd.lines().take(2).collect::<Vec<_>>(), ["  ▄", "▄▀ "]);
    }

    #[test]
    fn rows_of_a_sequence_go_downwards() {
        let grid = Grid::rows(&[0, 1, 1, 1, 0, 1, 1, 1], &[], 3, 10, "heap");
        let shown = preview_table(&grid, &outcomes(), 80, false);
        assert_eq!(shown.lines().take(2).collect::<Vec<_>>(), ["▀▄ ", "   "]);
        assert!(shown.contains("↓ 0 to 6"), "{shown}");
    }

    #[test]
    fn where_there_is_no_position_nothing_is_black() {
        let mut grid = nim(4, 4);
        grid.gaps = vec![true; 16].into();
        let shown = preview_table(&grid, &outcomes(), 80, false);
        assert!(!shown.lines().take(2).any(|line| line.contains(['█', '▀', '▄'])), "{shown}");
        let all_gaps = Sequence { gaps: &[true; 3], ..sequence(&[0, 0, 0]) };
        let shown = preview_sequence(&all_gaps, &picture(""), 80, false);
        assert!(shown.lines().any(|line| line == "───"), "{shown}");
    }

    /// The lines of the picture itself; words may be wider than a narrow terminal.
    fn before_caption(shown: &str) -> impl Iterator<Item = &str> {
        shown.lines().take_while(|line| !line.contains('→'))
    }

    #[test]
    fn no_line_is_wider_than_the_terminal_and_p_positions_stay() {
        for width in [7, 80] {
            let shown = preview_table(&nim(500, 300), &outcomes(), width, false);
            let lines: Vec<&str> = before_caption(&shown).collect();
            assert!(lines.iter().all(|line| line.chars().count() <= width));
            assert!(lines.iter().filter(|line| line.contains(['▀', '▄', '█'])).count() > 0);
            let values = [0, 5, 2].repeat(99);
            let shown = preview_sequence(&sequence(&values), &picture(""), width, false);
            let lines = before_caption(&shown);
            assert!(lines.map(|line| line.chars().count()).all(|count| count <= width));
        }
    }

    #[test]
    fn a_long_table_has_few_lines() {
        for (width, height) in [(3, 5000), (1, 5000), (80, 80), (5000, 5000)] {
            let shown = preview_table(&nim(width, height), &picture(""), 80, false);
            assert!(before_caption(&shown).count() <= MOST_LINES, "{width} x {height}");
            assert!(shown.lines().all(|line| line.chars().count() <= 80), "{shown}");
        }
    }

    #[test]
    fn colours_are_there_only_when_asked_for() {
        for colour in [false, true] {
            let table = preview_table(&nim(9, 9), &picture(""), 80, colour);
            let sequence = preview_sequence(&sequence(&[0, 1, 2]), &picture(""), 80, colour);
            assert_eq!([table.contains('\x1b'), sequence.contains('\x1b')], [colour; 2]);
        }
    }
}
