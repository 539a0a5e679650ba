//! Small pictures of games: the position with which a problem's board begins.

use crate::page::{asked, first_input};
use crate::scene::{self, Scene, Stroke};
use anyhow::Result;
use cli::checkout::Checkout;
use cli::checkout::catalogue::Entry;
use serde_json::Value;

/// The picture of a problem's game in SVG, 120 by 80.
///
/// # Errors
///
/// If a sample of it cannot be read.
pub fn of(checkout: &Checkout, problem: &Entry) -> Result<String> {
    let table = match first_input(checkout, &problem.id)? {
        Some(input) => asked("show", &problem.id, &input)?,
        None => Value::Null,
    };
    Ok(drawn(&scene::of(&table)))
}

/// Strokes have the names of their inks as classes.
fn drawn(Scene { extent: [width, height], strokes }: &Scene) -> String {
    let path = |Stroke { places, width, ink }: &Stroke| {
        let places: Vec<String> = places.iter().map(|[x, y]| format!("{x:.2} {y:.2}")).collect();
        let places = places.join("L");
        format!("<path class=\"{ink:?}\" stroke-width=\"{width:.2}\" d=\"M{places}\"/>")
    };
    format!(
        "<svg viewBox=\"-0.1 -0.1 {:.2} {:.2}\" width=\"120\" height=\"80\" aria-hidden=\"true\">{}</svg>",
        width + 0.2,
        height + 0.2,
        strokes.iter().map(path).collect::<String>()
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn a_stroke_is_a_path_of_its_ink() {
        let legend = json!([{ "text": "x", "colour": "red" }]);
        let table = json!({ "position": { "grid": [["x"]] }, "legend": legend });
        let svg = drawn(&scene::of(&table));
        let path =
            "<path class=\"Second\" stroke-width=\"0.68\" d=\"M0.50 0.50L0.50 0.50\"/></svg>";
        assert!(svg.ends_with(path), "{svg}");
    }
}
