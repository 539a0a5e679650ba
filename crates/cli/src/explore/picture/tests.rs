//! What every picture has, and what it must not do.

use super::*;
use crate::explore::pattern::{Period, Table};
use std::time::{Duration, Instant};

fn options(title: &str) -> Picture {
    Picture {
        title: title.into(),
        subtitle: "checked to 99".into(),
        quantity: "Grundy value".into(),
        outcomes: false,
    }
}

fn table(side: usize) -> Table {
    let values = (0..side * side).map(|i| ((i % side) ^ (i / side)) as u32).collect();
    Table { width: side, height: side, values, axes: ["left".into(), "a < b & c".into()] }
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
fn pictures_are_well_formed_whatever_the_size() {
    for side in [0, 1, 2, 10, 23, 100, 800] {
        assert_well_formed(&heat_map(&table(side), &options("Nim")));
    }
    let period = Period { preperiod: 3, period: 2, saltus: 0, last_exception: Some(2) };
    for count in [0, 1, 5, 100, 5000] {
        let values: Vec<u32> = (0..count).map(|n| n % 7).collect();
        assert_well_formed(&scatter(&values, None, &options("Nim")));
        assert_well_formed(&scatter(&values, Some(&period), &options("Nim")));
    }
}

#[test]
fn text_is_escaped() {
    for svg in [
        heat_map(&table(9), &options("<script> & \"x\"\u{1}")),
        scatter(&[1], None, &options("<script>")),
    ] {
        assert_well_formed(&svg);
        assert!(!svg.contains("<script>") && svg.contains("&lt;script&gt;"));
    }
    assert!(heat_map(&table(9), &options("")).contains("a &lt; b &amp; c"));
}

#[test]
fn axes_title_and_legend_are_there() {
    let svg = heat_map(&table(30), &options("Nim"));
    for part in
        [">Nim<", "checked to 99", "left →", "Grundy value", "0 (P-position)", ">31<", "image/png"]
    {
        assert!(svg.contains(part), "{part}");
    }
    let outcomes = heat_map(&table(30), &Picture { outcomes: true, ..options("Nim") });
    assert!(outcomes.contains(">P-position<") && outcomes.contains(">N-position<"));
}

#[test]
fn a_scatter_marks_its_period() {
    let values: Vec<u32> = (0..100).map(|n| if n < 10 { 9 } else { n % 12 }).collect();
    let period = Period { preperiod: 10, period: 12, saltus: 0, last_exception: Some(9) };
    let svg = scatter(&values, Some(&period), &options("Kayles"));
    assert!(svg.contains("last exception: n = 9") && svg.contains("every second period of 12"));
    assert!(!scatter(&values, None, &options("Kayles")).contains("last exception"));
}

#[test]
fn large_tables_are_images_not_rectangles() {
    let table = table(2000);
    let start = Instant::now();
    let svg = heat_map(&table, &options("Nim"));
    assert!(svg.len() < 3_000_000 && svg.matches("<rect").count() < 100, "{}", svg.len());
    assert!(start.elapsed() < Duration::from_secs(10), "{:?}", start.elapsed());
}
