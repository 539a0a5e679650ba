//! The common part of pictures: axes with ticks, title, text that is safe in SVG, pixels as an image; and a canvas that
//! is as large as all this.

use super::Picture;
use super::colour::Colour;
use super::text::{Font, PLAIN, TITLE};
use base64::Engine;
use base64::engine::general_purpose::STANDARD;

const INK: &str = "#1b1f24";
pub(super) const FAINT: &str = "#57606a";
/// The title has at least this width before it is broken.
const LEAST_WIDTH: f64 = 560.0;
const MARGIN: f64 = 14.0;
/// The room between two labels of an axis.
const BETWEEN: f64 = 8.0;

/// The end of a text that lies at its place.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Anchor {
    Start,
    Middle,
    End,
}

/// An SVG file in the making, around a plot whose top left corner is (0, 0).
pub(super) struct Frame {
    pub width: u32,
    pub height: u32,
    body: String,
    /// Left, top, right and bottom of all so far.
    bounds: [f64; 4],
}

impl Frame {
    pub fn new(width: u32, height: u32) -> Frame {
        let bounds = [0.0, 0.0, width.into(), height.into()];
        Frame { width, height, body: String::new(), bounds }
    }

    /// Adds an element within the plot or a covered rectangle.
    pub fn add(&mut self, element: &str) {
        self.body.push_str(element);
        self.body.push('\n');
    }

    /// Makes the canvas large enough for this rectangle.
    pub fn cover(&mut self, [left, top, right, bottom]: [f64; 4]) {
        let [least_x, least_y, most_x, most_y] = self.bounds;
        self.bounds = [least_x.min(left), least_y.min(top), most_x.max(right), most_y.max(bottom)];
    }

    /// The right end of all so far.
    pub fn right(&self) -> f64 {
        self.bounds[2]
    }

    /// The lower end of all so far.
    pub fn bottom(&self) -> f64 {
        self.bounds[3]
    }

    /// Adds text on a line at `y`.
    pub fn text(&mut self, [x, y]: [f64; 2], anchor: Anchor, font: Font, fill: &str, text: &str) {
        let width = font.width(text);
        let (left, anchor) = match anchor {
            Anchor::Start => (x, "start"),
            Anchor::Middle => (x - width / 2.0, "middle"),
            Anchor::End => (x - width, "end"),
        };
        self.cover([left, y - font.ascent(), left + width, y + font.descent()]);
        let weight = if font.is_bold { r#" font-weight="bold""# } else { "" };
        let text = escape(text);
        self.add(&format!(
            r#"<text x="{x:.1}" y="{y:.1}" text-anchor="{anchor}" font-size="{:.1}"{weight} fill="{fill}">{text}</text>"#,
            font.size
        ));
    }

    /// Adds text in the usual font.
    pub fn plain(&mut self, place: [f64; 2], anchor: Anchor, text: &str) {
        self.text(place, anchor, PLAIN, INK, text);
    }

    pub fn line(&mut self, [x1, y1, x2, y2]: [f64; 4], style: &str) {
        self.cover([x1.min(x2), y1.min(y2), x1.max(x2), y1.max(y2)]);
        self.add(&format!(r#"<path d="M{x1:.1} {y1:.1}L{x2:.1} {y2:.1}" {style}/>"#));
    }

    /// Adds a pixel image that fills the plot.
    pub fn image(&mut self, pixels: &Pixels) {
        let (width, height, data) = (self.width, self.height, STANDARD.encode(pixels.png()));
        self.add(&format!(
            r#"<image width="{width}" height="{height}" preserveAspectRatio="none" style="image-rendering:pixelated" href="data:image/png;base64,{data}"/>"#
        ));
    }

    /// Adds ticks and label of the horizontal axis, whose units go up to `last`. `place` gives the coordinate of a unit,
    /// `name` its text.
    pub fn horizontal(
        &mut self,
        label: &str,
        last: u64,
        place: impl Fn(u64) -> f64,
        name: impl Fn(u64) -> String,
    ) {
        let bottom = f64::from(self.height);
        let widest = PLAIN.width(&name(last));
        let distance = |step: u64| (place(step) - place(0)).abs();
        for tick in ticks(last, |step| distance(step) >= widest + BETWEEN) {
            let x = place(tick);
            self.line([x, bottom, x, bottom + 5.0], &stroke(INK));
            self.plain([x, bottom + 19.0], Anchor::Middle, &name(tick));
        }
        let middle = f64::from(self.width) / 2.0;
        self.plain([middle, bottom + 42.0], Anchor::Middle, &format!("{label} →"));
    }

    /// Adds ticks of the vertical axis, and above it its label with the direction of the arrow.
    pub fn vertical(
        &mut self,
        label: &str,
        arrow: char,
        last: u64,
        place: impl Fn(u64) -> f64,
        name: impl Fn(u64) -> String,
    ) {
        let distance = |step: u64| (place(step) - place(0)).abs();
        let height = PLAIN.ascent() + PLAIN.descent();
        for tick in ticks(last, |step| distance(step) >= height + BETWEEN / 2.0) {
            let y = place(tick);
            self.line([-5.0, y, 0.0, y], &stroke(INK));
            self.plain([-9.0, y + 4.5], Anchor::End, &name(tick));
        }
        let left = self.bounds[0];
        self.plain([left, -14.0], Anchor::Start, &format!("{arrow} {label}"));
    }

    /// The whole file.
    pub fn finish(mut self, picture: &Picture) -> String {
        let [left, _, right, _] = self.bounds;
        let width = (right - left).max(LEAST_WIDTH);
        let title = TITLE.lines(&picture.title, width, 2);
        let subtitle = PLAIN.lines(&picture.subtitle, width, 4);
        let lines = title.iter().map(|line| (line, TITLE, INK, 1.35));
        let lines: Vec<_> =
            lines.chain(subtitle.iter().map(|line| (line, PLAIN, FAINT, 1.5))).collect();
        // From below.
        let mut y = self.bounds[1] - 12.0;
        for (line, font, fill, spacing) in lines.into_iter().rev() {
            self.text([left, y - font.descent()], Anchor::Start, font, fill, line);
            y -= spacing * font.size;
        }
        let [left, top, right, bottom] = self.bounds;
        let [x, y] = [(left - MARGIN).floor(), (top - MARGIN).floor()];
        let [wide, tall] = [(right + MARGIN - x).ceil(), (bottom + MARGIN - y).ceil()];
        let Frame { width, height, body, .. } = &self;
        let (name, border) = (escape(&picture.title), stroke(INK));
        format!(
            r#"<svg xmlns="http://www.w3.org/2000/svg" width="{wide}" height="{tall}" viewBox="{x} {y} {wide} {tall}" font-family="DejaVu Sans, Verdana, Arial, sans-serif">
<title>{name}</title>
<rect x="{x}" y="{y}" width="{wide}" height="{tall}" fill="white"/>
{body}<rect width="{width}" height="{height}" fill="none" {border}/>
</svg>
"#
        )
    }
}

/// The attributes of a thin line.
pub(super) fn stroke(colour: &str) -> String {
    format!(r#"stroke="{colour}" stroke-width="1""#)
}

/// Escapes a text for SVG. Control characters, which XML lacks, become blanks.
pub(super) fn escape(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for character in text.chars() {
        match character {
            '&' => escaped.push_str("&amp;"),
            '<' => escaped.push_str("&lt;"),
            '>' => escaped.push_str("&gt;"),
            '"' => escaped.push_str("&quot;"),
            _ if character.is_control() => escaped.push(' '),
            _ => escaped.push(character),
        }
    }
    escaped
}

/// The units that have a tick: 0 and the multiples of the least round number for which `room(step)` is true, which is so
/// where there is room from one tick to the next.
pub(super) fn ticks(last: u64, room: impl Fn(u64) -> bool) -> impl Iterator<Item = u64> {
    let steps = (0..19).flat_map(|power| [1, 2, 5].map(|digit| digit * 10_u64.pow(power)));
    let step = steps.into_iter().find(|&step| step > last || room(step)).unwrap_or(u64::MAX);
    (0..=last / step).map(move |tick| tick * step)
}

/// An image, row after row from the top.
pub(super) struct Pixels {
    pub width: u32,
    pub height: u32,
    pub colours: Vec<Colour>,
}

impl Pixels {
    /// The image as a PNG file.
    ///
    /// # Panics
    ///
    /// If there are no pixels, or not `width * height` of them.
    fn png(&self) -> Vec<u8> {
        let mut file = Vec::new();
        let mut encoder = png::Encoder::new(&mut file, self.width, self.height);
        encoder.set_color(png::ColorType::Rgb);
        encoder.set_depth(png::BitDepth::Eight);
        let written = encoder
            .write_header()
            .and_then(|mut writer| writer.write_image_data(self.colours.as_flattened()));
        written.expect("an image of the right size can be written into memory");
        file
    }
}
