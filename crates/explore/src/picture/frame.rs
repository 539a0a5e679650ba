//! The common part of pictures: axes with ticks, title, text that is safe in SVG, pixels as an image; and a canvas that
//! is as large as all this.

use super::Picture;
use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use language::prose;

/// Red, green and blue.
pub(super) type Colour = [u8; 3];

pub(super) const INK: &str = "#1b1f24";
/// Least width of the title; only a longer one is cut.
const LEAST_WIDTH: f64 = 560.0;
const MARGIN: f64 = 14.0;
/// The room between two labels of an axis.
const BETWEEN: f64 = 8.0;
/// The lines of a subtitle, if none is broken early.
const LINES: usize = 4;

/// A font of a text.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct Font {
    pub size: f64,
    pub is_bold: bool,
}

pub(super) const PLAIN: Font = Font { size: 13.0, is_bold: false };
const TITLE: Font = Font { size: 18.0, is_bold: true };

impl Font {
    /// The width of a column of text; texts in DejaVu Sans are hardly ever wider, in other fonts less.
    fn column(self) -> f64 {
        self.size * if self.is_bold { 0.72 } else { 0.64 }
    }

    /// The width of a text, or a little more.
    pub fn width(self, text: &str) -> f64 {
        prose::width(text) as f64 * self.column()
    }
}

/// An SVG file in the making, around a plot whose top left corner is (0, 0).
pub(super) struct Frame {
    pub width: u32,
    pub height: u32,
    body: String,
    /// Left, top, right and bottom of all so far.
    pub bounds: [f64; 4],
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
    fn cover(&mut self, [left, top, right, bottom]: [f64; 4]) {
        let [least_x, least_y, most_x, most_y] = self.bounds;
        self.bounds = [least_x.min(left), least_y.min(top), most_x.max(right), most_y.max(bottom)];
    }

    /// Adds text on a line at `y`; the anchor is `start`, `middle` or `end`.
    pub fn text(&mut self, [x, y]: [f64; 2], anchor: &str, font: Font, text: &str) {
        let width = font.width(text);
        let left = match anchor {
            "middle" => x - width / 2.0,
            "end" => x - width,
            _ => x,
        };
        // Letters reach so far above their line and below it.
        self.cover([left, y - 0.78 * font.size, left + width, y + 0.24 * font.size]);
        let weight = if font.is_bold { r#" font-weight="bold""# } else { "" };
        let (text, size) = (escape(text), font.size);
        self.add(&format!(
            r#"<text x="{x:.1}" y="{y:.1}" text-anchor="{anchor}" font-size="{size:.1}"{weight} fill="{INK}">{text}</text>"#
        ));
    }

    /// Adds a square in a colour, and a name on its right.
    pub fn sample(&mut self, [x, y]: [f64; 2], [red, green, blue]: Colour, name: &str) {
        const SIDE: f64 = 18.0;
        self.cover([x, y, x + SIDE, y + SIDE]);
        self.add(&format!(
            r##"<rect x="{x:.1}" y="{y:.1}" width="{SIDE}" height="{SIDE}" fill="#{red:02x}{green:02x}{blue:02x}" stroke="{INK}"/>"##
        ));
        self.text([x + SIDE + 8.0, y + 14.0], "start", PLAIN, name);
    }

    fn line(&mut self, [x1, y1, x2, y2]: [f64; 4]) {
        self.add(&format!(r#"<path d="M{x1:.1} {y1:.1}L{x2:.1} {y2:.1}" stroke="{INK}"/>"#));
    }

    /// Adds an image that fills the plot, pixel by pixel.
    ///
    /// # Panics
    ///
    /// If there are not as many pixels as the plot has.
    pub fn image(&mut self, pixels: &[Colour]) {
        let (width, height) = (self.width, self.height);
        let mut file = Vec::new();
        let mut encoder = png::Encoder::new(&mut file, width, height);
        encoder.set_color(png::ColorType::Rgb);
        encoder.set_depth(png::BitDepth::Eight);
        let written = encoder
            .write_header()
            .and_then(|mut writer| writer.write_image_data(pixels.as_flattened()));
        written.expect("an image of the right size can be written into memory");
        let data = STANDARD.encode(file);
        self.add(&format!(
            r#"<image width="{width}" height="{height}" preserveAspectRatio="none" style="image-rendering:pixelated" href="data:image/png;base64,{data}"/>"#
        ));
    }

    /// Adds ticks and label of the horizontal axis, whose units go up to `last` and count `step` each. `place` gives the
    /// coordinate of a unit.
    pub fn horizontal(
        &mut self,
        (label, step): (&str, u64),
        last: u64,
        place: impl Fn(u64) -> f64,
    ) {
        let bottom = f64::from(self.height);
        let room = PLAIN.width(&(last * step).to_string()) + BETWEEN;
        for tick in ticks(last, |tick| (place(tick) - place(0)).abs() >= room) {
            let x = place(tick);
            self.line([x, bottom, x, bottom + 5.0]);
            self.text([x, bottom + 19.0], "middle", PLAIN, &(tick * step).to_string());
        }
        let middle = f64::from(self.width) / 2.0;
        self.text([middle, bottom + 42.0], "middle", PLAIN, &format!("{label} →"));
    }

    /// Adds ticks of the vertical axis, and above it its label with the direction of the arrow.
    pub fn vertical(
        &mut self,
        (label, step): (&str, u64),
        arrow: char,
        last: u64,
        place: impl Fn(u64) -> f64,
    ) {
        let room = PLAIN.size + BETWEEN;
        for tick in ticks(last, |tick| (place(tick) - place(0)).abs() >= room) {
            let y = place(tick);
            self.line([-5.0, y, 0.0, y]);
            self.text([-9.0, y + 4.5], "end", PLAIN, &(tick * step).to_string());
        }
        let left = self.bounds[0];
        self.text([left, -14.0], "start", PLAIN, &format!("{arrow} {label}"));
    }

    pub fn finish(mut self, picture: &Picture) -> String {
        let [left, top, right, _] = self.bounds;
        let columns = |font: Font| ((right - left).max(LEAST_WIDTH) / font.column()) as usize;
        let subtitle = cut(&picture.subtitle, LINES * columns(PLAIN));
        let subtitle = prose::beside("", &subtitle, columns(PLAIN));
        let lines = subtitle.lines().map(|line| (PLAIN, line.to_string()));
        let title = (TITLE, cut(&picture.title, columns(TITLE)));
        // From below.
        let mut y = top - 16.0;
        for (font, line) in [title].into_iter().chain(lines).collect::<Vec<_>>().iter().rev() {
            self.text([left, y], "start", *font, line);
            y -= 1.5 * font.size;
        }
        let [left, top, right, bottom] = self.bounds;
        let [x, y] = [(left - MARGIN).floor(), (top - MARGIN).floor()];
        let [wide, tall] = [(right + MARGIN - x).ceil(), (bottom + MARGIN - y).ceil()];
        let Frame { width, height, body, .. } = &self;
        let name = escape(&picture.title);
        format!(
            r#"<svg xmlns="http://www.w3.org/2000/svg" width="{wide}" height="{tall}" viewBox="{x} {y} {wide} {tall}" font-family="DejaVu Sans, Verdana, Arial, sans-serif">
<title>{name}</title>
<rect x="{x}" y="{y}" width="{wide}" height="{tall}" fill="white"/>
{body}<rect width="{width}" height="{height}" fill="none" stroke="{INK}"/>
</svg>
"#
        )
    }
}

/// A text of at most so many columns; three dots stand for the rest.
fn cut(text: &str, most: usize) -> String {
    if prose::width(text) <= most {
        return text.into();
    }
    let mut used = 3;
    let fits = |character: &char| {
        used += prose::width(character.encode_utf8(&mut [0; 4]));
        used <= most
    };
    text.chars().take_while(fits).chain("...".chars()).collect()
}

/// Escapes a text for SVG. Control characters, which XML lacks, become blanks.
fn escape(text: &str) -> String {
    let text = text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;");
    text.replace('"', "&quot;").replace(char::is_control, " ")
}

/// The units that have a tick: 0 and the multiples of the least round number for which `room(step)` is true, which is so
/// where there is room from one tick to the next.
pub(super) fn ticks(last: u64, room: impl Fn(u64) -> bool) -> impl Iterator<Item = u64> {
    let steps = (0..19).flat_map(|power| [1, 2, 5].map(|digit| digit * 10_u64.pow(power)));
    let step = steps.into_iter().find(|&step| step > last || room(step)).unwrap_or(u64::MAX);
    (0..=last / step).map(move |tick| tick * step)
}
