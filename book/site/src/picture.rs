//! Small pictures of games: the position with which a problem's board begins.

use crate::page::{asked, first_input};
use crate::scene::{self, Part, Place, Scene};
use anyhow::Result;
use cli::checkout::Checkout;
use cli::checkout::catalogue::Entry;
use std::fmt::Write;

/// More stones of a heap are left out.
const TALLEST: u64 = 8;

/// The picture of a problem's game in SVG, 120 by 80.
///
/// # Errors
///
/// If a sample of it cannot be read.
pub fn of(checkout: &Checkout, problem: &Entry) -> Result<String> {
    let Some(input) = first_input(checkout, &problem.id)? else {
        return Ok(drawn(&Scene { extent: [1.0, 1.0], parts: Vec::new() }));
    };
    let (_, table) = asked("show", &problem.id, &input)?;
    Ok(drawn(&scene::of(&table, TALLEST)))
}

fn drawn(Scene { extent: [width, height], parts }: &Scene) -> String {
    let mut svg = format!(
        "<svg viewBox=\"-0.1 -0.1 {:.2} {:.2}\" width=\"120\" height=\"80\" aria-hidden=\"true\">",
        width + 0.2,
        height + 0.2
    );
    for part in parts {
        match part {
            Part::Stone(place) | Part::Rest(place) => dot(&mut svg, *place, 0.4),
            Part::Count(..) => {}
            Part::Cell([x, y], text, _) => {
                let [left, top] = [x - 0.5, y - 0.5];
                let _ = write!(svg, "<rect x=\"{left}\" y=\"{top}\" width=\"1\" height=\"1\"/>");
                if !["", ".", "0"].contains(&text.as_str()) {
                    dot(&mut svg, [*x, *y], 0.3);
                }
            }
            Part::Edge([[x1, y1], [x2, y2]], _) => {
                let _ = write!(svg, "<path d=\"M{x1:.2} {y1:.2}L{x2:.2} {y2:.2}\"/>");
            }
            Part::Vertex(place, _, has_token) => {
                dot(&mut svg, *place, if *has_token { 0.4 } else { 0.2 });
            }
        }
    }
    svg + "</svg>"
}

fn dot(svg: &mut String, [x, y]: Place, radius: f64) {
    let _ = write!(svg, "<circle cx=\"{x:.2}\" cy=\"{y:.2}\" r=\"{radius}\"/>");
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::{Value, json};

    #[test]
    fn each_kind_of_drawing_has_a_picture() {
        let dots = |position: Value| {
            drawn(&scene::of(&json!({ "position": position }), TALLEST)).matches("<circle").count()
        };
        assert_eq!(dots(json!({ "heaps": [1, 0, 3] })), 4);
        assert_eq!(dots(json!({ "numbers": [["a", -2]] })), 2);
        assert_eq!(dots(json!({ "grid": [["x", "."], [".", "o"]] })), 2);
        let vertex = |x| json!({ "x": x, "y": 0, "tokens": 1 });
        let net = json!({ "vertices": [vertex(0), vertex(100)], "edges": [[0, 1]] });
        assert_eq!(dots(json!({ "tree": net })), 2);
        assert_eq!(dots(json!({ "graph": net })), 2);
        assert_eq!(dots(json!({ "ring": net })), 2);
        assert_eq!(dots(json!({ "heaps": [1_000_000] })), 8);
    }
}
