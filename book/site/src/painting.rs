//! Positions as PNG: what a chat or a forum shows beside a link. Few colours, and smooth edges.

use crate::scene::{self, Ink, Place, Scene, Stroke};
use anyhow::Result;
use png::{BitDepth, ColorType, Compression, Encoder, Filter};
use serde_json::Value;

/// The size that previews have, in pixels.
pub const SIZE: [usize; 2] = [1200, 630];

/// The least room around a picture, in pixels.
const MARGIN: f64 = 50.0;
/// A part is at most so large.
const LARGEST: f64 = 150.0;
/// Lines between parts are at least so wide.
const THINNEST: f64 = 3.0;

/// Red, green and blue of each ink, as on a board.
const COLOURS: [[u8; 3]; 5] =
    [PAPER, [0x76, 0x76, 0x76], [0x2c, 0x31, 0x3a], [0x1f, 0x5f, 0xa8], [0xb3, 0x40, 0x1a]];
const PAPER: [u8; 3] = [0xff; 3];
/// The strengths of each ink: a third of it on paper, two thirds, and all.
const STRENGTHS: u8 = 3;

/// A point of the canvas, in pixels from its top left corner.
type Point = [f64; 2];

/// The file of the picture of a position, which the engine shows in a table: the same bytes for the same position. The
/// picture stands in the middle, as large as it has room.
///
/// # Errors
///
/// If it cannot be made.
pub fn png(table: &Value) -> Result<Vec<u8>> {
    let Scene { extent, strokes } = scene::of(table);
    let size = SIZE.map(|length| length as f64);
    let [across, down] = [0, 1].map(|axis| (size[axis] - 2.0 * MARGIN) / extent[axis]);
    let unit = across.min(down).min(LARGEST);
    let corner = [0, 1].map(|axis| (size[axis] - extent[axis] * unit) / 2.0);
    let at = |place: &Place| [0, 1].map(|axis| corner[axis] + place[axis] * unit);
    let mut canvas = Canvas::new();
    for Stroke { places, width, ink } in &strokes {
        let least = if *ink == Ink::Line { THINNEST } else { 0.0 };
        let points: Vec<Point> = places.iter().map(at).collect();
        for ends in points.windows(2) {
            canvas.line([ends[0], ends[1]], f64::max(width * unit, least), *ink);
        }
    }
    canvas.png()
}

struct Canvas {
    /// Index of each pixel in the palette, row by row.
    pixels: Vec<u8>,
}

impl Canvas {
    /// A canvas that is all paper.
    fn new() -> Self {
        Canvas { pixels: vec![0; SIZE[0] * SIZE[1]] }
    }

    /// Paints the pixels that are nearer to a line than half of its width.
    fn line(&mut self, [from, to]: [Point; 2], width: f64, ink: Ink) {
        let half = width / 2.0;
        let along = [to[0] - from[0], to[1] - from[1]];
        let squared = along[0] * along[0] + along[1] * along[1];
        let depth = |point: Point| {
            let product = (point[0] - from[0]) * along[0] + (point[1] - from[1]) * along[1];
            let share = if squared > 0.0 { (product / squared).clamp(0.0, 1.0) } else { 0.0 };
            half - distance(point, [from[0] + share * along[0], from[1] + share * along[1]])
        };
        let [columns, rows] = [0, 1].map(|axis| {
            let least = from[axis].min(to[axis]) - half - 1.0;
            let most = from[axis].max(to[axis]) + half + 1.0;
            least.max(0.0) as usize..(most.max(0.0) as usize).min(SIZE[axis])
        });
        for y in rows {
            for x in columns.clone() {
                let covered = (depth([x as f64 + 0.5, y as f64 + 0.5]) + 0.5).clamp(0.0, 1.0);
                let strength = (covered * f64::from(STRENGTHS)).round() as u8;
                // A pixel keeps the ink that covers more of it, so that a faded edge does not lighten the stroke below.
                let pixel = &mut self.pixels[y * SIZE[0] + x];
                match ink {
                    Ink::Paper if strength * 2 > STRENGTHS => *pixel = 0,
                    Ink::Paper => {}
                    _ if strength > 0 && strength >= Self::strength(*pixel) => {
                        *pixel = (ink as u8 - 1) * STRENGTHS + strength;
                    }
                    _ => {}
                }
            }
        }
    }

    /// The strength of the ink of a pixel.
    fn strength(pixel: u8) -> u8 {
        if pixel == 0 { 0 } else { (pixel - 1) % STRENGTHS + 1 }
    }

    fn png(&self) -> Result<Vec<u8>> {
        let mut file = Vec::new();
        let [width, height] = SIZE.map(|length| length as u32);
        let mut encoder = Encoder::new(&mut file, width, height);
        encoder.set_color(ColorType::Indexed);
        encoder.set_depth(BitDepth::Four);
        encoder.set_palette(palette());
        encoder.set_compression(Compression::Balanced);
        encoder.set_filter(Filter::NoFilter);
        let pairs: Vec<u8> =
            self.pixels.chunks_exact(2).map(|pair| pair[0] << 4 | pair[1]).collect();
        encoder.write_header()?.write_image_data(&pairs)?;
        Ok(file)
    }
}

/// Paper, then the strengths of each other ink.
fn palette() -> Vec<u8> {
    let mixed = |colour: [u8; 3], strength: u8| {
        [0, 1, 2].map(|part| {
            let [paper, colour, strength] = [PAPER[part], colour[part], strength].map(u16::from);
            let most = u16::from(STRENGTHS);
            ((paper * (most - strength) + colour * strength) / most) as u8
        })
    };
    let strengths = |colour| (1..=STRENGTHS).map(move |strength| mixed(colour, strength));
    let inks = COLOURS.into_iter().skip(1).flat_map(strengths);
    [PAPER].into_iter().chain(inks).flatten().collect()
}

fn distance(a: Point, b: Point) -> f64 {
    let [x, y] = [a[0] - b[0], a[1] - b[1]];
    // Unlike `hypot`, the same on every machine.
    (x * x + y * y).sqrt()
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
    fn what_is_outside_is_left_out() {
        let mut canvas = Canvas::new();
        canvas.line([[-50.0, -50.0]; 2], 20.0, Ink::Stone);
        canvas.line([[-1e6, 5000.0], [1e6, 5000.0]], 3.0, Ink::Stone);
        assert!(canvas.pixels.iter().all(|pixel| *pixel == 0));
        canvas.line([[1200.0, 630.0]; 2], 80.0, Ink::Stone);
        assert_eq!(canvas.pixels[SIZE[0] * SIZE[1] - 1], 2 * STRENGTHS);
    }

    #[test]
    fn what_differs_on_a_board_differs_in_its_picture() {
        let differ = |one: Value, other: Value| assert_ne!(painted(one), painted(other));
        differ(json!({ "heaps": [3, 0] }), json!({ "heaps": [3] }));
        differ(json!({ "heaps": [1000] }), json!({ "heaps": [1001] }));
        differ(json!({ "numbers": [["a", 5]] }), json!({ "numbers": [["a", -5]] }));
        differ(json!({ "grid": [["12"]] }), json!({ "grid": [["21"]] }));
        let vertex = |x, text| json!({ "x": x, "y": 0, "tokens": 0, "text": text });
        let net = |edge: [u8; 2], text, directed| json!({ "graph": { "vertices": [vertex(0, text), vertex(200, "2")], "edges": [edge], "directed": directed } });
        let graph = |edge, text| net(edge, text, true);
        differ(graph([0, 1], "1"), graph([1, 0], "1"));
        differ(graph([0, 1], "1"), net([0, 1], "1", false));
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
