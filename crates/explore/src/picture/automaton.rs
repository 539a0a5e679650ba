//! Drawings of automata: states on a circle, arrows with the letters that lead from one to another.

use super::Picture;
use super::frame::{Frame, INK, PLAIN};
use std::collections::BTreeMap;
use std::f64::consts::{FRAC_1_SQRT_2, PI};

/// The radius of a state.
const STATE: f64 = 19.0;
/// The room of a state on the circle of all.
const ROOM: f64 = 125.0;

/// A state: its name, and true if it accepts.
pub type State = (String, bool);
/// The letters of all arrows from a state to another.
pub type Arrows = BTreeMap<(usize, usize), Vec<String>>;

type Point = [f64; 2];

/// A drawing of an automaton that begins in the first state.
pub fn automaton(states: &[State], arrows: &Arrows, picture: &Picture) -> String {
    let radius =
        (states.len() as f64 * ROOM / (2.0 * PI)).max(if states.len() > 1 { 90.0 } else { 0.0 });
    let side = 2.0 * radius + 160.0;
    let place = |state: usize| {
        let angle = PI + 2.0 * PI * state as f64 / states.len() as f64;
        [side / 2.0 + radius * angle.cos(), side / 2.0 + radius * angle.sin()]
    };
    let mut frame = Frame::new(side as u32, side as u32);
    frame.add(&format!(
        r#"<defs><marker id="head" viewBox="0 0 10 10" refX="9" refY="5" markerWidth="8" markerHeight="8" orient="auto"><path d="M0 1L9 5L0 9z" fill="{INK}"/></marker></defs>"#
    ));
    let labels: Vec<(Point, String)> = arrows
        .iter()
        .map(|((from, to), letters)| {
            let is_bent = arrows.contains_key(&(*to, *from));
            let label = match from == to {
                true => turn(&mut frame, place(*from), side / 2.0),
                false => arrow(&mut frame, place(*from), place(*to), is_bent),
            };
            (label, letters.join(", "))
        })
        .collect();
    let begin = |far: f64| place(0).map(|part| part - far * FRAC_1_SQRT_2);
    curve(&mut frame, begin(STATE + 28.0), begin(STATE + 14.0), begin(STATE));
    for (state, (name, accepts)) in states.iter().enumerate() {
        let [x, y] = place(state);
        for radius in [STATE, STATE - 4.0].into_iter().take(1 + usize::from(*accepts)) {
            frame.add(&format!(
                r#"<circle cx="{x:.1}" cy="{y:.1}" r="{radius}" fill="white" stroke="{INK}" stroke-width="1.5"/>"#
            ));
        }
        frame.text([x, y + 4.5], "middle", PLAIN, name);
    }
    for (place, letters) in labels {
        frame.text(place, "middle", PLAIN, &letters);
    }
    frame.finish(picture)
}

/// A curve with a head, and the middle of it.
fn curve(frame: &mut Frame, from: Point, by: Point, to: Point) -> Point {
    let [[x1, y1], [x, y], [x2, y2]] = [from, by, to];
    frame.add(&format!(
        r#"<path d="M{x1:.1} {y1:.1}Q{x:.1} {y:.1} {x2:.1} {y2:.1}" fill="none" stroke="{INK}" marker-end="url(#head)"/>"#
    ));
    [0, 1].map(|axis| (from[axis] + 2.0 * by[axis] + to[axis]) / 4.0)
}

/// An arrow between two states, bent where there is one back; the place of its label.
fn arrow(frame: &mut Frame, from: Point, to: Point, is_bent: bool) -> Point {
    let across = [to[0] - from[0], to[1] - from[1]];
    let long = across[0].hypot(across[1]);
    let [along_x, along_y] = across.map(|part| part / long);
    let bend = if is_bent { 26.0 } else { 0.0 };
    let middle = [0, 1].map(|axis| (from[axis] + to[axis]) / 2.0);
    let by = [middle[0] - along_y * bend, middle[1] + along_x * bend];
    // From edge to edge, in the direction of the bend.
    let edge = |state: Point| {
        let way = [by[0] - state[0], by[1] - state[1]];
        let long = way[0].hypot(way[1]);
        [0, 1].map(|axis| state[axis] + way[axis] / long * STATE)
    };
    let [x, y] = curve(frame, edge(from), by, edge(to));
    [x - along_y * 11.0, y + along_x * 11.0 + 4.5]
}

/// An arrow from a state to itself, outside of the circle of all states around `centre`; the place of its label.
fn turn(frame: &mut Frame, [x, y]: Point, centre: f64) -> Point {
    let out = [x - centre, y - centre];
    let long = out[0].hypot(out[1]);
    let angle = if long < 1.0 { -PI / 2.0 } else { out[1].atan2(out[0]) };
    let at = |turned: f64, far: f64| {
        [x + far * (angle + turned).cos(), y + far * (angle + turned).sin()]
    };
    let [from, by, to, label] =
        [at(-0.45, STATE), at(0.0, 3.2 * STATE), at(0.45, STATE), at(0.0, 2.9 * STATE)];
    curve(frame, from, by, to);
    [label[0], label[1] + 4.5]
}
