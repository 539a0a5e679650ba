//! What every picture has: title, axes with ticks, text that is safe in SVG, pixels as an image.

use super::Picture;
use super::colour::Colour;
use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use std::fmt::Write;

const INK: &str = "#1b1f24";
const FAINT: &str = "#57606a";
const LEFT: u32 = 76;
const TOP: u32 = 72;
const BOTTOM: u32 = 58;
/// The average width of a character, as a share of the font's size.
const CHARACTER: f64 = 0.58;

/// An SVG file in the making, around a plot of `width` by `height` pixels.
pub(super) struct Frame {
    pub width: u32,
    pub height: u32,
    /// Room on the right of the plot, for a legend.
    pub right: u32,
    body: String,
}

impl Frame {
    pub fn new(width: u32, height: u32, right: u32) -> Frame {
        Frame { width, height, right, body: String::new() }
    }

    /// Adds an element. Its coordinates are those of the plot, whose top left corner is (0, 0).
    pub fn add(&mut self, element: &str) {
        self.body.push_str(element);
        self.body.push('\n');
    }

    /// Adds text; `anchor` is `start`, `middle` or `end`, `style` more attributes.
    pub fn text(&mut self, [x, y]: [f64; 2], anchor: &str, style: &str, text: &str) {
        let text = escape(text);
        self.add(&format!(
            r#"<text x="{x:.1}" y="{y:.1}" text-anchor="{anchor}" {style}>{text}</text>"#
        ));
    }

    pub fn line(&mut self, [x1, y1, x2, y2]: [f64; 4], style: &str) {
        self.add(&format!(r#"<path d="M{x1:.1} {y1:.1}L{x2:.1} {y2:.1}" {style}/>"#));
    }

    /// Adds a pixel image that fills the plot.
    pub fn image(&mut self, pixels: &Pixels) {
        let (width, height, data) = (self.width, self.height, STANDARD.encode(pixels.png()));
        self.add(&format!(
            r#"<image width="{width}" height="{height}" preserveAspectRatio="none" style="image-rendering:pixelated" href="data:image/png;base64,{data}"/>"#
        ));
    }

    /// Ticks and label of the horizontal axis. `place` says where a number stands.
    pub fn horizontal(&mut self, label: &str, last: u64, place: impl Fn(u64) -> f64) {
        let bottom = f64::from(self.height);
        for tick in ticks(last, self.width / 80) {
            let x = place(tick);
            self.line([x, bottom, x, bottom + 5.0], &stroke(INK));
            self.text([x, bottom + 19.0], "middle", "", &tick.to_string());
        }
        let middle = f64::from(self.width) / 2.0;
        self.text([middle, bottom + 42.0], "middle", "", &format!("{label} →"));
    }

    /// Ticks and label of the vertical axis, which points upwards.
    pub fn vertical(&mut self, label: &str, last: u64, place: impl Fn(u64) -> f64) {
        for tick in ticks(last, self.height / 50) {
            let y = place(tick);
            self.line([-5.0, y, 0.0, y], &stroke(INK));
            self.text([-9.0, y + 4.0], "end", "", &tick.to_string());
        }
        let middle = f64::from(self.height) / 2.0;
        let turned = format!(r#"transform="rotate(-90 -54 {middle:.1})""#);
        // Turned to the left, the arrow points upwards.
        self.text([-54.0, middle], "middle", &turned, &format!("{label} →"));
    }

    /// The file.
    pub fn finish(self, picture: &Picture) -> String {
        let Frame { width, height, body, .. } = &self;
        let widest = f64::from(LEFT + width + self.right);
        let [title, subtitle] =
            [(&picture.title, 18.0), (&picture.subtitle, 13.0)].map(|(text, size)| {
                let needed = text.chars().count() as f64 * size * CHARACTER;
                (escape(text), size.min(size * (widest - 24.0) / needed.max(1.0)))
            });
        let (whole, tall) = (LEFT + width + self.right, TOP + height + BOTTOM);
        let mut svg = format!(
            r#"<svg xmlns="http://www.w3.org/2000/svg" width="{whole}" height="{tall}" viewBox="0 0 {whole} {tall}" font-family="DejaVu Sans, Verdana, Arial, sans-serif" font-size="13" fill="{INK}">
<title>{}</title>
<rect width="{whole}" height="{tall}" fill="white"/>
<text x="12" y="28" font-size="{:.1}" font-weight="bold">{}</text>
<text x="12" y="50" font-size="{:.1}" fill="{FAINT}">{}</text>
<g transform="translate({LEFT} {TOP})">
"#,
            title.0, title.1, title.0, subtitle.1, subtitle.0
        );
        let border = stroke(INK);
        // Writing into a string cannot fail.
        let _ = writeln!(
            svg,
            r#"{body}<rect width="{width}" height="{height}" fill="none" {border}/>
</g>
</svg>"#
        );
        svg
    }
}

/// The attributes of a thin line.
pub(super) fn stroke(colour: &str) -> String {
    format!(r#"stroke="{colour}" stroke-width="1""#)
}

/// Text that stands for itself in SVG. Control characters, which XML has not, become blanks.
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

/// Round numbers from 0 to `last`, about `most` of them: steps of 1, 2 or 5 times a power of ten.
pub(super) fn ticks(last: u64, most: u32) -> impl Iterator<Item = u64> {
    let most = u64::from(most.max(2));
    let steps = (0..19).flat_map(|power| [1, 2, 5].map(|digit| digit * 10_u64.pow(power)));
    let step = steps.into_iter().find(|step| last / step < most).unwrap_or(last.max(1));
    (0..=last / step).map(move |tick| tick * step)
}

/// An image, row after row from the top.
pub(super) struct Pixels {
    pub width: u32,
    pub height: u32,
    pub colours: Vec<Colour>,
}

impl Pixels {
    /// As a PNG file.
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
