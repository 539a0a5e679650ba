//! Tables in columns, and lists of positions.

use super::{INDENT, are_lost_or_won, is_yes_or_no, quantity};
use crate::cell::{Cell, DRAWN, ENDINGS, Table, Words};
use crate::explore::Exploration;
use crate::wording::{self, axes, axis, closed_up};
use language::{Text, counted, prose, text};
use std::fmt::Display;

/// The rows of a table of one axis that are shown, and of two.
const ROWS: usize = 16;
const ROWS_OF_PLANE: usize = 20;
/// The most columns of a table that are shown.
const COLUMNS: usize = 25;
/// Positions of a list that are shown.
const LISTED: usize = 40;
/// The widest value of a partizan game that stands in the table and not in the legend.
const WIDEST_VALUE: usize = 12;
const LETTERS: [Text; 3] = [Text("L", "败"), Text("W", "胜"), Text("D", "平")];

/// The answers as far as there is room: rows of one coordinate or of two, and lists of more, or of lost positions.
pub(super) fn text(result: &Exploration, width: usize) -> String {
    match result.table.sizes.len() {
        _ if !result.table.cells.iter().any(|cell| cell.is_position()) => {
            text!(
                "There is no position so far: --to asks for larger ones.\n",
                "到这里还没有局面：用 --to 要大一些的。\n"
            )
        }
        1 => sequence(result, width),
        2 if !is_yes_or_no(result) => plane(result, width),
        _ => legend(result) + &list(result, width),
    }
}

/// Rows as long as a multiple of the period, so that it shows.
fn sequence(result: &Exploration, width: usize) -> String {
    let Exploration { table, .. } = result;
    let (count, axis) = (table.cells.len(), axis(&table.axes[0]));
    let cell = widest(table) + 1;
    let margin = digits(count as u32).max(prose::width(&axis)) + 2;
    let room = (width.saturating_sub(margin) / cell).max(1);
    let period = result.pattern().and_then(|(statement, _)| statement.period);
    let per_row = row_length(period.map(|period| period.period), room);
    let quantity = quantity(result);
    let about = match are_lost_or_won(result) {
        true => text!(
            "{quantity} by {axis}, L for lost and W for won:",
            "{quantity}，按 {axis} 排列，败为必败，胜为必胜："
        ),
        false => text!("{quantity} by {axis}:", "{quantity}，按 {axis} 排列："),
    };
    let mut text = closed_up(&about) + "\n\n";
    if cell > digits(per_row as u32) + 1 {
        let heads: String = (0..per_row).map(|n| format!("{:>cell$}", format!("+{n}"))).collect();
        text += &format!("{:margin$}{heads}\n", "");
    }
    // Three periods are enough to see one.
    let rows = period.map_or(ROWS, |period| ROWS.min(period.start / per_row + 4));
    for first in (0..count).step_by(per_row).take(rows) {
        let values = cells(table, first, per_row.min(count - first), cell);
        text += &format!("{first:>width$}  {values}\n", width = margin - 2);
    }
    text += &more(count.saturating_sub(per_row * rows), Text("value", "个值"));
    let legend = legend(result);
    if !legend.is_empty() {
        text += &format!("\n{}\n", legend.trim_end());
    }
    if is_yes_or_no(result) {
        text += &format!("\n{}", list(result, width));
    }
    text
}

/// Whole periods where one has room; else an equal part of one, where it fills much of a row.
fn row_length(period: Option<usize>, room: usize) -> usize {
    let usual = room.min(20);
    match period {
        Some(period) if period <= room => usual.max(period) / period * period,
        Some(period) => {
            let parts =
                (usual / 2..=room).rev().find(|part| *part > 1 && period.is_multiple_of(*part));
            parts.unwrap_or(usual)
        }
        None => usual,
    }
}

/// `count` cells of a table from `first` on, each right-aligned in so many columns.
fn cells(table: &Table, first: usize, count: usize, columns: usize) -> String {
    let places = first..first + count;
    places.map(|place| right(&short(table, place), columns)).collect()
}

fn plane(result: &Exploration, width: usize) -> String {
    let Exploration { table, .. } = result;
    let [across, down] = [table.sizes[0], table.sizes[1]];
    let cell = widest(table).max(digits(across as u32)) + 1;
    let columns = (width.saturating_sub(8) / cell).clamp(1, COLUMNS).min(across);
    let rows = down.min(ROWS_OF_PLANE);
    let heads: String = (0..columns).map(|n| format!("{n:>cell$}")).collect();
    let (what, legend) = (quantity(result), legend(result));
    let [x, y] = [0, 1].map(|place| axis(&table.axes[place]));
    let about = text!("{what} by {x} (across) and {y} (down):", "{what}，横向为 {x}，纵向为 {y}：");
    let mut text = format!("{legend}{}\n\n{:7}{heads}\n", closed_up(&about), "");
    for row in 0..rows {
        text += &format!("{row:>5}  {}\n", cells(table, row * across, columns, cell));
    }
    text + &more(table.cells.len() - rows * columns, Text("value", "个值"))
}

/// The positions with their values; where these are lost and won, the positions that are lost.
fn list(result: &Exploration, width: usize) -> String {
    let (table, is_yes_or_no) = (&result.table, is_yes_or_no(result));
    let is_listed = |place: &usize| match (table.number(*place), is_yes_or_no) {
        (Some(value), true) => value == 0,
        (value, _) => value.is_some(),
    };
    let listed: Vec<usize> = (0..table.cells.len()).filter(is_listed).collect();
    // Beside (a, b), (b, a) need not be written where the value is the same.
    let is_symmetric = is_symmetric(table);
    let is_mirror_image =
        |place: usize| is_symmetric && place / table.sizes[0] < place % table.sizes[0];
    let name = |&place: &usize| {
        let position = tuple(&table.position(place));
        match is_yes_or_no {
            true => position,
            false => format!("{position}:\u{a0}{}", short(table, place)),
        }
    };
    let once = listed.iter().filter(|&&place| !is_mirror_image(place));
    let shown: Vec<String> = once.clone().take(LISTED).map(name).collect();
    let left = once
        .clone()
        .nth(LISTED)
        .map_or(0, |first| listed.iter().filter(|&place| place >= first).count());
    let (count, is_halved) = (listed.len(), once.count() < listed.len());
    let order = match axes(&table.axes) {
        axes if axes.len() == 1 => String::new(),
        axes => text!(", as {tuple}", "，写成 {tuple}", tuple = tuple(&axes)),
    };
    let mirrored =
        if is_halved { Text(" in either order", "，顺序不限") } else { Text("", "") };
    let what = if is_yes_or_no { zeros(result, count) } else { quantity(result).to_string() };
    let what = text!("{what}{order}{mirrored}:", "{what}{order}{mirrored}：");
    let what = prose::beside("", &what, width);
    let body = prose::items(&" ".repeat(INDENT), &shown, width);
    format!("{what}\n\n{body}\n{}", more(left, Text("position", "个局面")))
}

/// The words for so many positions with the value 0.
fn zeros(result: &Exploration, count: usize) -> String {
    let verb = if count == 1 { "is" } else { "are" };
    let positions = result.table.cells.iter().filter(|cell| cell.is_position()).count();
    let positions = counted(positions, "position", "个局面");
    match (result.about.question, result.table.word(0)) {
        (Some(_), _) => text!(
            "{count} of {positions} {verb} lost for the player to move",
            "{positions}中有 {count} 个当前操作者必败"
        ),
        (None, Some(word)) => text!(
            "{count} of {positions} {verb} answered {word:?}",
            "{positions}中有 {count} 个的答案是 {word:?}"
        ),
        (None, None) => text!(
            "{count} of {positions} {verb} answered 0",
            "{positions}中有 {count} 个的答案是 0"
        ),
    }
}

/// One coordinate by itself, several in parentheses, never broken over two lines.
fn tuple<T: Display>(coordinates: &[T]) -> String {
    wording::tuple(coordinates).replace(", ", ",\u{a0}")
}

/// A value, a letter for an outcome, or a dot where there is no position.
fn short(table: &Table, place: usize) -> String {
    match (table.cells[place], &table.words) {
        (Cell::NONE, _) => ".".into(),
        (Cell::DRAW, _) => LETTERS[DRAWN as usize].to_string(),
        (cell, Words::Outcomes) => {
            LETTERS[cell.value().unwrap_or(DRAWN).min(DRAWN) as usize].to_string()
        }
        (cell, Words::Values(words, _)) => {
            let number = cell.value().unwrap_or_default();
            let word = words.get(number as usize).filter(|word| is_narrow(word));
            word.map_or_else(|| format!("#{number}"), String::clone)
        }
        (cell, _) => cell.value().unwrap_or_default().to_string(),
    }
}

fn is_narrow(word: &str) -> bool {
    prose::width(word) <= WIDEST_VALUE
}

/// The columns of the widest value: of the greatest number, or of a letter.
fn widest(table: &Table) -> usize {
    if let Words::Values(..) = table.words {
        let widths = (0..table.cells.len()).map(|place| prose::width(&short(table, place)));
        return widths.max().unwrap_or(0);
    }
    let most = (0..table.cells.len()).filter_map(|place| table.number(place)).max();
    let has_letters = table.words == Words::Outcomes || table.has_draws();
    let letter = if has_letters { prose::width(LETTERS[0].get()) } else { 0 };
    digits(most.unwrap_or(0)).max(letter)
}

/// The text at the end of so many columns.
fn right(text: &str, columns: usize) -> String {
    " ".repeat(columns.saturating_sub(prose::width(text))) + text
}

fn is_symmetric(table: &Table) -> bool {
    let [width, height] = table.sizes[..] else { return false };
    let at = |x: usize, y: usize| table.cells[y * width + x];
    width == height && (0..width).all(|x| (0..x).all(|y| at(x, y) == at(y, x)))
}

fn more(left: usize, Text(english, chinese): Text) -> String {
    let more = counted(left, english, chinese);
    match left {
        0 => String::new(),
        _ => text!("... and {more} more; --csv prints all\n", "... 还有 {more}；--csv 打印全部\n"),
    }
}

/// The words for the numbers and letters in a table.
fn legend(result: &Exploration) -> String {
    let table = &result.table;
    let mut words: Vec<String> = match &table.words {
        Words::Outcomes if table.has_draws() => {
            LETTERS.iter().zip(ENDINGS).map(|(letter, word)| format!("{letter} = {word}")).collect()
        }
        Words::Judge(words) => {
            (0..).zip(words).map(|(value, word): (u32, _)| format!("{value} = {word:?}")).collect()
        }
        _ => Vec::new(),
    };
    if !is_yes_or_no(result) && table.cells.contains(&Cell::NONE) {
        words.push(text!(". = no position", ". = 没有局面"));
    }
    if table.words == Words::Numbers && table.has_draws() {
        let letter = LETTERS[DRAWN as usize];
        words.push(text!("{letter} = draw, which has none", "{letter} = 平局，没有值"));
    }
    let values = values_legend(table);
    if words.is_empty() {
        values
    } else {
        format!("{values}{}\n\n", words.join(Text(", ", "，").get()))
    }
}

/// The values of partizan games that are too wide for the table, one a line.
fn values_legend(table: &Table) -> String {
    let Words::Values(words, _) = &table.words else { return String::new() };
    let wide = (0..).zip(words).filter(|(number, word): &(u32, _)| {
        !is_narrow(word) && table.cells.contains(&Cell::of(*number))
    });
    let lines: Vec<String> = wide.map(|(number, word)| format!("#{number} = {word}\n")).collect();
    match lines.len().saturating_sub(ROWS) {
        _ if lines.is_empty() => String::new(),
        0 => lines.concat() + "\n",
        left => lines[..ROWS].concat() + &more(left, Text("value", "个值")) + "\n",
    }
}

fn digits(number: u32) -> usize {
    number.to_string().len()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_are_whole_periods_or_equal_parts_of_one() {
        // In 80 columns there is room for 36 values of a digit.
        const ROOM: usize = 36;
        for period in 1..=ROOM {
            let length = row_length(Some(period), ROOM);
            assert!(length.is_multiple_of(period) && length <= ROOM, "{period}: {length}");
        }
        assert_eq!(row_length(Some(46), ROOM), 23);
        assert_eq!(row_length(Some(60), ROOM), 30);
        // No equal part is long enough.
        assert_eq!([Some(37), None].map(|period| row_length(period, ROOM)), [20, 20]);
    }
}
