//! The places of values in what was printed.

use super::cells::{Answers, is_answer};
use super::tokens::{Place, Row, Token};
use super::{Options, mistake};
use crate::cell::{Cell, Table, place};
use crate::error::refused;
use crate::wording::Wording;
use anyhow::Result;
use itertools::Itertools;
use language::text;

/// The most coordinates of a position.
const MOST_AXES: usize = 6;
/// The most places for each value that is printed, and beside these.
const SPARSE: usize = 64;
const ROOM: usize = 1 << 16;

/// Values and their positions.
pub(super) struct Laid {
    pub axes: Vec<String>,
    pub sizes: Vec<usize>,
    /// The place of each value in the table, and the word for it.
    pub values: Vec<(usize, Token)>,
    read_as: Wording,
}

impl Laid {
    /// The table with these cells; the others have none.
    pub fn table(&self, cells: &[Cell], answers: &Answers) -> Table {
        let mut all = vec![Cell::NONE; self.sizes.iter().product()];
        self.values.iter().zip(cells).for_each(|((place, _), &cell)| all[*place] = cell);
        let words = answers.words();
        Table { axes: self.axes.clone(), sizes: self.sizes.clone(), cells: all, words }
    }

    /// The layout, in words.
    pub fn read_as(&self) -> Wording {
        self.read_as.clone()
    }

    /// Values at positions, the later ones of which must not contradict the earlier ones.
    fn at(
        axes: Vec<String>,
        values: Vec<(Vec<u64>, Token)>,
        read_as: impl Fn() -> String,
    ) -> Result<Laid> {
        let last = |axis: usize| values.iter().map(|(at, _)| at[axis]).max().unwrap_or(0);
        let sizes: Vec<u64> = (0..axes.len()).map(|axis| last(axis).saturating_add(1)).collect();
        let total = sizes.iter().try_fold(1_u64, |total, &size| total.checked_mul(size));
        let most = (SPARSE * values.len() + ROOM) as u64;
        if total.is_none_or(|total| total > most) {
            let (at, token) =
                values.iter().max_by_key(|(at, _)| at.iter().max()).unwrap_or(&values[0]);
            let far = at.iter().max().copied().unwrap_or(0);
            return Err(mistake(
                token,
                text!(
                    "the position {far} is far from all others: leave it out",
                    "位置 {far} 离其他位置太远：请去掉它"
                ),
            ));
        }
        let sizes: Vec<usize> = sizes.iter().map(|&size| size as usize).collect();
        let mut known: Vec<Option<&str>> = vec![None; sizes.iter().product()];
        for (at, token) in &values {
            let earlier = &mut known[place(at, &sizes).unwrap_or(0)];
            if *earlier.get_or_insert(&token.text) != token.text {
                let at = at.iter().join(", ");
                return Err(mistake(
                    token,
                    text!("the position {at} has two values", "位置 {at} 有两个不同的值"),
                ));
            }
        }
        let values = values
            .into_iter()
            .map(|(at, token)| (place(&at, &sizes).unwrap_or(0), token))
            .collect();
        Ok(Laid { axes, sizes, values, read_as: Wording::of(read_as) })
    }
}

/// The layout of rows of words.
pub(super) fn of(rows: &[Row], options: &Options<'_>) -> Result<Laid> {
    let (names, rows) = headed(rows, options);
    if rows.is_empty() {
        return Err(refused(text!("the table is empty", "表是空的")));
    }
    if let Some(axes) = listed(rows) {
        let names = names.filter(|names| names.len() == axes + 1 || names.len() == axes);
        return lines(rows, axes, names);
    }
    let from = options.from.unwrap_or(0);
    let letters = spelt(rows, options);
    let rows = letters.as_deref().unwrap_or(rows);
    match rows {
        [one] => line(one, from),
        rows if rows.iter().all(|row| row.len() == 1) => line(&rows.concat(), from),
        rows => matrix(rows, from),
    }
}

/// Splits off a first row of names, such as `a,b,value`: words that are no answers, above numbers.
fn headed<'r>(rows: &'r [Row], options: &Options<'_>) -> (Option<Vec<String>>, &'r [Row]) {
    let [first, others @ ..] = rows else { return (None, rows) };
    let is_name = |token: &Token| {
        let begins = token.text.starts_with(char::is_alphabetic);
        begins && !others.iter().flatten().any(|other| other.text == token.text)
    };
    let are_numbers = others.iter().any(|row| number(&row[0]).is_some());
    let are_answers = first.iter().all(|token| is_answer(&token.text, options));
    match first.iter().all(is_name) && are_numbers && !are_answers {
        true => (Some(first.iter().map(|token| token.text.clone()).collect()), others),
        false => (None, rows),
    }
}

pub(super) fn number(token: &Token) -> Option<u64> {
    token.text.parse().ok()
}

/// The number of coordinates if each row is a position and its value: words behind numbers, or numbers that are named
/// as positions are, in order and without many gaps.
fn listed(rows: &[Row]) -> Option<usize> {
    let before = |row: &Row| row.iter().take_while(|token| number(token).is_some()).count();
    let first = before(&rows[0]);
    let is_named = |row: &Row| {
        let behind = row.get(first..).unwrap_or_default();
        before(row) == first && !behind.is_empty() && behind.iter().all(|it| number(it).is_none())
    };
    if (1..=MOST_AXES).contains(&first) && rows.len() > 1 && rows.iter().all(is_named) {
        return Some(first);
    }
    let axes = rows[0].len().checked_sub(1).filter(|axes| (1..=MOST_AXES).contains(axes))?;
    let at = |row: &Row| row[..axes].iter().map(number).collect::<Option<Vec<u64>>>();
    if rows.len() < 2 || rows.iter().any(|row| row.len() != axes + 1) {
        return None;
    }
    let positions = rows.iter().map(at).collect::<Option<Vec<_>>>()?;
    let backwards = |at: &Vec<u64>| at.iter().rev().copied().collect::<Vec<u64>>();
    let are_in_order = positions.is_sorted_by(|one, next| one < next)
        || positions.is_sorted_by_key(backwards) && positions.iter().all_unique();
    let extent = |axis: usize| {
        let (least, most) = positions.iter().map(|at| at[axis]).minmax().into_option()?;
        Some((least <= 2, (most - least) as f64 + 1.0))
    };
    let extents = (0..axes).map(extent).collect::<Option<Vec<_>>>()?;
    // Of `a <= b <= c` a sixth of all positions are there.
    let parts: f64 = (1..=axes).map(|axis| axis as f64).product();
    let room: f64 = extents.iter().map(|(_, size)| size).product();
    let is_dense = 1.25 * parts * rows.len() as f64 >= room && (axes > 1 || rows.len() > 2);
    (are_in_order && is_dense && extents.iter().all(|(begins, _)| *begins)).then_some(axes)
}

/// Lines `a b value`; several words are one value.
fn lines(rows: &[Row], axes: usize, names: Option<Vec<String>>) -> Result<Laid> {
    let value = |row: &Row| {
        let at: Vec<u64> = row[..axes].iter().filter_map(number).collect();
        let words = row[axes..].iter().map(|token| &token.text).join(" ");
        (at, Token { text: words, ..row[axes].clone() })
    };
    let usual = || ["a", "b", "c", "d", "e", "f"][..axes].iter().map(ToString::to_string).collect();
    let names = match names {
        Some(names) => names[..axes].to_vec(),
        None if axes == 1 => vec!["n".into()],
        None => usual(),
    };
    let form = names.join(" ");
    let count = rows.len();
    Laid::at(names, rows.iter().map(value).collect(), || {
        text!("{count} lines `{form} value`", "{count} 行 `{form} 值`")
    })
}

/// Values of one coordinate in a row.
fn line(row: &[Token], from: u64) -> Result<Laid> {
    let values = (from..).zip(row).map(|(n, token)| (vec![n], token.clone())).collect();
    let count = row.len();
    Laid::at(vec!["n".into()], values, || {
        text!("{count} values from n = {from} on", "从 n = {from} 起的 {count} 个值")
    })
}

/// Rows of letters as rows of words of one letter each, if that is what they are: one word a row, of the same lengths, with at most
/// three letters or of digits that are too many for a number.
fn spelt(rows: &[Row], options: &Options<'_>) -> Option<Vec<Row>> {
    const LONGEST_NUMBER: usize = 9;
    let lengths = || rows.iter().map(|row| row[0].text.chars().count());
    let words = || rows.iter().map(|row| &row[0].text);
    let letters = || words().flat_map(|word| word.chars());
    if rows.iter().any(|row| row.len() != 1)
        || lengths().max()? < 2
        || words().any(|word| is_answer(word, options))
    {
        return None;
    }
    let are_binary = letters().all(|letter| matches!(letter, '0' | '1'));
    let are_numbers = letters().all(|letter| letter.is_ascii_digit());
    let are_letters = match are_numbers {
        true => are_binary && lengths().max()? > 2 || lengths().max()? > LONGEST_NUMBER,
        false => letters().unique().count() <= 4,
    };
    let split = |row: &Row| -> Row {
        let place = |at: usize| match row[0].place {
            Place::Text(line, column) => Place::Text(line, column + at),
            Place::Answer(_) => row[0].place.clone(),
        };
        let letter = |(at, letter): (usize, char)| Token {
            text: letter.into(),
            place: place(at),
            is_label: false,
        };
        row[0].text.chars().enumerate().map(letter).collect()
    };
    are_letters.then(|| rows.iter().map(split).collect())
}

/// Rows of equal length, or of one more or one less each.
fn matrix(rows: &[Row], from: u64) -> Result<Laid> {
    let (rows, [row_from, column_from]) = unlabelled(rows, from);
    let lengths: Vec<usize> = rows.iter().map(Vec::len).collect();
    let is_triangle = |step: i64| {
        let grows = |pair: &[usize; 2]| pair[1] as i64 - pair[0] as i64 == step;
        lengths.array_windows().all(grows) && lengths.len() > 2
    };
    let first = lengths[0];
    if let Some(odd) = lengths.iter().position(|&length| length != first)
        && !is_triangle(1)
        && !is_triangle(-1)
    {
        let (length, last) = (lengths[odd], &rows[odd][lengths[odd] - 1]);
        return Err(mistake(
            last,
            text!(
                "this row has {length} values and the first one {first}: write ? for those that are missing, or all in one line",
                "这一行有 {length} 个值，第一行有 {first} 个：缺的写成 `?`，或者把所有值写在一行"
            ),
        ));
    }
    let (height, width) = (rows.len(), lengths.iter().max().copied().unwrap_or(0));
    // The rows of an upper triangle begin at the diagonal.
    let shift = |row: usize| if is_triangle(-1) { row as u64 } else { 0 };
    let cell = |(row, cells): (usize, &Row)| {
        let at = move |column: usize| {
            let column = column_from.saturating_add(shift(row) + column as u64);
            vec![column, row_from.saturating_add(row as u64)]
        };
        cells
            .iter()
            .cloned()
            .enumerate()
            .map(|(column, token)| (at(column), token))
            .collect::<Vec<_>>()
    };
    let values = rows.iter().enumerate().flat_map(cell).collect();
    Laid::at(vec!["column".into(), "row".into()], values, || {
        text!(
            "{height} rows of {width} values from ({column_from}, {row_from}) on",
            "{height} 行，每行 {width} 个值，从 ({column_from}, {row_from}) 起"
        )
    })
}

/// The rows without the names of rows and columns, and the first row and column by these names.
fn unlabelled(rows: &[Row], from: u64) -> (Vec<Row>, [u64; 2]) {
    let ascend = |tokens: &mut dyn Iterator<Item = &Token>| -> Option<u64> {
        let numbers = tokens.map(number).collect::<Option<Vec<u64>>>()?;
        let are_next = numbers.array_windows().all(|[one, next]| one.checked_add(1) == Some(*next));
        are_next.then(|| numbers.first().copied())?
    };
    let [first, others @ ..] = rows else { return (rows.into(), [from; 2]) };
    let (head, body) = match others.first().is_some_and(|next| next.len() == first.len() + 1) {
        // Names of columns have none above the names of rows; a triangle has no names.
        true if others.iter().all(|row| row.len() == first.len() + 1) => {
            (ascend(&mut first.iter()), others)
        }
        _ => (None, rows),
    };
    let are_labels = body.iter().all(|row| row.len() > 1 && row[0].is_label) || head.is_some();
    let named = ascend(&mut body.iter().map(|row| &row[0])).filter(|_| are_labels);
    match named {
        Some(row_from) => {
            let body = body.iter().map(|row| row[1..].to_vec()).collect();
            (body, [row_from, head.unwrap_or(from)])
        }
        None => (rows.into(), [from; 2]),
    }
}
