//! Positions as PNG: what a chat or a forum shows beside a link.

use crate::canvas::{Canvas, Digit, Point, SIZE};
use crate::scene::{self, Ink, Part, Place, Scene};
use anyhow::Result;
use serde_json::Value;

/// The least room around a picture, in pixels.
const MARGIN: f64 = 50.0;
/// A part is at most so large.
const LARGEST: f64 = 150.0;
/// More stones of a heap are left out, as on a board.
const STONES: u64 = 20;
/// The radius of a vertex, and of what touches it.
const VERTEX: f64 = 0.36;

/// The file of the picture of a position, which the engine shows in a table: the same bytes for the same position.
///
/// # Errors
///
/// If it cannot be made.
pub fn png(table: &Value) -> Result<Vec<u8>> {
    let scene = scene::of(table, STONES);
    let mut easel = Easel::of(&scene);
    scene.parts.iter().for_each(|part| easel.paint(part));
    easel.canvas.png()
}

/// A canvas, and where a scene is on it.
struct Easel {
    canvas: Canvas,
    /// The corner at 0.
    corner: Point,
    /// The pixels of a part's room.
    unit: f64,
    /// The width of heaps that lie, from left to right.
    lying: Option<f64>,
}

impl Easel {
    /// The scene in the middle, as large as it has room. Heaps lie if they are higher than wide.
    fn of(Scene { extent, parts }: &Scene) -> Self {
        let [mut width, mut height] = *extent;
        let mut lying = None;
        if parts.iter().any(|part| matches!(part, Part::Count(..))) {
            height += 1.0;
            if height > width {
                lying = Some(height);
                (width, height) = (height, width);
            }
        }
        let [across, down] = SIZE.map(|length| length as f64);
        let room = f64::min((across - 2.0 * MARGIN) / width, (down - 2.0 * MARGIN) / height);
        let unit = room.min(LARGEST);
        let corner = [(across - width * unit) / 2.0, (down - height * unit) / 2.0];
        Easel { canvas: Canvas::new(), corner, unit, lying }
    }

    fn at(&self, [x, y]: Place) -> Point {
        let place = self.lying.map_or([x, y], |width| [width - y, x]);
        [0, 1].map(|axis| self.corner[axis] + place[axis] * self.unit)
    }

    fn paint(&mut self, part: &Part) {
        let unit = self.unit;
        match part {
            Part::Stone(place) => self.canvas.disc(self.at(*place), 0.44 * unit, Ink::Stone),
            Part::Rest([x, y]) => {
                for along in [-0.3, 0.0, 0.3] {
                    self.canvas.disc(self.at([*x, y + along]), 0.08 * unit, Ink::Stone);
                }
            }
            Part::Count(place, number) => self.number(*place, [0.8, 0.5], number, Ink::Stone),
            Part::Cell(place, text, sign) => self.cell(*place, text, *sign),
            Part::Edge([from, to], _) if from == to => {
                let middle = self.at([from[0], from[1] - VERTEX]);
                self.canvas.ring(middle, 0.2 * unit, self.stroke(), Ink::Line);
            }
            Part::Edge(ends, None) => {
                let ends = ends.map(|place| self.at(place));
                self.canvas.line(ends, self.stroke(), Ink::Line);
            }
            Part::Edge(ends, Some(bend)) => self.arrow(*ends, *bend),
            Part::Vertex(place, text, has_token) => {
                let ink = if *has_token { Ink::First } else { Ink::Stone };
                self.canvas.disc(self.at(*place), VERTEX * unit, ink);
                self.number(*place, [0.44, 0.3], text, Ink::Paper);
            }
        }
    }

    /// A frame; and in it what the sign is made of, or the numbers of the text, or a stone for any other text.
    fn cell(&mut self, place: Place, text: &str, sign: Option<(Ink, bool)>) {
        let corner = |x: f64, y: f64| self.at([place[0] + x, place[1] + y]);
        let corners = [corner(-0.5, -0.5), corner(0.5, -0.5), corner(0.5, 0.5), corner(-0.5, 0.5)];
        for side in 0..4 {
            self.canvas.line([corners[side], corners[(side + 1) % 4]], 3.0, Ink::Line);
        }
        let (middle, radius) = (self.at(place), 0.34 * self.unit);
        match sign {
            Some((ink, true)) => self.canvas.ring(middle, radius, 0.08 * self.unit, ink),
            Some((ink, false)) => self.canvas.disc(middle, radius, ink),
            None if ["", "."].contains(&text) => {}
            None if Digit::all(text).is_empty() => self.canvas.disc(middle, radius, Ink::Stone),
            None => self.number(place, [0.76, 0.5], text, Ink::Stone),
        }
    }

    /// The width of lines.
    fn stroke(&self) -> f64 {
        (0.05 * self.unit).max(3.0)
    }

    /// A curve to where the vertex begins.
    fn arrow(&mut self, [from, to]: [Place; 2], bend: f64) {
        const STEPS: usize = 16;
        let between = |a: Place, b: Place, share: f64| {
            [0, 1].map(|axis| a[axis] + share * (b[axis] - a[axis]))
        };
        let towards = |a: Place, b: Place| {
            let [x, y] = [b[0] - a[0], b[1] - a[1]];
            let length = (x * x + y * y).sqrt().max(f64::EPSILON);
            [x / length, y / length]
        };
        let [x, y] = towards(from, to);
        let middle = between(from, to, 0.5);
        let handle = [middle[0] - y * bend, middle[1] + x * bend];
        let [x, y] = towards(handle, to);
        let tip = [to[0] - VERTEX * x, to[1] - VERTEX * y];
        let points = (0..=STEPS).map(|step| {
            let share = step as f64 / STEPS as f64;
            between(between(from, handle, share), between(handle, tip, share), share)
        });
        let mut points: Vec<Place> = points.collect();
        for side in [-0.1, 0.1] {
            points.extend([[tip[0] - 0.2 * x - side * y, tip[1] - 0.2 * y + side * x], tip]);
        }
        for pair in points.windows(2) {
            self.canvas.line([self.at(pair[0]), self.at(pair[1])], self.stroke(), Ink::Line);
        }
    }

    fn number(&mut self, place: Place, room: [f64; 2], text: &str, ink: Ink) {
        let room = room.map(|length| length * self.unit);
        self.canvas.number(self.at(place), room, &Digit::all(text), ink);
    }
}

#[cfg(test)]
pub mod tests {
    use super::*;
    use png::Decoder;
    use serde_json::json;
    use std::io::Cursor;

    /// The pixels of a file, if it is a PNG of the right size.
    pub fn pixels(file: &[u8]) -> Vec<u8> {
        let mut reader = Decoder::new(Cursor::new(file)).read_info().expect("it is a PNG");
        let mut pixels = vec![0; reader.output_buffer_size().expect("it is small")];
        let frame = reader.next_frame(&mut pixels).expect("it is whole");
        assert_eq!([frame.width, frame.height].map(|length| length as usize), SIZE);
        pixels
    }

    fn painted(position: Value) -> Vec<u8> {
        pixels(&png(&json!({ "position": position })).unwrap())
    }

    #[test]
    fn degenerate_positions_are_painted() {
        let net = |kind: &str, net: Value| painted(json!({ kind: net }));
        painted(json!({}));
        for empty in [json!([]), json!([0]), json!([[]]), json!([[""]])] {
            for kind in ["heaps", "numbers", "grid"] {
                painted(json!({ kind: empty }));
            }
        }
        let vertex = json!({ "x": 0, "y": 0, "text": "", "tokens": 0 });
        for kind in ["tree", "graph", "ring"] {
            net(kind, json!({}));
            net(kind, json!({ "vertices": [], "edges": [[0, 1]] }));
            net(kind, json!({ "vertices": [vertex], "edges": [[0, 0], [0, 7]] }));
        }
        painted(json!({ "heaps": vec![u64::MAX; 1000] }));
        painted(json!({ "grid": vec![vec!["123456789012345678901234567890"; 400]; 400] }));
    }

    #[test]
    fn what_differs_on_a_board_differs_in_its_picture() {
        let differ = |one: Value, other: Value| assert_ne!(painted(one), painted(other));
        differ(json!({ "heaps": [3, 0] }), json!({ "heaps": [3] }));
        differ(json!({ "heaps": [1000] }), json!({ "heaps": [1001] }));
        differ(json!({ "numbers": [["a", 5]] }), json!({ "numbers": [["a", -5]] }));
        differ(json!({ "grid": [["12"]] }), json!({ "grid": [["21"]] }));
        let vertex = |x, text| json!({ "x": x, "y": 0, "tokens": 0, "text": text });
        let graph = |edge: [u8; 2], text| json!({ "graph": { "vertices": [vertex(0, text), vertex(200, "2")], "edges": [edge] } });
        differ(graph([0, 1], "1"), graph([1, 0], "1"));
        differ(graph([0, 1], "1"), graph([0, 1], "3"));
        differ(graph([0, 1], "1"), graph([0, 0], "1"));
    }

    #[test]
    fn pieces_have_the_colours_of_their_players() {
        let table = |side: Value| {
            let legend = json!([{ "text": "T" }, { "text": "W", "side": side }]);
            json!({ "position": { "grid": [["W"]] }, "legend": legend })
        };
        let files = ["first", "second", "none"].map(|side| {
            let side = if side == "none" { Value::Null } else { json!(side) };
            pixels(&png(&table(side)).unwrap())
        });
        assert!(files[0] != files[1] && files[1] != files[2] && files[2] != files[0]);
    }
}
