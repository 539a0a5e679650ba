//! Small pictures of games: the position with which a problem's board begins.

use crate::page::{asked, first_input};
use anyhow::Result;
use cli::checkout::Checkout;
use cli::checkout::catalogue::Entry;
use serde_json::Value;
use std::fmt::Write;

/// More parts are left out of a picture.
const MOST: usize = 24;

/// The picture of a problem's game in SVG, 120 by 80.
///
/// # Errors
///
/// If a sample of it cannot be read.
pub fn of(checkout: &Checkout, problem: &Entry) -> Result<String> {
    let Some(input) = first_input(checkout, &problem.id)? else {
        return Ok(framed([1.0, 1.0], ""));
    };
    let (_, table) = asked("show", &problem.id, &input)?;
    Ok(drawn(&table["position"]))
}

fn drawn(position: &Value) -> String {
    let list = |name: &str| position[name].as_array().map(|list| &list[..list.len().min(MOST)]);
    if let Some(heaps) = list("heaps") {
        return heights(heaps.iter().map(|heap| heap.as_u64().unwrap_or(0)));
    }
    if let Some(numbers) = list("numbers") {
        return heights(numbers.iter().map(|named| named[1].as_i64().unwrap_or(0).unsigned_abs()));
    }
    if let Some(rows) = list("grid") {
        return cells(rows);
    }
    let net = if position["tree"].is_null() { &position["graph"] } else { &position["tree"] };
    connected(net)
}

/// Columns of stones.
fn heights(heaps: impl Iterator<Item = u64>) -> String {
    const TALLEST: u64 = 8;
    let heaps: Vec<u64> = heaps.map(|heap| heap.min(TALLEST)).collect();
    let tallest = heaps.iter().copied().max().unwrap_or(0).max(1);
    let mut parts = String::new();
    for (column, heap) in heaps.iter().enumerate() {
        for row in 0..*heap {
            dot(&mut parts, column as f64, (tallest - 1 - row) as f64, 0.4);
        }
    }
    framed([heaps.len().max(1) as f64, tallest as f64], &parts)
}

fn cells(rows: &[Value]) -> String {
    let mut parts = String::new();
    let mut width = 1;
    for (y, row) in rows.iter().enumerate() {
        let row = row.as_array().map_or(&[][..], |row| &row[..row.len().min(MOST)]);
        width = width.max(row.len());
        for (x, cell) in row.iter().enumerate() {
            let _ = write!(parts, "<rect x=\"{x}\" y=\"{y}\" width=\"1\" height=\"1\"/>");
            if !["", ".", "0"].contains(&cell.as_str().unwrap_or_default()) {
                dot(&mut parts, x as f64, y as f64, 0.3);
            }
        }
    }
    framed([width as f64, rows.len().max(1) as f64], &parts)
}

fn connected(net: &Value) -> String {
    // Places are in hundredths of the room of a vertex.
    let place =
        |vertex: &Value| ["x", "y"].map(|axis| vertex[axis].as_f64().unwrap_or(0.0) / 100.0);
    let vertices = net["vertices"].as_array().map_or(&[][..], Vec::as_slice);
    let mut extent = [1.0, 1.0];
    let mut parts = String::new();
    for edge in net["edges"].as_array().into_iter().flatten() {
        let ends = [0, 1].map(|end| edge[end].as_u64().unwrap_or(0) as usize);
        let [[x1, y1], [x2, y2]] = ends.map(|end| vertices.get(end).map_or([0.0; 2], place));
        let _ = write!(
            parts,
            "<path d=\"M{:.2} {:.2}L{:.2} {:.2}\"/>",
            x1 + 0.5,
            y1 + 0.5,
            x2 + 0.5,
            y2 + 0.5
        );
    }
    for vertex in vertices {
        let [x, y] = place(vertex);
        extent = [f64::max(extent[0], x + 1.0), f64::max(extent[1], y + 1.0)];
        let has_token = vertex["tokens"].as_u64().unwrap_or(0) > 0;
        dot(&mut parts, x, y, if has_token { 0.4 } else { 0.2 });
    }
    framed(extent, &parts)
}

fn dot(parts: &mut String, x: f64, y: f64, radius: f64) {
    let _ = write!(parts, "<circle cx=\"{:.2}\" cy=\"{:.2}\" r=\"{radius}\"/>", x + 0.5, y + 0.5);
}

fn framed([width, height]: [f64; 2], parts: &str) -> String {
    format!(
        "<svg viewBox=\"-0.1 -0.1 {:.2} {:.2}\" width=\"120\" height=\"80\" aria-hidden=\"true\">{parts}</svg>",
        width + 0.2,
        height + 0.2
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn each_kind_of_drawing_has_a_picture() {
        let dots = |position: Value| drawn(&position).matches("<circle").count();
        assert_eq!(dots(json!({ "heaps": [1, 0, 3] })), 4);
        assert_eq!(dots(json!({ "numbers": [["a", -2]] })), 2);
        assert_eq!(dots(json!({ "grid": [["x", "."], [".", "o"]] })), 2);
        let vertex = |x| json!({ "x": x, "y": 0, "tokens": 1 });
        let net = json!({ "vertices": [vertex(0), vertex(100)], "edges": [[0, 1]] });
        assert_eq!(dots(json!({ "tree": net })), 2);
        assert_eq!(dots(json!({ "graph": net })), 2);
        assert_eq!(dots(json!({ "heaps": [1_000_000] })), 8);
    }
}
