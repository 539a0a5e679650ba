//! Scatters of sequences.

use super::Picture;
use super::colour::{Colour, hex};
use super::frame::{Anchor, FAINT, Frame, Pixels, stroke};
use super::text::{PLAIN, SMALL};
use crate::theorem::Period;
use std::collections::BTreeSet;

const WIDTH: u32 = 860;
const HEIGHT: u32 = 380;
/// The number of points above which they become an image.
const MANY: usize = 4000;
/// The periods of a periodic sequence that are shown, and the least number of values.
const PERIODS: usize = 6;
const LEAST: usize = 60;

const POINT: Colour = [0, 90, 181];
const ZERO: Colour = [0, 0, 0];
const EXCEPTION: &str = "#b3261e";

/// The contents of a scatter.
#[derive(Debug, Clone)]
pub struct Sequence<'a> {
    /// `v(0), v(1), ...`; None where there is no value.
    pub values: Vec<Option<u32>>,
    /// The period, if there is one.
    pub period: Option<Period>,
    /// The name of the coordinate.
    pub axis: &'a str,
}

impl Sequence<'_> {
    /// The number of values that are shown: of a periodic sequence only the first periods.
    pub fn shown(&self) -> usize {
        self.period.map_or(self.values.len(), |period| {
            let periods = period.period.saturating_mul(PERIODS).saturating_add(period.start);
            self.values.len().min(periods.max(LEAST))
        })
    }

    fn points(&self) -> impl Iterator<Item = (usize, u32)> {
        let all = self.values[..self.shown()].iter().enumerate();
        all.filter_map(|(n, &value)| Some((n, value?)))
    }
}

/// The places of points in the plot.
struct Scale {
    across: f64,
    up: f64,
}

impl Scale {
    fn x(&self, n: f64) -> f64 {
        (n + 0.5) * self.across
    }

    fn y(&self, value: f64) -> f64 {
        f64::from(HEIGHT) - 12.0 - value * self.up
    }
}

/// A scatter of a sequence, as an SVG file; lost positions are larger and black, the beginnings of periods
/// and the last exception are marked.
pub fn scatter(sequence: &Sequence, picture: &Picture) -> String {
    let (shown, period) = (sequence.shown(), sequence.period);
    let mut frame = Frame::new(WIDTH, HEIGHT);
    if sequence.points().next().is_none() {
        frame.plain([f64::from(WIDTH) / 2.0, 190.0], Anchor::Middle, "no values");
        return frame.finish(picture);
    }
    let most = sequence.points().map(|(_, value)| value).max().unwrap_or(0);
    let scale = Scale {
        across: f64::from(WIDTH) / (shown as f64),
        up: f64::from(HEIGHT - 28) / f64::from(most.max(1)),
    };
    let is_black = |value| picture.meaning.is_black(value);
    if shown > MANY {
        frame.image(&cloud(sequence, is_black, &scale));
    } else {
        points(&mut frame, sequence, is_black, &scale);
    }
    let name = |number: u64| number.to_string();
    frame.horizontal(sequence.axis, shown as u64 - 1, |n| scale.x(n as f64), name);
    frame.vertical(&picture.quantity, '↑', most.into(), |value| scale.y(value as f64), name);
    let shaded = period.filter(|period| shade_periods(&mut frame, period, shown, &scale));
    let last_exception = period.and_then(|period| period.last_exception());
    if let Some(last) = last_exception.filter(|&n| n < shown) {
        mark_exception(&mut frame, last, &scale);
    }
    legend(&mut frame, shaded, picture);
    frame.finish(picture)
}

fn points(frame: &mut Frame, sequence: &Sequence, is_black: impl Fn(u32) -> bool, scale: &Scale) {
    let radius = (scale.across * 0.4).clamp(1.2, 4.0);
    for (n, value) in sequence.points() {
        let (x, y) = (scale.x(n as f64), scale.y(f64::from(value)));
        let (radius, fill) = if is_black(value) { (radius + 0.6, ZERO) } else { (radius, POINT) };
        let fill = hex(fill);
        frame.add(&format!(r#"<circle cx="{x:.1}" cy="{y:.1}" r="{radius:.1}" fill="{fill}"/>"#));
    }
}

/// Shades every second period; false if they are too narrow to be seen.
fn shade_periods(frame: &mut Frame, period: &Period, shown: usize, scale: &Scale) -> bool {
    let width = period.period as f64 * scale.across;
    if width < 6.0 || period.start >= shown {
        return false;
    }
    let bottom = f64::from(HEIGHT);
    for start in (period.start..shown).step_by(period.period).step_by(2) {
        let x = scale.x(start as f64 - 0.5);
        let width = width.min(f64::from(WIDTH) - x);
        frame.add(&format!(
            r##"<rect x="{x:.1}" y="0" width="{width:.1}" height="{bottom}" fill="#0072b2" fill-opacity="0.1"/>"##
        ));
    }
    true
}

fn mark_exception(frame: &mut Frame, last: usize, scale: &Scale) {
    let x = scale.x(last as f64);
    // Above the label of the axis.
    let top = -32.0;
    let style = format!(r#"{} stroke-dasharray="5 4""#, stroke(EXCEPTION));
    frame.line([x, top + 4.0, x, f64::from(HEIGHT)], &style);
    let text = format!("last exception: n = {last}");
    let is_right = x + PLAIN.width(&text) > f64::from(WIDTH);
    let anchor = if is_right { Anchor::End } else { Anchor::Start };
    frame.text([x, top], anchor, PLAIN, EXCEPTION, &text);
}

fn legend(frame: &mut Frame, shaded: Option<Period>, picture: &Picture) {
    let black = picture.meaning.black();
    let text = match shaded {
        Some(period) => format!("black: {black}; shaded: every second period of {}", period.period),
        None => format!("black: {black}"),
    };
    let place = [f64::from(WIDTH), frame.bottom() + 20.0];
    frame.text(place, Anchor::End, SMALL, FAINT, &text);
}

/// Many points as an image: two pixels each way, at twice the plot's resolution.
fn cloud(sequence: &Sequence, is_black: impl Fn(u32) -> bool, scale: &Scale) -> Pixels {
    let (width, height) = (2 * WIDTH, 2 * HEIGHT);
    let place = |(n, value): (usize, u32)| {
        let [x, y] = [scale.x(n as f64), scale.y(f64::from(value))].map(|at| 2.0 * at);
        (is_black(value), x as u32, y as u32)
    };
    let places: BTreeSet<(bool, u32, u32)> = sequence.points().map(place).collect();
    let mut colours = vec![[255; 3]; (width * height) as usize];
    // Black ones last, and larger.
    for (black, x, y) in places {
        let (size, colour) = if black { (4, ZERO) } else { (2, POINT) };
        for down in y.saturating_sub(size / 2)..(y + size / 2).min(height) {
            for right in x.saturating_sub(size / 2)..(x + size / 2).min(width) {
                colours[(down * width + right) as usize] = colour;
            }
        }
    }
    Pixels { width, height, colours }
}
