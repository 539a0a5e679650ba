//! Previews of tables for terminals.

use super::*;

fn lines(grid: &Grid, width: usize, colour: bool) -> Vec<String> {
    let outcomes = Picture { meaning: Meaning::Outcome, ..picture("") };
    preview(grid, &outcomes, width, colour).lines().map(String::from).collect()
}

#[test]
fn nothing_is_shown_as_such() {
    assert_eq!(lines(&nim(0, 0), 80, true), ["no values"]);
}

#[test]
fn the_diagonal_goes_upwards_and_rows_of_a_text_downwards() {
    let shown = lines(&nim(4, 4), 80, false);
    assert_eq!(shown[..2], ["  ▄▀", "▄▀  "]);
    assert_eq!(shown[2], "left → 0 to 3, a < b & c ↑ 0 to 3; █: lost (P-position)");
    assert_eq!(lines(&nim(3, 3), 80, false)[..2], ["  ▄", "▄▀ "]);
    let text = Grid { is_text: true, ..nim(3, 3) };
    assert_eq!(lines(&text, 80, false)[..2], ["▀▄ ", "  ▀"]);
}

#[test]
fn a_large_table_has_few_and_short_lines_and_shows_its_p_positions() {
    for (width, height) in [(3, 5000), (1, 5000), (80, 80), (2000, 2000)] {
        let shown = lines(&nim(width, height), 40, false);
        let rows = shown.iter().take_while(|line| !line.contains('→'));
        let rows: Vec<&String> = rows.collect();
        assert!(rows.len() <= 60 && rows.iter().all(|row| row.chars().count() <= 40));
        assert!(rows.iter().any(|row| row.contains(['▀', '▄', '█'])));
    }
}

#[test]
fn where_there_is_no_position_nothing_is_black() {
    let grid = Grid { values: vec![None; 16], ..nim(4, 4) };
    let shown = lines(&grid, 80, false);
    assert!(!shown[..2].iter().any(|line| line.contains(['█', '▀', '▄'])), "{shown:?}");
}

#[test]
fn colours_are_there_only_when_asked_for() {
    let has_colour = |colour| lines(&nim(9, 9), 80, colour).concat().contains('\x1b');
    assert_eq!([false, true].map(has_colour), [false, true]);
}
