//! Positions as they are seen: strokes of a pen, to be drawn in SVG or painted.

use serde_json::Value;
use std::iter;

/// More heaps, rows and cells of a row are left out.
const MOST: usize = 24;
/// More stones of a heap are left out, as on a board.
const STONES: u64 = 20;
/// The radius of a vertex, and of what touches it.
const VERTEX: f64 = 0.36;
/// The radius of a piece in a cell.
const PIECE: f64 = 0.34;

/// Coordinates, to the right and down, in units of a part.
pub type Place = [f64; 2];

/// The colour of a part, by its meaning.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Ink {
    /// The ground.
    Paper,
    /// Lines between parts.
    Line,
    /// A thing of neither player.
    Stone,
    /// A thing of the player who begins, or a blue one.
    First,
    /// A thing of the other player, or a red one.
    Second,
}

/// A line with round ends and corners. A line of length 0 is a disc.
pub struct Stroke {
    /// Corners of the line, at least two; two equal ones make a disc.
    pub places: Vec<Place>,
    /// Width of the line, in units of a part.
    pub width: f64,
    pub ink: Ink,
}

/// The strokes of a position, what lies on top last, in a frame with a corner at 0.
pub struct Scene {
    /// Its width and its height.
    pub extent: Place,
    pub strokes: Vec<Stroke>,
}

/// The scene of a position, which the engine shows in a table.
pub fn of(table: &Value) -> Scene {
    let position = &table["position"];
    let list = |name: &str| position[name].as_array().map(|list| &list[..list.len().min(MOST)]);
    if let Some(heaps) = list("heaps") {
        let heap = |heap: &Value| (heap.as_u64().unwrap_or(0), heap.to_string());
        return heights(heaps.iter().map(heap).collect());
    }
    if let Some(numbers) = list("numbers") {
        let value = |named: &Value| named[1].as_i64().unwrap_or(0);
        let heap = |named| (value(named).unsigned_abs(), value(named).to_string());
        return heights(numbers.iter().map(heap).collect());
    }
    if let Some(rows) = list("grid") {
        return cells(rows, table["legend"].as_array().map_or(&[], Vec::as_slice));
    }
    let kind = ["tree", "graph", "ring"].into_iter().find(|kind| position[kind].is_object());
    kind.map_or(Scene::new([1.0; 2]), |kind| net(&position[kind], kind))
}

/// Columns of stones, with the number of each below it. A picture that would be higher than wide is turned on its side:
/// the heaps become rows.
fn heights(heaps: Vec<(u64, String)>) -> Scene {
    let tallest = heaps.iter().map(|(heap, _)| *heap.min(&STONES)).max().unwrap_or(0).max(1);
    let (across, down) = (heaps.len().max(1) as f64, tallest as f64 + 1.0);
    let lies = down > across;
    let at = |x: f64, y: f64| if lies { [down - y, x] } else { [x, y] };
    let mut scene = Scene::new(if lies { [down, across] } else { [across, down] });
    for (column, (heap, count)) in heaps.into_iter().enumerate() {
        let x = column as f64 + 0.5;
        for row in 0..heap.min(tallest) {
            let y = (tallest - 1 - row) as f64 + 0.5;
            if row + 1 == tallest && heap > tallest {
                for along in [-0.3, 0.0, 0.3] {
                    scene.disc(at(x, y + along), 0.08, Ink::Stone);
                }
            } else {
                scene.disc(at(x, y), 0.44, Ink::Stone);
            }
        }
        scene.number(at(x, down - 0.5), [0.8, 0.5], &count, Ink::Stone);
    }
    scene
}

/// Cells in their frames, each with what its sign is made of, or the numbers of its text, or a stone for each of
/// its letters.
fn cells(rows: &[Value], legend: &[Value]) -> Scene {
    let mut scene = Scene::new([1.0, rows.len().max(1) as f64]);
    for (y, row) in rows.iter().enumerate() {
        let row = row.as_array().map_or(&[][..], |row| &row[..row.len().min(MOST)]);
        scene.extent[0] = scene.extent[0].max(row.len() as f64);
        for (x, cell) in row.iter().enumerate() {
            let [x, y] = [x as f64, y as f64];
            let frame = [[x, y], [x + 1.0, y], [x + 1.0, y + 1.0], [x, y + 1.0], [x, y]];
            scene.line(frame.into(), 0.03, Ink::Line);
            let middle = [x + 0.5, y + 0.5];
            let text = cell.as_str().unwrap_or_default();
            let sign = legend.iter().position(|sign| sign["text"] == *cell);
            let said = |sign: usize, what: &str| legend[sign][what].as_str();
            match sign.map(|sign| (sign, said(sign, "piece"), said(sign, "side"))) {
                Some((_, Some("red"), _)) => scene.disc(middle, PIECE, Ink::Second),
                Some((_, Some("blue"), _) | (_, _, Some("first"))) => {
                    scene.disc(middle, PIECE, Ink::First);
                }
                Some((_, _, Some(_))) => scene.disc(middle, PIECE, Ink::Second),
                Some((0, ..)) => scene.ring(middle, PIECE, 0.08, Ink::Stone),
                None if ["", "."].contains(&text) => {}
                None if !numbers(text).is_empty() => {
                    scene.number(middle, [0.76, 0.5], text, Ink::Stone);
                }
                _ => {
                    let letters = text.chars().count().clamp(1, MOST) as f64;
                    for place in 0..letters as usize {
                        let across = x + (place as f64 + 0.5) / letters;
                        scene.disc([across, y + 0.5], PIECE / letters, Ink::Stone);
                    }
                }
            }
        }
    }
    scene
}

/// A tree, a graph, whose edges have a direction, or a ring, whose edges are not listed.
fn net(net: &Value, kind: &str) -> Scene {
    // Places are in hundredths of the room of a vertex.
    let place =
        |vertex: &Value| ["x", "y"].map(|axis| vertex[axis].as_f64().unwrap_or(0.0) / 100.0 + 0.5);
    let vertices = net["vertices"].as_array().map_or(&[][..], Vec::as_slice);
    let end = |end: &Value| vertices.get(end.as_u64()? as usize).map(place);
    let mut scene = Scene::new([1.0; 2]);
    for edge in net["edges"].as_array().into_iter().flatten() {
        let (Some(from), Some(to)) = (end(&edge[0]), end(&edge[1])) else { continue };
        if from == to {
            scene.ring([from[0], from[1] - VERTEX], 0.2, Scene::EDGE, Ink::Line);
        } else if kind == "graph" {
            let bend = edge[2].as_f64().unwrap_or(0.0) / 100.0;
            scene.curve([from, to], bend, net["directed"] == true);
        } else {
            scene.line(vec![from, to], Scene::EDGE, Ink::Line);
        }
    }
    if kind == "ring" {
        for (from, to) in vertices.iter().zip(vertices.iter().cycle().skip(1)) {
            scene.line(vec![place(from), place(to)], Scene::EDGE, Ink::Line);
        }
    }
    for vertex in vertices {
        let place = place(vertex);
        scene.extent = [0, 1].map(|axis| f64::max(scene.extent[axis], place[axis] + 0.5));
        let has_token = vertex["tokens"].as_u64().unwrap_or(0) > 0;
        scene.disc(place, VERTEX, if has_token { Ink::First } else { Ink::Stone });
        scene.number(place, [0.44, 0.3], vertex["text"].as_str().unwrap_or_default(), Ink::Paper);
    }
    scene
}

impl Scene {
    /// The width of edges.
    const EDGE: f64 = 0.05;

    fn new(extent: Place) -> Self {
        Scene { extent, strokes: Vec::new() }
    }

    fn line(&mut self, places: Vec<Place>, width: f64, ink: Ink) {
        self.strokes.push(Stroke { places, width, ink });
    }

    fn disc(&mut self, middle: Place, radius: f64, ink: Ink) {
        self.line(vec![middle; 2], 2.0 * radius, ink);
    }

    /// A circle whose line has this width and stays within the radius.
    fn ring(&mut self, [x, y]: Place, radius: f64, width: f64, ink: Ink) {
        const SIDES: usize = 40;
        // Cosine and sine of a side, as literals: those of the machine differ in their last bits.
        const TURN: Place = [0.987_688_340_595_137_8, 0.156_434_465_040_230_87];
        let radius = radius - width / 2.0;
        let next = |&[right, down]: &Place| {
            Some([right * TURN[0] - down * TURN[1], right * TURN[1] + down * TURN[0]])
        };
        let places = iter::successors(Some([radius, 0.0]), next).take(SIDES + 1);
        self.line(places.map(|[right, down]| [x + right, y + down]).collect(), width, ink);
    }

    /// A curve, or an arrow, that ends at the border of the vertex `to`. `bend` shifts the control point to the left of the
    /// straight way.
    fn curve(&mut self, [from, to]: [Place; 2], bend: f64, is_arrow: bool) {
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
        let places = (0..=STEPS).map(|step| {
            let share = step as f64 / STEPS as f64;
            between(between(from, handle, share), between(handle, tip, share), share)
        });
        let mut places: Vec<Place> = places.collect();
        for side in [-0.1, 0.1].into_iter().filter(|_| is_arrow) {
            places.extend([[tip[0] - 0.2 * x - side * y, tip[1] - 0.2 * y + side * x], tip]);
        }
        self.line(places, Self::EDGE, Ink::Line);
    }

    /// A number, as large as it has room around its middle: seven strokes make a digit, as on a pocket calculator.
    fn number(&mut self, middle: Place, room: [f64; 2], text: &str, ink: Ink) {
        // Distance from the left edge of a digit to that of the next one, in halves of a digit's height: a digit is 1
        // wide, and 2/3 are between two.
        const APART: f64 = 1.0 + 2.0 / 3.0;
        let signs = numbers(text);
        let wide = APART * signs.len() as f64 - (APART - 1.0);
        let half = f64::min(room[1] / 2.0, room[0] / wide);
        for (place, sign) in signs.chars().enumerate() {
            let left = middle[0] + (APART * place as f64 - wide / 2.0) * half;
            for stroke in strokes(sign) {
                let ends = stroke.map(|[x, y]| [left + x * half, middle[1] + y * half]);
                self.line(ends.into(), half * 0.28, ink);
            }
        }
    }
}

/// The numbers in a text, with a gap in the place of what is between them.
fn numbers(text: &str) -> String {
    let numbers = text.split(|letter: char| !letter.is_ascii_digit() && letter != '-');
    numbers.filter(|number| !number.is_empty()).collect::<Vec<_>>().join(" ")
}

/// The ends of the strokes of a digit, a minus sign or a gap, from 0 to 1 to the right and from -1 to 1 down.
fn strokes(sign: char) -> impl Iterator<Item = [Place; 2]> {
    /// The strokes from the top one clockwise, then the one in the middle; bit k of a digit is stroke k.
    const STROKES: [[Place; 2]; 7] = [
        [[0.0, -1.0], [1.0, -1.0]],
        [[1.0, -1.0], [1.0, 0.0]],
        [[1.0, 0.0], [1.0, 1.0]],
        [[1.0, 1.0], [0.0, 1.0]],
        [[0.0, 1.0], [0.0, 0.0]],
        [[0.0, 0.0], [0.0, -1.0]],
        [[0.0, 0.0], [1.0, 0.0]],
    ];
    /// The bits of the strokes of each digit.
    const DIGITS: [u8; 10] = [0x3f, 0x06, 0x5b, 0x4f, 0x66, 0x6d, 0x7d, 0x07, 0x7f, 0x6f];
    let bits = match sign.to_digit(10) {
        Some(digit) => DIGITS[digit as usize],
        None => u8::from(sign == '-') << 6,
    };
    // A 1 has the two right strokes alone, and is moved into the middle of its place.
    let left = if sign == '1' { 0.5 } else { 0.0 };
    let own = STROKES.into_iter().enumerate().filter(move |(bit, _)| bits >> bit & 1 == 1);
    own.map(move |(_, stroke)| stroke.map(|[x, y]| [x - left, y]))
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn numbers_stand_apart() {
        let found = ["[50,71)", "2/3", "12", "v:k", "...aam", "-8"].map(numbers);
        assert_eq!(found, ["50 71", "2 3", "12", "", "", "-8"]);
        assert_eq!(['8', '-', ' '].map(|sign| strokes(sign).count()), [7, 1, 0]);
    }

    #[test]
    fn each_kind_of_drawing_is_seen() {
        let discs = |position: Value| {
            let scene = of(&json!({ "position": position }));
            scene.strokes.iter().filter(|stroke| stroke.places[0] == stroke.places[1]).count()
        };
        assert_eq!(discs(json!({ "heaps": [1, 0, 3] })), 4);
        assert_eq!(discs(json!({ "numbers": [["a", -2]] })), 2);
        assert_eq!(discs(json!({ "grid": [["x", "."], [".", "o"]] })), 2);
        assert_eq!(discs(json!({ "grid": [["word"], ["x"]] })), 5);
        let vertex = |x| json!({ "x": x, "y": 0, "tokens": 1 });
        let net = json!({ "vertices": [vertex(0), vertex(100)], "edges": [[0, 1]] });
        for kind in ["tree", "graph", "ring"] {
            assert_eq!(discs(json!({ kind: net })), 2);
        }
        assert_eq!(discs(json!({ "heaps": [1_000_000] })), 19 + 3);
    }
}
