//! Scatters of sequences.

use super::Picture;
use super::frame::{Colour, Frame, PLAIN};
use crate::theorem::Period;

const WIDTH: u32 = 860;
const HEIGHT: u32 = 380;
/// The periods of a periodic sequence that are shown, and the least number of values.
const PERIODS: usize = 6;
const LEAST: usize = 60;
/// A period narrower than this is not shaded.
const NARROW: f64 = 6.0;

const POINT: Colour = [0, 90, 181];
const ZERO: Colour = [0, 0, 0];
const SHADE: Colour = [229, 241, 247];
const GROUND: Colour = [255, 255, 255];

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
}

/// A scatter of a sequence; zeros are larger and black, and every second period is shaded.
pub fn scatter(sequence: &Sequence, picture: &Picture) -> String {
    let values = &sequence.values[..sequence.shown()];
    let Some(most) = values.iter().flatten().max() else { return Frame::of_nothing(picture) };
    let across = f64::from(WIDTH) / values.len() as f64;
    let up = f64::from(HEIGHT - 28) / f64::from((*most).max(1));
    let place = |n: f64| (n + 0.5) * across;
    let height = |value: f64| f64::from(HEIGHT) - 12.0 - value * up;
    let is_shaded =
        |period: &Period| period.period as f64 * across >= NARROW && period.start < values.len();
    let shaded = sequence.period.filter(is_shaded);

    let mut plot = Plot(vec![GROUND; (4 * WIDTH * HEIGHT) as usize]);
    if let Some(Period { start, period, .. }) = shaded {
        for start in (start..values.len()).step_by(2 * period) {
            let [left, right] = [start, start + period].map(|n| place(n as f64 - 0.5));
            plot.fill([left, 0.0, right, f64::from(HEIGHT)], SHADE);
        }
    }
    let radius = (across * 0.4).clamp(0.5, 3.5);
    // Zeros come last, so that nothing lies on them.
    for is_zero in [false, true] {
        let (radius, colour) = if is_zero { (radius + 0.5, ZERO) } else { (radius, POINT) };
        for (n, value) in values.iter().enumerate() {
            if let Some(value) = value.filter(|&value| (value == 0) == is_zero) {
                let (x, y) = (place(n as f64), height(value.into()));
                plot.fill([x - radius, y - radius, x + radius, y + radius], colour);
            }
        }
    }
    let mut frame = Frame::new(WIDTH, HEIGHT);
    frame.image(2 * WIDTH, &plot.0);
    frame.horizontal((sequence.axis, 1), values.len() as u64 - 1, |n| place(n as f64));
    frame.vertical((&picture.quantity, 1), '↑', (*most).into(), |value| height(value as f64));
    let mut note = format!("black: {}", picture.name(0));
    if let Some(period) = shaded {
        note += &format!("; shaded: every second period of {}", period.period);
    }
    let below = frame.bounds[3] + 20.0;
    frame.text([f64::from(WIDTH), below], "end", PLAIN, &note);
    frame.finish(picture)
}

/// The pixels of the plot, two for each unit of length.
struct Plot(Vec<Colour>);

impl Plot {
    /// Fills the rectangle from left to right and from top to bottom, as far as it lies in the plot.
    fn fill(&mut self, bounds: [f64; 4], colour: Colour) {
        let [left, top, right, bottom] =
            bounds.map(|bound| (2.0 * bound).round().max(0.0) as usize);
        let width = 2 * WIDTH as usize;
        for row in self.0.chunks_mut(width).take(bottom).skip(top) {
            row[left.min(width)..right.min(width)].fill(colour);
        }
    }
}
