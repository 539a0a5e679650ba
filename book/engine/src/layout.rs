//! Where the vertices of trees and graphs are drawn. The unit is the room that one vertex takes.

use rules::Node;
use std::f64::consts::TAU;

/// To the right and down.
pub(super) type Place = [f64; 2];

/// A child stands below its parent; leaves stand side by side, and a parent above the middle of its children.
pub(super) fn tree(nodes: &[Node]) -> Vec<Place> {
    let mut places = vec![[0.0; 2]; nodes.len()];
    let children = |parent: Option<usize>| -> Vec<usize> {
        (0..nodes.len()).filter(|&index| nodes[index].parent == parent).collect()
    };
    let mut width = 0.0;
    // A vertex is open twice: before its children, which then go on top of it, and after them.
    let mut open: Vec<(usize, f64, bool)> =
        children(None).into_iter().rev().map(|root| (root, 0.0, false)).collect();
    while let Some((index, depth, has_children_placed)) = open.pop() {
        let below = children(Some(nodes[index].number));
        if let (Some(&first), Some(&last)) = (below.first(), below.last()) {
            if has_children_placed {
                places[index] = [(places[first][0] + places[last][0]) / 2.0, depth];
            } else {
                open.push((index, depth, true));
                open.extend(below.into_iter().rev().map(|child| (child, depth + 1.0, false)));
            }
        } else {
            places[index] = [width, depth];
            width += 1.0;
        }
    }
    places
}

/// On a circle, in which neighbours have room beside each other; the first vertex is on top.
pub(super) fn circle(vertices: usize) -> Vec<Place> {
    let count = vertices as f64;
    // Of the chord between neighbours, so that it is longer than a vertex is wide.
    const APART: f64 = 1.4;
    let radius = match vertices {
        0 | 1 => 0.0,
        _ => (APART / 2.0 / (TAU / 2.0 / count).sin()).max(1.0),
    };
    let place = |vertex: usize| {
        let angle = TAU * vertex as f64 / count;
        [radius * (1.0 + angle.sin()), radius * (1.0 - angle.cos())]
    };
    (0..vertices).map(place).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn placed(parents: &[Option<usize>]) -> Vec<Place> {
        let numbered = (1..).zip(parents);
        tree(&numbered.map(|(number, &parent)| Node::numbered(number, parent)).collect::<Vec<_>>())
    }

    #[test]
    fn nothing_and_a_single_vertex_have_their_place() {
        assert!(placed(&[]).is_empty() && circle(0).is_empty());
        assert_eq!(placed(&[None]), [[0.0, 0.0]]);
        assert_eq!(circle(1), [[0.0, 0.0]]);
    }

    #[test]
    fn parents_stand_above_the_middle_of_their_children() {
        let places = placed(&[None, Some(1), Some(1), Some(2), Some(2)]);
        assert_eq!(places, [[1.25, 0.0], [0.5, 1.0], [2.0, 1.0], [0.0, 2.0], [1.0, 2.0]]);
    }

    #[test]
    fn several_trees_stand_side_by_side_and_a_long_path_is_no_recursion() {
        assert_eq!(placed(&[None, None, Some(2)]), [[0.0, 0.0], [1.0, 0.0], [1.0, 1.0]]);
        let path: Vec<Option<usize>> =
            (0..5_000_usize).map(|above| Some(above).filter(|&above| above > 0)).collect();
        assert_eq!(placed(&path[..400])[399], [0.0, 399.0]);
    }

    #[test]
    fn no_two_vertices_of_a_tree_or_a_circle_overlap() {
        let parents: Vec<Option<usize>> =
            (0..60_usize).map(|vertex| vertex.checked_sub(1).map(|above| above / 3 + 1)).collect();
        for places in [placed(&parents), circle(2), circle(3), circle(60)] {
            for (index, one) in places.iter().enumerate() {
                for other in &places[..index] {
                    let distance = (one[0] - other[0]).hypot(one[1] - other[1]);
                    assert!(distance >= 0.99, "{one:?} {other:?}");
                }
            }
        }
    }
}
