//! Pictures of a chapter, drawn by the engine.
//!
//! | block | its text | what is drawn |
//! |---|---|---|
//! | `picture plot` | a game as the explorer has it | its table, a colour for each answer |
//! | `picture automaton` | a game, or `moves` and an expression | the automaton that proves all answers |
//! | `picture tree` | `0: -1 1`, a vertex and those below it | a tree from the top down |
//! | `picture graph` | `a: b c`, a vertex and its neighbours | a graph |

use crate::board::answered;
use crate::text::escaped_html;
use anyhow::{Context, Result, bail, ensure};
use engine::layout::{self, Place};
use serde_json::json;

/// HTML for a picture.
pub fn picture(kind: &str, text: &str) -> Result<String> {
    let svg = match kind {
        "plot" => explored(text.trim(), "svg")?,
        "automaton" => explored(text.trim(), "automaton")?,
        "tree" | "graph" => {
            let Linked { names, edges } = Linked::parse(text)?;
            let places = match kind {
                "tree" => layout::tree(&parents(names.len(), &edges)?),
                _ => layout::graph(names.len(), &edges),
            };
            let labels: Vec<Label> = names.iter().map(|name| Label { name, link: None }).collect();
            net(&labels, &places, &edges)
        }
        kind => bail!("there is no picture of the kind {kind:?}"),
    };
    Ok(format!("<figure class=\"picture\">{svg}</figure>\n"))
}

fn explored(words: &str, picture: &str) -> Result<String> {
    let (kind, game) = match words.strip_prefix("moves ") {
        Some(moves) => ("moves", moves),
        None => ("game", words),
    };
    let ask = if picture == "automaton" { Some("outcome") } else { None };
    let found = answered(&json!({ "do": "explore", kind: game, "ask": ask, "columns": 80 }))?;
    let svg = found[picture].as_str().filter(|svg| !svg.is_empty());
    Ok(svg.with_context(|| format!("{words:?} has no {picture}"))?.into())
}

/// Vertices by their names, in the order in which they are first named, and edges from each to those behind it.
struct Linked<'a> {
    names: Vec<&'a str>,
    edges: Vec<[usize; 2]>,
}

impl<'a> Linked<'a> {
    fn parse(text: &'a str) -> Result<Self> {
        let mut linked = Linked { names: Vec::new(), edges: Vec::new() };
        for line in text.lines() {
            let (from, to) = line
                .split_once(": ")
                .with_context(|| format!("{line:?} is no vertex and others"))?;
            let from = linked.number(from);
            for to in to.split_whitespace() {
                let to = linked.number(to);
                linked.edges.push([from, to]);
            }
        }
        Ok(linked)
    }

    fn number(&mut self, name: &'a str) -> usize {
        self.names.iter().position(|other| *other == name).unwrap_or_else(|| {
            self.names.push(name);
            self.names.len() - 1
        })
    }
}

fn parents(vertices: usize, edges: &[[usize; 2]]) -> Result<Vec<Option<usize>>> {
    let mut parents = vec![None; vertices];
    for &[from, to] in edges {
        ensure!(parents[to].is_none() && from < to, "a vertex of a tree has two parents");
        parents[to] = Some(from);
    }
    Ok(parents)
}

/// A vertex of a picture, and the page that it leads to, if any.
pub struct Label<'a> {
    pub name: &'a str,
    pub link: Option<&'a str>,
}

/// Units of SVG from one place to the next, and the radius of a vertex.
const UNIT: f64 = 60.0;
const RADIUS: f64 = 20.0;

/// Vertices with their names at their places, and lines between them.
pub fn net(vertices: &[Label], places: &[Place], edges: &[[usize; 2]]) -> String {
    let least = [0, 1].map(|axis| places.iter().map(|place| place[axis]).fold(0.0, f64::min));
    let at = |vertex: usize| [0, 1].map(|axis| (places[vertex][axis] - least[axis] + 0.5) * UNIT);
    let mut lines = String::new();
    for &[from, to] in edges {
        let ([x, y], [to_x, to_y]) = (at(from), at(to));
        lines += &format!("<path d=\"M{x:.0} {y:.0}L{to_x:.0} {to_y:.0}\"/>");
    }
    let mut discs = String::new();
    let mut extent = [UNIT; 2];
    for (number, Label { name, link }) in vertices.iter().enumerate() {
        let [x, y] = at(number);
        extent = [extent[0].max(x + UNIT / 2.0), extent[1].max(y + UNIT / 2.0)];
        let name = escaped_html(name);
        let disc = format!(
            "<circle cx=\"{x:.0}\" cy=\"{y:.0}\" r=\"{RADIUS}\"/><text x=\"{x:.0}\" y=\"{:.0}\">{name}</text>",
            y + 5.0
        );
        discs += &match link {
            Some(link) => format!("<a href=\"{link}\">{disc}</a>"),
            None => disc,
        };
    }
    let [width, height] = extent;
    format!(
        "<svg class=\"net-picture\" viewBox=\"0 0 {width:.0} {height:.0}\" width=\"{width:.0}\" xmlns=\"http://www.w3.org/2000/svg\">{lines}{discs}</svg>"
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_tree_is_drawn_with_all_its_names() {
        let html = picture("tree", "0: -1 1\n1: 1/2 2\n").unwrap();
        for name in ["0", "-1", "1", "1/2", "2"] {
            assert!(html.contains(&format!(">{name}</text>")), "{html}");
        }
        assert_eq!(html.matches("<path").count(), 4);
        assert!(picture("tree", "0: 1 2\n1: 2\n").is_err());
        assert!(picture("graph", "0\n").is_err());
    }

    #[test]
    fn a_game_without_an_automaton_is_refused() {
        assert!(picture("automaton", "moves n-1, n-3").is_err());
        assert!(picture("plot", "no game").is_err());
    }
}
