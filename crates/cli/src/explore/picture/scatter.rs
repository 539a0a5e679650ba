//! Scatters of sequences.

use super::Picture;
use super::colour::Colour;
use super::frame::{Frame, Pixels, stroke};
use crate::explore::pattern::Period;
use std::collections::BTreeSet;

const WIDTH: u32 = 860;
const HEIGHT: u32 = 380;
/// More points than this become an image.
const MANY: usize = 4000;
/// Of a periodic sequence this many periods are shown, and at least this many values.
const PERIODS: usize = 6;
const LEAST: usize = 60;

const POINT: Colour = [0, 90, 181];
const ZERO: Colour = [0, 0, 0];
const EXCEPTION: &str = "#b3261e";

/// A scatter of `v(0), v(1), ...`, as an SVG file; zeros are larger and black, the beginnings of periods
/// and the last exception are marked. Of a periodic sequence only the first periods are shown.
pub fn scatter(values: &[u32], period: Option<&Period>, options: &Picture) -> String {
    let shown = period.map_or(values.len(), |period| {
        values.len().min((period.preperiod + PERIODS * period.period).max(LEAST))
    });
    let values = &values[..shown];
    let mut frame = Frame::new(WIDTH, HEIGHT, 40);
    let most = values.iter().copied().max().unwrap_or(0);
    let across = f64::from(WIDTH) / (shown.max(1) as f64);
    let up = f64::from(HEIGHT - 28) / f64::from(most.max(1));
    let place_x = |n: f64| (n + 0.5) * across;
    let place_y = |value: f64| f64::from(HEIGHT) - 12.0 - value * up;
    if shown == 0 {
        frame.text([f64::from(WIDTH) / 2.0, 190.0], "middle", "", "no values");
    }
    let radius = (across * 0.4).clamp(1.2, 4.0);
    if shown > MANY {
        frame.image(&cloud(values, place_x, place_y));
    } else {
        for (n, &value) in values.iter().enumerate() {
            let (x, y) = (place_x(n as f64), place_y(f64::from(value)));
            let (radius, fill) = if value == 0 { (radius + 0.6, ZERO) } else { (radius, POINT) };
            let fill = super::colour::hex(fill);
            frame.add(&format!(
                r#"<circle cx="{x:.1}" cy="{y:.1}" r="{radius:.1}" fill="{fill}"/>"#
            ));
        }
    }
    if let Some(period) = period {
        mark_period(&mut frame, period, shown, place_x);
    }
    legend(&mut frame, period, options);
    frame.horizontal("n", (shown as u64).saturating_sub(1), |n| place_x(n as f64));
    frame.vertical(&options.quantity, u64::from(most), |value| place_y(value as f64));
    frame.finish(options)
}

/// Shades every second period, and marks the last exception.
fn mark_period(frame: &mut Frame, period: &Period, shown: usize, place: impl Fn(f64) -> f64) {
    let bottom = f64::from(HEIGHT);
    let starts = (period.preperiod..shown).step_by(period.period);
    let width = place(period.period as f64) - place(0.0);
    if width >= 6.0 {
        for start in starts.step_by(2) {
            let x = place(start as f64 - 0.5);
            let width = width.min(f64::from(WIDTH) - x);
            frame.add(&format!(
                r##"<rect x="{x:.1}" y="0" width="{width:.1}" height="{bottom}" fill="#0072b2" fill-opacity="0.1"/>"##
            ));
        }
    }
    if let Some(last) = period.last_exception {
        let x = place(last as f64);
        let style = format!(r#"{} stroke-dasharray="5 4""#, stroke(EXCEPTION));
        frame.line([x, 0.0, x, bottom], &style);
        let anchor = if x > f64::from(WIDTH) / 2.0 { "end" } else { "start" };
        let style = format!(r#"fill="{EXCEPTION}""#);
        let text = format!("last exception: n = {last}");
        frame.text([x, -6.0], anchor, &style, &text);
    }
}

fn legend(frame: &mut Frame, period: Option<&Period>, options: &Picture) {
    let zero = if options.outcomes { "P-position" } else { "0 (P-position)" };
    let text = match period {
        Some(period) => format!("black: {zero}; shaded: every second period of {}", period.period),
        None => format!("black: {zero}"),
    };
    let place = [f64::from(WIDTH), f64::from(HEIGHT) + 42.0];
    frame.text(place, "end", r##"font-size="12" fill="#57606a""##, &text);
}

/// Many points as an image: two pixels each way, at twice the plot's resolution.
fn cloud(values: &[u32], place_x: impl Fn(f64) -> f64, place_y: impl Fn(f64) -> f64) -> Pixels {
    let (width, height) = (2 * WIDTH, 2 * HEIGHT);
    let places: BTreeSet<(bool, u32, u32)> = (0..)
        .zip(values)
        .map(|(n, &value)| {
            let [x, y] = [place_x(f64::from(n)), place_y(f64::from(value))].map(|at| 2.0 * at);
            (value == 0, x as u32, y as u32)
        })
        .collect();
    let mut colours = vec![[255; 3]; (width * height) as usize];
    // Zeros last, and larger.
    for (zero, x, y) in places {
        let (size, colour) = if zero { (4, ZERO) } else { (2, POINT) };
        for down in y.saturating_sub(size / 2)..(y + size / 2).min(height) {
            for right in x.saturating_sub(size / 2)..(x + size / 2).min(width) {
                colours[(down * width + right) as usize] = colour;
            }
        }
    }
    Pixels { width, height, colours }
}
