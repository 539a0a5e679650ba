//! The legend of a heat map.

use super::Picture;
use super::colour::{Colour, GAP, P_POSITION, Scale, hex};
use super::frame::{Anchor, FAINT, Frame, stroke, ticks};
use super::text::{BOLD, PLAIN};

/// Values up to this one have a sample each.
const FEW: u32 = 9;
/// The distance from one sample to the next.
const LINE: f64 = 26.0;
const SAMPLE: f64 = 18.0;

/// Adds the legend on the right of everything else.
pub(super) fn add(frame: &mut Frame, scale: &Scale, has_gaps: bool, picture: &Picture) {
    let left = frame.right() + 20.0;
    frame.text([left, BOLD.ascent()], Anchor::Start, BOLD, "#1b1f24", &picture.quantity);
    let mut top = 24.0;
    let mut next = |frame: &mut Frame, colour: Colour, name: &str| {
        sample(frame, [left, top], colour, name);
        top += LINE;
    };
    let name = |value: u32| picture.meaning.name(value);
    next(frame, P_POSITION, &name(0));
    if scale.is_binary {
        next(frame, scale.colour(1.0), &name(1));
    } else if scale.most <= FEW {
        (1..=scale.most).for_each(|value| next(frame, scale.colour(value.into()), &name(value)));
    }
    if has_gaps {
        next(frame, GAP, picture.gap);
    }
    if !scale.is_binary && scale.most > FEW {
        gradient(frame, scale, [left, top + 8.0]);
    }
}

fn sample(frame: &mut Frame, [x, y]: [f64; 2], colour: Colour, text: &str) {
    let (fill, stroke) = (hex(colour), stroke(FAINT));
    frame.cover([x, y, x + SAMPLE, y + SAMPLE]);
    frame.add(&format!(
        r#"<rect x="{x:.1}" y="{y:.1}" width="{SAMPLE}" height="{SAMPLE}" fill="{fill}" {stroke}/>"#
    ));
    frame.plain([x + SAMPLE + 8.0, y + 14.0], Anchor::Start, text);
}

/// Adds the colours from 1, at the bottom, to the largest value.
fn gradient(frame: &mut Frame, scale: &Scale, [left, top]: [f64; 2]) {
    const STEPS: u32 = 48;
    let height = (f64::from(frame.height) - top).clamp(96.0, 300.0);
    let step = height / f64::from(STEPS);
    let most = f64::from(scale.most);
    for i in 0..STEPS {
        let share = f64::from(i) / f64::from(STEPS - 1);
        let fill = hex(scale.colour(1.0 + share * (most - 1.0)));
        let y = top + height - f64::from(i + 1) * step;
        let tall = step + 0.5;
        frame.add(&format!(
            r#"<rect x="{left:.1}" y="{y:.1}" width="{SAMPLE}" height="{tall:.1}" fill="{fill}"/>"#
        ));
    }
    frame.cover([left, top, left + SAMPLE, top + height]);
    let place = |value: u64| top + height * (1.0 - (value as f64 - 1.0) / (most - 1.0));
    let room = PLAIN.ascent() + PLAIN.descent() + 4.0;
    let last = u64::from(scale.most);
    let is_between = |tick: &u64| {
        *tick > 1 && place(1) - place(*tick) >= room && place(*tick) - place(last) >= room
    };
    let between = ticks(last, |step| place(1) - place(1 + step) >= room).filter(is_between);
    for value in between.chain([1, last]) {
        let y = place(value);
        frame.line([left + SAMPLE, y, left + SAMPLE + 5.0, y], &stroke("#1b1f24"));
        frame.plain([left + SAMPLE + 10.0, y + 4.5], Anchor::Start, &value.to_string());
    }
}
