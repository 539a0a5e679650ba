//! A canvas of one size and few colours: discs, rings, lines, frames and numbers with smooth edges; and its PNG.

use crate::scene::Ink;
use anyhow::Result;
use png::{BitDepth, ColorType, Compression, Encoder, Filter};

/// The size that previews have, in pixels.
pub const SIZE: [usize; 2] = [1200, 630];

/// Red, green and blue of each ink, as on a board.
const COLOURS: [[u8; 3]; 5] =
    [PAPER, [0x76, 0x76, 0x76], [0x2c, 0x31, 0x3a], [0x1f, 0x5f, 0xa8], [0xb3, 0x40, 0x1a]];
const PAPER: [u8; 3] = [0xff; 3];
/// The strengths of each ink: a third of it on paper, two thirds, and all.
const STRENGTHS: u8 = 3;

/// A point of the canvas, in pixels from its top left corner.
pub type Point = [f64; 2];

/// The canvas.
pub struct Canvas {
    /// In the palette.
    pixels: Vec<u8>,
}

impl Canvas {
    /// Paper.
    pub fn new() -> Self {
        Canvas { pixels: vec![0; SIZE[0] * SIZE[1]] }
    }

    /// Paints a disc.
    pub fn disc(&mut self, middle: Point, radius: f64, ink: Ink) {
        let corners = [0, 1].map(|axis| [middle[axis] - radius, middle[axis] + radius]);
        self.fill(corners, ink, |point| radius - distance(point, middle));
    }

    /// Paints a circle of that width, inwards from its radius.
    pub fn ring(&mut self, middle: Point, radius: f64, width: f64, ink: Ink) {
        let corners = [0, 1].map(|axis| [middle[axis] - radius, middle[axis] + radius]);
        self.fill(corners, ink, |point| {
            let depth = radius - distance(point, middle);
            depth.min(width - depth)
        });
    }

    /// Paints a line with round ends.
    pub fn line(&mut self, [from, to]: [Point; 2], width: f64, ink: Ink) {
        let half = width / 2.0;
        let corners =
            [0, 1].map(|axis| [from[axis].min(to[axis]) - half, from[axis].max(to[axis]) + half]);
        let along = [to[0] - from[0], to[1] - from[1]];
        let squared = along[0] * along[0] + along[1] * along[1];
        self.fill(corners, ink, |point| {
            let product = (point[0] - from[0]) * along[0] + (point[1] - from[1]) * along[1];
            let share = if squared > 0.0 { (product / squared).clamp(0.0, 1.0) } else { 0.0 };
            half - distance(point, [from[0] + share * along[0], from[1] + share * along[1]])
        });
    }

    /// Paints a number, as large as it has room around its middle: seven strokes make a digit, as on a pocket calculator.
    pub fn number(&mut self, middle: Point, room: [f64; 2], digits: &[Digit], ink: Ink) {
        // In halves of a digit's height: one is as wide as one half, and stands two thirds from the next.
        const APART: f64 = 1.0 + 2.0 / 3.0;
        let wide = APART * digits.len() as f64 - (APART - 1.0);
        let half = f64::min(room[1] / 2.0, room[0] / wide);
        for (place, digit) in digits.iter().enumerate() {
            let left = middle[0] + (APART * place as f64 - wide / 2.0) * half;
            for stroke in digit.strokes() {
                let ends = stroke.map(|[x, y]| [left + x * half, middle[1] + y * half]);
                self.line(ends, half * 0.28, ink);
            }
        }
    }

    /// Paints the pixels at which the depth below the surface is more than nothing; `corners` are the bounds of each axis.
    fn fill(&mut self, corners: [[f64; 2]; 2], ink: Ink, depth: impl Fn(Point) -> f64) {
        let [columns, rows] = [0, 1].map(|axis| {
            let [least, most] = corners[axis];
            (least - 1.0).max(0.0) as usize..((most + 1.0).max(0.0) as usize).min(SIZE[axis])
        });
        for y in rows {
            for x in columns.clone() {
                let covered = (depth([x as f64 + 0.5, y as f64 + 0.5]) + 0.5).clamp(0.0, 1.0);
                let strength = (covered * f64::from(STRENGTHS)).round() as u8;
                // A weak edge does not fade what is below it.
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

    /// The file: the same bytes for the same pixels.
    ///
    /// # Errors
    ///
    /// If it cannot be made.
    pub fn png(&self) -> Result<Vec<u8>> {
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

/// A digit, a minus sign, or a gap between numbers: the bits of its strokes, of the top, then clockwise, then the middle.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Digit(u8);

impl Digit {
    const GAP: Self = Digit(0);
    const MINUS: Self = Digit(0b100_0000);
    const TEN: [u8; 10] = [0x3f, 0x06, 0x5b, 0x4f, 0x66, 0x6d, 0x7d, 0x07, 0x7f, 0x6f];

    /// The numbers in a text, with a gap in the place of what is between them.
    pub fn all(text: &str) -> Vec<Self> {
        let mut digits: Vec<Self> = Vec::new();
        for letter in text.chars() {
            match letter.to_digit(10) {
                Some(digit) => digits.push(Digit(Self::TEN[digit as usize])),
                None if letter == '-' => digits.push(Self::MINUS),
                None if digits.last().is_some_and(|digit| *digit != Self::GAP) => {
                    digits.push(Self::GAP);
                }
                None => {}
            }
        }
        digits.pop_if(|digit| *digit == Self::GAP);
        digits
    }

    /// The ends of its strokes, from 0 to 1 to the right and from -1 to 1 down.
    fn strokes(self) -> impl Iterator<Item = [Point; 2]> {
        const STROKES: [[Point; 2]; 7] = [
            [[0.0, -1.0], [1.0, -1.0]],
            [[1.0, -1.0], [1.0, 0.0]],
            [[1.0, 0.0], [1.0, 1.0]],
            [[1.0, 1.0], [0.0, 1.0]],
            [[0.0, 1.0], [0.0, 0.0]],
            [[0.0, 0.0], [0.0, -1.0]],
            [[0.0, 0.0], [1.0, 0.0]],
        ];
        // A one stands in the middle.
        let left = if self.0 == Self::TEN[1] { 0.5 } else { 0.0 };
        let own = STROKES.into_iter().enumerate().filter(move |(bit, _)| self.0 >> bit & 1 == 1);
        own.map(move |(_, stroke)| stroke.map(|[x, y]| [x - left, y]))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_stand_apart() {
        let gaps =
            |text: &str| Digit::all(text).iter().filter(|digit| **digit == Digit::GAP).count();
        assert_eq!([gaps("[50,71)"), gaps("2/3"), gaps("12"), gaps("v:k")], [1, 1, 0, 0]);
        assert_eq!([Digit::all("[50,71)").len(), Digit::all("...aam").len()], [5, 0]);
        assert_eq!(Digit::all("-8")[1].strokes().count(), 7);
    }

    #[test]
    fn what_is_outside_is_left_out() {
        let mut canvas = Canvas::new();
        canvas.disc([-50.0, -50.0], 10.0, Ink::Stone);
        canvas.line([[-1e6, 5000.0], [1e6, 5000.0]], 3.0, Ink::Stone);
        assert!(canvas.pixels.iter().all(|pixel| *pixel == 0));
        canvas.disc([1200.0, 630.0], 40.0, Ink::Stone);
        assert_eq!(canvas.pixels[SIZE[0] * SIZE[1] - 1], 2 * STRENGTHS);
    }
}
