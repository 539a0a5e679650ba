//! How an exploration is shown: as text or a picture; for programs, see [`data`].

pub mod code;
pub mod data;
mod drawing;
mod words;

pub use drawing::svg;
use rules::prose::counted;

use super::claim::Claim;
use super::pattern::NO_PATTERN;
use super::solve;
use super::subject::Exploration;
use rules::prose;

/// Rows of a table that are shown.
const ROWS: usize = 16;
/// Positions of a list that are shown.
const LISTED: usize = 40;

/// Columns before lists and the bodies of findings.
const INDENT: usize = 10;

/// What the reader can see.
pub struct Style {
    /// The columns of a line.
    pub width: usize,
    /// Whether colours are seen.
    pub colour: bool,
    /// Whether a small picture is wanted in any case.
    pub preview: bool,
    /// Whether a small picture is wanted where it says most.
    pub is_terminal: bool,
}

/// Everything, for people.
pub fn text(result: &Exploration, style: &Style) -> String {
    let rules = prose::beside("", &result.rules, style.width);
    let mut text = format!("{}\n{rules}\n\n", result.title);
    if let Some(cut) = &result.cut {
        let count = result.values.len();
        text += &match result.is_incomplete() {
            true => format!("Ended early: the first {}.\n\n", counted(count, "answer")),
            false => format!(
                "The first {}. The usual {} take long; --to asks for them.\n\n",
                counted(count, "answer"),
                cut.total
            ),
        };
    }
    text += &match result.sizes.len() {
        1 => sequence(result, style),
        2 => square(result, style),
        _ => list(result, style, |_| true),
    };
    let is_plane = result.sizes.len() == 2;
    if style.preview || is_plane && style.is_terminal {
        text += &drawing::preview(result, style.width, style.colour);
    }
    text += "\n";
    for (head, body) in findings(result) {
        text += &(prose::beside(&format!("{head:<INDENT$}"), &body, style.width) + "\n");
    }
    text
}

/// What is known, each with a word for how.
fn findings(result: &Exploration) -> Vec<(String, String)> {
    let mut lines: Vec<(String, String)> = Vec::new();
    let mut line = |head: &str, body: String| lines.push((head.into(), body));
    match &result.finding {
        None => {
            if let Some(count) = result.looked_at {
                line("pattern", format!("none was found in {}", counted(count, "value")));
            }
        }
        Some(finding) => {
            line("pattern", words::pattern(result, finding));
            if finding.text != NO_PATTERN {
                match &finding.claim {
                    Claim::Proved(reason) => line("proved", reason.clone()),
                    Claim::CheckedTo(last) => {
                        line("checked", format!("for everything up to {last}; not proved"));
                    }
                    Claim::Observed => line(
                        "observed",
                        format!("up to {}: too little to tell from chance", finding.checked_to),
                    ),
                }
            }
            for refuted in &finding.refuted {
                line("refuted", words::refuted(result, refuted));
            }
        }
    }
    if let [first, others @ ..] = &result.untried[..] {
        let more = match others.len() {
            0 => String::new(),
            more => format!(" (and {more} more)"),
        };
        line("untried", format!("{first}{more}, which no heap that was looked at allows"));
    }
    if let Some(known) = result.known {
        line("known", known.into());
    }
    if let Some(question) = result.question {
        line("terms", words::terms(question, result.has_draws()).into());
    }
    lines
}

/// Rows as long as a multiple of the period, so that it shows.
fn sequence(result: &Exploration, style: &Style) -> String {
    let Exploration { values, quantity, axes, .. } = result;
    let cell = digits(values.iter().copied().max()) + 1;
    let margin = digits(Some(values.len() as u32)).max(axes[0].len()) + 2;
    let room = (style.width.saturating_sub(margin) / cell).max(1);
    let period = result.finding.as_ref().and_then(|finding| finding.period.as_ref());
    let per_row = row_length(period.map(|period| period.period), room);
    let letters = if result.are_lost_or_won() { ", L for lost and W for won" } else { "" };
    let mut text = format!("{quantity} by {}{letters}:\n\n", axes[0]);
    let heads = (0..per_row).map(|n| format!("{:>cell$}", format!("+{n}")));
    let heads: String =
        if cell > digits(Some(per_row as u32)) + 1 { heads.collect() } else { String::new() };
    if !heads.is_empty() {
        text += &format!("{:margin$}{heads}\n", "");
    }
    // Three periods are enough to see one.
    let rows = period.map_or(ROWS, |period| ROWS.min(period.preperiod / per_row + 4));
    for (row, values) in values.chunks(per_row).enumerate().take(rows) {
        let places = row * per_row..row * per_row + values.len();
        let values: String = places.map(|n| format!("{:>cell$}", number(result, n))).collect();
        text += &format!("{:>width$}  {values}\n", row * per_row, width = margin - 2);
    }
    text += &more(values.len().saturating_sub(per_row * rows), "value");
    let legend = legend(result);
    if !legend.is_empty() {
        text += &format!("\n{}\n", legend.trim_end());
    }
    if result.is_outcome {
        text += &format!("\n{}", list(result, style, |value| value == 0));
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

fn square(result: &Exploration, style: &Style) -> String {
    let ([width, height], [x, y]) = (&result.sizes[..], &result.axes[..]) else {
        return String::new();
    };
    let mut text = legend(result);
    if result.is_outcome {
        return text + &list(result, style, |value| value == 0);
    }
    let most = result.values.iter().copied().max();
    let cell = digits(most).max(digits(Some(*width as u32))) + 1;
    let columns = (style.width.saturating_sub(8) / cell).clamp(1, 25).min(*width);
    let rows = (*height).min(20);
    let heads: String = (0..columns).map(|n| format!("{n:>cell$}")).collect();
    text += &format!("{} by {x} (across) and {y} (down):\n\n{:7}{heads}\n", result.quantity, "");
    for row in 0..rows {
        let places = (0..columns).map(|column| row * width + column);
        let values = places.map(|place| format!("{:>cell$}", number(result, place)));
        text += &format!("{row:>5}  {}\n", values.collect::<String>());
    }
    text + &more(result.values.len() - rows * columns, "value")
}

/// The positions whose values are wanted; for outcomes those that are lost.
fn list(result: &Exploration, style: &Style, wanted: impl Fn(u32) -> bool) -> String {
    let wanted = |value: u32| wanted(value) && (!result.is_outcome || value == 0);
    // Beside (a, b), (b, a) need not be written where the value is the same.
    let is_symmetric = is_symmetric(result);
    let is_mirrored = |position: &[u64]| is_symmetric && position[0] != position[1];
    let name = |position: &[u64], value: u32| {
        let position = tuple(position.iter().map(u64::to_string).collect());
        if result.is_outcome { position } else { format!("{position}:\u{a0}{value}") }
    };
    let (mut shown, mut count, mut left, mut is_halved) = (Vec::new(), 0, 0, false);
    for (index, (position, &value)) in
        solve::positions(&result.sizes).zip(&result.values).enumerate()
    {
        if !wanted(value) || result.is_gap(index) {
            continue;
        }
        count += 1;
        let is_shown = shown.len() < LISTED;
        if is_mirrored(&position) && !position.is_sorted() {
            is_halved = true;
            left += usize::from(!is_shown);
        } else if is_shown {
            shown.push(name(&position, value));
        } else {
            left += 1;
        }
    }
    let order = match &result.axes[..] {
        [_] => String::new(),
        axes => format!(", as {}", tuple(axes.to_vec())),
    };
    let mirrored = if is_halved { " in either order" } else { "" };
    let what = if result.is_outcome {
        let verb = if count == 1 { "is" } else { "are" };
        let gaps = (0..result.values.len()).filter(|&index| result.is_gap(index)).count();
        let all = counted(result.values.len() - gaps, "position");
        format!("{count} of {all} {verb} {}", result.zero)
    } else {
        result.quantity.to_string()
    };
    let what = prose::beside("", &format!("{what}{order}{mirrored}:"), style.width);
    let body = prose::items(&" ".repeat(INDENT), &shown, style.width);
    format!("{what}\n\n{body}\n{}", more(left, "position"))
}

/// One coordinate by itself, several in parentheses, never broken over two lines.
fn tuple(coordinates: Vec<String>) -> String {
    match &coordinates[..] {
        [one] => one.clone(),
        several => format!("({})", several.join(",\u{a0}")),
    }
}

/// A value, a letter for an outcome, or a dot where there is no position.
fn number(result: &Exploration, index: usize) -> String {
    match result.values[index] {
        _ if result.is_draw(index) => letter(2).into(),
        _ if result.is_gap(index) => ".".into(),
        value if result.is_of_outcomes() => letter(value).into(),
        value => value.to_string(),
    }
}

/// For lost, won and draw.
fn letter(outcome: u32) -> &'static str {
    match outcome {
        0 => "L",
        1 => "W",
        _ => "D",
    }
}

fn is_symmetric(result: &Exploration) -> bool {
    let [width, height] = result.sizes[..] else { return false };
    let at = |x: usize, y: usize| result.values[y * width + x];
    width == height && (0..width).all(|x| (0..x).all(|y| at(x, y) == at(y, x)))
}

fn more(left: usize, what: &str) -> String {
    match left {
        0 => String::new(),
        left => format!("... and {} more; --csv prints all\n", counted(left, what)),
    }
}

fn legend(result: &Exploration) -> String {
    let words = (0..).zip(&result.legend);
    let mut words: Vec<String> = match result.is_of_outcomes() {
        true => words.map(|(value, word)| format!("{} = {word}", letter(value))).collect(),
        false => words.map(|(value, word)| format!("{value} = {word:?}")).collect(),
    };
    let has_gaps =
        (0..result.gaps.len()).any(|index| result.is_gap(index) && !result.is_draw(index));
    if has_gaps && !result.is_outcome {
        words.push(". = no position".into());
    }
    if result.draws.contains(&true) {
        words.push(format!("{} = draw, which has none", letter(2)));
    }
    if words.is_empty() { String::new() } else { format!("{}\n\n", words.join(", ")) }
}

fn digits(number: Option<u32>) -> usize {
    number.unwrap_or(0).to_string().len()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// In 80 columns there is room for 36 values of a digit.
    #[test]
    fn rows_are_whole_periods_or_equal_parts_of_one() {
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
