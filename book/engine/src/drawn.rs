//! Drawings as JSON: an object whose one name says what is drawn.

use crate::layout::{self, Place};
use rules::Drawing;
use serde::Serialize;
use serde_json::{Value, json};

/// More parts are not drawn: nobody could take them in.
const PARTS: usize = 400;

/// The drawing for a page; the cells of a row are a ring if `is_ring`. Trees, graphs and rings are alike: vertices at
/// their places, and edges between them.
pub(super) fn drawn(drawing: &Drawing, is_ring: bool) -> Value {
    match drawing {
        Drawing::Grid(rows) if is_ring && rows.len() == 1 => {
            let cells = first(&rows[0]);
            let places = layout::circle(cells.len()).into_iter().enumerate();
            let vertices = places.map(|(number, place)| vertex(number, &cells[number], 0, place));
            net("ring", vertices.collect(), &[(); 0])
        }
        Drawing::Heaps(heaps) => {
            json!({ "heaps": first(heaps), "more": heaps.len().saturating_sub(PARTS) })
        }
        Drawing::Numbers(numbers) => json!({ "numbers": first(numbers) }),
        Drawing::Grid(rows) => grid(rows),
        Drawing::Tree(nodes) => {
            let nodes = first(nodes);
            let index = |number| nodes.iter().position(|node| node.number == number);
            let parents: Vec<Option<usize>> =
                nodes.iter().map(|node| index(node.parent?)).collect();
            let edges = (0..).zip(&parents).filter_map(|(child, parent)| Some([(*parent)?, child]));
            let edges: Vec<[usize; 2]> = edges.collect();
            let vertices = nodes.iter().zip(layout::tree(&parents));
            let vertices = vertices.map(|(node, place)| vertex(node.number, &node.text, 0, place));
            net("tree", vertices.collect(), &edges)
        }
        Drawing::Graph { vertices, tokens, edges, is_directed } => {
            let vertices = first(vertices);
            let tokens = |vertex| tokens.iter().filter(|&&token| token == vertex).count();
            let is_drawn = |edge: &&[usize; 2]| edge.iter().all(|&end| end < vertices.len());
            let edges: Vec<[usize; 2]> = edges.iter().filter(is_drawn).copied().collect();
            let places = layout::graph(vertices.len(), &edges);
            let bends = edges.iter().map(|&[from, to]| {
                let bend = layout::bend(&places, [from, to], edges.contains(&[to, from]));
                json!([from, to, hundredths(bend)])
            });
            let bent: Vec<Value> = bends.collect();
            let vertices = vertices.iter().zip(places).enumerate();
            let vertices =
                vertices.map(|(number, (text, place))| vertex(number, text, tokens(number), place));
            let mut graph = net("graph", vertices.collect(), &bent);
            graph["graph"]["directed"] = json!(is_directed);
            graph
        }
    }
}

fn first<T>(parts: &[T]) -> &[T] {
    &parts[..parts.len().min(PARTS)]
}

/// A grid with whole rows up to the limit of parts. A single row that is longer is cut.
fn grid(rows: &[Vec<String>]) -> Value {
    let mut cells = 0;
    let fits = |row: &&Vec<String>| {
        cells += row.len();
        cells <= PARTS
    };
    let drawn: Vec<&Vec<String>> = rows.iter().take_while(fits).collect();
    match rows {
        [row] if drawn.is_empty() => json!({ "grid": [first(row)], "more": row.len() - PARTS }),
        _ => {
            json!({ "grid": drawn, "more": rows[drawn.len()..].iter().map(Vec::len).sum::<usize>() })
        }
    }
}

fn vertex(part: usize, text: &str, tokens: usize, [x, y]: Place) -> Value {
    let [x, y] = [x, y].map(hundredths);
    json!({ "part": part, "text": text, "tokens": tokens, "x": x, "y": y })
}

/// A length in hundredths, as an integer: fractions may be printed otherwise on another machine.
fn hundredths(length: f64) -> i64 {
    (length * 100.0).round() as i64
}

fn net(kind: &str, vertices: Vec<Value>, edges: &[impl Serialize]) -> Value {
    json!({ kind: { "vertices": vertices, "edges": edges } })
}
