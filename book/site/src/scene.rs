//! Positions as they are seen: parts with their places, to be drawn in SVG or painted.

use serde_json::Value;

/// More parts are left out.
const MOST: usize = 24;

/// To the right and down, in the room of a part.
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

/// A part of a drawing. Its place is its middle.
pub enum Part {
    /// A stone of a heap.
    Stone(Place),
    /// Stones of a heap for which there is no room.
    Rest(Place),
    /// The number of stones of the heap above it, or the value of what is named.
    Count(Place, String),
    /// A cell with its text; of a text that the statement explains, what it is made of, and whether it is the first of them.
    Cell(Place, String, Option<(Ink, bool)>),
    /// A line between two places; in a graph it has a direction, and is bent so far to its left at the handle of its curve.
    Edge([Place; 2], Option<f64>),
    /// A vertex with its text, and whether a token is on it.
    Vertex(Place, String, bool),
}

/// The parts of a position, what lies on top last, in a frame with a corner at 0.
pub struct Scene {
    /// Its width and its height.
    pub extent: Place,
    /// All parts.
    pub parts: Vec<Part>,
}

/// The scene of a position, which the engine shows in a table. Heaps are at most so tall.
pub fn of(table: &Value, tallest: u64) -> Scene {
    let position = &table["position"];
    let list = |name: &str| position[name].as_array().map(|list| &list[..list.len().min(MOST)]);
    if let Some(heaps) = list("heaps") {
        let heap = |heap: &Value| (heap.as_u64().unwrap_or(0), heap.to_string());
        return heights(heaps.iter().map(heap).collect(), tallest);
    }
    if let Some(numbers) = list("numbers") {
        let value = |named: &Value| named[1].as_i64().unwrap_or(0);
        let heap = |named| (value(named).unsigned_abs(), value(named).to_string());
        return heights(numbers.iter().map(heap).collect(), tallest);
    }
    if let Some(rows) = list("grid") {
        return cells(rows, table["legend"].as_array().map_or(&[], Vec::as_slice));
    }
    let kind = ["tree", "graph", "ring"].into_iter().find(|kind| position[kind].is_object());
    kind.map_or(Scene { extent: [1.0; 2], parts: Vec::new() }, |kind| net(&position[kind], kind))
}

/// Columns of stones, with the number of each below it.
fn heights(heaps: Vec<(u64, String)>, most: u64) -> Scene {
    let tallest = heaps.iter().map(|(heap, _)| *heap.min(&most)).max().unwrap_or(0).max(1);
    let extent = [heaps.len().max(1) as f64, tallest as f64];
    let mut parts = Vec::new();
    for (column, (heap, count)) in heaps.into_iter().enumerate() {
        let x = column as f64 + 0.5;
        parts.extend((0..heap.min(tallest)).map(|row| {
            let place = [x, (tallest - 1 - row) as f64 + 0.5];
            if row + 1 == tallest && heap > tallest {
                Part::Rest(place)
            } else {
                Part::Stone(place)
            }
        }));
        parts.push(Part::Count([x, tallest as f64 + 0.5], count));
    }
    Scene { extent, parts }
}

fn cells(rows: &[Value], legend: &[Value]) -> Scene {
    let mut parts = Vec::new();
    let mut width = 1;
    for (y, row) in rows.iter().enumerate() {
        let row = row.as_array().map_or(&[][..], |row| &row[..row.len().min(MOST)]);
        width = width.max(row.len());
        for (x, cell) in row.iter().enumerate() {
            let sign = legend.iter().position(|sign| sign["text"] == *cell);
            let said = |sign: usize, what: &str| legend[sign][what].as_str();
            let sign = sign.map(|sign| match said(sign, "colour").or(said(sign, "side")) {
                Some("first" | "blue") => (Ink::First, false),
                Some(_) => (Ink::Second, false),
                None => (Ink::Stone, sign == 0),
            });
            let text = cell.as_str().unwrap_or_default().to_string();
            parts.push(Part::Cell([x as f64 + 0.5, y as f64 + 0.5], text, sign));
        }
    }
    Scene { extent: [width as f64, rows.len().max(1) as f64], parts }
}

/// A tree, a graph, or a ring, whose edges are not listed.
fn net(net: &Value, kind: &str) -> Scene {
    // Places are in hundredths of the room of a vertex.
    let place =
        |vertex: &Value| ["x", "y"].map(|axis| vertex[axis].as_f64().unwrap_or(0.0) / 100.0 + 0.5);
    let vertices = net["vertices"].as_array().map_or(&[][..], Vec::as_slice);
    let end = |end: &Value| vertices.get(end.as_u64()? as usize).map(place);
    let bend = |edge: &Value| (kind == "graph").then(|| edge[2].as_f64().unwrap_or(0.0) / 100.0);
    let edges = net["edges"].as_array().map_or(&[][..], Vec::as_slice);
    let mut parts: Vec<Part> = edges
        .iter()
        .filter_map(|edge| Some(Part::Edge([end(&edge[0])?, end(&edge[1])?], bend(edge))))
        .collect();
    if kind == "ring" {
        let next = vertices.iter().cycle().skip(1);
        let side = |(from, to)| Part::Edge([place(from), place(to)], None);
        parts.extend(vertices.iter().zip(next).map(side));
    }
    let mut extent = [1.0; 2];
    for vertex in vertices {
        let place = place(vertex);
        extent = [0, 1].map(|axis| f64::max(extent[axis], place[axis] + 0.5));
        let text = vertex["text"].as_str().unwrap_or_default().to_string();
        parts.push(Part::Vertex(place, text, vertex["tokens"].as_u64().unwrap_or(0) > 0));
    }
    Scene { extent, parts }
}
