//! Laws of all pictures: nothing is cut off, and no text lies on another.

use super::frame::{Font, ticks};
use super::*;

fn picture(title: &str) -> Picture {
    Picture {
        title: title.into(),
        subtitle: "checked to 99".into(),
        quantity: "Grundy value".into(),
        names: vec!["0 (P-position)".into()],
        is_binary: false,
        gap: "no position".into(),
    }
}

/// Two heaps of Nim.
fn nim(width: usize, height: usize) -> Grid {
    let values = (0..width * height).map(|i| Some(((i % width) ^ (i / width)) as u32)).collect();
    let axes = ["left", "a < b & c"].map(|axis| (axis.into(), 1));
    Grid { width, height, values, count: width * height, axes, is_text: false }
}

/// A text, and the box that it lies in: left, top, right and bottom.
struct Text {
    content: String,
    area: [f64; 4],
}

/// The value of an attribute of a tag.
fn attribute<'a>(tag: &'a str, name: &str) -> Option<&'a str> {
    let (_, rest) = tag.split_once(&format!(" {name}=\""))?;
    rest.split_once('"').map(|(value, _)| value)
}

fn number(tag: &str, name: &str) -> f64 {
    attribute(tag, name).expect("the attribute is there").parse().expect("it is a number")
}

/// The texts of an SVG file, as they are drawn.
fn texts(svg: &str) -> Vec<Text> {
    let text = |piece: &str| {
        let (tag, content) = piece.split_once('>').expect("a tag ends");
        let (content, _) = content.split_once("</text>").expect("a text ends");
        let entities = [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&amp;", "&")];
        let content =
            entities.iter().fold(content.to_string(), |c, (from, to)| c.replace(from, to));
        let tag = format!(" {tag}");
        let is_bold = attribute(&tag, "font-weight") == Some("bold");
        let font = Font { size: number(&tag, "font-size"), is_bold };
        let (x, y, width) = (number(&tag, "x"), number(&tag, "y"), font.width(&content));
        let left = match attribute(&tag, "text-anchor") {
            Some("middle") => x - width / 2.0,
            Some("end") => x - width,
            _ => x,
        };
        // Capital letters reach up to 0.73, and the longest letters down to 0.24 of a font's size.
        Text { content, area: [left, y - 0.73 * font.size, left + width, y + 0.24 * font.size] }
    };
    svg.split("<text ").skip(1).map(text).collect()
}

/// No text lies outside of the canvas or on another text, and the image is as large as its frame.
#[track_caller]
pub(crate) fn assert_laid_out(svg: &str) {
    assert_well_formed(svg);
    let (root, _) = svg.split_once('>').expect("it has a root");
    let canvas = attribute(root, "viewBox").expect("it has a canvas");
    let canvas: Vec<f64> = canvas.split(' ').map(|word| word.parse().expect("a number")).collect();
    let [x, y, width, height] = canvas[..] else { panic!("{canvas:?}") };
    assert_eq!((number(root, "width"), number(root, "height")), (width, height));
    assert!(width < 3000.0 && height < 3000.0, "{width} x {height}");
    let texts = texts(svg);
    for (index, Text { content, area: [left, top, right, bottom] }) in texts.iter().enumerate() {
        assert!(*left >= x && *right <= x + width, "{content:?} is cut off");
        assert!(*top >= y && *bottom <= y + height, "{content:?} is cut off");
        for other in &texts[..index] {
            let [its_left, its_top, its_right, its_bottom] = other.area;
            let is_apart = *left >= its_right
                || *right <= its_left
                || *top >= its_bottom
                || *bottom <= its_top;
            assert!(is_apart, "{content:?} lies on {:?}", other.content);
        }
    }
}

/// The tags are closed in the order in which they were opened.
fn assert_well_formed(svg: &str) {
    let mut open = Vec::new();
    for tag in svg.split('<').skip(1) {
        let (tag, text) = tag.split_once('>').expect("a tag ends");
        assert!(!text.contains('>') && tag.matches('"').count() % 2 == 0, "{tag}");
        let name = tag.split([' ', '/']).find(|part| !part.is_empty()).expect("a tag has a name");
        if tag.starts_with('/') {
            assert_eq!(open.pop(), Some(name));
        } else if !tag.ends_with('/') {
            open.push(name);
        }
    }
    assert!(open.is_empty() && svg.starts_with("<svg"));
}

#[test]
fn tables_of_any_size_values_and_names_are_laid_out() {
    let sides = [1, 2, 10, 17, 100, 721, 2000];
    for (width, height) in sides.into_iter().flat_map(|a| sides.map(|b| (a, b))) {
        if width * height <= 1_500_000 {
            let svg = heat_map(&nim(width, height), &picture("Nim"));
            assert!(svg.len() < 3_000_000 && svg.matches("<rect").count() < 100, "{}", svg.len());
            assert_laid_out(&svg);
        }
    }
    assert_laid_out(&heat_map(&nim(0, 0), &picture("Nim")));
    let mut random = fastrand::Rng::with_seed(1);
    for round in 0..100_usize {
        let (width, height) = (random.usize(1..60), random.usize(1..60));
        let most = [0, 1, 5, 9, 10, 11, 99, 1000, 123_456_789, u32::MAX][round % 10];
        let value = |_| (random.u8(0..4) > 0).then(|| random.u32(0..=most));
        let values = (0..width * height).map(value).collect();
        let axes = [(); 2].map(|()| {
            let label = "columns of many squares ".repeat(random.usize(0..4));
            (label, random.u64(1..1_000_000_000))
        });
        let grid = Grid { values, axes, is_text: random.bool(), ..nim(width, height) };
        let names = ["the one who begins", "the other one"].map(String::from);
        let picture = Picture {
            title: "0.".to_string() + &"37".repeat(random.usize(0..500)),
            subtitle: "period 12 from 71 on, ".repeat(random.usize(0..50)),
            names: names[..random.usize(0..3)].into(),
            is_binary: random.bool(),
            ..picture("")
        };
        assert_laid_out(&heat_map(&grid, &picture));
    }
}

#[test]
fn texts_are_escaped_and_axes_title_and_legend_are_there() {
    let svg = heat_map(&nim(30, 30), &picture("<script> & \"x\"\u{1}"));
    assert_well_formed(&svg);
    assert!(!svg.contains("<script>") && svg.contains("a &lt; b &amp; c"));
    for part in ["checked to 99", "left →", "Grundy value", "0 (P-position)", ">31<", "image/png"]
    {
        assert!(svg.contains(part), "{part}");
    }
    assert!(!svg.contains("no position"));
    let gap = Grid { values: vec![None; 9], ..nim(3, 3) };
    assert!(heat_map(&gap, &picture("Chomp")).contains("no position"));
}

#[test]
fn ticks_are_round_and_no_closer_than_they_may_be() {
    let of = |last, least| ticks(last, |step| step >= least).collect::<Vec<_>>();
    assert_eq!(of(10, 1), (0..=10).collect::<Vec<_>>());
    assert_eq!(of(10, 3), [0, 5, 10]);
    assert_eq!(of(1000, 150), [0, 200, 400, 600, 800, 1000]);
    assert_eq!(of(0, 1), [0]);
    assert_eq!(ticks(u64::MAX - 1, |_| false).count(), 1);
}

#[test]
fn a_single_p_position_blackens_its_block_and_many_are_a_shade() {
    let grid = |is_zero: fn(usize) -> bool| {
        let values = (0..10_000).map(|place| Some(if is_zero(place) { 0 } else { 3 }));
        Grid { values: values.collect(), ..nim(100, 100) }
    };
    let scale = heat::Scale { most: 3, is_binary: false };
    let black = |grid: &Grid, size: usize| {
        let rows = heat::blocks(grid, size, &scale);
        rows.iter().flatten().filter(|colour| **colour == [0; 3]).count()
    };
    assert_eq!(black(&grid(|place| place == 99), 7), 1);
    assert_eq!(black(&grid(|place| (place + place / 100) % 2 == 0), 10), 0);
}

#[test]
fn rows_of_a_sequence_end_with_its_last_value() {
    let table = Table::of_values(&[5, 6, 7, 8, 9]);
    let grid = Grid::rows(&table, 3, 10);
    assert_eq!((grid.width, grid.height, grid.count), (3, 2, 5));
    assert_eq!(grid.values[4..], [Some(9), None]);
    assert_eq!(Grid::rows(&table, 2, 2).height, 2);
}
